import {strFromU8, unzipSync} from 'fflate';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {scanTags} from '#workers/statement-files/scan-tags.ts';
import {readCellKinds, writeNumber, type CellKind} from './cell-values.ts';

/** What a workbook may be once it is unpacked, in bytes and parts, and one of its sheets in rows, columns, cells and letters. Source: D49. */
const limits = {
  unpacked: 200 * 1_048_576,
  parts: 1_000,
  rows: 250_000,
  columns: 1_000,
  cells: 5_000_000,
  letters: 100_000_000,
} as const;

/** Parts that hold what is read; pictures, macros and links are never unpacked. */
const wanted =
  /^(?:\/)?xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/i;

type Parts = ReadonlyMap<string, string>;

/** Cells by their row and column, both counted from 0. */
type Sheet = readonly (readonly string[] | undefined)[];

/**
 * The sheets of a workbook that hold tables, each as lines of quoted fields between tabs: days as `YYYY-MM-DD`, numbers with a point, each row on its own
 * line. What a workbook says of its size is not believed. Rules: IMP33, IMP36.
 *
 * @param mostUnpacked bytes that all its parts together may have.
 * @returns a failure with one of `fileReasons` where it is no workbook, holds no table, or is too large once it is unpacked.
 */
export function readXlsx(bytes: Uint8Array, mostUnpacked: number = limits.unpacked): Outcome<string[]> {
  const parts = unpack(bytes, mostUnpacked);
  if (!parts.ok) return parts;
  const workbook = parts.value.get('xl/workbook.xml');
  if (workbook === undefined) return fail('validation', 'import.is-spreadsheet', {details: {format: 'zip'}});
  const texts = readTexts(parts.value.get('xl/sharedstrings.xml') ?? '');
  const kinds = readCellKinds(parts.value.get('xl/styles.xml') ?? '', workbook);
  const tables: string[] = [];
  for (const path of sheetPaths(workbook, parts.value)) {
    const sheet = readSheet(parts.value.get(path) ?? '', texts, kinds);
    if (sheet === null)
      return fail('too-large', 'import.too-large', {details: {limit: mostUnpacked, size: mostUnpacked}});
    if (isTable(sheet)) tables.push(toText(sheet));
  }
  return tables.length > 0 ? succeed(tables) : fail('validation', 'import.no-table');
}

