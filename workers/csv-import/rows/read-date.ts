import {isCivilDate, toCivilDate} from '#contract/kernel/dates.ts';
import type {DateOrder} from '#workers/csv-import/reading.ts';

/** A date taken apart: certain by itself, or three numbers whose order only the whole file can tell. */
export type DateToken =
  | {
      readonly kind: 'certain';
      readonly date: string;
      readonly because: 'year-first' | 'month-names' | 'excel-serial' | 'unix-time';
    }
  | {readonly kind: 'open'; readonly first: number; readonly second: number; readonly third: number}
  /** Without a year; `isNamed`: the month was in letters, and `first` is the day. */
  | {readonly kind: 'yearless'; readonly first: number; readonly second: number; readonly isNamed: boolean};

/** A full stop or a time may follow: `02.03.2026.`, `02/03/2026-10:11`. */
const numeric = /^(\d{1,4})([-/.])(\d{1,2})\2(\d{4}|\d{1,2})(?=\.?(?:$|[T ]|, )|-\d{1,2}[:.]\d\d)/;
const compact = /^((?:19|20)\d\d)(\d\d)(\d\d)(?=$|[ T]\d\d|\d{6}$)/;
/** `02032026`, where the first four digits are no year. */
const packedDay = /^(\d\d)(\d\d)((?:19|20)\d\d)$/;

/** `2026. 3. 2.`, `2026年3月2日`, `2026년 3월 2일`. */
const eastern = /^(\d{4})[.年년]\s?(\d{1,2})[.月월]\s?(\d{1,2})(?:[.日일]|$)/;
const shortNumeric = /^(\d{1,2})[-/](\d{1,2})$/;
const shortNamed = /^(\d{1,2})[ \-/.]*(?:de\s+)?(\p{L}{3,12})\.?$/u;
const shortNamedFirst = /^(\p{L}{3,12})\.?[ \-/]+(\d{1,2})$/u;
const dayMonthName =
  /^(\d{1,2})(?:st|nd|rd|th|º|\.)?[\s\-/.]*(?:de\s+|of\s+)?(\p{L}{3,12})\.?[\s,\-/.]*(?:de\s+|del\s+)?(\d{4}|\d{2})(?!\d)/u;
const monthNameDay = /^(\p{L}{3,12})\.?[\s\-/]+(\d{1,2})(?:st|nd|rd|th)?[\s,\-/]+(\d{4})(?!\d)/u;
const weekday = /^\p{L}{2,10}\.?,\s*/u;

/** A weekday without a comma, in the languages of months. */
const bareWeekday =
  /^(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mi[eé]|jue|vie|s[aá]b|dom|seg|ter|qua|qui|sex|gio|ven|mer|jeu|sam|dim|mo|di|mi|do|fr|sa|so)[\p{L}-]*\.?,?\s+(?=\S)/iu;

/** Beginnings of month names in English, Spanish, Portuguese, Italian, French and German, without accents. */
const monthBeginnings: readonly (readonly string[])[] = [
  ['jan', 'ene', 'gen'],
  ['feb', 'fev'],
  ['mar', 'mrz'],
  ['apr', 'abr', 'avr'],
  ['may', 'mai', 'mag'],
  ['jun', 'giu', 'juin'],
  ['jul', 'lug', 'juil'],
  ['aug', 'ago', 'aou'],
  ['sep', 'set'],
  ['oct', 'out', 'ott', 'okt'],
  ['nov'],
  ['dec', 'dic', 'dez'],
];

const monthStarts: ReadonlySet<string> = new Set(monthBeginnings.flat().map((beginning) => beginning.slice(0, 3)));

function monthOf(name: string): number {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return monthBeginnings.findIndex((beginnings) => beginnings.some((beginning) => plain.startsWith(beginning))) + 1;
}

/** A Buddhist year is 543 more than a common one; a year that is none of either is a mistake, or of a calendar that nobody here reads. */
function commonYear(year: number): number | undefined {
  const common = year >= 2_500 && year <= 2_620 ? year - 543 : year;
  return common >= 1_970 && common <= 2_068 ? common : undefined;
}

