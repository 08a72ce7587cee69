import type {CurrencyTotals} from '#workers/books/api.ts';
import type {BooksColumns} from '#workers/books/data/columns.ts';
import {decodeText} from '#workers/books/data/dictionary.ts';

/** Sums rows per currency, in smallest units; currencies by name. Rule: BKS7. */
export function sumRows(columns: BooksColumns, rows: Int32Array): CurrencyTotals[] {
  const {amount, currency, names} = columns;
  const sums: CurrencyTotals[] = [];
  for (const row of rows) {
    const code = currency[row] ?? 0;
    const sum = (sums[code] ??= {currency: decodeText(names, code) ?? '', count: 0, inUnits: 0, outUnits: 0});
    const units = amount[row] ?? 0;
    sum.count += 1;
    if (units > 0) sum.inUnits += units;
    else sum.outUnits += units;
  }
  return sums.filter((sum) => sum !== undefined).sort((one, other) => (one.currency < other.currency ? -1 : 1));
}