/** The parts that are wanted, by their paths in small letters. */
function unpack(bytes: Uint8Array, most: number): Outcome<Parts> {
  let size = 0;
  let count = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({name, size: packedSize, originalSize}) => {
        if (!wanted.test(name)) return false;
        count += 1;
        // What is not packed at all is copied as it stands, whatever it says.
        size += Math.max(packedSize, originalSize);
        // No more is unpacked of a part than it says; what says more than all may have is not unpacked at all.
        return size <= most && count <= limits.parts;
      },
    });
    if (size > most || count > limits.parts)
      return fail('too-large', 'import.too-large', {details: {limit: most, size}});
    const entries = Object.entries(files);
    return succeed(new Map(entries.map(([name, file]) => [name.replace(/^\//, '').toLowerCase(), strFromU8(file)])));
  } catch {
    // The packer has no other way to say that a file is damaged.
    return fail('validation', 'import.is-spreadsheet', {details: {format: 'zip'}});
  }
}

/** The sheets in the order of their tabs, those that are shown before those that are hidden. */
function sheetPaths(workbook: string, parts: Parts): string[] {
  const targets = new Map<string, string>();
  for (const {kind, name, attributes} of scanTags(parts.get('xl/_rels/workbook.xml.rels') ?? ''))
    if (kind === 'open' && name === 'RELATIONSHIP')
      targets.set(attributeOf(attributes, 'Id'), attributeOf(attributes, 'Target'));
  const shown: string[] = [];
  const hidden: string[] = [];
  for (const {kind, name, attributes} of scanTags(workbook)) {
    if (kind !== 'open' || name !== 'SHEET') continue;
    const target = targets.get(attributeOf(attributes, 'r:id')) ?? '';
    const path = (target.startsWith('/') ? target.slice(1) : `xl/${target}`).toLowerCase();
    (/hidden/i.test(attributeOf(attributes, 'state')) ? hidden : shown).push(path);
  }
  const named = [...shown, ...hidden].filter((path) => parts.has(path));
  // Some programs write no relations, or wrong ones.
  return named.length > 0 ? named : [...parts.keys()].filter((path) => path.startsWith('xl/worksheets/')).toSorted();
}

/** The texts that cells share; of a text in several styles all parts, of its pronunciation none. */
function readTexts(xml: string): string[] {
  const texts: string[] = [];
  let parts: string[] = [];
  let isSpoken = false;
  for (const {kind, name, text} of scanTags(xml, true)) {
    if (name === 'RPH') isSpoken = kind === 'open';
    else if (name === 'SI' && kind === 'open') parts = [];
    else if (name === 'SI') texts.push(parts.join(''));
    else if (name === 'T' && kind === 'open' && !isSpoken) parts.push(text);
  }
  return texts;
}

/** Null where it is larger than any that is read. */
function readSheet(xml: string, texts: readonly string[], kinds: readonly CellKind[]): Sheet | null {
  const rows: string[][] = [];
  let [row, column] = [-1, -1];
  let cell = {type: '', style: 0};
  let inline: string[] = [];
  let [cellCount, letters] = [0, 0];
  const put = (value: string): void => {
    if (value === '' || row < 0 || column < 0 || column >= limits.columns) return;
    const before = rows[row]?.length ?? 0;
    cellCount += Math.max(1, column + 1 - before);
    letters += value.length;
    if (isTooLarge()) return;
    const cells = (rows[row] ??= []);
    while (cells.length < column) cells.push('');
    cells[column] = value;
  };
  const isTooLarge = (): boolean => row >= limits.rows || cellCount > limits.cells || letters > limits.letters;
  for (const {kind, name, attributes, text} of scanTags(xml, true)) {
    if (isTooLarge()) return null;
    if (kind === 'close') {
      if (name === 'IS') put(inline.join(''));
      continue;
    }
    if (name === 'ROW') {
      row = placeOf(attributeOf(attributes, 'r'), row + 1);
      column = -1;
    } else if (name === 'C') {
      column = columnOf(attributeOf(attributes, 'r')) ?? column + 1;
      cell = {type: attributeOf(attributes, 't'), style: Number(attributeOf(attributes, 's') || 0)};
    } else if (name === 'IS') inline = [];
    else if (name === 'T') inline.push(text);
    else if (name === 'V') {
      if (cell.type === 's') put(texts[Number(text)] ?? '');
      // What could not be worked out is no value.
      else if (cell.type !== 'e')
        put(cell.type === 'str' || cell.type === 'b' ? text : writeNumber(text, kinds[cell.style]));
    }
  }
  return isTooLarge() ? null : rows;
}

/** A row's number less one; where it is not written, the one after the last. */
function placeOf(written: string, next: number): number {
  const number = Number(written);
  return Number.isInteger(number) && number > 0 ? number - 1 : next;
}

/** `AB12` is column 27, counted from 0. */
function columnOf(reference: string): number | undefined {
  const letters = /^[A-Z]{1,3}/i.exec(reference)?.[0].toUpperCase();
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Attributes that are read, each by a pattern of its own that is made once. */
const patterns = {
  r: /(?:^|\s)r\s*=\s*["']([^"']*)["']/,
  s: /(?:^|\s)s\s*=\s*["']([^"']*)["']/,
  t: /(?:^|\s)t\s*=\s*["']([^"']*)["']/,
  Id: /(?:^|\s)Id\s*=\s*["']([^"']*)["']/,
  Target: /(?:^|\s)Target\s*=\s*["']([^"']*)["']/,
  state: /(?:^|\s)state\s*=\s*["']([^"']*)["']/,
  'r:id': /(?:^|\s)\w+:id\s*=\s*["']([^"']*)["']/,
} as const;

function attributeOf(attributes: string, name: keyof typeof patterns): string {
  return patterns[name].exec(attributes)?.[1] ?? '';
}

function isTable(sheet: Sheet): boolean {
  return sheet.filter((cells) => cells !== undefined && cells.filter((cell) => cell !== '').length > 1).length > 1;
}

function toText(sheet: Sheet): string {
  // A line break within a cell is a blank: each row stands on the line of its own number.
  const quote = (cell: string | undefined) =>
    `"${(cell ?? '')
      .replace(/_x000D_/gi, ' ')
      .replace(/[\r\n]+/g, ' ')
      .replaceAll('"', '""')}"`;
  return Array.from(sheet, (cells) => (cells ? Array.from(cells, quote).join('\t') : '')).join('\n');
}
