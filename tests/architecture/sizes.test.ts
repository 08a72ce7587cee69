import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {encoding: 'utf8'})
  .split('\n')
  .filter((file) => /^(contract|sync|workers|src|server|scripts)\/.*\.tsx?$/.test(file) && !file.endsWith('.data.ts'));

test('half of all files stay under 100 lines and nine in ten under 220', () => {
  const sizes = tracked.map((file) => readFileSync(file, 'utf8').split('\n').length).toSorted((a, b) => a - b);
  const at = (share: number): number => sizes[Math.floor(sizes.length * share)] ?? 0;
  expect(at(0.5)).toBeLessThanOrEqual(100);
  expect(at(0.9)).toBeLessThanOrEqual(220);
});

test('no file is called by what it is not about', () => {
  const vague = /(^|\/)(utils?|helpers?|common|misc|manager|types)\.tsx?$/;
  expect(tracked.filter((file) => vague.test(file))).toEqual([]);
});
