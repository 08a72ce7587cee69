import {addMonths, lastMonths, monthBounds} from '#contract/kernel/dates.ts';
import type {Span} from '#workers/books/accounting/question.ts';

/** The periods of the accounting page. Source: S2.21. */
export const accountingPeriods = ['1', '3', '6', '12', 'year'] as const;

/** One of {@link accountingPeriods}. */
export type AccountingPeriod = (typeof accountingPeriods)[number];

/** The months of a period and those right before them, as many; the oldest first, as `YYYY-MM`. */
export type PeriodMonths = {readonly months: readonly string[]; readonly monthsBefore: readonly string[]};

/**
 * The months of a period: whole ones, up to the last that is over; or those of the calendar year before this one.
 *
 * @param today civil date of whoever reads.
 * Rule: ANL1.
 */
export function monthsOfPeriod(period: AccountingPeriod, today: string): PeriodMonths {
  const isYear = period === 'year';
  const last = isYear ? `${Number(today.slice(0, 4)) - 1}-12-01` : addMonths(`${today.slice(0, 7)}-01`, -1);
  const count = isYear ? 12 : Number(period);
  const all = lastMonths(last, count * 2).toReversed();
  return {months: all.slice(count), monthsBefore: all.slice(0, count)};
}

/** The first and the last day of some months. */
export function spanOf(months: readonly string[]): Span {
  return {from: monthBounds(months[0] ?? '').firstDay, to: monthBounds(months.at(-1) ?? '').lastDay};
}

/** Since when there is something to say of a company: the day it was formed, else the first day of the month of its first movement. */
export type Since = {readonly day: string; readonly isFormed: boolean};

/**
 * Where the books of a company begin. What lies before that is not there to compare with. Of a company whose movements begin after it was formed
 * it is the month of the first of them.
 *
 * @param firstDay that of the first movement; null where there is none.
 * Rule: ANL6.
 */
export function findSince(formedDay: string | null, firstDay: string | null): Since | null {
  const firstMonth = firstDay === null ? null : `${firstDay.slice(0, 7)}-01`;
  // Movements from before its day, such as what its owner paid for it, are its own.
  if (formedDay !== null && firstMonth !== null && formedDay >= firstMonth && firstDay !== null)
    return {day: firstDay < formedDay ? firstMonth : formedDay, isFormed: firstDay >= formedDay};
  if (firstMonth !== null) return {day: firstMonth, isFormed: false};
  return formedDay === null ? null : {day: formedDay, isFormed: true};
}

/** Whether two periods can be compared: the books were there from the first day of the earlier one. Rule: ANL6. */
export function isComparable({monthsBefore}: PeriodMonths, since: Since | null): boolean {
  return since !== null && since.day <= spanOf(monthsBefore).from;
}

/** The months of a period from the one on in which the books begin; all of them where they begin earlier or later. Rule: ANL6. */
export function monthsSince(months: readonly string[], since: Since | null): readonly string[] {
  if (since === null) return months;
  const from = since.day.slice(0, 7);
  const there = months.filter((month) => month >= from);
  return there.length === 0 ? months : there;
}

/** The days of a period, from the one on with which the books begin. */
export function daysSince(months: readonly string[], since: Since | null): Span {
  const {from, to} = spanOf(months);
  return {from: since !== null && since.day > from && since.day <= to ? since.day : from, to};
}
