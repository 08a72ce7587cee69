import {readHead, type CurrencyHead} from '#workers/csv-import/columns/read-currency.ts';
import {normaliseWords} from './normalise.ts';
import {joinNames, type FoundTable} from './find-table.ts';
import type {SplitText} from './split.ts';

/** The table itself: rows of cells under names. */
export type Table = {
  readonly width: number;
  /** Columns that rows ought to have: the header's, without one the commonest width. A row with more may have been torn by a delimiter. */
  readonly expectedWidth: number;
  /** Cells that most rows have, empty ones counted. */
  readonly usualWidth: number;
  readonly delimiter: string;
  /** As written, without blanks around; empty texts where there is no header. */
  readonly names: readonly string[];
  /** The names for comparing, currencies left out; see normaliseWords. */
  readonly words: readonly string[];
  /** The names for comparing, whole. */
  readonly fullWords: readonly string[];
  /** What each name says of a currency. */
  readonly heads: readonly CurrencyHead[];
  readonly rows: readonly (readonly string[])[];
  /** Line of each row, counted from 1. */
  readonly lines: readonly number[];
  /** Lines of the file before the table, blank ones too. */
  readonly linesBefore: number;
  /** Records before the header, with their lines. */
  readonly preamble: readonly {readonly line: number; readonly cells: readonly string[]}[];
};

/** What a column holds; see gatherFacts. */
export type ColumnFacts = {
  /** Rows that were counted. */
  readonly rows: number;
  readonly filled: number;
  /** Of those, cells of nothing but a dash. */
  readonly dashes: number;
  readonly dates: number;
  readonly serials: number;
  readonly amounts: number;
  /** Amounts with a mark for a fraction or groups. */
  readonly marked: number;
  /** Addresses of wallets. */
  readonly addresses: number;
  readonly length: number;
  /** Different values, normalised; null when there are more than {@link maxValues}. */
  readonly values: ReadonlySet<string> | null;
  readonly samples: readonly string[];
};

/** Different values a column may have and still be a list of words, such as statuses. */
export const maxValues = 40;

/** Cuts the table out of the records. */
export function buildTable(split: SplitText, found: FoundTable): Table {
  const first = found.headerAt < 0 ? [] : (split.records[found.headerAt] ?? []);
  const header = found.isTwoLines ? joinNames(first, split.records[found.headerAt + 1] ?? []) : first;
  const rows = split.records.slice(found.dataAt);
  let width = header.length;
  // A stray comma at each row's end (Chase) makes rows wider than the header; the extra cells are columns without names.
  for (const cells of rows) width = Math.max(width, cells.length);
  const usualWidth = commonestWidth(rows);
  const names = Array.from({length: width}, (_, index) => (header[index] ?? '').trim());
  const heads = names.map(readHead);
  const before = found.headerAt < 0 ? found.dataAt : found.headerAt;
  return {
    width,
    expectedWidth: found.headerAt < 0 ? usualWidth : header.length,
    usualWidth,
    delimiter: split.delimiter.value,
    names,
    words: heads.map(({words}) => words),
    fullWords: names.map(normaliseWords),
    heads,
    rows,
    lines: split.lines.slice(found.dataAt),
    linesBefore: (split.lines[before] ?? 1) - 1,
    preamble: split.records.slice(0, before).map((cells, index) => ({line: split.lines[index] ?? 1, cells})),
  };
}

function commonestWidth(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const {length} of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0])[0];
}
