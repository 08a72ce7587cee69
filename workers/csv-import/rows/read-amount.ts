import {currencySymbols} from '#workers/csv-import/columns/currency-symbols.data.ts';
import type {DecimalMark} from '#workers/csv-import/reading.ts';
import type {RowErrorReason} from '#workers/csv-import/reasons.ts';

/** An amount taken apart, before anybody knows which mark is the decimal one. */
export type ScannedAmount = {
  /** Digits with their marks; blanks and apostrophes between digits are all `'`. */
  readonly body: string;
  readonly negative: boolean;
  /** True when a sign, brackets or a CR/DR suffix was written. */
  readonly signed: boolean;
  /** The currency its symbol or code stands for; null when none was written or `$` says nothing certain. */
  readonly currency: string | null;
  /** The letters and signs of a currency as they were written; null without any. */
  readonly symbol: string | null;
};

const longestAmount = 40;
const creditSuffixes: ReadonlySet<string> = new Set(['CR', 'C', 'H']);
const debitSuffixes: ReadonlySet<string> = new Set(['DR', 'DB', 'D', 'S']);

const isDigit = (code: number) => code >= 48 && code <= 57;
const isBlank = (code: number) =>
  code === 32 || code === 9 || code === 0xa0 || code === 0x202f || code === 0x2009 || code === 0x2007;
const isApostrophe = (code: number) => code === 39 || code === 0x2019 || code === 0x60 || code === 0xb4;
const isMinus = (code: number) => code === 45 || (code >= 0x2010 && code <= 0x2014) || code === 0x2212;

/**
 * Takes an amount apart: sign before or after, any kind of minus, brackets, CR and DR, currency symbols, all groupings.
 *
 * @returns undefined when the text is no amount.
 * Rule: IMP7.
 */
export function scanAmount(text: string): ScannedAmount | undefined {
  if (text.length === 0 || text.length > longestAmount) return undefined;
  const plain = scanPlain(text);
  if (plain) return plain;
  let body = '';
  let letters = '';
  let bodyEnd = 0;
  let minus = 0;
  let plus = 0;
  let open = 0;
  let close = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isDigit(code)) {
      if (body !== '' && bodyEnd !== index) {
        if (!joinsGroups(text, bodyEnd, index)) return undefined;
        body += "'";
      }
      body += text[index];
      bodyEnd = index + 1;
    } else if (code === 44 || code === 46) {
      const belongs = body !== '' ? bodyEnd === index : letters === '' && isDigit(text.charCodeAt(index + 1));
      if (belongs) {
        body += text[index];
        bodyEnd = index + 1;
      } else if (letters === '') return undefined;
    } else if (isMinus(code)) minus += 1;
    else if (code === 43) plus += 1;
    else if (code === 40) open += 1;
    else if (code === 41) close += 1;
    else if (!isBlank(code) && !isApostrophe(code)) {
      letters += text[index];
      if (letters.length > 5) return undefined;
    }
  }
  if (!/\d/.test(body) || open !== close || minus + plus + open > 1) return undefined;
  const sign = readLetters(letters, minus + open > 0, plus > 0);
  return sign && {...sign, body};
}

/** The shape of most amounts, without taking them apart letter by letter: an optional sign, digits and marks. */
function scanPlain(text: string): ScannedAmount | undefined {
  const first = text.charCodeAt(0);
  const start = first === 45 || first === 43 ? 1 : 0;
  let digits = 0;
  for (let index = start; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isDigit(code)) digits += 1;
    else if (code !== 44 && code !== 46) return undefined;
  }
  if (digits === 0) return undefined;
  return {
    body: start === 0 ? text : text.slice(1),
    negative: first === 45,
    signed: start === 1,
    currency: null,
    symbol: null,
  };
}

/** Only blanks or one apostrophe may stand between two digits of an amount. */
function joinsGroups(text: string, start: number, end: number): boolean {
  if (end - start !== 1) return false;
  const code = text.charCodeAt(start);
  return isBlank(code) || isApostrophe(code);
}

