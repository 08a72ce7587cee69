import {isCivilDate, monthBounds, addMonths} from '#contract/kernel/dates.ts';
import {datesOf} from '#workers/books/ask/query/period-dates.ts';
import {tableReports, type TableReport} from '#workers/books/ledger/report.ts';

/** Every report, in the order of the choice. */
export const reportKinds = [
  'profit-loss',
  'balance',
  'cash-flow',
  'trial-balance',
  'ledger',
  'owners',
  'related',
] as const;

/** One of {@link reportKinds}. */
export type ReportKind = (typeof reportKinds)[number];

/** Periods with a name; `own` is two days. */
export const reportPeriods = [
  'this-month',
  'last-month',
  'this-quarter',
  'last-quarter',
  'this-year',
  'last-year',
  'own',
] as const;

/** One of {@link reportPeriods}. */
export type ReportPeriod = (typeof reportPeriods)[number];

/** What the address of the reports says. */
export type ReportAddress = {
  readonly report: ReportKind;
  readonly period: ReportPeriod;
  readonly from: string;
  readonly to: string;
  readonly isCompared: boolean;
  /** Null is all of them. */
  readonly currency: string | null;
  /** Of the general ledger, as account and currency; null is the first. */
  readonly ledger: string | null;
  readonly start: number;
};

/** Reads it; what makes no sense is as if it were not there. */
export function readReportAddress(search: URLSearchParams, today: string): ReportAddress {
  const period = reportPeriods.find((one) => one === search.get('period')) ?? 'this-year';
  const start = Number(search.get('start') ?? 0);
  return {
    report: reportKinds.find((one) => one === search.get('report')) ?? 'profit-loss',
    period,
    ...daysOf(period, search, today),
    isCompared: search.get('compare') === 'yes',
    currency: search.get('currency'),
    ledger: search.get('ledger'),
    start: Number.isSafeInteger(start) && start > 0 ? start : 0,
  };
}

/** Whether a report is a table of figures; the general ledger is not. */
export function isTableReport(kind: ReportKind): kind is TableReport {
  return tableReports.some((one) => one === kind);
}

function daysOf(period: ReportPeriod, search: URLSearchParams, today: string): {from: string; to: string} {
  if (period === 'this-quarter') return quarterOf(today);
  if (period === 'last-quarter') return quarterOf(addMonths(today, -3));
  if (period !== 'own') return datesOf(period, today);
  const year = datesOf('this-year', today);
  const [from, to] = [search.get('from'), search.get('to')].map((day) =>
    day !== null && isCivilDate(day) ? day : null,
  );
  return {from: from ?? year.from, to: to ?? year.to};
}

function quarterOf(day: string): {from: string; to: string} {
  const first = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1;
  const month = (number: number): string => `${day.slice(0, 4)}-${String(number).padStart(2, '0')}`;
  return {from: `${month(first)}-01`, to: monthBounds(month(first + 2)).lastDay};
}
