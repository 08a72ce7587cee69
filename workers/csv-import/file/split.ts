import Papa from 'papaparse';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {isAmountLike} from '#workers/csv-import/rows/read-amount.ts';
import {findDate} from '#workers/csv-import/rows/read-date.ts';
import type {ImportLimits} from './limits.ts';
import {delimiters, type Decided, type Delimiter} from '#workers/csv-import/reading.ts';
import {unwrapLines} from './unwrap-lines.ts';

/** A file in records: cells as written, and for each record the line where it starts, counted from 1. Blank lines are left out. */
export type SplitText = {
  readonly records: readonly (readonly string[])[];
  readonly lines: readonly number[];
  readonly delimiter: Decided<Delimiter>;
  /** True when a quote was opened and never closed: the file was then split without minding quotes. */
  readonly quotesBroken: boolean;
};

/** What splitting may not exceed, and who hears how far it is, from 0 to 1. */
export type SplitOptions = {readonly limits: ImportLimits; readonly onProgress: (share: number) => void};

/**
 * Splits a text into records by the delimiter that the whole file speaks for.
 *
 * @param written with `\n` as line end.
 * Rule: IMP3.
 */
export function splitText(
  written: string,
  chosen: Delimiter | undefined,
  {limits, onProgress}: SplitOptions,
): Outcome<SplitText> {
  const text = unwrapLines(written);
  const separatorLine = /^sep=([,;\t|])\n/i.exec(text);
  const delimiter = chosen
    ? {value: chosen, because: {reason: 'chosen-by-person' as const}}
    : separatorLine
      ? {value: separatorLine[1] as Delimiter, because: {reason: 'separator-line' as const}} // the pattern allows only delimiters
      : findDelimiter(text);
  const body = separatorLine ? text.slice(separatorLine[0].length) : text;
  const firstLine = separatorLine ? 2 : 1;
  const preview = limits.rows + 1_000;
  onProgress(0.3);
  const parsed = parse(body, delimiter.value, preview, '"');
  const quotesBroken = parsed.errors.some((error) => error.code === 'MissingQuotes');
  const rows = quotesBroken ? parse(body, delimiter.value, preview, '\0').data : parsed.data;
  onProgress(0.8);
  const numbered = numberRecords(rows, firstLine, {limits, mayBreak: body.includes('"')});
  if (!numbered.ok) return numbered;
  return succeed({...numbered.value, delimiter, quotesBroken});
}

/** A field longer than all limits together would stop the parser's own guard; it counts characters only. */
function parse(text: string, delimiter: string, preview: number, quoteChar: string): Papa.ParseResult<string[]> {
  return Papa.parse<string[]>(text, {delimiter, newline: '\n', quoteChar, preview, skipEmptyLines: false});
}

function numberRecords(
  rows: readonly string[][],
  firstLine: number,
  {limits, mayBreak}: {limits: ImportLimits; mayBreak: boolean},
): Outcome<{records: string[][]; lines: number[]}> {
  const records: string[][] = [];
  const lines: number[] = [];
  let line = firstLine;
  for (const cells of rows) {
    let breaks = 0;
    let hasText = false;
    let hasFormula = false;
    for (const cell of cells) {
      if (cell.length === 0) continue;
      if (cell.length > limits.fieldLength)
        return fail('validation', 'import.field-too-long', {details: {line, limit: limits.fieldLength}});
      hasText ||= startsWithText(cell) || cell.trim() !== '';
      hasFormula ||= cell.charCodeAt(0) === 61;
      if (mayBreak && cell.includes('\n')) breaks += cell.split('\n').length - 1;
    }
    if (cells.length > limits.columns)
      return fail('validation', 'import.too-many-columns', {details: {line, limit: limits.columns}});
    if (hasText) {
      records.push(isApostrophed(cells) ? cells.map(trimApostrophes) : hasFormula ? cells.map(readFormula) : cells);
      lines.push(line);
    }
    line += 1 + breaks;
  }
  if (records.length > limits.rows || rows.length >= limits.rows + 1_000)
    return fail('validation', 'import.too-many-rows', {details: {limit: limits.rows}});
  return succeed({records, lines});
}

/** Some banks put every cell between apostrophes, as others do between quotes. */
function isApostrophed(cells: readonly string[]): boolean {
  if (cells[0]?.charCodeAt(0) !== 39) return false;
  const filled = cells.filter((cell) => cell.trim() !== '');
  return filled.length > 2 && filled.every((cell) => /^\s*'[^]*'\s*$/.test(cell) && cell.trim().length > 1);
}

function trimApostrophes(cell: string): string {
  return cell.trim().slice(1, -1);
}

