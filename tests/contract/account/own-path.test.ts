import {expect, test} from 'vitest';
import {readOwnPath} from '#contract/account/own-path.ts';
import {safeNext} from '#src/routing/routing.ts';

const origin = 'https://app.example.com';

const schemes = [
  'http:',
  'https:',
  'javascript:',
  'data:',
  'vbscript:',
  'ftp:',
  'blob:',
  'file:',
  'HTTPS:',
  'java\tscript:',
];
const slashes = [
  '//',
  '/\\',
  '\\/',
  '\\\\',
  '///',
  '/\t/',
  '/\n/',
  '/\r/',
  '/ /',
  '/\u0000/',
  '/%09/',
  '/%5c',
  '/%2f',
  '／／',
  '/\u2044',
  '/\u200b/',
  '/\ufeff/',
];
const starts = [
  '',
  '/es',
  '/en/',
  '/pt?',
  '/es#',
  ' ',
  '\u00a0',
  '\t',
  '/es/..',
  '/es/.',
  '/es/%2e%2e',
  '/es/%2E.',
  '@',
  '/es@',
];

/** Every way to another site that is built from these pieces, and what browsers and people have made of them. */
const hostile = [
  ...schemes.flatMap((scheme) => [
    `${scheme}//evil.example`,
    `${scheme}evil.example`,
    `${scheme}/es`,
    `/${scheme}//evil.example`,
  ]),
  ...starts.flatMap((start) => slashes.map((slash) => `${start}${slash}evil.example`)),
  'evil.example',
  'es/dashboard',
  '.evil.example',
  '/.evil.example',
  '/%2e%2e/x',
  '/api/v1/logout',
  '/fr/x',
  '/ES/x',
  '/esx',
  '/es/../api/v1/logout',
  '/es/./../x',
  '/es/%2e%2e/api',
  '/es/x/..',
  '/es/\ud800',
  '/es/\u202e',
  '/es/<script>',
  '/es/"x"',
  '/es/`',
  `/es/${'a'.repeat(2_001)}`,
  '',
];

test('[ACC23] there are more than 200 hostile targets, no two alike', () => {
  expect(new Set(hostile).size).toBe(hostile.length);
  expect(hostile.length).toBeGreaterThan(200);
});

test('[ACC23] no hostile target leaves the site, whoever reads it', () => {
  const kept = hostile.flatMap((target) => [readOwnPath(target), safeNext(target)]).filter((target) => target !== null);
  const leaving = kept.filter((target) => {
    const url = new URL(target, `${origin}/es/login`);
    return url.origin !== origin || !/^\/(?:es|en|pt)(?:\/|$)/.test(url.pathname);
  });
  expect(leaving).toEqual([]);
  // Few even look like pages: those with the trap in the query or as a part of a name.
  expect(new Set(kept).size).toBeLessThan(12);
});

test.each([
  '/es',
  '/pt/',
  '/en?x=1',
  '/es#a',
  '/es/accounting-ai/bookkeeping/1?view=review&q=año%2Fmes',
  '/pt/blogs/visão',
])('[ACC23] a page of ours is kept: %s', (target) => expect(readOwnPath(target)).toBe(target));

test('[ACC23] no address at all is none', () => {
  expect([readOwnPath(null), readOwnPath(undefined)]).toEqual([null, null]);
});
