import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {guessEncoding} from './guess-encoding.ts';
import {writePlainDigits} from './plain-digits.ts';
import {readMarkup} from './read-markup.ts';
import {findTable} from './find-table.ts';
import {defaultImportLimits} from './limits.ts';
import {splitText} from './split.ts';
import {readStatement} from './read-statement.ts';
import {readXlsx} from '#workers/xlsx-import/read-xlsx.ts';
import {toTableText} from '#workers/statement-files/to-table-text.ts';
import type {StatementFormat} from '#workers/statement-files/statement.ts';
import type {Decided, Encoding} from '#workers/csv-import/reading.ts';

/** Text of a file with the encoding it was read in; line ends are all `\n`, the byte order mark is gone. */
export type DecodedText = {
  readonly text: string;
  readonly encoding: Decided<Encoding>;
  /** What it was before it was text of fields: a web page's tables, or a format that banks give to programs. */
  readonly format: 'fields' | 'markup' | 'workbook' | StatementFormat;
};

const isMarkup = /^\s*(<!doctype html|<html|<table|<\?xml[\s\S]*<(\w+:)?workbook|<meta|<head|<style)/i;

/** Zeros that slipped into a text or pad it, by a bank's mistake: one in twenty at most. */
function hasStrayZeros(bytes: Uint8Array): boolean {
  let zeros = 0;
  for (const byte of bytes) if (byte === 0) zeros += 1;
  return zeros <= Math.max(1, bytes.length / 20);
}

/** How a workbook begins, as any packed file. */
const zipStart = 'PK\x03\x04';

/** Beginnings of files that are no text, as Latin-1. */
const magics: readonly {readonly start: string; readonly reason: string; readonly format: string}[] = [
  {start: '%PDF', reason: 'import.is-pdf', format: 'pdf'},
  {start: 'PK\x05\x06', reason: 'import.is-spreadsheet', format: 'xlsx'},
  {start: '\xd0\xcf\x11\xe0', reason: 'import.is-spreadsheet', format: 'xls'},
  {start: '\x1f\x8b', reason: 'import.binary', format: 'gzip'},
  {start: '\x89PNG', reason: 'import.binary', format: 'image'},
  {start: '\xff\xd8\xff', reason: 'import.binary', format: 'image'},
  {start: 'GIF8', reason: 'import.binary', format: 'image'},
];

