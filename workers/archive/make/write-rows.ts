import {writeCsvText} from '#contract/kernel/csv-cell.ts';
import type {Json} from '#contract/kernel/field-values.ts';

/** A row as it is archived: `id` first, then the fields of its table. */
export type ArchivedRow = Readonly<Record<string, Json>>;

/** Rows written at once: some milliseconds, so that a cancel is heard. */
const sliceRows = 500;

/** Rows as JSON, one to a line: one reads it line by line, however many there are. Rule: ARC2. */
export function* writeJson(rows: readonly ArchivedRow[], fields: readonly string[]): Generator<string> {
  yield '[';
  // A list as the second argument keeps the order of the fields, and leaves out what is none.
  const kept = [...fields];
  for (let start = 0; start < rows.length; start += sliceRows) {
    const lines = rows.slice(start, start + sliceRows).map((row) => JSON.stringify(row, kept));
    yield `${start === 0 ? '\n' : ',\n'}${lines.join(',\n')}`;
  }
  yield '\n]\n';
}

/** Tells spreadsheets that the bytes are UTF-8. */
const byteOrderMark = '\uFEFF';

/** Rows as CSV (RFC 4180), formulas in texts defused. A text that has an apostrophe first, and no value at all, are told apart in JSON only. Rules: ARC2, BKS9. */
export function* writeCsv(rows: readonly ArchivedRow[], fields: readonly string[]): Generator<string> {
  yield `${byteOrderMark}${fields.map((field) => writeCell(field)).join(',')}\r\n`;
  for (let start = 0; start < rows.length; start += sliceRows) {
    const lines = rows
      .slice(start, start + sliceRows)
      .map((row) => `${fields.map((field) => writeCell(row[field] ?? null)).join(',')}\r\n`);
    yield lines.join('');
  }
}

function writeCell(value: Json): string {
  if (value === null) return '';
  return typeof value === 'string' ? writeCsvText(value) : String(value);
}
