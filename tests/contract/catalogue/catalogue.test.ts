import {expect, test} from 'vitest';
import {pickInEffect, readCatalogue} from '#contract/catalogue/catalogue.ts';
import {canHaveBanking, monthlyCents} from '#contract/catalogue/rules.ts';

test.each([
  [45_000, 4_412],
  [90_000, 8_824],
  [180_000, 17_647],
  [49_000, 4_804],
  [99_000, 9_706],
  [249_000, 24_412],
])('[PLN1] %i cents a year are %i a month, so that the year saves 15 %%', (yearly, monthly) => {
  expect(monthlyCents(yearly, 15)).toBe(monthly);
  expect(Math.abs(1 - yearly / (12 * monthly) - 0.15)).toBeLessThan(0.0001);
});

test('[PLN2] the latest list that has begun counts, and a day before all of them has none', () => {
  const lists = [{effectiveFrom: '2026-06-01'}, {effectiveFrom: '2026-01-01'}, {effectiveFrom: '2027-01-01'}];
  expect(pickInEffect(lists, '2026-12-31')).toEqual({effectiveFrom: '2026-06-01'});
  expect(pickInEffect(lists, '2027-01-01')).toEqual({effectiveFrom: '2027-01-01'});
  expect(() => pickInEffect(lists, '2025-12-31')).toThrow('no list in effect on 2025-12-31');
});

test('[ELG1] banking is for all but the countries listed', () => {
  const {countries} = readCatalogue('2026-11-21').withoutBanking;
  expect(new Set(countries).size).toBe(37);
  expect(['VE', 'CU', 'CD', 'CG', 'KP', 'HR'].map((code) => canHaveBanking(code, countries))).not.toContain(true);
  expect(['CO', 'MX', 'BR', 'AR', 'ES', 'KR', 'DO'].map((code) => canHaveBanking(code, countries))).not.toContain(
    false,
  );
});
