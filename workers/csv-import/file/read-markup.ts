import {plainText} from '#workers/statement-files/plain-text.ts';

/** Cells that a merged one covers at most, to the right or below. */
const mostMerged = 50;

/** A table as it is being read: its rows as far as they are closed, and the one that is open. */
type Reading = {
  readonly rows: string[][];
  row: string[] | null;
  /** What was written into the open cell, and the columns and rows it covers. */
  cell: {parts: string[]; across: number; down: number} | null;
  /** Of merged cells the text and how many rows more they cover, by column. */
  readonly below: Map<number, {text: string; rows: number}>;
};

/**
 * The tables of a web page, or of a spreadsheet that was saved as XML, as lines of quoted fields between tabs: banks name such files `.xls`. Time grows with
 * the text, whatever is in it.
 *
 * @returns undefined where there is no row of two cells.
 * Rule: IMP11.
 */
export function readMarkup(text: string): string | undefined {
  const reading: Reading = {rows: [], row: null, cell: null, below: new Map()};
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('<', at);
    const end = open < 0 ? text.length : open;
    if (reading.cell && end > at) reading.cell.parts.push(text.slice(at, end));
    if (open < 0) break;
    const close = endOfTag(text, open);
    // What is never closed is no markup any more.
    if (close < 0) break;
    takeTag(reading, text.slice(open + 1, Math.min(close, open + 400)));
    at = close;
  }
  closeRow(reading);
  const widest = reading.rows.reduce((most, {length}) => Math.max(most, length), 0);
  if (widest < 2 || reading.rows.length < 2) return undefined;
  return reading.rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join('\t')).join('\n');
}

/** The place behind a tag, a comment, or a script with all that is in it; -1 where it has no end. */
function endOfTag(text: string, open: number): number {
  if (text.startsWith('<!--', open)) return after(text.indexOf('-->', open + 4), 3);
  const hidden = /^<(script|style)\b/i.exec(text.slice(open, open + 8))?.[1];
  if (hidden === undefined) return after(text.indexOf('>', open), 1);
  const closing = new RegExp(`</${hidden}\\s*>`, 'gi');
  closing.lastIndex = open;
  return closing.test(text) ? closing.lastIndex : -1;
}

function after(found: number, length: number): number {
  return found < 0 ? -1 : found + length;
}

function takeTag(reading: Reading, tag: string): void {
  const match = /^(\/?)(?:\w+:)?(\w+)/.exec(tag);
  const name = match?.[2]?.toLowerCase() ?? '';
  if (name === 'br') reading.cell?.parts.push(' ');
  if (name === 'tr' || name === 'row') {
    closeRow(reading);
    reading.row = match?.[1] === '/' ? null : [];
  } else if (name === 'td' || name === 'th' || name === 'cell') {
    closeCell(reading);
    if (match?.[1] !== '/' && !tag.endsWith('/')) openCell(reading, tag);
    else if (match?.[1] !== '/') {
      openCell(reading, tag);
      closeCell(reading);
    }
  } else if (name === 'table') {
    closeRow(reading);
    reading.below.clear();
  }
}

function openCell(reading: Reading, tag: string): void {
  const {row} = reading;
  if (!row) return;
  const numberOf = (attribute: RegExp, least: number) =>
    Math.min(mostMerged, Math.max(least, Number(attribute.exec(tag)?.[1] ?? least)));
  // A spreadsheet leaves empty cells out, and says where the next one stands.
  const index = Math.min(1_000, Number(/\bIndex\s*=\s*["']?(\d+)/i.exec(tag)?.[1] ?? 0));
  while (row.length < index - 1) row.push('');
  fillFromAbove(reading, row);
  reading.cell = {
    parts: [],
    across: Math.max(numberOf(/\bcolspan\s*=\s*["']?(\d+)/i, 1), numberOf(/\bMergeAcross\s*=\s*["']?(\d+)/i, 0) + 1),
    down: Math.max(numberOf(/\browspan\s*=\s*["']?(\d+)/i, 1), numberOf(/\bMergeDown\s*=\s*["']?(\d+)/i, 0) + 1),
  };
}

/** A cell over several columns stands in the first of them, one over several rows in each. */
function closeCell(reading: Reading): void {
  const {cell, row, below} = reading;
  reading.cell = null;
  if (!cell || !row) return;
  const text = plainText(cell.parts.join(''));
  if (cell.down > 1) below.set(row.length, {text, rows: cell.down - 1});
  row.push(text);
  for (let more = 1; more < cell.across; more += 1) row.push('');
}

function closeRow(reading: Reading): void {
  closeCell(reading);
  const {row} = reading;
  reading.row = null;
  if (!row) return;
  fillFromAbove(reading, row);
  if (row.length > 0) reading.rows.push(row);
}

/** Puts in what cells of the rows above cover here. */
function fillFromAbove({below}: Reading, row: string[]): void {
  for (let above = below.get(row.length); above; above = below.get(row.length)) {
    if (above.rows === 1) below.delete(row.length);
    else below.set(row.length, {...above, rows: above.rows - 1});
    row.push(above.text);
  }
}
