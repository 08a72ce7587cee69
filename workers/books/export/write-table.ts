import type {ExportFormat} from './export-api.ts';
import type {TableFile} from '#workers/books/ledger/reports-api.ts';
import type {TableWriter} from './cell.ts';
import {createCsvWriter} from './write-csv.ts';

/** Begins a file of a format; the code of workbooks is read where one is written. @param widths of the columns, in characters. */
export async function beginTable(
  format: ExportFormat,
  sheetName: string,
  widths: readonly number[],
): Promise<TableWriter> {
  if (format === 'csv-semicolon') return createCsvWriter({separator: ';', decimalMark: ','});
  if (format === 'csv-comma') return createCsvWriter({separator: ',', decimalMark: '.'});
  // The packer weighs as much as all else here: a CSV does not wait for it.
  const {createXlsxWriter} = await import('./write-xlsx.ts');
  return createXlsxWriter(sheetName, widths);
}

/** Writes a short table, such as a report. Rules: RPT11, ANL10. */
export async function writeTable({format, sheetName, widths, rows}: TableFile): Promise<Blob> {
  const writer = await beginTable(format, sheetName, widths);
  for (const cells of rows) writer.addRow(cells);
  return writer.finish();
}
