import {listFinalDates} from '#contract/renewals/list-due-dates.ts';
import {expect, test} from 'vitest';
import {countOwners} from '#contract/formation/shares.ts';
import {declaredYear, federalDueDay, federalFormsOf, finalDueDay, isFinal} from '#contract/companies/due-dates.ts';

test.each([
  ['1065', '2025-03-17'],
  ['1065', '2026-03-16'],
  ['1065', '2027-03-15'],
  ['1065', '2031-03-17'],
  ['5472', '2017-04-18'],
  ['1120', '2025-04-15'],
  ['1120', '2027-04-15'],
  ['1120', '2028-04-18'],
  ['5472', '2029-04-17'],
  ['1120', '2033-04-18'],
] as const)('[DUE1] a %s is due on %s', (form, day) => {
  expect(federalDueDay(form, Number(day.slice(0, 4)))).toBe(day);
});

test('[DUE2] the form follows type and owners, and is either where they are not known', () => {
  expect(federalFormsOf('C-Corp', null)).toEqual(['1120']);
  // Who acts for the company that owns it all owns nothing. Rule: FRM18.
  const owners = countOwners([{shareBasisPoints: 10_000}, {shareBasisPoints: 0}]);
  expect([owners, countOwners([])]).toEqual([1, null]);
  expect(federalFormsOf('LLC', owners)).toEqual(['5472']);
  expect(federalFormsOf('LLC', 1)).toEqual(['5472']);
  expect(federalFormsOf('LLC', 2)).toEqual(['1065']);
  expect(federalFormsOf('LLC', null)).toEqual(['1065', '5472']);
  expect(federalFormsOf('Cross Border Crypto', 1)).toEqual([]);
});

test.each([
  ['1065', '2026-06-10', '2026-09-15'],
  ['1120', '2026-06-10', '2026-10-15'],
  // Presidents' Day is the third Monday of February, Dr. King's that of January.
  ['1065', '2026-11-19', '2027-02-16'],
  ['5472', '2027-09-30', '2028-01-18'],
  ['5472', '2026-12-31', '2027-04-15'],
  ['1065', '2027-12-01', '2028-03-15'],
  ['1120', '2027-12-01', '2028-04-18'],
] as const)('[DUE3] the last %s of a company that was dissolved on %s is due on %s', (form, dissolvedOn, day) => {
  expect(finalDueDay(form, dissolvedOn)).toBe(day);
});

test.each([
  ['5472', '2026-04-15', null, 2025, false],
  ['5472', '2026-04-15', '2026-02-10', 2025, false],
  ['5472', '2026-06-15', '2026-02-10', 2026, true],
  ['1065', '2027-02-16', '2026-11-19', 2026, true],
  ['1120', '2027-04-15', '2026-12-31', 2026, true],
  ['1120', '2027-04-15', '2027-01-05', 2026, false],
] as const)(
  '[DUE3] [ANL8] the %s due on %s of a company dissolved on %s is of %d',
  (form, day, dissolvedOn, year, isLast) => {
    expect(declaredYear({form, day}, dissolvedOn)).toBe(year);
    expect(isFinal({form, day}, dissolvedOn)).toBe(isLast);
  },
);

test('[DUE5] the last declarations of a dissolved company are named whatever the day, with their condition where its owners are not known', () => {
  const company = {
    type: 'LLC',
    state: 'WY',
    origin: 'added',
    createdAt: '2025-01-02T00:00:00.000Z',
    dissolvedOn: '2026-10-10',
  } as const;
  const facts = {company, formation: null};
  expect(listFinalDates({...facts, ownerCount: 1})).toEqual([
    {kind: 'federal', form: '5472', day: '2027-02-16', isIf: false},
  ]);
  expect(listFinalDates({...facts, ownerCount: null})).toEqual([
    {kind: 'federal', form: '1065', day: '2027-01-15', isIf: true},
    {kind: 'federal', form: '5472', day: '2027-02-16', isIf: true},
  ]);
  expect(listFinalDates({...facts, company: {...company, dissolvedOn: null}, ownerCount: 1})).toEqual([]);
  const unborn = {kind: 'create', status: 'Canceled', constitutedOn: null} as const;
  expect(listFinalDates({...facts, formation: unborn, ownerCount: 1})).toEqual([]);
});
