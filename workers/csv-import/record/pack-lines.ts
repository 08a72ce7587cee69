import {rowsPerImportChange} from '#contract/sync/change.ts';
import type {FileSource} from '#workers/csv-import/bank-file.ts';
import {runStream} from '#workers/pdf/run-stream.ts';

/** Rows of a file as it has them. */
export type FileLines = {
  /** Of the columns; empty where there is no header. */
  readonly names: readonly string[];
  /** Of each row, counted from 1, ascending. */
  readonly lines: readonly number[];
  /** By column: a text for each row, or one that all have. */
  readonly columns: readonly (string | readonly string[])[];
};

/** Some rows packed, and between which lines they lie. */
export type PackedLines = {readonly firstLine: number; readonly lastLine: number; readonly packed: string};

/** Rows in one part: reading one row unpacks all of them. */
const rowsPerPart = rowsPerImportChange;

/** Characters in one part before it is packed, so that a row of long texts fits as well. */
const charactersPerPart = 131_072;

/** Most characters that are kept of a cell in a row that alone is longer than a part. */
const longestCell = 4_096;

/**
 * Packs rows of a file: by column, deflated, in base64. 100,000 rows of 84 bytes become some 2.5 MB.
 *
 * @param wanted lines of the rows to keep; others are left out.
 * @returns parts in the order of lines; the same file gives the same parts. Rule: IMP23.
 */
export async function packLines(source: FileSource, wanted: ReadonlySet<number>): Promise<PackedLines[]> {
  const parts: Promise<PackedLines>[] = [];
  let [places, characters]: [number[], number] = [[], 0];
  const close = () => {
    if (places.length > 0) parts.push(packPart(source, places));
    [places, characters] = [[], 0];
  };
  for (const [place, line] of source.lines.entries()) {
    if (!wanted.has(line)) continue;
    const length = lengthOf(source.rows[place] ?? []);
    if (places.length >= rowsPerPart || characters + length > charactersPerPart) close();
    places.push(place);
    characters += length;
  }
  close();
  return Promise.all(parts);
}

/** The rows of one part. @throws for a text that packLines did not write. */
export async function unpackLines(packed: string): Promise<FileLines> {
  const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
  const text = new TextDecoder().decode(await runStream(bytes, new DecompressionStream('deflate')));
  // Only packLines writes this field.
  return JSON.parse(text) as FileLines;
}

/** What a row says in each column, in the file's own words; null where the part has no such line. */
export function lineOf({names, lines, columns}: FileLines, line: number): {name: string; cell: string}[] | null {
  const place = lines.indexOf(line);
  if (place < 0) return null;
  return columns.map((cells, column) => ({
    name: names[column] ?? '',
    cell: typeof cells === 'string' ? cells : (cells[place] ?? ''),
  }));
}

function lengthOf(cells: readonly string[]): number {
  let length = 0;
  for (const cell of cells) length += cell.length + 3;
  return length;
}

async function packPart({names, lines, rows}: FileSource, places: readonly number[]): Promise<PackedLines> {
  const width = Math.max(names.length, ...places.map((place) => rows[place]?.length ?? 0));
  const isLong = places.length === 1 && lengthOf(rows[places[0] ?? 0] ?? []) > charactersPerPart;
  const columns = Array.from({length: width}, (_, column) => {
    const cells = places.map((place) => rows[place]?.[column] ?? '');
    const [first = ''] = cells;
    const kept = isLong ? cells.map((cell) => cell.slice(0, longestCell)) : cells;
    return kept.every((cell) => cell === first) ? first : kept;
  });
  const own = places.map((place) => lines[place] ?? 1);
  const bytes = new TextEncoder().encode(JSON.stringify({names, lines: own, columns} satisfies FileLines));
  const packed = toBase64(await runStream(bytes, new CompressionStream('deflate')));
  return {firstLine: own[0] ?? 1, lastLine: own.at(-1) ?? 1, packed};
}

/** In pieces: a call takes no hundred thousand arguments. */
function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 8_192)
    text += String.fromCharCode(...bytes.subarray(start, start + 8_192));
  return btoa(text);
}
