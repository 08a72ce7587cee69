import {addDays, addMonths, monthBounds} from '#contract/kernel/dates.ts';
import type {ReportColumn, Span} from '#workers/books/ledger/report.ts';

/** Most columns of one kind: more would be no table for people, nor for a page of paper. */
const mostColumns = 18;

/** Cuts a period into its months; into its years where those would be too many, and not at all where these are. */
export function cutPeriod(from: string, to: string): ReportColumn[] {
  const months = listSpans(from, to, (day) => monthBounds(day.slice(0, 7)).lastDay);
  if (months.length <= mostColumns) return months.map((span) => ({kind: 'month', span}));
  const years = listSpans(from, to, (day) => `${day.slice(0, 4)}-12-31`);
  if (years.length <= mostColumns) return years.map((span) => ({kind: 'year', span}));
  return [{kind: 'total', span: {from, to}}];
}

function listSpans(from: string, to: string, endOf: (day: string) => string): Span[] {
  const spans: Span[] = [];
  for (let first = from; first <= to;) {
    const end = endOf(first);
    const last = end < to ? end : to;
    spans.push({from: first, to: last});
    first = addDays(last, 1);
  }
  return spans;
}

/** The same days of the year before; the last of February is the last of February there too. */
export function yearBefore({from, to}: {readonly from: string; readonly to: string}): {from: string; to: string} {
  return {from: addMonths(from, -12), to: dayYearBefore(to)};
}

/** The day a year before; the last day of a month becomes the last one of that month. */
export function dayYearBefore(day: string): string {
  const isLast = monthBounds(day.slice(0, 7)).lastDay === day;
  const moved = addMonths(day, -12);
  return isLast ? monthBounds(moved.slice(0, 7)).lastDay : moved;
}

/** The first day of the year of a day: where the results of a year begin. */
export function yearStart(day: string): string {
  return `${day.slice(0, 4)}-01-01`;
}
