import {currencyDigits} from '#contract/kernel/money.ts';
import type {BooksSort} from '#workers/books/api.ts';
import {flag, isLive, setFlag, type BooksColumns} from '#workers/books/data/columns.ts';
import {decodeText} from '#workers/books/data/dictionary.ts';
import {compareIds} from '#workers/books/data/id-index.ts';

/** Says which of two rows comes first: negative for the first. */
export type CompareRows = (left: number, right: number) => number;

/** The order of a list over the columns as they are now; ties by date and id, newest first. */
export function rowComparer(columns: BooksColumns, sort: BooksSort): CompareRows {
  const sign = sort.descending ? -1 : 1;
  const {day, ids} = columns;
  const byId: CompareRows = (left, right) => compareIds(ids, right, left);
  const newestFirst: CompareRows = (left, right) => (day[right] ?? 0) - (day[left] ?? 0) || byId(left, right);
  if (sort.by === 'date') {
    return (left, right) => sign * ((day[left] ?? 0) - (day[right] ?? 0)) || byId(left, right);
  }
  if (sort.by === 'amount') {
    const value = majorAmounts(columns);
    return (left, right) => sign * (value(left) - value(right)) || newestFirst(left, right);
  }
  const ranks = merchantRanks(columns);
  const {merchant} = columns;
  return (left, right) => {
    const one = merchant[left] ?? 0;
    const other = merchant[right] ?? 0;
    if (one === other) return newestFirst(left, right);
    // Rows without a merchant come last, whichever way the list runs.
    if (one === 0 || other === 0) return one === 0 ? 1 : -1;
    return sign * ((ranks[one] ?? 0) - (ranks[other] ?? 0)) || newestFirst(left, right);
  };
}

/**
 * Brings an order up to date: the rows that moved since are taken out, sorted among themselves and merged in again.
 *
 * @param order rows in the order of `compare`; empty to begin with.
 * @param moved rows to look at again, whether in the order or not; those that are not live stay out.
 * @returns a new order; the given one is left as it was.
 */
export function mergeMoved(
  columns: BooksColumns,
  order: Int32Array,
  moved: readonly number[],
  compare: CompareRows,
): Int32Array {
  if (moved.length === 0) return order;
  const entering = moved.filter((row) => isLive(columns, row)).sort(compare);
  const merged = new Int32Array(order.length + entering.length);
  let size = 0;
  let next = 0;
  for (const row of order) {
    if (((columns.flags[row] ?? 0) & flag.moved) !== 0) continue;
    while (next < entering.length && compare(entering[next] ?? 0, row) < 0) merged[size++] = entering[next++] ?? 0;
    merged[size++] = row;
  }
  while (next < entering.length) merged[size++] = entering[next++] ?? 0;
  return merged.slice(0, size);
}

/** Takes the rows that moved since the last time; they are then no longer marked. */
export function clearMoved(columns: BooksColumns): void {
  const {moved} = columns;
  columns.moved = [];
  for (const row of moved) setFlag(columns, row, flag.moved, false);
}

/** Every live row, not sorted yet. */
export function liveRows(columns: BooksColumns): number[] {
  const rows: number[] = [];
  for (let row = 0; row < columns.ids.count; row += 1) if (isLive(columns, row)) rows.push(row);
  return rows;
}

/** Amounts of different currencies beside each other: in whole units, not in smallest ones. */
function majorAmounts(columns: BooksColumns): (row: number) => number {
  const {amount, currency} = columns;
  const divisors: number[] = [];
  return (row) => {
    const code = currency[row] ?? 0;
    divisors[code] ??= 10 ** currencyDigits(decodeText(columns.names, code) ?? '');
    return (amount[row] ?? 0) / (divisors[code] ?? 1);
  };
}

/** The place of each merchant in the alphabet, by its number in the dictionary; equal names differ in nothing but their number. */
function merchantRanks(columns: BooksColumns): Uint32Array {
  const used = new Set(columns.merchant.subarray(0, columns.ids.count));
  used.delete(0);
  const collator = new Intl.Collator('es', {sensitivity: 'variant', numeric: true});
  const sorted = [...used].sort((left, right) =>
    collator.compare(decodeText(columns.texts, left) ?? '', decodeText(columns.texts, right) ?? ''),
  );
  const ranks = new Uint32Array(columns.texts.values.length);
  sorted.forEach((code, rank) => {
    ranks[code] = rank;
  });
  return ranks;
}
