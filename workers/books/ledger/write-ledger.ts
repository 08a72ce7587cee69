import type {ExportedRows} from '#workers/books/export/export-api.ts';
import type {BooksColumns} from '#workers/books/data/columns.ts';
import {readField, toDay} from '#workers/books/data/fields.ts';
import {idAt} from '#workers/books/data/id-index.ts';
import {amountCell, textCell} from '#workers/books/export/cell.ts';
import {beginTable} from '#workers/books/export/write-table.ts';
import type {Chart} from './chart.ts';
import {addExactly, createSums, readSum} from './exact-sums.ts';
import {accountSlot, counterSlot} from './post-books.ts';
import {findPostings, unitsAt} from './read-ledger.ts';
import type {LedgerFile} from './reports-api.ts';

/** Of the columns, in characters, in the order of {@link LedgerFile.headings}. */
const widths = [12, 26, 26, 26, 40, 16, 16, 16, 10, 38];

/** Writes the postings of accounts, each after its opening balance. @returns the file, and how many postings are in it. Rule: RPT11. */
export async function writeLedger(columns: BooksColumns, chart: Chart, question: LedgerFile): Promise<ExportedRows> {
  const {format, sheetName, ledgers, from, to, headings, names, openingWord} = question;
  const writer = await beginTable(format, sheetName, widths);
  writer.addRow(headings.map((heading) => textCell(heading)));
  const nameOf = (slot: number): string => names[chart.accounts[slot]?.id ?? ''] ?? '';
  let rowCount = 0;
  for (const {account, currency} of ledgers) {
    const slot = chart.accounts.findIndex(({id}) => id === account);
    const place = chart.currencies.indexOf(currency);
    const {opening, rows} = findPostings(columns, chart, {slot, currency: place, from, to});
    const none = textCell(null);
    const start = {kind: 'day', day: toDay(from), date: from} as const;
    writer.addRow([
      start,
      textCell(nameOf(slot)),
      textCell(openingWord),
      none,
      none,
      none,
      none,
      amountCell(opening, currency),
      textCell(currency),
      none,
    ]);
    const balance = createSums(1);
    for (const row of rows) {
      const units = unitsAt(columns, chart, slot, row);
      addExactly(balance, 0, units);
      const own = accountSlot(columns, chart, row);
      writer.addRow([
        {kind: 'day', day: columns.day[row] ?? 0, date: readField.date(columns, row)},
        textCell(nameOf(slot)),
        textCell(nameOf(own === slot ? counterSlot(columns, chart, row) : own)),
        textCell(readField.merchant(columns, row)),
        textCell(readField.description(columns, row)),
        units > 0 ? amountCell(units, currency) : none,
        units > 0 ? none : amountCell(0 - units, currency),
        amountCell(opening + readSum(balance, 0), currency),
        textCell(currency),
        textCell(idAt(columns.ids, row)),
      ]);
    }
    rowCount += rows.length;
  }
  return {file: writer.finish(), rowCount};
}
