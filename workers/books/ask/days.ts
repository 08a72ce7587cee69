import type {BooksDay} from '#workers/books/api.ts';
import type {BooksColumns} from '#workers/books/data/columns.ts';
import {fromDay} from '#workers/books/data/fields.ts';
import {sumRows} from './totals.ts';

/** Cuts a list in the order of dates into its days, in the list's order, each with what it adds up to. Rule: BKS12. */
export function readDays(columns: BooksColumns, rows: Int32Array): BooksDay[] {
  const days: BooksDay[] = [];
  let first = 0;
  for (let index = 1; index <= rows.length; index += 1) {
    const day = columns.day[rows[first] ?? 0] ?? 0;
    if (index < rows.length && columns.day[rows[index] ?? 0] === day) continue;
    const totals = sumRows(columns, rows.subarray(first, index));
    const sums = totals.map(({currency, inUnits, outUnits}) => ({currency, units: inUnits + outUnits}));
    days.push({date: fromDay(day), count: index - first, sums});
    first = index;
  }
  return days;
}
