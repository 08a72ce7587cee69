import {readdirSync} from 'node:fs';
import {expect, test} from 'vitest';

// It came out under the number of another: databases know it by its name.
const released = '0019_coupon_uses.sql';

test.each(['docs/decisions', 'server/db/migrations'])('no two files of %s have one number', (folder) => {
  const files = readdirSync(folder).filter((file) => /^\d+[-_]/.test(file) && file !== released);
  expect(files.length).toBeGreaterThan(20);
  const numbers = files.map((file) => Number.parseInt(file, 10));
  expect(files.filter((_file, index) => numbers.indexOf(numbers[index] ?? 0) !== index)).toEqual([]);
});
