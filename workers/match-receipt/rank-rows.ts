import {currencyDigits} from '#contract/kernel/money.ts';
import type {MatchReason} from '#workers/books/api.ts';
import {flag, hasFlag, isLive, type BooksColumns} from '#workers/books/data/columns.ts';
import {toDay} from '#workers/books/data/fields.ts';
import {rowComparer} from '#workers/books/ask/order.ts';
import {newestFirst} from '#workers/books/ask/whole-list.ts';
import {toUnits, type ScannedAmount} from '#workers/csv-import/rows/read-amount.ts';
import {splitWords, type ReceiptClues} from './read-clues.ts';

/** A row that may be what a receipt is of, and why: at least one reason. */
export type RankedRow = {readonly row: number; readonly reasons: readonly MatchReason[]};

/** A transaction is booked up to so many days before and after its receipt is made. Source: ux.md U3. */
const nearDays = {before: 3, after: 5} as const;

/** How well a row matches; of each part more is better. */
type Match = {
  readonly row: number;
  readonly lacksReceipt: number;
  readonly amount: number;
  readonly words: number;
  readonly near: number;
  /** Zero or less: how many days it is from the nearest date. */
  readonly closeness: number;
};

/**
 * Finds the rows that match a receipt's clues, the best first: those without a receipt before those with one, then by exact amount, by words
 * of merchant and description, by nearness of the date. Where all that is equal, the nearest day and then the newest comes first.
 *
 * @param folded the folded texts of the columns' dictionary, by their number.
 * Rule: BKS17.
 */
export function rankRows(columns: BooksColumns, folded: readonly string[], clues: ReceiptClues): RankedRow[] {
  const isAmount = amountTest(columns, clues.amounts);
  const countWords = wordCounter(columns, folded, clues.words);
  const days = clues.dates.map(toDay);
  const matches: Match[] = [];
  for (let row = 0; row < columns.ids.count; row += 1) {
    if (!isLive(columns, row)) continue;
    const offsets = days.map((day) => (columns.day[row] ?? 0) - day);
    const match = {
      row,
      lacksReceipt: hasFlag(columns, row, flag.receipt) ? 0 : 1,
      amount: isAmount(row) ? 1 : 0,
      words: countWords(row),
      near: offsets.some((offset) => offset >= -nearDays.before && offset <= nearDays.after) ? 1 : 0,
      closeness: -Math.min(...offsets.map(Math.abs)),
    };
    if (match.amount + match.words + match.near > 0) matches.push(match);
  }
  const byAge = rowComparer(columns, newestFirst);
  matches.sort((one, other) => compareMatches(one, other) || byAge(one.row, other.row));
  return matches.map((match) => ({row: match.row, reasons: nameReasons(match)}));
}

function compareMatches(one: Match, other: Match): number {
  return (
    other.lacksReceipt - one.lacksReceipt ||
    other.amount - one.amount ||
    other.words - one.words ||
    other.near - one.near ||
    // Without dates both are endlessly far.
    (other.closeness === one.closeness ? 0 : other.closeness - one.closeness)
  );
}

function nameReasons({amount, words, near}: Match): MatchReason[] {
  const weights: [MatchReason, number][] = [
    ['amount', amount],
    ['name', words],
    ['date', near],
  ];
  return weights.flatMap(([reason, weight]) => (weight > 0 ? [reason] : []));
}

/** Compares without the sign, in units of each row's own currency; an amount of another currency is another amount. */
function amountTest({amount, currency, names}: BooksColumns, written: readonly ScannedAmount[]) {
  const unitsOf = names.values.map((name) => (name === null ? new Set<number>() : readUnits(written, name)));
  return (row: number): boolean => unitsOf[currency[row] ?? 0]?.has(Math.abs(amount[row] ?? 0)) === true;
}

/** Every amount that is written, with either mark as the decimal one; nothing that is zero or no amount of this currency. */
function readUnits(written: readonly ScannedAmount[], currency: string): Set<number> {
  const found = new Set<number>();
  for (const amount of written) {
    if (amount.currency !== null && amount.currency !== currency) continue;
    for (const mark of ['.', ','] as const) {
      const read = toUnits(amount, mark, currencyDigits(currency));
      if ('units' in read && read.units !== 0) found.add(Math.abs(read.units));
    }
  }
  return found;
}

/** Counts the clues' words in a row's merchant and description, whole words only; each text is looked at once. */
function wordCounter(
  {merchant, description, texts}: BooksColumns,
  folded: readonly string[],
  words: readonly string[],
) {
  if (words.length === 0) return () => 0;
  /** For each text one bit a word; -1 where it was not looked at yet. */
  const hits = new Int32Array(texts.values.length).fill(-1);
  hits[0] = 0;
  const hitsOf = (code: number): number => {
    if (hits[code] === -1) hits[code] = findWords(folded[code] ?? '', words);
    return hits[code] ?? 0;
  };
  return (row: number): number => countBits(hitsOf(merchant[row] ?? 0) | hitsOf(description[row] ?? 0));
}

function findWords(text: string, words: readonly string[]): number {
  if (!words.some((word) => text.includes(word))) return 0;
  const inside = new Set(splitWords(text));
  return words.reduce((bits, word, place) => (inside.has(word) ? bits | (1 << place) : bits), 0);
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
