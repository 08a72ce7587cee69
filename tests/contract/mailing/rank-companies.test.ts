import {expect, test} from 'vitest';
import {isClear, rankCompanies, type ScanTarget} from '#contract/mailing/rank-companies.ts';

const target = (id: string, name: string, einEnding: string | null = null): ScanTarget => {
  return {id, name, einEnding, addresses: []};
};
const estudio = target('a', 'Estudio Sur LLC', '4821');
const sur = target('b', 'Sur LLC');
const nube = target('c', 'Nube Andina, Inc.', '7713');
const cafe = target('d', 'Café Ñandú L.L.C.');
const bare = target('e', 'Prima');
const all = [sur, nube, estudio, cafe, bare];

const found = (text: string) => rankCompanies(text, all).map(({id, reasons}) => [id, ...reasons].join(' '));

test.each([
  ['ESTUDIO SUR LLC\nc/o Faro Agents LLC\nSheridan, WY 82801', ['a whole-name', 'b whole-name']],
  ['To: Estudio Sur, L.L.C.', ['a whole-name', 'b whole-name']],
  ['NUBE ANDINA INC', ['c whole-name']],
  ['Nube Andina Inc. EIN 88-1237713', ['c whole-name ein']],
  ['EIN: XX-XXX7713', ['c ein']],
  ['Employer Identification Number 881237713', ['c ein']],
  ['EIN ending in 7713', ['c ein']],
  ['Tracking 9400111899223100007713, call +1 307 555 7713, account 12-3457713-9', []],
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

test('[MLG6] the end of an EIN never chooses a company: others have the same', () => {
  const other = target('f', 'Otra Cosa LLC', '4821');
  const targets = [estudio, other];
  const found = rankCompanies('Estudio Sur, L.L.C.\nEIN: XX-XXX4821', targets);
  expect(found.map(({id}) => id)).toEqual(['a', 'f']);
  expect(isClear(found)).toBe(true);
  expect(isClear(rankCompanies('EIN: XX-XXX7713', [nube]))).toBe(false);
});

test('[MLG6] of two companies of one name neither is chosen, unless more speaks for one', () => {
  const twin = target('g', 'Estudio Sur, L.L.C.');
  expect(isClear(rankCompanies('ESTUDIO SUR LLC', [estudio, twin]))).toBe(false);
  const told = rankCompanies('ESTUDIO SUR LLC, EIN XX-XXX4821', [twin, estudio]);
  expect(told.map(({id}) => id)).toEqual(['a', 'g']);
  expect(isClear(told)).toBe(true);
});

test('[MLG6] an address of a company’s people speaks for it with its postal code, and chooses nothing alone', () => {
  const lived = {...nube, addresses: [{line1: 'Av. Corrientes 1234, 5.º B', postalCode: 'C1043AAZ'}]};
  const address = 'Av Corrientes 1234 5º B\nC1043AAZ Buenos Aires';
  const alone = rankCompanies(address, [estudio, lived]);
  expect(alone).toEqual([{id: 'c', name: nube.name, reasons: ['address']}]);
  expect(isClear(alone)).toBe(false);
  expect(rankCompanies('Av Corrientes 1234 5º B', [lived])).toEqual([]);
  const twin = target('h', 'Nube Andina Inc');
  const told = rankCompanies(`Nube Andina Inc.\n${address}`, [twin, lived]);
  expect(told.map(({id, reasons}) => [id, ...reasons].join(' '))).toEqual(['c whole-name address', 'h whole-name']);
  expect(isClear(told)).toBe(true);
});
