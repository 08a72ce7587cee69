import type {MerchantDetail} from './merchants-api.ts';
import {isLive, type BooksColumns} from '#workers/books/data/columns.ts';
import {decodeText} from '#workers/books/data/dictionary.ts';
import {fromDay, readRow} from '#workers/books/data/fields.ts';
import {compareIds} from '#workers/books/data/id-index.ts';
import {readMerchantSums} from './list-merchants.ts';
import type {MerchantIndex} from './merchant-index.ts';

/** So many of the newest rows and of the bank's texts are shown; the list has them all. */
const mostRows = 10;
const mostTexts = 12;

/** Everything of one merchant: see `BooksApi.readMerchant`. Rule: MRC3. */
export function readMerchant(columns: BooksColumns, index: MerchantIndex, name: string): MerchantDetail | null {
  const merchant = index.findMerchant(name);
  const listed = merchant === 0 ? null : readMerchantSums(columns, index, merchant);
  if (!listed) return null;
  const rows = rowsOfMerchants(columns, index, [name]);
  const {day, ids} = columns;
  const newestFirst = [...rows].sort(
    (one, other) => (day[other] ?? 0) - (day[one] ?? 0) || compareIds(ids, other, one),
  );
  return {
    ...listed,
    lockedCount: newestFirst.filter((row) => columns.blocked[row] !== 0).length,
    years: sumYears(columns, newestFirst),
    texts: countTexts(columns, newestFirst),
    newest: newestFirst.slice(0, mostRows).map((row) => readRow(columns, row)),
  };
}

/** The rows of merchants by their names; an empty name stands for rows whose text names nobody. */
export function rowsOfMerchants(columns: BooksColumns, index: MerchantIndex, names: readonly string[]): Int32Array {
  const test = merchantTest(index, names);
  const rows: number[] = [];
  for (let row = 0; row < columns.ids.count; row += 1) if (isLive(columns, row) && test(row)) rows.push(row);
  return Int32Array.from(rows);
}

/** Makes the test of whether a row is of one of some merchants. Rule: MRC4. */
export function merchantTest(index: MerchantIndex, names: readonly string[]): (row: number) => boolean {
  const wanted = new Set(names.map((name) => (name === '' ? 0 : index.findMerchant(name) || -1)));
  return (row) => wanted.has(index.merchantOf(row));
}

function sumYears(columns: BooksColumns, rows: readonly number[]): MerchantDetail['years'] {
  const sums = new Map<string, MerchantDetail['years'][number]>();
  for (const row of rows) {
    const year = fromDay(columns.day[row] ?? 0).slice(0, 4);
    const currency = decodeText(columns.names, columns.currency[row] ?? 0) ?? '';
    const units = columns.amount[row] ?? 0;
    const before = sums.get(`${year} ${currency}`) ?? {year, currency, count: 0, inUnits: 0, outUnits: 0};
    sums.set(`${year} ${currency}`, {
      ...before,
      count: before.count + 1,
      inUnits: before.inUnits + Math.max(0, units),
      outUnits: before.outUnits + Math.min(0, units),
    });
  }
  return [...sums.values()].sort(
    (one, other) => other.year.localeCompare(one.year) || one.currency.localeCompare(other.currency),
  );
}

/** What the bank calls it, the most frequent first. */
function countTexts(columns: BooksColumns, rows: readonly number[]): MerchantDetail['texts'] {
  const counts = new Map<number, number>();
  for (const row of rows) {
    const text = columns.description[row] ?? 0;
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts]
    .map(([text, count]) => ({text: decodeText(columns.texts, text) ?? '', count}))
    .sort((one, other) => other.count - one.count || (one.text < other.text ? -1 : 1))
    .slice(0, mostTexts);
}
