import {writeCsvText} from '#contract/kernel/csv-cell.ts';
import type {Cell, TableWriter} from './cell.ts';

/** How a CSV is written: Excel in Spanish and Portuguese separates by semicolons and writes 1234,56. Decision 047. */
export type CsvDialect = {readonly separator: ',' | ';'; readonly decimalMark: '.' | ','};

/** Tells spreadsheets that the bytes are UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * Begins a CSV (RFC 4180): byte order mark, ISO dates, which spreadsheets of any language read as days, plain decimals, formulas in texts
 * defused by an apostrophe. Rule: BKS9.
 */
export function createCsvWriter({separator, decimalMark}: CsvDialect): TableWriter {
  const parts: string[] = [byteOrderMark];
  const write = (cell: Cell): string => {
    if (cell.kind === 'day') return cell.date;
    return cell.kind === 'amount' ? cell.decimal.replace('.', decimalMark) : writeCsvText(cell.text);
  };
  return {
    addRow: (cells) => parts.push(`${cells.map(write).join(separator)}\r\n`),
    finish: () => new Blob(parts, {type: 'text/csv;charset=utf-8'}),
  };
}