const fullYear = (year: number, digits: number) => (digits > 2 ? year : year < 70 ? 2000 + year : 1900 + year);

function certain(
  year: number,
  month: number,
  day: number,
  because: 'year-first' | 'month-names',
): DateToken | undefined {
  const common = commonYear(year);
  if (common === undefined) return undefined;
  const date = toCivilDate(common, month, day);
  return isCivilDate(date) ? {kind: 'certain', date, because} : undefined;
}

/**
 * Finds the date a cell begins with; a time after it is left aside.
 *
 * @returns undefined when the cell is no date.
 * Rule: IMP6.
 */
export function findDate(cell: string): DateToken | undefined {
  const text = unquote(cell.trim());
  if (text.length < 3 || text.length > 45) return undefined;
  const first = text.charCodeAt(0);
  if (first >= 48 && first <= 57) {
    const match = numeric.exec(text);
    if (match) return readNumeric(match);
    const packed = text.length >= 8 && text.length <= 19 ? compact.exec(text) : null;
    const yearFirst = packed && certain(Number(packed[1]), Number(packed[2]), Number(packed[3]), 'year-first');
    if (yearFirst) return yearFirst;
    const dayFirst = text.length === 8 ? packedDay.exec(text) : null;
    if (dayFirst) return readPacked(dayFirst);
    const far = text.charCodeAt(4) === 46 || text.charCodeAt(4) > 0x7f ? eastern.exec(text) : null;
    if (far) return certain(Number(far[1]), Number(far[2]), Number(far[3]), 'year-first');
    if (text.length <= 5) {
      const short = shortNumeric.exec(text);
      if (short) return readShort(Number(short[1]), Number(short[2]), false);
    }
    if (!hasLetter(text)) return undefined;
    const named = dayMonthName.exec(text);
    if (named) return readNamed(named[3] ?? '', named[2] ?? '', named[1] ?? '');
    const short = shortNamed.exec(text);
    return short ? readShort(Number(short[1]), monthOf(short[2] ?? ''), true) : undefined;
  }
  if (!mayBeginDate(text)) return undefined;
  if (weekday.test(text)) return findDate(text.replace(weekday, ''));
  const rest = bareWeekday.exec(text);
  const dated = rest ? findDate(text.slice(rest[0].length)) : undefined;
  if (dated && dated.kind !== 'yearless') return dated;
  const named = monthNameDay.exec(text);
  if (named) return readNamed(named[3] ?? '', named[1] ?? '', named[2] ?? '');
  const short = shortNamedFirst.exec(text);
  return short ? readShort(Number(short[2]), monthOf(short[1] ?? ''), true) : undefined;
}

/** An apostrophe keeps a spreadsheet from reading a text as a number; some banks write one at either end. */
function unquote(text: string): string {
  if (text.charCodeAt(0) !== 39) return text;
  return text.endsWith("'") && text.length > 1 ? text.slice(1, -1).trim() : text.slice(1).trim();
}

function readPacked(match: RegExpExecArray): DateToken | undefined {
  const [first, second, third] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const isDay = (day: number) => day >= 1 && day <= 31;
  return isDay(first) && isDay(second) && Math.min(first, second) <= 12
    ? {kind: 'open', first, second, third}
    : undefined;
}

function readShort(first: number, second: number, isNamed: boolean): DateToken | undefined {
  const isDay = (day: number) => day >= 1 && day <= 31;
  const fits = isNamed ? second >= 1 && isDay(first) : isDay(first) && isDay(second) && Math.min(first, second) <= 12;
  return fits ? {kind: 'yearless', first, second, isNamed} : undefined;
}

function hasLetter(text: string): boolean {
  for (let index = 1; index < text.length; index += 1) if (text.charCodeAt(index) >= 65) return true;
  return false;
}