/** `="00123"` is how a text is kept from being read as a number by a spreadsheet. */
function readFormula(cell: string): string {
  return /^="([^"]*)"\s*$/.exec(cell)?.[1] ?? cell;
}

/** Spares most cells the search for white space. */
function startsWithText(cell: string): boolean {
  const code = cell.charCodeAt(0);
  return code > 32 && code < 0x80;
}

/** How often each delimiter stands outside quotes in each line: the steadier and the more meaningful, the better. */
function findDelimiter(text: string): Decided<Delimiter> {
  // A file within the ordinary limit is counted whole; of a larger one two megabytes, from both ends, speak for it.
  const half = 1_048_576;
  const counted = countDelimiters(
    text.length <= half * 2 ? text : text.slice(0, half) + text.slice(text.indexOf('\n', text.length - half)),
  );
  const sample = sampleLines(text);
  const scored = delimiters.map((delimiter, place) => {
    const histogram = counted.histograms[place] ?? new Map<number, number>();
    const [count, lineCount] = mostCommon(histogram);
    const meaning = meaningOf(sample, delimiter);
    return {delimiter, count, lineCount, score: meaning * 4 + lineCount / Math.max(1, counted.lineCount)};
  });
  const best = scored.reduce((first, second) => (second.score > first.score ? second : first));
  if (best.count === 0) return {value: ',', because: {reason: 'single-column'}};
  const params = {count: best.count, lines: best.lineCount, of: counted.lineCount};
  return {value: best.delimiter, because: {reason: 'same-count-every-line', params}};
}

function mostCommon(histogram: ReadonlyMap<number, number>): [count: number, lineCount: number] {
  let best: [number, number] = [0, 0];
  for (const [count, lineCount] of histogram) if (lineCount > best[1]) best = [count, lineCount];
  return best;
}

/** One pass over the text; a quote opens only at the start of a field and closes only before its end. */
function countDelimiters(text: string): {histograms: Map<number, number>[]; lineCount: number} {
  const histograms = delimiters.map(() => new Map<number, number>());
  const counts = [0, 0, 0, 0];
  let lineCount = 0;
  let quoted = false;
  let atStart = true;
  for (let index = 0; index <= text.length; index += 1) {
    const code = index === text.length ? 10 : text.charCodeAt(index);
    if (code === 34) {
      if (quoted) quoted = !isFieldEnd(text.charCodeAt(index + 1));
      else quoted = atStart;
      atStart = false;
      continue;
    }
    if (quoted && index < text.length) continue;
    const place = code === 44 ? 0 : code === 59 ? 1 : code === 9 ? 2 : code === 124 ? 3 : -1;
    atStart = place >= 0 || code === 10;
    if (place >= 0) counts[place] = (counts[place] ?? 0) + 1;
    else if (code === 10) {
      lineCount += addLine(histograms, counts);
      counts.fill(0);
    }
  }
  return {histograms, lineCount};
}

function addLine(histograms: readonly Map<number, number>[], counts: readonly number[]): number {
  if (counts.every((count) => count === 0)) return 0;
  counts.forEach((count, place) => {
    if (count > 0) histograms[place]?.set(count, (histograms[place].get(count) ?? 0) + 1);
  });
  return 1;
}

function isFieldEnd(code: number): boolean {
  return Number.isNaN(code) || code === 44 || code === 59 || code === 9 || code === 124 || code === 10 || code === 32;
}

/** Up to 60 whole lines from the beginning, the middle and the end. */
function sampleLines(text: string): string {
  const piece = 6_000;
  if (text.length <= piece * 3) return text;
  const from = (start: number) => text.slice(text.indexOf('\n', start) + 1, text.indexOf('\n', start) + 1 + piece);
  const whole = (part: string) => part.slice(0, part.lastIndexOf('\n') + 1);
  return [text.slice(0, piece), from(Math.floor(text.length / 2)), from(text.length - piece - 1)].map(whole).join('');
}

/** The share of sampled records in which a delimiter makes both a date and an amount appear. */
function meaningOf(sample: string, delimiter: Delimiter): number {
  const {data} = parse(sample, delimiter, 300, '"');
  let filled = 0;
  let meaningful = 0;
  for (const cells of data) {
    if (cells.length === 1 && cells[0]?.trim() === '') continue;
    filled += 1;
    const limited = cells.slice(0, 60);
    if (limited.some((cell) => findDate(cell)) && limited.some((cell) => isAmountLike(cell) && !findDate(cell)))
      meaningful += 1;
  }
  return filled === 0 ? 0 : meaningful / filled;
}
