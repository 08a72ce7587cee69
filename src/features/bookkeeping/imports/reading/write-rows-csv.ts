import {quoteCsvText, writeCsvText} from '#contract/kernel/csv-cell.ts';

/** A row of a bank's file that was not imported. */
export type FileRow = {readonly line: number; readonly cells: readonly string[]; readonly reason: string};

/** Writes rows of a file as CSV: line, reason in words, then the cells as the file has them, formulas defused. */
export function writeRowsCsv(
  rows: readonly FileRow[],
  headings: readonly [string, string],
  describe: (reason: string) => string,
): string {
  const lines = [headings.map(writeCell).join(',')];
  for (const row of rows) {
    lines.push([String(row.line), writeCell(describe(row.reason)), ...row.cells.map(writeCell)].join(','));
  }
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** A signed number is no formula: it stays as it is, so that the file can be corrected and imported again. */
function writeCell(text: string): string {
  const isNumber = /^[+-]?[\d.,\s]+$/.test(text);
  return isNumber ? quoteCsvText(text) : writeCsvText(text);
}
