import {currencyDigits} from '#contract/kernel/money.ts';
import {currencySymbols} from '#workers/csv-import/columns/currency-symbols.data.ts';
import type {Line} from './text-lines.ts';

/** What parts whole and fraction in a document's amounts; null where nothing tells. */
export type Mark = '.' | ',' | null;

/** A number in a folded text that may be money. */
export type Amount = {
  readonly start: number;
  readonly end: number;
  /** As a plain decimal such as `-1234.50`; null where it can be read in two ways. */
  readonly value: string | null;
  /** A code; empty for a sign that several share, null for none. */
  readonly currency: string | null;
  /** It is written with hundredths or with a currency. */
  readonly isMoney: boolean;
  /** It stands in brackets, behind another one. */
  readonly isBracketed: boolean;
};

const number = /(?<![\d.,])(?:\d{1,3}(?: \d{3})+,\d{2}|\d+(?:[.,'’]\d+)*)(?![\d])/gu;
const signBefore =
  /(?:^|[^\p{L}\p{Sc}])(\p{L}{0,3}\p{Sc}|\p{L}{2,4}\p{Sc}?|s\/|bs\.?)[ .:]{0,2}([-\u2212\u2013]?\s?\(?)$/u;
const signAfter = /^ ?(\p{L}{0,3}\p{Sc}|\p{L}{3}(?!\p{L}))/u;
const hundredths = /^(?:\d+|\d{1,3}(?:[.,'’ ]\d{3})+)[.,]\d{2}$/;

/** Letters that are a currency in a bank's file and an ordinary word, or its beginning, on a receipt. */
const noCurrencies: ReadonlySet<string> = new Set([
  'C',
  'D',
  'L',
  'Q',
  'H',
  'FR',
  'RS',
  'RM',
  'RP',
  'TL',
  'FT',
  'KR',
  'ALL',
  'TOP',
  'LEI',
  'COP.',
  'MOP',
  'LAK',
  'BAM',
  'CUP',
  'SOS',
  'ADA',
  'DAI',
  'LTC',
  'MAD',
  'ETB',
  'CUP.',
]);

/** The currency that a sign or code stands for: empty where several share it, undefined where it is none. */
export function readCurrency(written: string): string | undefined {
  const key = written.toUpperCase().replace(/[. ]+$/, '');
  return noCurrencies.has(key) ? undefined : currencySymbols[key];
}

/** Finds the numbers in a folded text that may be money: no part of a word, of a day, of a time or of a longer number, and no share. */
export function findAmounts(folded: string, mark: Mark): Amount[] {
  const found: Amount[] = [];
  for (const {0: body, index} of folded.matchAll(number)) {
    const before = folded.slice(0, index);
    const after = folded.slice(index + body.length);
    const left = signBefore.exec(before);
    const leftCurrency = left ? readCurrency(left[1] ?? '') : undefined;
    const right = signAfter.exec(after);
    const rightCurrency = right ? readCurrency(right[1] ?? '') : undefined;
    const currency = (leftCurrency === '' ? (rightCurrency ?? leftCurrency) : leftCurrency) ?? rightCurrency ?? null;
    if (isPartOfMore(before, after, currency !== null && leftCurrency !== undefined, rightCurrency !== undefined))
      continue;
    const isNegative =
      /[-\u2212\u2013]\s?(?:\p{L}{0,3}\p{Sc}\s?)?$/u.test(before) ||
      /^\s?-(?!\s?[\d\p{L}])/u.test(after) ||
      isAccounting(before, after, found.length);
    const value = readValue(body, mark, currency);
    const start = leftCurrency === undefined || !left ? index : left.index + left[0].indexOf(left[1] ?? '');
    found.push({
      start,
      end: index + body.length + (rightCurrency === undefined ? 0 : (right?.[0].length ?? 0)),
      value: value !== null && isNegative && !/^0(?:\.0*)?$/.test(value) ? `-${value}` : value,
      currency,
      isMoney: currency !== null || hundredths.test(body),
      isBracketed: found.length > 0 && before.lastIndexOf('(') > before.lastIndexOf(')'),
    });
  }
  return found;
}

/** Bookkeepers write what is taken off in brackets; behind another amount it is the same in another currency. */
function isAccounting(before: string, after: string, foundBefore: number): boolean {
  return foundBefore === 0 && /\(\s?(?:\p{L}{0,3}\p{Sc}\s?)?$/u.test(before) && /^\s?\)/.test(after);
}

function isPartOfMore(before: string, after: string, hasLeft: boolean, hasRight: boolean): boolean {
  if (/^\s?%/.test(after)) return true;
  if (!hasRight && /^(?:[\p{L}]|[/:]\d|-[\d\p{L}]|°)/u.test(after)) return true;
  if (hasLeft) return false;
  return /(?:[\p{L}#№_@&]|[\d\p{L}][-/:.]|\/)$/u.test(before);
}

/** Reads a number by its own marks, else by the document's; null where both readings are possible. */
function readValue(body: string, mark: Mark, currency: string | null): string | null {
  const plain = body.replace(/['’ ]/g, '');
  const marks = plain.replace(/\d/g, '');
  if (marks === '') return plain.length > 12 ? null : trimZeros(plain);
  const last = marks.at(-1) as '.' | ',';
  const whole = plain.slice(0, plain.lastIndexOf(last));
  const fraction = plain.slice(plain.lastIndexOf(last) + 1);
  const isMixed = new Set(marks).size > 1;
  if (isMixed) {
    // One decimal mark behind well-formed groups.
    const groups = whole.split(last === '.' ? ',' : '.');
    return marks.indexOf(last) === marks.length - 1 && areGroups(groups) && fraction.length <= 3
      ? trimZeros(`${groups.join('')}.${fraction}`)
      : null;
  }
  if (marks.length > 1) {
    const groups = plain.split(last);
    return areGroups(groups) ? trimZeros(groups.join('')) : null;
  }
  if (fraction.length < 3) return trimZeros(`${whole}.${fraction}`);
  if (fraction.length > 3 || whole.length > 3 || whole.startsWith('0') || mark === last) return null;
  // Of a dinar they may as well be its thousandths.
  if (currency !== null && currency !== '' && currencyDigits(currency) > 2) return null;
  // Three figures behind the only mark are a group wherever the document has another decimal mark, or none.
  return trimZeros(whole + fraction);
}

function areGroups([first = '', ...others]: readonly string[]): boolean {
  return first.length > 0 && first.length <= 3 && others.every((group) => group.length === 3);
}

function trimZeros(text: string): string {
  return text.replace(/^0+(?=\d)/, '');
}

/** Tells by the amounts that can be read in one way alone which mark a document writes before hundredths. */
export function findMark(lines: readonly Line[]): Mark {
  let points = 0;
  let commas = 0;
  for (const {cells} of lines)
    for (const {folded} of cells)
      for (const {0: body, index} of folded.matchAll(number)) {
        if (!hundredths.test(body) || /^\s?%/.test(folded.slice(index + body.length))) continue;
        if (body.at(-3) === '.') points += 1;
        else commas += 1;
      }
  if (points > commas * 3) return '.';
  return commas > points * 3 ? ',' : null;
}
