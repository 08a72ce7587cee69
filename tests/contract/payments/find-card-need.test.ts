import {expect, test} from 'vitest';
import {findCardNeed, isAnyGoodOn} from '#contract/payments/find-card-need.ts';
import type {SavedCard} from '#contract/payments/saved-card.ts';

const today = '2026-11-24';
const until = (expYear: number, expMonth: number): SavedCard => ({
  cardId: `pm_${String(expYear)}_${String(expMonth)}`,
  brand: 'visa',
  last4: '4242',
  expMonth,
  expYear,
  expiry: 'good',
  isDefault: false,
});
const charge = (on: string) => ({on});

test('[PAY25] a card that ends before the charge is asked for another, one that ends in its month is not', () => {
  const november = until(2026, 11);
  expect(findCardNeed([charge('2026-11-30')], [november], today)).toBeNull();
  expect(findCardNeed([charge('2026-12-01')], [november], today)).toEqual({charge: {on: '2026-12-01'}, card: november});
});

test('[PAY25] the nearest charge that lacks a card counts, 60 days ahead and no more, and none that is due already', () => {
  const days = ['2027-01-23', '2026-12-20', today, '2026-11-01'].map(charge);
  expect(findCardNeed(days, [], today)).toEqual({charge: {on: '2026-12-20'}, card: null});
  expect(findCardNeed(days, [until(2026, 12)], today)?.charge.on).toBe('2027-01-23');
  expect(findCardNeed([charge('2027-01-24')], [], today)).toBeNull();
});

test('[PAY25] another card that is good on the day is charged instead, so that nothing is asked for', () => {
  const both = [until(2026, 11), until(2030, 1)];
  expect(isAnyGoodOn(both, '2026-12-01')).toBe(true);
  expect(findCardNeed([charge('2026-12-01')], both, today)).toBeNull();
});
