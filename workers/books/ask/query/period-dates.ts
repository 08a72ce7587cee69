import {addDays, addMonths, monthBounds} from '#contract/kernel/dates.ts';

/** First and last civil day, both inclusive; null is open. */
export type Period = {readonly from: string | null; readonly to: string | null};

/** Periods that have a name. */
export const namedPeriods = [
  'today',
  'yesterday',
  'this-week',
  'last-week',
  'this-month',
  'last-month',
  'last-3-months',
  'last-12-months',
  'this-quarter',
  'last-quarter',
  'this-year',
  'last-year',
] as const;

/** One of {@link namedPeriods}. */
export type NamedPeriod = (typeof namedPeriods)[number];

/** First and last day of a named period. Weeks begin on Monday. */
export function datesOf(period: NamedPeriod, today: string): {from: string; to: string} {
  const month = today.slice(0, 7);
  const year = Number(today.slice(0, 4));
  const quarter = monthBefore(month, (Number(month.slice(5)) - 1) % 3);
  // 1970-01-01 was a Thursday.
  const monday = addDays(today, -((Date.parse(today) / 86_400_000 + 3) % 7));
  switch (period) {
    case 'today':
      return {from: today, to: today};
    case 'yesterday':
      return {from: addDays(today, -1), to: addDays(today, -1)};
    case 'this-week':
      return {from: monday, to: addDays(monday, 6)};
    case 'last-week':
      return {from: addDays(monday, -7), to: addDays(monday, -1)};
    case 'this-month':
      return monthsFrom(month, 1);
    case 'last-month':
      return monthsFrom(monthBefore(month, 1), 1);
    case 'last-3-months':
      return {from: addDays(addMonths(today, -3), 1), to: today};
    case 'last-12-months':
      return {from: addDays(addMonths(today, -12), 1), to: today};
    case 'this-quarter':
      return monthsFrom(quarter, 3);
    case 'last-quarter':
      return monthsFrom(monthBefore(quarter, 3), 3);
    case 'this-year':
      return yearOf(year);
    case 'last-year':
      return yearOf(year - 1);
  }
}

/** A calendar year. */
export function yearOf(year: number): {from: string; to: string} {
  return {from: `${year}-01-01`, to: `${year}-12-31`};
}

/** Whole months from one on, as `YYYY-MM`. */
export function monthsFrom(month: string, count: number): {from: string; to: string} {
  return {from: `${month}-01`, to: monthBounds(monthBefore(month, 1 - count)).lastDay};
}

function monthBefore(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 - count;
  return writeMonth(Math.floor(index / 12), (index % 12) + 1);
}

/** A month as `YYYY-MM`. */
export function writeMonth(year: number, month: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
}