/** Whether a text that begins with no digit can be a date: a word of ASCII must end in a comma, as a weekday, or begin like a month. */
function mayBeginDate(text: string): boolean {
  let end = 0;
  while (end < text.length && isLetter(text.charCodeAt(end))) end += 1;
  const after = text.charCodeAt(text[end] === '.' ? end + 1 : end);
  if (after >= 0x80 || text.charCodeAt(end) >= 0x80) return true;
  if (end < 2 || end > 12) return false;
  if (after === 44) return true;
  const start = text.slice(0, 3).toLowerCase();
  return monthStarts.has(start) || ((after === 32 || after === 45) && bareWeekday.test(text));
}

function isLetter(code: number): boolean {
  const lower = code | 32;
  return lower >= 97 && lower <= 122;
}

function readNumeric(match: RegExpExecArray): DateToken | undefined {
  const [first, second, third] = [Number(match[1]), Number(match[3]), Number(match[4])];
  const firstDigits = (match[1] ?? '').length;
  const lastDigits = (match[4] ?? '').length;
  if (firstDigits === 4) return lastDigits <= 2 ? certain(first, second, third, 'year-first') : undefined;
  if (firstDigits === 3 || lastDigits === 1) return undefined;
  const year = commonYear(fullYear(third, lastDigits));
  return year === undefined ? undefined : {kind: 'open', first, second, third: year};
}

function readNamed(year: string, name: string, day: string): DateToken | undefined {
  const month = monthOf(name);
  return month === 0 ? undefined : certain(fullYear(Number(year), year.length), month, Number(day), 'month-names');
}

/**
 * A date column that a spreadsheet stored as days since 1900; only asked for where the header names a date.
 *
 * @returns undefined outside 1982 to 2064.
 */
export function findSerialDate(cell: string): DateToken | undefined {
  const match = /^([345]\d{4})(?:[.,]\d+)?$/.exec(cell.trim());
  if (!match) return undefined;
  const date = new Date(Date.UTC(1899, 11, 30) + Number(match[1]) * 86_400_000).toISOString().slice(0, 10);
  return {kind: 'certain', date, because: 'excel-serial'};
}

/**
 * A column of seconds or milliseconds since 1970; only asked for where the header names a date. The day is that of UTC.
 *
 * @returns undefined outside 2001 to 2033.
 */
export function findUnixDate(cell: string): DateToken | undefined {
  const match = /^(1\d{9})(?:\d{3})?(?:[.,]\d+)?$/.exec(cell.trim());
  if (!match) return undefined;
  return {kind: 'certain', date: new Date(Number(match[1]) * 1_000).toISOString().slice(0, 10), because: 'unix-time'};
}

/** Month and day, `MM-DD`, of a date without a year; undefined for any other, and for days that do not exist. */
export function yearlessDay(token: DateToken, order: DateOrder): string | undefined {
  if (token.kind !== 'yearless') return undefined;
  const [day, month] = token.isNamed || order !== 'MDY' ? [token.first, token.second] : [token.second, token.first];
  // A leap year has every day that there is.
  const date = toCivilDate(2024, month, day);
  return isCivilDate(date) ? date.slice(5) : undefined;
}

/**
 * The civil date of a token under an order; undefined when there is no such day.
 *
 * @param lastDay of the statement, for dates without a year.
 */
export function resolveDate(token: DateToken, order: DateOrder, lastDay?: string): string | undefined {
  if (token.kind === 'certain') return token.date;
  if (token.kind === 'yearless') {
    const day = yearlessDay(token, order);
    if (day === undefined || lastDay === undefined) return undefined;
    const year = Number(lastDay.slice(0, 4)) - (day <= lastDay.slice(5) ? 0 : 1);
    const date = `${year}-${day}`;
    return isCivilDate(date) ? date : undefined;
  }
  const {first, second, third} = token;
  const date =
    order === 'DMY'
      ? toCivilDate(third, second, first)
      : order === 'MDY'
        ? toCivilDate(third, first, second)
        : toCivilDate(2000 + first, second, third % 100);
  return isCivilDate(date) ? date : undefined;
}