/** Beginnings of text files that are no tables of fields. */
const otherFormats: readonly {readonly start: RegExp; readonly reason: string; readonly format: string}[] = [
  {start: /^\s*(<!doctype html|<html|<table)/i, reason: 'import.is-web-page', format: 'html'},
  {start: /^\s*<\?xml/i, reason: 'import.is-other-format', format: 'xml'},
  {start: /^\s*[[{]\s*["{[]/, reason: 'import.is-other-format', format: 'json'},
  {start: /^\s*<\w+[^>]*iso:20022/i, reason: 'import.is-other-format', format: 'xml'},
  {start: /^\s*01,[^,\n]*,[^,\n]*,\d{6},\d{0,4},.*\/?\s*\n\s*02,/, reason: 'import.is-other-format', format: 'bai2'},
  {start: /^\s*\{\\rtf/, reason: 'import.is-other-format', format: 'rtf'},
];

/** Files of records of one length, as banks send them to programs: how long a record is, and how the first begins. */
const fixedWidths: readonly {readonly length: number; readonly start: RegExp; readonly format: string}[] = [
  {length: 240, start: /^\d{3}0000[0 ]/, format: 'cnab240'},
  {length: 400, start: /^0[12](?:RETORNO|REMESSA)/i, format: 'cnab400'},
  {length: 80, start: /^11\d{18}/, format: 'norma43'},
  {length: 120, start: /^01\d{5}/, format: 'cfonb120'},
  {length: 128, start: /^0000[0-9 ]/, format: 'coda'},
];

/** The format of a text whose first records are all of one such length, blanks at their ends left out or not; undefined for any other. */
function findFixedWidth(text: string): string | undefined {
  const lines = text.slice(0, 4_096).split('\n').slice(0, 6);
  // What is cut off, or the file's end, is no whole record.
  const whole = lines.length > 2 ? lines.slice(0, -1) : lines.filter((line) => line !== '');
  const [first = ''] = whole;
  return fixedWidths.find(
    ({length, start}) =>
      start.test(first) &&
      whole.length > 1 &&
      whole.every((line) => line.length <= length && line.length > length * 0.5) &&
      whole.some((line) => line.length === length),
  )?.format;
}

/**
 * Turns a file's bytes into text, or says precisely why they are none.
 *
 * @param chosen what the person decided; the bytes are then read so, whatever they look like.
 * Rule: IMP2.
 */
export function decodeFile(bytes: Uint8Array, chosen: Encoding | undefined): Outcome<DecodedText> {
  const start = String.fromCharCode(...bytes.subarray(0, 1_024));
  if (start.startsWith(zipStart)) return readWorkbook(bytes);
  const magic = magics.find((known) => start.startsWith(known.start));
  if (magic) return fail('validation', magic.reason, {details: {format: magic.format}});
  if (start.includes('%PDF-')) return fail('validation', 'import.is-pdf', {details: {format: 'pdf'}});
  const encoding = chosen
    ? {value: chosen, because: {reason: 'chosen-by-person' as const}}
    : findEncoding(bytes, start);
  if (!encoding) return fail('validation', 'import.binary', {details: {format: 'unknown'}});
  let text = new TextDecoder(encoding.value).decode(bytes);
  if (text.includes('\0') && hasStrayZeros(bytes)) text = text.replaceAll('\0', '');
  if (hasControlCharacters(text)) return fail('validation', 'import.binary', {details: {format: 'unknown'}});
  if (text.includes('\r')) text = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  text = writePlainDigits(text);
  if (text.trim() === '') return fail('validation', 'import.empty');
  const statement = readStatement(text);
  if (statement) {
    if (statement.rows.length === 0) return fail('validation', 'import.header-only');
    return succeed({text: toTableText(statement), encoding, format: statement.format});
  }
  const markup = isMarkup.test(text.slice(0, 2_048)) ? readMarkup(text) : undefined;
  if (markup !== undefined) return succeed({text: markup, encoding, format: 'markup'});
  const other = otherFormats.find((format) => format.start.test(text.slice(0, 512)));
  if (other) return fail('validation', other.reason, {details: {format: other.format}});
  const fixed = findFixedWidth(text);
  if (fixed) return fail('validation', 'import.is-other-format', {details: {format: fixed}});
  return succeed({text, encoding, format: 'fields'});
}

function readWorkbook(bytes: Uint8Array): Outcome<DecodedText> {
  const read = readXlsx(bytes);
  if (!read.ok) return read;
  const text = bestTable(read.value);
  return succeed({text, encoding: {value: 'utf-8', because: {reason: 'known-export'}}, format: 'workbook'});
}

/** Of several sheets the one whose table has the best heads of columns, then the most rows: a summary often stands first. */
function bestTable(tables: readonly string[]): string {
  const [first = '', ...others] = tables;
  if (others.length === 0) return first;
  const scored = tables.map((text) => {
    const split = splitText(text, '\t', {limits: defaultImportLimits, onProgress: () => {}});
    const found = split.ok ? findTable(split.value, undefined) : null;
    const because = found?.ok ? found.value.headerLine.because : undefined;
    const words = because?.reason === 'header-words' ? Number(because.params?.['count'] ?? 0) : 0;
    return {text, ranks: [Number(found?.ok ?? false), words, split.ok ? split.value.records.length : 0]};
  });
  const better = (one: readonly number[], other: readonly number[]): boolean => {
    const at = one.findIndex((rank, place) => rank !== other[place]);
    return at !== -1 && (one[at] ?? 0) > (other[at] ?? 0);
  };
  return scored.reduce((best, one) => (better(one.ranks, best.ranks) ? one : best)).text;
}

function findEncoding(bytes: Uint8Array, start: string): Decided<Encoding> | undefined {
  const marked = (value: Encoding) => ({value, because: {reason: 'byte-order-mark' as const}});
  if (start.startsWith('\xef\xbb\xbf')) return marked('utf-8');
  if (start.startsWith('\xff\xfe')) return marked('utf-16le');
  if (start.startsWith('\xfe\xff')) return marked('utf-16be');
  const firstHigh = indexOfUnusual(bytes);
  if (firstHigh < 0) return {value: 'utf-8', because: {reason: 'only-ascii'}};
  if (bytes.includes(0)) {
    const wide = findWideEncoding(bytes);
    if (wide || !hasStrayZeros(bytes)) return wide;
  }
  const line = lineOfByte(bytes, firstHigh);
  if (isValidUtf8(bytes)) return {value: 'utf-8', because: {reason: 'valid-utf8', params: {line}}};
  return {value: guessEncoding(bytes), because: {reason: 'not-utf8', params: {line}}};
}

/** The first byte that is no ASCII, or is zero; -1 without one. */
function indexOfUnusual(bytes: Uint8Array): number {
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (byte === 0 || byte >= 0x80) return index;
  }
  return -1;
}

/** Text in two bytes a character has its zeros on one side; anything else with zeros is no text. */
function findWideEncoding(bytes: Uint8Array): Decided<Encoding> | undefined {
  const sample = bytes.subarray(0, 4_096);
  let even = 0;
  let odd = 0;
  for (let index = 0; index < sample.length; index += 1) {
    if (sample[index] !== 0) continue;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  }
  const half = sample.length / 2;
  const because = {reason: 'zero-bytes' as const};
  if (odd > half * 0.4 && even < half * 0.02) return {value: 'utf-16le', because};
  if (even > half * 0.4 && odd < half * 0.02) return {value: 'utf-16be', because};
  return undefined;
}

function isValidUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', {fatal: true}).decode(bytes);
    return true;
  } catch (error) {
    // The decoder has no other way to say "not UTF-8"; anything else is a bug.
    if (error instanceof TypeError) return false;
    throw error;
  }
}

function lineOfByte(bytes: Uint8Array, end: number): number {
  let line = 1;
  for (let index = 0; index < end; index += 1) if (bytes[index] === 0x0a) line += 1;
  return line;
}

/** Some control characters slip into bank texts; many mean that this is no text at all. */
function hasControlCharacters(text: string): boolean {
  let count = 0;
  const end = Math.min(text.length, 16_384);
  for (let index = 0; index < end; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 0) return true;
    if (code < 32 && code !== 9 && code !== 10 && code !== 13) count += 1;
  }
  return count > end / 50;
}
