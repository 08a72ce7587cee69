import {expect, test} from 'vitest';
import {addDays, daysInMonth} from '#contract/kernel/dates.ts';
import {endOfNext} from '#contract/subscriptions/next-period.ts';
import {hasLapsed, nextTry} from '#contract/subscriptions/retries.ts';

/** The same by another way: the day of the month that it began on, as far as the month has it. */
function walk(countedFrom: string, months: number, nth: number): string {
  const date = new Date(`${countedFrom.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months * nth);
  const last = daysInMonth(date.getUTCFullYear(), date.getUTCMonth() + 1);
  date.setUTCDate(Math.min(Number(countedFrom.slice(8)), last));
  return date.toISOString().slice(0, 10);
}

test('[SUB5] over 30 years of periods from each day of four years no period drifts, is lost or comes twice', () => {
  const wrong: string[] = [];
  for (let day = '2024-01-01'; day < '2028-01-01'; day = addDays(day, 1)) {
    for (const [period, months, count] of [
      ['month', 1, 360],
      ['year', 12, 30],
    ] as const) {
      let paidUntil = day;
      for (let nth = 1; nth <= count; nth += 1) {
        paidUntil = endOfNext({countedFrom: day, period, paidUntil});
        if (paidUntil !== walk(day, months, nth)) wrong.push(`${day} ${period} ${nth}: ${paidUntil}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('[SUB5] what began on a 31st or on 29 February keeps its day', () => {
  const months = ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'];
  for (const [nth, end] of months.slice(1).entries())
    expect(endOfNext({countedFrom: '2027-01-31', period: 'month', paidUntil: months[nth] ?? ''})).toBe(end);
  expect(endOfNext({countedFrom: '2024-02-29', period: 'year', paidUntil: '2027-02-28'})).toBe('2028-02-29');
});

test('[SUB7] what was not paid is tried 3, 7 and 14 days after, also where a day was missed, and lapses on the 15th', () => {
  expect(['2026-12-01', '2026-12-04', '2026-12-08', '2026-12-15'].map((day) => nextTry('2026-12-01', day))).toEqual([
    '2026-12-04',
    '2026-12-08',
    '2026-12-15',
    null,
  ]);
  expect(nextTry('2026-12-01', '2026-12-06')).toBe('2026-12-08');
  expect([hasLapsed('2026-12-01', '2026-12-15'), hasLapsed('2026-12-01', '2026-12-16')]).toEqual([false, true]);
});
