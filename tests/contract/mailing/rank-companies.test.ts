import {expect, test} from 'vitest';
import {isClear, rankCompanies, type ScanTarget} from '#contract/mailing/rank-companies.ts';

const target = (id: string, name: string, einEnding: string | null = null): ScanTarget => ({id, name, einEnding});
const estudio = target('a', 'Estudio Sur LLC', '4821');
const sur = target('b', 'Sur LLC');
const nube = target('c', 'Nube Andina, Inc.', '7713');
const cafe = target('d', 'Café Ñandú L.L.C.');
const bare = target('e', 'Prima');
const all = [sur, nube, estudio, cafe, bare];

const found = (text: string) => rankCompanies(text, all).map(({id, reasons}) => [id, ...reasons].join(' '));

test.each([
  ['ESTUDIO SUR LLC\nc/o Faro Agents LLC\nSheridan, WY 82801', ['a whole-name', 'b whole-name']],
  ['To: Estudio Sur, L.L.C.', ['a name']],
  ['NUBE ANDINA INC', ['c whole-name']],
  ['Nube Andina Inc. EIN 88-1237713', ['c whole-name ein']],
  ['EIN: XX-XXX7713', ['c ein']],
  ['cafe nandu l l c', ['d whole-name']],
  ['la prima del seguro', []],
  ['Estudio Surtido LLC', []],
  ['', []],
])('[MLG6] “%s” speaks for %j', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test('[MLG6] of two names that stand there the longer one is meant, and two different ones are not clear', () => {
  expect(isClear(rankCompanies('ESTUDIO SUR LLC', all))).toBe(true);
  expect(isClear(rankCompanies('ESTUDIO SUR LLC and NUBE ANDINA INC', all))).toBe(false);
  expect(isClear(rankCompanies('Nube Andina Inc, EIN 88-1237713; ESTUDIO SUR LLC', all))).toBe(true);
  expect(isClear([])).toBe(false);
});

test('[MLG6] only the beginning of a text counts, and never more than five companies are offered', () => {
  expect(rankCompanies(`${'x '.repeat(10_001)}ESTUDIO SUR LLC`, all)).toEqual([]);
  const many = Array.from({length: 9}, (_, index) => target(`m${index}`, `Norte ${index} LLC`));
  expect(rankCompanies(many.map(({name}) => name).join('\n'), many)).toHaveLength(5);
});
