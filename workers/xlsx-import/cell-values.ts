import {readEntities} from '#workers/statement-files/plain-text.ts';
import {scanTags} from '#workers/statement-files/scan-tags.ts';

/** What a number in a cell is: a day, counted from 1900 or 1904, or a number. */
export type CellKind = 'number' | 'day' | 'day-1904';

/** Formats of days that every program knows by their number; those of times alone are left out. Source: ECMA-376 part 1, 18.8.30. */
const isBuiltInDay = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** What is no part of a day's format: texts in quotes, colours and currencies in brackets, single letters behind a stroke. */
const besides = /"[^"]*"|\[[^\]]*\]|\\.|_./g;

/** No program writes a longer format. */
const longestCode = 255;

const dayMs = 86_400_000;
/** Day 0; the calendar of 1900 has a 29th of February that never was. */
const dayZero = {day: Date.UTC(1899, 11, 30), 'day-1904': Date.UTC(1904, 0, 1)} as const;

/** Of each style of a workbook what its numbers are. */
export function readCellKinds(styles: string, workbook: string): CellKind[] {
  const day: CellKind = countsFrom1904(workbook) ? 'day-1904' : 'day';
  const codes = new Map<number, string>();
  const kinds: CellKind[] = [];
  let isUsed = false;
  for (const {kind, name, attributes} of scanTags(styles)) {
    if (name === 'CELLXFS') isUsed = kind === 'open';
    if (kind === 'close') continue;
    if (name === 'NUMFMT') {
      const id = Number(/\bnumFmtId\s*=\s*["'](\d+)["']/.exec(attributes)?.[1]);
      codes.set(id, /\bformatCode\s*=\s*["']([^"]*)["']/.exec(attributes)?.[1] ?? '');
    } else if (name === 'XF' && isUsed) {
      const id = Number(/\bnumFmtId\s*=\s*["'](\d+)["']/.exec(attributes)?.[1] ?? 0);
      kinds.push(isDayFormat(id, codes.get(id)) ? day : 'number');
    }
  }
  return kinds;
}

function countsFrom1904(workbook: string): boolean {
  for (const {name, attributes} of scanTags(workbook))
    if (name === 'WORKBOOKPR') return /\bdate1904\s*=\s*["'](?:1|true)["']/i.test(attributes);
  return false;
}

function isDayFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return isBuiltInDay(id);
  const plain = readEntities(code.slice(0, longestCode)).replace(besides, '').toLowerCase();
  // Minutes alone are a time; a day has its day or its year.
  return /[dy]/.test(plain);
}

/** A number as it is read: a day as `YYYY-MM-DD`, any other without an exponent and with two decimals where it has some. */
export function writeNumber(written: string, kind: CellKind = 'number'): string {
  const value = Number(written);
  if (written.trim() === '' || !Number.isFinite(value)) return written;
  if (kind !== 'number' && value >= 0 && value < 2_958_466)
    return new Date(dayZero[kind] + Math.floor(value) * dayMs).toISOString().slice(0, 10);
  if (Number.isInteger(value)) return Math.abs(value) < 1e21 ? value.toFixed(0) : written;
  // Programs keep halves of bits: what is finer than any currency is none of the amount.
  const plain = value.toFixed(8).replace(/0+$/, '');
  const decimals = plain.length - plain.indexOf('.') - 1;
  // Three behind a point would look like thousands.
  if (decimals === 3) return `${plain}0`;
  return decimals >= 2 ? plain : value.toFixed(2);
}
