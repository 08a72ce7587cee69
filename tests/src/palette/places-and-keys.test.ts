import {expect, test} from 'vitest';
import type {PersonKind} from '#contract/kernel/access.ts';
import {createKeyReader} from '#src/shell/palette/frame-keys.ts';
import {listPlaces, wordsOfPath} from '#src/shell/palette/list-places.ts';
import {featureRoutes} from '#src/shell/feature-routes.ts';
import type {FeatureRoute} from '#src/routing/route.ts';

const load: FeatureRoute['load'] = async () => ({Screen: () => null});
const route = (path: string, titleKey: string, access: FeatureRoute['access'] = 'user'): FeatureRoute => ({
  path,
  access,
  frame: 'app',
  namespace: 'books',
  titleKey,
  load,
});

test('[PAL2] a screen is led to in the language of the page, those of the company with its id', () => {
  const routes = [
    route('books', 'title'),
    route('books/:companyId', 'title'),
    route('books/:companyId/imports', 'imports'),
    route('books/:companyId/imports/:importId', 'oneImport'),
    route('faq', 'faq', 'anyone'),
    route('login', 'login', 'guest'),
    route('admin', 'users', 'admin'),
  ];
  const hrefs = (companyId: string | null) =>
    listPlaces(routes, {language: 'pt', companyId, kind: 'user'}).map(({href}) => href);
  expect(hrefs('c1')).toEqual(['/pt/books/c1', '/pt/books/c1/imports', '/pt/faq']);
  expect(hrefs(null)).toEqual(['/pt/books', '/pt/faq']);
});

const pathsFor = (kind: PersonKind) =>
  listPlaces(featureRoutes, {language: 'es', companyId: 'c1', kind}).map(({path}) => path);

test('[PAL2] nobody is led to a screen that would send them home', () => {
  expect(pathsFor('user').filter((path) => path.startsWith('admin'))).toEqual([]);
  expect(pathsFor('acting').filter((path) => path.startsWith('admin'))).toEqual([]);
  expect(pathsFor('acting')).toContain('dashboard');
});

test('[PAL2] every screen of the product that needs no more than the company is among them', () => {
  const paths = pathsFor('user');
  expect(paths).toEqual(expect.arrayContaining(['dashboard', 'activity', 'preferences']));
  expect(paths.filter((path) => path.includes(':importId'))).toEqual([]);
  // The public site's pages have names of their own here, and one line each.
  expect(paths).toEqual(expect.arrayContaining(['', 'faq', 'blogs', 'terms']));
  expect(paths).not.toContain('blogs/*');
  expect(wordsOfPath('accounting-ai/bookkeeping/:companyId/imports')).toBe('accounting ai bookkeeping imports');
});

const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...more,
});
const moment = {isTyping: false, hasLetterKeys: true, atMs: 0};

test('[PAL3] G and a letter lead to a screen that exists, if they come one after the other and soon', () => {
  const read = createKeyReader();
  expect(read(press('g'), moment)).toBe('begun');
  expect(read(press('B'), {...moment, atMs: 1_400})).toEqual({act: 'go', path: 'accounting-ai/bookkeeping'});
  expect(read(press('g'), moment)).toBe('begun');
  expect(read(press('b'), {...moment, atMs: 1_500})).toBeNull();
  expect(read(press('g'), moment)).toBe('begun');
  expect(read(press('q'), moment)).toBeNull();
  expect(read(press('b'), moment)).toBeNull();
});

test('[PAL3] in a field, or switched off, letters do nothing; the palette and the privacy key still do', () => {
  const read = createKeyReader();
  for (const held of [
    {...moment, isTyping: true},
    {...moment, hasLetterKeys: false},
  ]) {
    expect(read(press('g'), held)).toBeNull();
    expect(read(press('?', {shiftKey: true}), held)).toBeNull();
    expect(read(press('k', {ctrlKey: true}), held)).toEqual({act: 'palette'});
    expect(read(press('.', {code: 'Period', metaKey: true, shiftKey: true}), held)).toEqual({act: 'privacy'});
  }
  expect(read(press('?', {shiftKey: true}), moment)).toEqual({act: 'help'});
  expect(read(press('k', {altKey: true}), moment)).toBeNull();
});
