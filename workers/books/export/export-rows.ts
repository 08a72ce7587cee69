import type {ExportedRows, ExportField, ExportQuestion, HearExport} from './export-api.ts';
import type {BooksColumns} from '#workers/books/data/columns.ts';
import {readCell, textCell} from './cell.ts';
import {beginTable} from './write-table.ts';

/** Rows written at once: some 20 ms, after which the list answers and cancelling is heard. */
const sliceRows = 1_000;

/** Widths of the columns of a sheet, in characters. */
const widths: Readonly<Record<ExportField, number>> = {
  date: 12,
  merchant: 28,
  description: 44,
  account: 22,
  category: 24,
  receipt: 10,
  amount: 16,
  currency: 10,
  status: 14,
  note: 36,
  reference: 22,
  balance: 16,
  id: 38,
};

/**
 * Writes rows as a file, slice by slice.
 *
 * @param rows in the order of the file; they stay those of the moment, whatever is listed meanwhile.
 * @param hear is told how many are written, and answers whether to go on.
 * @returns null where it was not to go on.
 * Rules: BKS9, BKS18, BKS19.
 */
export async function exportRows(
  columns: BooksColumns,
  rows: Int32Array,
  {format, columns: asked, sheetName, words}: Omit<ExportQuestion, 'selection'>,
  hear: HearExport,
): Promise<ExportedRows | null> {
  const fields = asked.map(({field}) => field);
  const writer = await beginTable(
    format,
    sheetName,
    fields.map((field) => widths[field]),
  );
  writer.addRow(asked.map(({heading}) => textCell(heading)));
  for (let start = 0; start < rows.length; start += sliceRows) {
    if (!(await hear(start))) return null;
    for (const row of rows.subarray(start, start + sliceRows))
      writer.addRow(fields.map((field) => readCell[field](columns, row, words)));
  }
  return {file: writer.finish(), rowCount: rows.length};
}
