/**
 * What a spreadsheet would take for the begin of a formula: a sign, also the wide ones of East Asian keyboards, after what it leaves out or what
 * only looks like the begin of a text (spaces, quotes, marks that are not seen). Source: OWASP, CSV injection (2026).
 */
const formulaStart = /^(?:[\t\r\n]|[\p{Z}\p{C}"'‘’“”`´]*[=+\-@＝＋－＠])/u;

/** Every separator that a program may read by, whichever the file has: the rest of a cell is no cell of its own anywhere. */
const needsQuotes = /[",;\t\r\n]/;

/** A text as a cell of a CSV (RFC 4180): quoted where it must be, an apostrophe before it where a spreadsheet would take it for a formula. Rule: BKS9. */
export function writeCsvText(text: string): string {
  return quoteCsvText(formulaStart.test(text) ? `'${text}` : text);
}

/** The same for a text that is known to be no formula, such as a number that is to be read again. */
export function quoteCsvText(text: string): string {
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