function readLetters(letters: string, negative: boolean, plus: boolean): Omit<ScannedAmount, 'body'> | undefined {
  if (letters === '') return {negative, signed: negative || plus, currency: null, symbol: null};
  const upper = letters.toUpperCase();
  if (!negative && !plus) {
    if (creditSuffixes.has(upper)) return {negative: false, signed: true, currency: null, symbol: null};
    if (debitSuffixes.has(upper)) return {negative: true, signed: true, currency: null, symbol: null};
  }
  const currency = currencySymbols[upper];
  if (currency === undefined) return undefined;
  return {negative, signed: negative || plus, currency: currency === '' ? null : currency, symbol: upper};
}

/** Tells whether a text can be an amount. */
export function isAmountLike(text: string): boolean {
  return scanAmount(text) !== undefined;
}

/** Units, or why there are none. */
export type UnitsOutcome = {readonly units: number} | {readonly reason: RowErrorReason};

/**
 * Reads a scanned amount exactly, without floating point.
 *
 * @param digits decimals of the currency's smallest unit.
 * @returns units with the sign that was written; groups that cannot be groups are refused, as are fractions finer than the unit.
 * Source: D17. Rule: IMP7.
 */
export function toUnits(amount: ScannedAmount, mark: DecimalMark, digits: number): UnitsOutcome {
  const {body} = amount;
  const at = body.indexOf(mark);
  const wholeEnd = at < 0 ? body.length : at;
  if (!isWellGrouped(body, wholeEnd)) return {reason: 'import.bad-amount'};
  let units = 0;
  for (let index = 0; index < wholeEnd; index += 1) {
    const code = body.charCodeAt(index);
    if (isDigit(code)) units = units * 10 + (code - 48);
  }
  for (let place = 0, index = wholeEnd + 1; place < digits || index < body.length; place += 1, index += 1) {
    const code = index < body.length ? body.charCodeAt(index) : 48;
    if (!isDigit(code)) return {reason: 'import.bad-amount'};
    if (place < digits) units = units * 10 + (code - 48);
    else if (code !== 48) return {reason: 'import.amount-too-precise'};
  }
  if (!Number.isSafeInteger(units)) return {reason: 'import.amount-too-large'};
  return {units: amount.negative && units !== 0 ? -units : units};
}

/**
 * The units of an amount in the commonest form, an optional minus, digits and at most one mark, as scanAmount and toUnits would read them.
 *
 * @returns undefined for every other form, and where anything could be wrong with it.
 */
export function readPlainUnits(text: string, mark: DecimalMark, digits: number): number | undefined {
  const markCode = mark === '.' ? 46 : 44;
  const start = text.charCodeAt(0) === 45 ? 1 : 0;
  // Fifteen digits are exact in a double.
  if (text.length === start || text.length > 15) return undefined;
  let units = 0;
  let decimals = -1;
  for (let index = start; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isDigit(code)) {
      units = units * 10 + (code - 48);
      if (decimals >= 0) decimals += 1;
    } else if (code === markCode && decimals < 0 && index > start) decimals = 0;
    else return undefined;
  }
  if (decimals > digits) return undefined;
  for (let place = Math.max(0, decimals); place < digits; place += 1) units *= 10;
  if (!Number.isSafeInteger(units)) return undefined;
  return start === 1 && units !== 0 ? -units : units;
}

/** Whether the digits before `end` are plain or grouped: `1,234,567` and `12,34,567` (Indian) are; `1,23` and `1,2345` are not. */
function isWellGrouped(body: string, end: number): boolean {
  let separator = 0;
  let run = 0;
  let groups = 0;
  for (let index = 0; index < end; index += 1) {
    const code = body.charCodeAt(index);
    if (isDigit(code)) {
      run += 1;
      continue;
    }
    if (separator !== 0 && separator !== code) return false;
    if (groups === 0 ? run === 0 || run > 3 : run !== 3 && run !== 2) return false;
    separator = code;
    groups += 1;
    run = 0;
  }
  return groups === 0 || run === 3;
}
