import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {headerNames, headerWords} from '#workers/csv-import/columns/header-words.data.ts';
import {normaliseWords} from './normalise.ts';
import {isAmountLike} from '#workers/csv-import/rows/read-amount.ts';
import {findDate, findUnixDate} from '#workers/csv-import/rows/read-date.ts';
import type {Decided} from '#workers/csv-import/reading.ts';
import type {SplitText} from './split.ts';

/** Where the table stands among the records. */
export type FoundTable = {
  /** Place of the header among the records; -1 where there is none. */
  readonly headerAt: number;
  /** Place of the first record after it. */
  readonly dataAt: number;
  readonly headerLine: Decided<number | null>;
  /** Whether the record after the header goes on with its names. */
  readonly isTwoLines: boolean;
};

/** Records looked through for the header. */
const headerSearchDepth = 200;

const knownNames: ReadonlySet<string> = new Set(Object.values(headerNames).flat());
const knownWords: ReadonlySet<string> = new Set(Object.values(headerWords).flat());

/**
 * Finds the header and the first row of data, whatever stands before them.
 *
 * @param chosen the header's line as the person says; null says that there is none.
 * Rule: IMP4.
 */
export function findTable(split: SplitText, chosen: number | null | undefined): Outcome<FoundTable> {
  const {records, lines} = split;
  const firstData = skipSummary(records, records.findIndex(isDataRow));
  if (chosen === null) {
    if (firstData < 0) return fail('validation', 'import.no-table');
    return found(-1, firstData, {value: null, because: {reason: 'chosen-by-person'}});
  }
  if (chosen !== undefined) {
    const at = lines.indexOf(chosen);
    if (at >= 0 && at < records.length - 1)
      return found(at, at + 1, {value: chosen, because: {reason: 'chosen-by-person'}});
  }
  const headerAt = bestHeader(records, firstData < 0 ? records.length : firstData);
  if (headerAt >= 0) {
    if (headerAt === records.length - 1) return fail('validation', 'import.header-only');
    const words = headerScore(records[headerAt] ?? []);
    if (firstData >= 0 || words >= 3) {
      const because = {reason: 'header-words', params: {count: words}} as const;
      const dataAt = headerAt + (goesOn(records, headerAt) ? 2 : 1);
      return found(headerAt, dataAt, {value: lines[headerAt] ?? 1, because});
    }
  }
  if (firstData < 0) return fail('validation', 'import.no-table');
  if (firstData > 0 && looksLikeNames(records[firstData - 1] ?? [], records[firstData] ?? []))
    return found(firstData - 1, firstData, {value: lines[firstData - 1] ?? 1, because: {reason: 'line-above-data'}});
  return found(-1, firstOfRows(records, firstData), {value: null, because: {reason: 'no-header'}});
}

/** Rows right before the first that has all a row needs are rows as well, if broken ones: as wide, with a date or an amount where that one has it. */
function firstOfRows(records: readonly (readonly string[])[], firstData: number): number {
  const first = records[firstData] ?? [];
  const isLike = (cells: readonly string[]) =>
    cells.length === first.length &&
    first.length > 2 &&
    cells.some((cell, at) => {
      const model = first[at] ?? '';
      if (findDate(model)) return findDate(cell) !== undefined;
      return [model, cell].every((text) => /\d[.,]\d\d$/.test(text.trim()) && isAmountLike(text.trim()));
    });
  let at = firstData;
  while (at > 0 && isLike(records[at - 1] ?? [])) at -= 1;
  return at;
}

/** A line above the rows may have a date and an amount as they have, but elsewhere: it says whose statement it is. */
function skipSummary(records: readonly (readonly string[])[], first: number): number {
  if (first < 0) return first;
  const [row = [], ...next] = records.slice(first, first + 4);
  const datesOf = (cells: readonly string[]) => cells.flatMap((cell, at) => (findDate(cell) ? [at] : [])).join();
  const others = new Set(next.map(datesOf));
  const isOther = next.length === 3 && others.size === 1 && !others.has(datesOf(row)) && next.every(isDataRow);
  return isOther ? first + 1 : first;
}

function found(headerAt: number, dataAt: number, headerLine: Decided<number | null>): Outcome<FoundTable> {
  return succeed({headerAt, dataAt, headerLine, isTwoLines: headerAt >= 0 && dataAt === headerAt + 2});
}

/** A header in two lines, as of `Fecha` above `contable`: names all over the line between the first one and the data. */
function goesOn(records: readonly (readonly string[])[], headerAt: number): boolean {
  const [header = [], next = [], data = []] = records.slice(headerAt, headerAt + 3);
  const filled = next.filter((cell) => cell.trim() !== '');
  return (
    next.length <= header.length &&
    filled.length >= Math.max(3, header.length / 2) &&
    filled.every((cell) => cell.length <= 40 && !/\d/.test(cell)) &&
    isDataRow(data)
  );
}

/** Each column's name out of a header's two lines; the first alone where both are known names, as in two languages. */
export function joinNames(first: readonly string[], second: readonly string[]): string[] {
  return Array.from({length: Math.max(first.length, second.length)}, (_, at) => {
    const [one, other] = [(first[at] ?? '').trim(), (second[at] ?? '').trim()];
    const isTwice = knownNames.has(normaliseWords(one)) && knownNames.has(normaliseWords(other));
    return isTwice ? one : `${one} ${other}`.trim();
  });
}

/** A row with a date and an amount in different cells. */
function isDataRow(cells: readonly string[]): boolean {
  if (cells.length < 2) return false;
  let dates = 0;
  let amounts = 0;
  for (const cell of cells) {
    if (findDate(cell) || findUnixDate(cell)) dates += 1;
    else if (isAmountLike(cell.trim())) amounts += 1;
  }
  return dates > 0 && amounts > 0;
}

/** The row with the most known names among those before the data, and a little into it; the earliest of equals. */
function bestHeader(records: readonly (readonly string[])[], firstData: number): number {
  let best = -1;
  let bestScore = 1;
  const end = Math.min(records.length, firstData + 3, headerSearchDepth);
  for (let index = 0; index < end; index += 1) {
    const score = headerScore(records[index] ?? []);
    if (score > bestScore) {
      best = index;
      bestScore = score;
    }
  }
  return best;
}

/** How many cells name a column; 0 where a cell holds a date or an amount, as no header does. */
function headerScore(cells: readonly string[]): number {
  if (cells.length < 2) return 0;
  let score = 0;
  for (const cell of cells) {
    if (cell.trim() === '' || cell.length > 80) continue;
    if (findDate(cell) || isAmountLike(cell.trim())) return 0;
    const words = normaliseWords(cell);
    if (knownNames.has(words)) score += 1;
    else if (words.split(' ').some((word) => knownWords.has(word)) && words.length < 40) score += 0.5;
  }
  return score;
}

/** Names of columns in a language that is not known: no empty cells to speak of, no dates, no amounts, as wide as the data. */
function looksLikeNames(cells: readonly string[], data: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  if (filled.length < Math.max(2, data.length - 1)) return false;
  return !cells.some((cell) => findDate(cell) || isAmountLike(cell.trim()));
}
