import {globSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const patterns = [
  'src/**/*.{ts,tsx}',
  'workers/**/*.ts',
  'tests/{screens,e2e}/**/*.{ts,tsx}',
  'tests/kits/**/*.{ts,tsx}',
];

/**
 * The first ten characters of an instant are the day in UTC, which is tomorrow's in the evening of the Americas. Who means it says so by `utcDay`; a screen writes the day of
 * its reader by `format.dayOf`, and a test takes the day it is from `dayNow`. What a test or a worker builds by `Date.UTC` has no other day.
 */
const utcDays = /(?:\b\w*(?:At|Since|at|now|instant)|new Date\(\)\.toISOString\(\)|At\))\??\.slice\(0, ?10\)/;

const findIn = (text: string): string[] => text.split('\n').flatMap((line) => utcDays.exec(line)?.[0] ?? []);

test('no screen and no test takes the day in UTC for somebody’s day', () => {
  const files = patterns.flatMap((pattern) => globSync(pattern));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => findIn(readFileSync(file, 'utf8')).map((one) => `${file}: ${one}`));
  expect(found).toEqual([]);
});

test('the day of an instant in UTC is found however it is cut out', () => {
  expect(findIn('const today = new Date().toISOString().slice(0, 10);')).toHaveLength(1);
  expect(findIn("format.day(order.placedAt.slice(0, 10), 'long')")).toHaveLength(1);
  expect(findIn('const day = (bears ?? addedAt).slice(0, 10);')).toHaveLength(1);
  expect(findIn('const first = rows.slice(0, 10);')).toEqual([]);
});
