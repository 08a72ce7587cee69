import {readCamt} from '#workers/camt-import/read-camt.ts';
import {readMt940} from '#workers/mt940-import/read-mt940.ts';
import {readOfx} from '#workers/ofx-import/read-ofx.ts';
import {readQif} from '#workers/qif-import/read-qif.ts';
import type {Statement} from '#workers/statement-files/statement.ts';

/** So far into a file its format shows itself. */
const headLength = 4_096;

/** How a file of each format begins, and what reads it. */
const formats: readonly {readonly begins: RegExp; readonly read: (text: string) => Statement}[] = [
  {begins: /^\s*(?:OFXHEADER\s*:|<\?OFX\b|(?:<\?xml[^>]*>\s*)?(?:<\?OFX[^>]*>\s*)?<OFX>)/i, read: readOfx},
  {begins: /^\s*!(?:Type|Account|Option|Clear)\b/i, read: readQif},
  {begins: /<(?:\w+:)?(?:BkToCstmrStmt|BkToCstmrAcctRpt|BkToCstmrDbtCdtNtfctn)\b/, read: readCamt},
  {begins: /^\s*(?:\{1:F\d\d|(?:.{0,80}\n){0,3}:20:)/, read: readMt940},
];

/** A file of a format that banks give to programs; null for any other, which is read as fields. Rule: IMP34. */
export function readStatement(text: string): Statement | null {
  const head = text.slice(0, headLength);
  return formats.find(({begins}) => begins.test(head))?.read(text) ?? null;
}
