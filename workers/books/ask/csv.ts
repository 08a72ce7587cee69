import {unitsToDecimal} from '#contract/kernel/money.ts';
import type {BooksColumns} from '#workers/books/data/columns.ts';
import {readField} from '#workers/books/data/fields.ts';

/** Names of what rows refer to, by id, and the headings in the order of the columns: see `BooksApi.exportCsv`. */
export type CsvNames = {
  accounts: Record<string, string>;
  categories: Record<string, string>;
  headings: string[];
};

/** A spreadsheet would take a cell that starts like this for a formula. Source: OWASP, CSV injection (2026). */
const formulaStart = /^[=+\-@\t\r]/;

const needsQuotes = /[",\n\r]/;

/** Tells spreadsheets that the bytes are UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * Writes rows as CSV text (RFC 4180): byte order mark, ISO dates, plain decimals, formulas in texts defused by an apostrophe.
 * Columns: date, description, merchant, amount, currency, account, category, note, checked (`true` or `false`).
 * Rule: BKS9.
 */
export function writeCsv(columns: BooksColumns, rows: Int32Array, names: CsvNames): string {
  const lines = [names.headings.map(textCell).join(',')];
  for (const row of rows) lines.push(csvLine(columns, row, names));
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
}

function csvLine(columns: BooksColumns, row: number, names: CsvNames): string {
  const currency = readField.currency(columns, row);
  const categoryId = readField.categoryId(columns, row);
  const accountId = readField.accountId(columns, row);
  return [
    readField.date(columns, row),
    textCell(readField.description(columns, row)),
    textCell(readField.merchant(columns, row) ?? ''),
    unitsToDecimal(readField.amountUnits(columns, row), currency),
    currency,
    textCell(names.accounts[accountId] ?? ''),
    textCell(categoryId === null ? '' : (names.categories[categoryId] ?? '')),
    textCell(readField.note(columns, row) ?? ''),
    String(readField.checked(columns, row)),
  ].join(',');
}

function textCell(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
