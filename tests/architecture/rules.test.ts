import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
}).split('\n');

function read(files: readonly string[]): string {
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}

test('every numbered rule has a test that names it', () => {
  const pages = tracked.filter((file) => file.endsWith('RULES.md'));
  const rules = [...read(pages).matchAll(/\*\*([A-Z]{3}\d+)\*\*/g)].map((match) => match[1]);
  const titles = read(tracked.filter((file) => /^tests\/.*\.(test|spec)\.tsx?$|^tests\/kits\//.test(file)));
  const proven = new Set([...titles.matchAll(/\[([A-Z]{3}\d+)\]/g)].map((match) => match[1]));
  expect(rules.length).toBeGreaterThan(20);
  expect(rules.filter((rule) => !proven.has(rule))).toEqual([]);
});

test('no rule number is used twice', () => {
  const rules = [...read(tracked.filter((file) => file.endsWith('RULES.md'))).matchAll(/\*\*([A-Z]{3}\d+)\*\*/g)].map(
    (match) => match[1],
  );
  expect(rules.filter((rule, index) => rules.indexOf(rule) !== index)).toEqual([]);
});

test('every test names only rules that exist', () => {
  const rules = new Set(
    [...read(tracked.filter((file) => file.endsWith('RULES.md'))).matchAll(/\*\*([A-Z]{3}\d+)\*\*/g)].map(
      (match) => match[1],
    ),
  );
  const titles = read(
    tracked.filter((file) => /^tests\/(contract|sync|workers|server|src|screens|kits|e2e)\//.test(file)),
  );
  const named = [...titles.matchAll(/(?:test|it)(?:\.each\([^)]*\))?\(\s*[`'"]\[([A-Z]{3}\d+)\]/g)].map(
    (match) => match[1],
  );
  expect([...new Set(named)].filter((rule) => rule !== undefined && !rules.has(rule))).toEqual([]);
});
