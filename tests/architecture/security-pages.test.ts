import {existsSync, globSync, readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const pages = ['docs/security.md', 'docs/asvs.md'] as const;
const textOf = (page: string) => readFileSync(page, 'utf8');

/** Requirements of OWASP ASVS 5.0.0 by section: `1.2: '1-5'` are V1.2.1 to V1.2.5. Source: github.com/OWASP/ASVS, tag v5.0.0. */
const levels: Readonly<Record<'Level 1' | 'Level 2', Readonly<Record<string, string>>>> = {
  'Level 1': {
    '1.2': '1-5',
    '1.3': '1-2',
    '1.5': '1',
    '2.1': '1',
    '2.2': '1-2',
    '2.3': '1',
    '3.2': '1-2',
    '3.3': '1',
    '3.4': '1-2',
    '3.5': '1-3',
    '4.1': '1',
    '4.4': '1',
    '5.2': '1-2',
    '5.3': '1-2',
    '6.1': '1',
    '6.2': '1-8',
    '6.3': '1-2',
    '6.4': '1-2',
    '7.2': '1-4',
    '7.4': '1-2',
    '8.1': '1',
    '8.2': '1-2',
    '8.3': '1',
    '9.1': '1-3',
    '9.2': '1',
    '10.4': '1-5',
    '11.3': '1-2',
    '11.4': '1',
    '12.1': '1',
    '12.2': '1-2',
    '13.4': '1',
    '14.2': '1',
    '14.3': '1',
    '15.1': '1',
    '15.2': '1',
    '15.3': '1',
  },
  'Level 2': {
    '1.1': '1-2',
    '1.2': '6-9',
    '1.3': '3-11',
    '1.4': '1-3',
    '1.5': '2',
    '2.1': '2-3',
    '2.2': '3',
    '2.3': '2-4',
    '2.4': '1',
    '3.3': '2-4',
    '3.4': '3-6',
    '3.5': '4-5',
    '3.7': '1-2',
    '4.1': '2-3',
    '4.2': '1',
    '4.3': '1-2',
    '4.4': '2-4',
    '5.1': '1',
    '5.2': '3',
    '5.4': '1-3',
    '6.1': '2-3',
    '6.2': '9-12',
    '6.3': '3-4',
    '6.4': '3-4',
    '6.5': '1-5',
    '6.6': '1-3',
    '6.8': '1-4',
    '7.1': '1-3',
    '7.3': '1-2',
    '7.4': '3-5',
    '7.5': '1-2',
    '7.6': '1-2',
    '8.1': '2',
    '8.2': '3',
    '8.4': '1',
    '9.2': '2-4',
    '10.1': '1-2',
    '10.2': '1-2',
    '10.3': '1-4',
    '10.4': '6-11',
    '10.5': '1-5',
    '10.6': '1-2',
    '10.7': '1-3',
    '11.1': '1-2',
    '11.2': '1-3',
    '11.3': '3',
    '11.4': '2-4',
    '11.5': '1',
    '11.6': '1',
    '12.1': '2-3',
    '12.3': '1-4',
    '13.1': '1',
    '13.2': '1-5',
    '13.3': '1-2',
    '13.4': '2-5',
    '14.1': '1-2',
    '14.2': '2-4',
    '14.3': '2-3',
    '15.1': '2-3',
    '15.2': '2-3',
    '15.3': '2-7',
    '16.1': '1',
    '16.2': '1-5',
    '16.3': '1-4',
    '16.4': '1-3',
    '16.5': '1-3',
    '17.1': '1',
    '17.2': '1-4',
    '17.3': '1-2',
  },
};

/** How many requirements each level has of its own. */
const counts = {'Level 1': 70, 'Level 2': 183} as const;
const states = ['met', 'in part', 'not met', 'not here'] as const;

function listIds(sections: Readonly<Record<string, string>>): string[] {
  return Object.entries(sections).flatMap(([section, range]) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({length: last - first + 1}, (_, at) => `V${section}.${first + at}`);
  });
}

