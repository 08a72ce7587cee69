import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {isFailureReason} from '#src/i18n/failure-reasons.ts';
import {failuresEn} from '#src/i18n/text/failures.en.ts';
import {failuresEs} from '#src/i18n/text/failures.es.ts';
import {failuresPt} from '#src/i18n/text/failures.pt.ts';

/** Every reason why a file may be refused, as the code that refuses it names it. */
function readFileReasons(): string[] {
  const sources = ['contract', 'sync', 'workers', 'server'].flatMap((house) =>
    readdirSync(house, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(path.join(house, file), 'utf8')),
  );
  const found = sources.flatMap((source) => [...source.matchAll(/'(file\.[a-z-]+)'/g)].map((match) => match[1] ?? ''));
  return [...new Set(found)].toSorted();
}

const reasons = readFileReasons();

test('[FIL2] the reasons of files are found where they are given', () => {
  expect(reasons).toEqual(
    expect.arrayContaining([
      'file.too-large',
      'file.is-html',
      'file.is-svg',
      'file.too-many-pixels',
      'file.type-not-allowed',
      'file.wrong-content',
      'file.bad-name',
      'file.vanished',
      'file.expired-url',
      'file.bad-url',
    ]),
  );
});

test.each(reasons)('[FIL2] %s is told in words of its own in each language', (reason) => {
  if (!isFailureReason(reason)) throw new Error(`${reason} has no words`);
  const told = [failuresEs, failuresEn, failuresPt].map((texts) => texts[`reason.${reason}`]);
  expect(new Set(told).size).toBe(3);
  for (const [place, texts] of [failuresEs, failuresEn, failuresPt].entries()) {
    const sameWords = Object.entries(texts).filter(([, words]) => words === told[place]);
    expect(sameWords.map(([key]) => key)).toEqual([`reason.${reason}`]);
  }
});
