import {expect, test} from 'vitest';
import {addDays, addMonths} from '#contract/kernel/dates.ts';
import {countDays, priceUpgrade, prorate} from '#contract/subscriptions/price-upgrade.ts';
import {plainSubscription} from '#contract/subscriptions/subscription.ts';

const plan = (countedFrom: string, period: 'month' | 'year', paidUntil: string) => ({countedFrom, period, paidUntil});

test('[SUB12] the days of a period are counted over month ends and leap years', () => {
  expect(countDays(plan('2027-01-31', 'month', '2027-02-28'), '2027-02-01')).toEqual({daysLeft: 27, daysInPeriod: 28});
  expect(countDays(plan('2027-01-31', 'month', '2027-03-31'), '2027-03-30')).toEqual({daysLeft: 1, daysInPeriod: 31});
  expect(countDays(plan('2028-01-31', 'month', '2028-02-29'), '2028-01-31')).toEqual({daysLeft: 29, daysInPeriod: 29});
  expect(countDays(plan('2027-03-01', 'year', '2028-03-01'), '2028-02-29')).toEqual({daysLeft: 1, daysInPeriod: 366});
  expect(countDays(plan('2024-02-29', 'year', '2027-02-28'), '2026-02-28')).toEqual({daysLeft: 365, daysInPeriod: 365});
});

test('[SUB12] the first day costs the whole difference, and each later day no more than the one before it, to the cent', () => {
  const wrong: string[] = [];
  for (const [period, months] of [
    ['month', 1],
    ['year', 12],
  ] as const)
    for (let begins = '2027-01-28'; begins < '2028-03-03'; begins = addDays(begins, 1)) {
      const row = plan(begins, period, addMonths(begins, months));
      let last = 45_000;
      for (let day = begins; day < row.paidUntil; day = addDays(day, 1)) {
        const days = countDays(row, day);
        const cents = prorate(45_000, days);
        const exact = (45_000n * BigInt(days.daysLeft)) / BigInt(days.daysInPeriod);
        if (BigInt(cents) !== exact || cents > last || (day === begins && cents !== 45_000))
          wrong.push(`${begins} ${day}`);
        last = cents;
      }
      if (last <= 0) wrong.push(`${begins}: the last day is free`);
    }
  expect(wrong).toEqual([]);
});

test('[SUB12] a plan that is ended is not made larger: nothing of it is renewed', () => {
  const row = {...plainSubscription, id: 'f', planId: 'standard', ...plan('2026-03-02', 'year', '2027-03-02')} as const;
  const price = (isEnding: boolean) =>
    priceUpgrade(
      {
        company: {type: 'LLC', state: 'WY'},
        formation: {kind: 'create', status: 'Completed', volume: null},
        services: [],
        subscriptions: [{...row, isEnding}],
      },
      'f',
      'professional',
      '2026-03-02',
    );
  expect(price(false)).toMatchObject({cents: 45_000, daysLeft: 365, thenCents: 90_000});
  expect(price(true)).toBeNull();
});
