import {expect, test} from 'vitest';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import {dutiesOn, type DutyRule} from '#contract/catalogue/duties-on.ts';
import type {StateCompanyType} from '#contract/catalogue/ids.ts';
import type {UsStateCode} from '#contract/companies/us-states.data.ts';
import {dateDuties, listUndated} from '#contract/renewals/date-duties.ts';

const {states} = readCatalogue('2026-11-23').states;
const span = {from: '2026-01-01', until: '2030-12-31'};

function daysOf(state: UsStateCode, constitutedOn: string | null, type: StateCompanyType = 'LLC'): string[] {
  const duties = states[state][type]?.duties ?? [];
  return dateDuties(duties, constitutedOn, span).map(({what, period, dueDay}) => `${what} ${period}: ${dueDay}`);
}

test.each<[UsStateCode, StateCompanyType, string, string[]]>([
  [
    'DE',
    'LLC',
    '2026-03-11',
    ['tax 2027: 2027-06-01', 'tax 2028: 2028-06-01', 'tax 2029: 2029-06-01', 'tax 2030: 2030-06-01'],
  ],
  [
    'WY',
    'LLC',
    '2026-03-11',
    ['report 2027: 2027-03-01', 'report 2028: 2028-03-01', 'report 2029: 2029-03-01', 'report 2030: 2030-03-01'],
  ],
  ['FL', 'C-Corp', '2027-12-31', ['report 2028: 2028-05-01', 'report 2029: 2029-05-01', 'report 2030: 2030-05-01']],
  ['NV', 'LLC', '2027-02-10', ['report 2028: 2028-02-29', 'report 2029: 2029-02-28', 'report 2030: 2030-02-28']],
  ['MN', 'LLC', '2027-05-05', ['report 2028: 2028-12-31', 'report 2029: 2029-12-31', 'report 2030: 2030-12-31']],
  ['NM', 'LLC', '2026-03-11', []],
])('[RNW1] %s, %s, formed on %s, by hand', (state, type, constitutedOn, days) => {
  expect(daysOf(state, constitutedOn, type)).toEqual(days);
});

test('[RNW1] a day that the state moves is the Monday after a weekend, and no other moves', () => {
  // 15 May is a Saturday in 2027 and a Monday in 2028; 1 May is a Saturday in 2027.
  expect(daysOf('TX', '2026-01-05')).toEqual([
    'franchise-tax 2027: 2027-05-17',
    'franchise-tax 2028: 2028-05-15',
    'franchise-tax 2029: 2029-05-15',
    'franchise-tax 2030: 2030-05-15',
  ]);
  expect(daysOf('FL', '2026-01-05')[0]).toBe('report 2027: 2027-05-01');
});

test('[RNW1] of several duties on one day both stand, in the catalogue’s order', () => {
  expect(daysOf('DE', '2028-03-11', 'C-Corp').slice(0, 2)).toEqual([
    'report 2029: 2029-03-01',
    'franchise-tax 2029: 2029-03-01',
  ]);
});

test('[RNW1] within three months from the anniversary’s, over the turn of the year', () => {
  expect(daysOf('CO', '2026-11-30')).toEqual([
    'report 2027: 2028-01-31',
    'report 2028: 2029-01-31',
    'report 2029: 2030-01-31',
  ]);
});

test('[RNW2] who was formed on 29 February has the anniversary on the 28th of other years', () => {
  expect(daysOf('OR', '2024-02-29')).toEqual([
    'report 2026: 2026-02-28',
    'report 2027: 2027-02-28',
    'report 2028: 2028-02-29',
    'report 2029: 2029-02-28',
    'report 2030: 2030-02-28',
  ]);
});

test('[RNW3] the first period is the year after, and of every second year the right one', () => {
  expect(daysOf('NE', '2025-12-31')).toEqual(['report 2027: 2027-04-01', 'report 2029: 2029-04-01']);
  expect(daysOf('NE', '2027-01-01')).toEqual(['report 2029: 2029-04-01']);
  expect(daysOf('AK', '2026-01-02')).toEqual(['report 2028: 2028-01-02', 'report 2030: 2030-01-02']);
  expect(daysOf('NY', '2025-07-31')).toEqual(['statement 2027: 2027-07-31', 'statement 2029: 2029-07-31']);
});

