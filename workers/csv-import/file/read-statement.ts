import {readCamt} from '#workers/camt-import/read-camt.ts';
import {readMt940} from '#workers/mt940-import/read-mt940.ts';
import {readOfx} from '#workers/ofx-import/read-ofx.ts';
import {readQif} from '#workers/qif-import/read-qif.ts';
import {withTrueIds, type Statement} from '#workers/statement-files/statement.ts';

/** So far into a file its format shows itself: remarks may stand before it. */
const headLength = 65_536;

/** How a file of each format begins, and what reads it. */
const formats: readonly {readonly begins: RegExp; readonly read: (text: string) => Statement}[] = [
  {
    begins:
      /^\s*(?:OFXHEADER\s*:|<\?OFX\b|(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)?(?:<\?OFX[^>]*>\s*)?<OFX>)/i,
    read: readOfx,
  },
  {begins: /^\s*!(?:(?:Type|Option|Clear)\s*:|Account[ \t]*(?:\n|$))/i, read: readQif},
  {begins: /<(?:\w+:)?(?:BkToCstmrStmt|BkToCstmrAcctRpt|BkToCstmrDbtCdtNtfctn)\b/, read: readCamt},
  {begins: /^\s*(?:\{1:F\d\d|(?:.{0,80}\n){0,6}[ \t]*:2[05]:)/, read: readMt940},
];

/** How files begin that are of a format for sure, also where no movement is in them. */
const surely = /^\s*(?:OFXHEADER\s*:|<|!\w+\s*(?::|\n|$)|\{1:F|:2[05]:)/i;

/**
 * A file of a format that banks give to programs; null for any other, which is read as fields: also one that begins like such a format and holds no
 * movement of it, unless it can be nothing else. Rule: IMP34.
 */
export function readStatement(text: string): Statement | null {
  const head = text.slice(0, headLength);
  const statement = formats.find(({begins}) => begins.test(head))?.read(text) ?? null;
  if (!statement || (statement.rows.length === 0 && !surely.test(head))) return null;
  return {...statement, rows: withTrueIds(statement.rows)};
}
