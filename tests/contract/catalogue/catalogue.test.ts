import {expect, test} from 'vitest';
import {checkLists} from '#contract/catalogue/catalogue-lists.ts';
import {pickInEffect, readCatalogue, type Plan} from '#contract/catalogue/catalogue.ts';
import {discountCents, readCouponCode, type CouponEffect} from '#contract/catalogue/coupon-effect.ts';
import {serviceIds, stateCompanyTypes} from '#contract/catalogue/ids.ts';
import {usStateCodes} from '#contract/companies/us-states.data.ts';
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

test('[PLN2] every list is as it must be, and the latest with samples is of this day', () => {
  expect(checkLists()).toBe('2026-01-01');
  const {services} = readCatalogue('2026-11-23').services;
  expect(services.map(({id}) => id)).toEqual(serviceIds);
  const names = services.flatMap(({words}) => [words.es.name, words.en.name, words.pt.name]);
  expect(new Set(names).size).toBe(3 * serviceIds.length);
});

test('[PLN8] every state is there for both types, and what is known of it names where it is from', () => {
  const {states} = readCatalogue('2026-11-23').states;
  expect(Object.keys(states)).toEqual(usStateCodes);
  const facts = Object.values(states).flatMap((state) => stateCompanyTypes.map((type) => state[type]));
  const known = facts.filter((fact) => fact !== null);
  expect([facts.length, known.length]).toEqual([102, 50]);
  expect(known.filter(({source}) => source === '')).toEqual([]);
  expect(states.DE['C-Corp']).toEqual({
    filingCents: 10_900,
    duties: [
      expect.objectContaining({what: 'report', due: {rule: 'day', month: 3, day: 1}, cents: 5_000}),
      expect.objectContaining({
        what: 'franchise-tax',
        due: {rule: 'day', month: 3, day: 1},
        cents: 17_500,
        isLeast: true,
      }),
    ],
    source: 'Delaware Division of Corporations',
    checkedOn: '2026-11-23',
  });
  expect(states.WY.LLC?.duties).toEqual([
    expect.objectContaining({due: {rule: 'anniversary-month-start'}, cents: 6_000, isLeast: true, everyYears: 1}),
  ]);
  // Nothing is due, and nobody knows, are two.
  expect([states.NM.LLC?.duties, states.HI.LLC, states.AL.LLC]).toEqual([[], null, null]);
});

test('[PLN10] plans hold what was promised', () => {
  const {products} = readCatalogue('2026-11-23').plans;
  const [company, crypto] = products.map(({plans}) => plans.map((plan: Plan) => plan.includes));
  expect(company).toEqual([
    {priorityHours: null, readyDays: null, cpaHoursMonthly: 0, volume: null},
    {priorityHours: 48, readyDays: null, cpaHoursMonthly: 0, volume: null},
    {priorityHours: 24, readyDays: {least: 12, most: 15}, cpaHoursMonthly: 2, volume: null},
  ]);
  expect(crypto?.map(({volume}) => volume?.mostMonthlyCents)).toEqual([50_000_000, 100_000_000, null]);
  expect(crypto?.map(({priorityHours}) => priorityHours)).toEqual([null, 48, 24]);
});

test('[CPN1] a share is rounded down, and no coupon takes more than there is', () => {
  const percent = (share: number): CouponEffect => ({code: 'ANY', appliesTo: 'all', kind: 'percent', percent: share});
  const fixed = (cents: number): CouponEffect => ({code: 'ANY', appliesTo: 'all', kind: 'fixed', cents});
  expect([10, 15, 33, 100].map((share) => discountCents(percent(share), 8_824))).toEqual([882, 1_323, 2_911, 8_824]);
  expect([100, 8_824, 9_000].map((cents) => discountCents(fixed(cents), 8_824))).toEqual([100, 8_824, 8_824]);
  expect(discountCents(percent(50), 0)).toBe(0);
});

test('[CPN2] a code is read as people type it', () => {
  expect(['sur10', ' SUR 10 ', 'Sur-10', '\u00a0sur10\n'].map(readCouponCode)).toEqual([
    'SUR10',
    'SUR10',
    'SUR-10',
    'SUR10',
  ]);
  const bad = ['', ' ', 'ab', 'a'.repeat(33), 'süß10', 'sur_10', "x' or 1=1", '<b>x</b>', 'ЅUR10', '\u202eSUR10'];
  expect(bad.map(readCouponCode)).toEqual(bad.map(() => undefined));
});
