import type {BooksColumns} from '#workers/books/data/columns.ts';
import {toDay} from '#workers/books/data/fields.ts';
import type {Chart} from './chart.ts';
import {addExactly, createSums, readSum} from './exact-sums.ts';
import {accountSlot, openingRow, postBooks} from './post-books.ts';
import type {Span} from './report.ts';

/** Which sum: of a slot, in a currency, over a span, each by its place. */
export type SumPlace = {readonly slot: number; readonly currency: number; readonly span: number};

/** The two sides of an account. */
export type PostingSide = 'debit' | 'credit';

/** The books' postings, summed. All units are exact. */
export type LedgerSums = {
  readonly chart: Chart;
  readonly spans: readonly Span[];
  /** Both zero or more. */
  readonly debit: (place: SumPlace) => bigint;
  readonly credit: (place: SumPlace) => bigint;
  /** Debits without credits. */
  readonly net: (place: SumPlace) => bigint;
  /** How many movements, opening balances not counted: all of them, or those that were posted to one side. */
  readonly count: (place: SumPlace, only?: PostingSide) => number;
  /** The same in all currencies. */
  readonly countAll: (slot: number, span: number, only?: PostingSide) => number;
};

/**
 * Sums the double entry by account, currency and span, in one pass over the columns.
 *
 * @param spans in the order of their days, none of which is in two.
 * @param only the slots of accounts whose movements count; null is all.
 */
export function sumLedger(
  columns: BooksColumns,
  chart: Chart,
  spans: readonly Span[],
  only: ReadonlySet<number> | null = null,
): LedgerSums {
  const slots = chart.accounts.length;
  const size = slots * chart.currencies.length * spans.length;
  const [debits, credits] = [createSums(size), createSums(size)];
  // What moved nothing is on neither side.
  const counts = {all: new Uint32Array(size), debit: new Uint32Array(size), credit: new Uint32Array(size)};
  const spanOf = spanFinder(spans);
  const place = (slot: number, currency: number, span: number): number =>
    (currency * slots + slot) * spans.length + span;
  postBooks(columns, chart, (slot, units, currency, row) => {
    const span = spanOf(row === openingRow ? -Infinity : (columns.day[row] ?? 0));
    if (span === -1 || currency === -1 || slot === -1) return;
    if (only && !only.has(row === openingRow ? slot : accountSlot(columns, chart, row))) return;
    const at = place(slot, currency, span);
    if (units > 0) addExactly(debits, at, units);
    else if (units < 0) addExactly(credits, at, 0 - units);
    if (row === openingRow) return;
    addOne(counts.all, at);
    if (units !== 0) addOne(units > 0 ? counts.debit : counts.credit, at);
  });
  const debit = ({slot, currency, span}: SumPlace): bigint => readSum(debits, place(slot, currency, span));
  const credit = ({slot, currency, span}: SumPlace): bigint => readSum(credits, place(slot, currency, span));
  const count = ({slot, currency, span}: SumPlace, side?: PostingSide): number =>
    counts[side ?? 'all'][place(slot, currency, span)] ?? 0;
  return {
    chart,
    spans,
    debit,
    credit,
    net: (wanted) => debit(wanted) - credit(wanted),
    count,
    countAll: (slot, span, side) =>
      chart.currencies.reduce((sum, _, currency) => sum + count({slot, currency, span}, side), 0),
  };
}

function addOne(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}

/** Tells in which span a day is, or -1. Rows mostly come in the order of their days: the last answer is tried first. */
function spanFinder(spans: readonly Span[]): (day: number) => number {
  const firsts = spans.map(({from}) => (from === null ? -Infinity : toDay(from)));
  const lasts = spans.map(({to}) => toDay(to));
  const [begin, end] = [firsts[0] ?? Infinity, lasts.at(-1) ?? -Infinity];
  let last = 0;
  return (day) => {
    if (day < begin || day > end) return -1;
    if (day >= (firsts[last] ?? Infinity) && day <= (lasts[last] ?? -Infinity)) return last;
    const found = lasts.findIndex((ending, at) => day <= ending && day >= (firsts[at] ?? Infinity));
    if (found !== -1) last = found;
    return found;
  };
}
