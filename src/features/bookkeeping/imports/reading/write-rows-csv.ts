/** A row of a bank's file that was not imported. */
export type FileRow = {readonly line: number; readonly cells: readonly string[]; readonly reason: string};

/** A spreadsheet would take a cell that starts like this for a formula. Source: OWASP, CSV injection (2026). */
const formulaStart = /^[=+\-@\t\r]/;

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
  const safe = formulaStart.test(text) && !isNumber ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