test('[RNW3] the first that counts in days is of the formation’s year, the next follow every second one', () => {
  expect(daysOf('CA', '2026-11-15')).toEqual([
    'statement 2026: 2027-02-13',
    'statement 2028: 2028-11-30',
    'statement 2030: 2030-11-30',
  ]);
});

test('[RNW4] what cannot be dated has no date, and says what it lacks', () => {
  const lacksOf = (state: UsStateCode, constitutedOn: string | null) =>
    listUndated(states[state].LLC?.duties ?? [], constitutedOn, '2026-11-23').map(({what, lacks}) => [what, lacks]);
  expect(lacksOf('WY', null)).toEqual([['report', 'constitution']]);
  expect(lacksOf('WY', '2026-03-11')).toEqual([]);
  expect(lacksOf('DE', null)).toEqual([]);
  expect(lacksOf('DC', '2026-03-11')).toEqual([['report', 'year']]);
  expect(lacksOf('AK', null)).toEqual([['report', 'constitution']]);
  expect(lacksOf('MA', '2026-03-11')).toEqual([['report', 'day']]);
  expect(lacksOf('CA', '2026-03-11')).toEqual([['franchise-tax', 'day']]);
  expect(daysOf('WY', null)).toEqual([]);
  expect(daysOf('DC', '2026-03-11')).toEqual([]);
  expect(daysOf('DE', null)).toContain('tax 2026: 2026-06-01');
});

const duty = {what: 'report', everyYears: 1, cents: 1_000, isLeast: false, lateCents: null} satisfies Partial<DutyRule>;

test('[RNW5] a new rule counts from its first day on, and no period comes twice or is left out', () => {
  const july: DutyRule = {...duty, due: {rule: 'day', month: 7, day: 1}};
  const april: DutyRule = {...duty, cents: 2_000, from: '2028-05-01', due: {rule: 'day', month: 4, day: 1}};
  const found = dateDuties([july, april], '2020-01-01', {from: '2027-01-01', until: '2030-01-01'});
  expect(found.map(({dueDay, rule}) => [dueDay, rule.cents])).toEqual([
    ['2027-07-01', 1_000],
    ['2028-07-01', 1_000],
    ['2029-04-01', 2_000],
  ]);
  const other = dateDuties([{...april, from: '2028-03-01'}, july], '2020-01-01', {
    from: '2028-01-01',
    until: '2029-01-01',
  });
  expect(other.map(({dueDay}) => dueDay)).toEqual(['2028-04-01']);
  expect(dutiesOn([july, april], '2028-04-30')).toEqual([july]);
  expect(dutiesOn([july, april], '2028-05-01')).toEqual([april]);
});

test('[RNW5] a new rule with a later day takes nothing away that fell due before it', () => {
  const april: DutyRule = {...duty, due: {rule: 'day', month: 4, day: 1}};
  const july: DutyRule = {...duty, cents: 2_000, from: '2028-05-01', due: {rule: 'day', month: 7, day: 1}};
  const span3 = {from: '2027-01-01', until: '2030-01-01'};
  const daysUnder = (...rules: readonly DutyRule[]) =>
    dateDuties(rules, '2020-01-01', span3).map(({dueDay, rule}) => [dueDay, rule.cents]);
  expect(daysUnder(april, july)).toEqual([
    ['2027-04-01', 1_000],
    ['2028-04-01', 1_000],
    ['2029-07-01', 2_000],
  ]);
  expect(daysUnder(april, {...july, due: null})).toEqual([
    ['2027-04-01', 1_000],
    ['2028-04-01', 1_000],
  ]);
});

test('[RNW5] of a new rule whose day is not known no date is guessed, and none of the old one stays', () => {
  const july: DutyRule = {...duty, due: {rule: 'day', month: 7, day: 1}};
  const unknown: DutyRule = {...duty, from: '2028-01-01', due: null};
  const found = dateDuties([july, unknown], '2020-01-01', {from: '2027-01-01', until: '2030-01-01'});
  expect(found.map(({dueDay}) => dueDay)).toEqual(['2027-07-01']);
  expect(listUndated([july, unknown], '2020-01-01', '2028-01-01').map(({lacks}) => lacks)).toEqual(['day']);
});