/** The rows of the tables below a heading, as their cells; heads and lines between are left out. */
function rowsBelow(page: string, heading: string): string[][] {
  const [, below = ''] = textOf(page).split(`\n## ${heading}\n`);
  const lines = (below.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('|'));
  const isRow = (_line: string, at: number) =>
    !/^\|[\s|:-]+$/.test(lines[at] ?? '') && !/^\|[\s|:-]+$/.test(lines[at + 1] ?? '');
  return lines.filter(isRow).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const namedIn = (cell: string) => [...cell.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
const rulesIn = (text: string) => [...text.matchAll(/\b[A-Z]{3}\d+\b/g)].map(([rule]) => rule);
const rules = new Set(rulesIn(globSync('{contract,server,src,sync,workers}/**/RULES.md').map(textOf).join('\n')));

test.each(pages)('[SEC7] every file, rule and decision that %s names is there', (page) => {
  const text = textOf(page);
  const isFile = (name: string) => /^[\w.-]+(?:\/[\w.-]+)+$/.test(name) || /\.(?:md|json|tsx?)$/.test(name);
  const files = namedIn(text).filter((name) => isFile(name) && name !== 'RULES.md');
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(rulesIn(text).filter((rule) => !rules.has(rule))).toEqual([]);
  const decisions = new Set(readdirSync('docs/decisions').map((name) => name.slice(0, 3)));
  const cited = [...text.matchAll(/\b[Dd]ecisions? (\d{3}(?:(?:, | and )\d{3})*)/g)].flatMap(([, list = '']) =>
    list.split(/, | and /),
  );
  expect(cited.filter((number) => !decisions.has(number))).toEqual([]);
});

test('[SEC7] each line of a threat has a test for each of its rules, and a rule for each of its tests', () => {
  const rows = rowsBelow('docs/security.md', 'What stands against it');
  expect(rows.length).toBeGreaterThan(50);
  const odd = rows.flatMap(([threat, , , rulesOf = '', tests = '']) => {
    const wanted = rulesIn(rulesOf);
    const proofs = namedIn(tests).map((file) => ({file, text: textOf(file)}));
    const isOf = (text: string) => (rule: string) => text.includes(`[${rule}]`);
    const bare = wanted.filter((rule) => !proofs.some(({text}) => isOf(text)(rule)));
    const strange = proofs.filter(({text}) => wanted.length > 0 && !wanted.some(isOf(text))).map(({file}) => file);
    const none = proofs.length === 0 ? ['no test'] : [];
    return [...bare, ...strange, ...none].map((what) => `${threat}: ${what}`);
  });
  expect(odd).toEqual([]);
});

test.each(['Level 1', 'Level 2'] as const)(
  '[SEC7] each requirement of %s is judged once, with its evidence',
  (level) => {
    const ids = listIds(levels[level]);
    expect(ids.length).toBe(counts[level]);
    const rows = rowsBelow('docs/asvs.md', level);
    const judged = rows.flatMap(([id = '']) => id.split(', '));
    expect(judged).toEqual(ids);
    const bare = rows.filter(([, , state = '', where = '', tests = '']) => {
      if (!states.some((one) => one === state)) return true;
      const evidence = [...namedIn(where), ...namedIn(tests)];
      return state === 'met' && (!namedIn(tests).some((name) => name.startsWith('tests/')) || evidence.length === 0);
    });
    expect(bare.map(([id]) => id)).toEqual([]);
  },
);

test('[SEC7] the counts at the head of the page are those of its tables', () => {
  const rows = (['Level 1', 'Level 2'] as const).map((level) => {
    const judged = rowsBelow('docs/asvs.md', level);
    const count = (state: string) =>
      judged.filter((cells) => cells[2] === state).reduce((sum, [id = '']) => sum + id.split(', ').length, 0);
    return [level.slice(-1), ...states.map((state) => String(count(state)))];
  });
  const told = [...textOf('docs/asvs.md').matchAll(/^\| ([12]) +\| (\d+) +\| (\d+) +\| (\d+) +\| (\d+) +\|$/gm)];
  expect(told.map((match) => match.slice(1))).toEqual(rows);
});
