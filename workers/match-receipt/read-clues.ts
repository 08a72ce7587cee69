import {isCivilDate, toCivilDate} from '#contract/kernel/dates.ts';
import {foldText} from '#workers/books/data/fold-text.ts';
import {currencySymbols} from '#workers/csv-import/columns/currency-symbols.data.ts';
import {scanAmount, type ScannedAmount} from '#workers/csv-import/rows/read-amount.ts';
import type {ReadMoney, ReceiptFacts} from '#workers/read-receipt/receipt-facts.ts';
import {plainWords} from './plain-words.data.ts';

/** What a file tells of itself before anybody has looked into it. */
export type ReceiptFile = {
  readonly name: string;
  /** The civil day it was last changed on; null where that is not known. */
  readonly modifiedDate: string | null;
};

/** What may tell which transaction a receipt is of. Whatever can be read in two ways is here in both. */
export type ReceiptClues = {
  /** The currency is null where none is written, or a sign that several share. Which mark is the decimal one is open. */
  readonly amounts: readonly ScannedAmount[];
  /** Civil dates that the receipt may be of. */
  readonly dates: readonly string[];
  /** The name tells them; else the day the file was changed on does. */
  readonly isDated: boolean;
  /** Folded, each once, at most 30. */
  readonly words: readonly string[];
};

/** What a receipt's own text tells of its transaction; nothing of it is a guess. Rule: RDR9. */
export type TextClues = {
  /** What was paid; with a code, of that currency alone. */
  readonly totals: readonly ReadMoney[];
  /** What else may have been paid. */
  readonly others: readonly ReadMoney[];
  readonly dates: readonly string[];
  /** Folded words of who sold, each once. */
  readonly words: readonly string[];
  readonly isRefund: boolean;
};

/** One bit each; no file name of 120 characters comes near it. */
const maxWords = 30;

const ending = /\.[a-z][a-z0-9]{1,4}$/i;
const yearFirst = /(?<!\d)(20\d\d)([-_. ]?)(\d\d)\2(\d\d)(?=\D|$|\d{6}(?!\d))/g;
const yearLast = /(?<![\d.,])(\d{1,2})([-_. ])(\d{1,2})\2(20\d\d|\d\d)(?![\d,]|\.\d)/g;
const number = /\d(?:[\d.,'’]*\d)?/g;
const spacedNumber = /(?<![\d.,])\d{1,3}(?:[ \u00a0\u202f]\d{3})+[.,]\d{2}(?![\d.,])/g;
const withDecimals = /^(?:\d+|\d{1,3}(?:[.,'’]\d{3})+)[.,]\d{2}$/;
const signBefore = /(?<!\p{L})(\p{L}{0,3}\p{Sc}|\p{L}{3,4})[ _-]?$/u;
const signAfter = /^[ _-]?(\p{Sc}|\p{L}{3,4}(?!\p{L}))/u;
/** What was read is taken out of the name; nothing is read across the gap. */
const gap = '\n';

/**
 * Reads the clues in a file's name, and the day it was changed on where the name tells none. Days that lie ahead of `today` are none of
 * a receipt's. Rule: BKS17.
 */
export function readClues(file: ReceiptFile, today: string): ReceiptClues {
  const dates = new Set<string>();
  const isPast = (date: string): boolean => isCivilDate(date) && date <= today;
  const take = (found: string, candidates: readonly string[]): string => {
    const past = candidates.filter(isPast);
    for (const date of past) dates.add(date);
    return past.length > 0 ? gap : found;
  };
  const rest = file.name
    .normalize('NFC')
    .replace(ending, '')
    .replace(yearFirst, (found, year, _mark, month, day) => take(found, [`${year}-${month}-${day}`]))
    .replace(yearLast, (found, first, _mark, second, year) => {
      // Beside a day that is written out, it is the time of day.
      const isTime = year.length === 2 && dates.size > 0;
      return take(found, isTime ? [] : readBothWays(first, second, year));
    });
  const isDated = dates.size > 0;
  if (!isDated && file.modifiedDate !== null) take('', [file.modifiedDate]);
  const {amounts, words} = takeAmounts(rest);
  return {amounts, dates: [...dates], isDated, words: readWords(words)};
}

/** Takes what was read in a receipt for clues. Rule: RDR9. */
export function readTextClues(facts: ReceiptFacts): TextClues {
  const {total, otherTotals, dates, otherDates, merchant, isRefund} = facts;
  return {
    totals: total ? [total.value] : [],
    others: otherTotals,
    dates: [...(dates?.value ?? []), ...otherDates],
    words: merchant ? readWords(merchant.value).filter((word) => !legalForms.has(word)) : [],
    isRefund,
  };
}

/** Ends of names of companies that banks leave out, or write for anybody. */
const legalForms: ReadonlySet<string> = new Set(
  'srl sas sapi eirl sarl sasu pbc limited company corporation pty pte spa lda'.split(' '),
);

/** A day and a month as they are written in most of the world, and in the United States. */
function readBothWays(first: string, second: string, year: string): string[] {
  const full = Number(year) + (year.length === 2 ? 2_000 : 0);
  return [toCivilDate(full, Number(second), Number(first)), toCivilDate(full, Number(first), Number(second))];
}

/** Numbers that are written as money: with two decimals, or with a currency beside them. The words are what is left. */
function takeAmounts(text: string): {amounts: ScannedAmount[]; words: string} {
  const amounts: ScannedAmount[] = [];
  for (const [found] of text.matchAll(spacedNumber)) {
    const scanned = scanAmount(found);
    if (scanned) amounts.push(scanned);
  }
  let words = '';
  let end = 0;
  for (const {0: found, index} of text.matchAll(number)) {
    const before = text.slice(end, index);
    const after = text.slice(index + found.length);
    const [left, right] = [readSign(signBefore, before), readSign(signAfter, after)];
    // A sign that several share says less than a code behind the number.
    const currency = left || (right ?? left);
    const amount = isMoney(found, {before, after, currency}) ? scanAmount(found) : undefined;
    if (amount) amounts.push({...amount, currency: currency || null});
    words += before + (amount ? gap : found);
    end = index + found.length;
  }
  return {amounts, words: words + text.slice(end)};
}

type Surroundings = {readonly before: string; readonly after: string; readonly currency: string | undefined};

function isMoney(found: string, {before, after, currency}: Surroundings): boolean {
  if (currency !== undefined) return true;
  const isWithinWord = /\p{L}$/u.test(before) || /^\p{L}/u.test(after);
  return withDecimals.test(found) && !isWithinWord && !after.startsWith('%');
}

/** The currency that stands beside a number; empty for a sign that several share, undefined for none. */
function readSign(pattern: RegExp, beside: string): string | undefined {
  return currencySymbols[pattern.exec(beside)?.[1]?.toUpperCase() ?? ''];
}

/** Words that may be a name; those grown together, as in `ReciboUber`, count as a whole and in their parts. */
function readWords(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}]+/u).flatMap((word) => {
    const whole = foldText(word);
    // `WhatsApp` tells nothing, and neither do its parts.
    if (plainWords.has(whole)) return [];
    return [whole, ...splitWords(foldText(word.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')))];
  });
  return [...new Set(words)].filter(isTelling).slice(0, maxWords);
}

function isTelling(word: string): boolean {
  const letters = word.match(/\p{L}/gu)?.length ?? 0;
  return letters >= 3 && !plainWords.has(word) && currencySymbols[word.toUpperCase()] === undefined;
}

/** The words of a folded text, without what stands between them. */
export function splitWords(folded: string): string[] {
  return folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}
