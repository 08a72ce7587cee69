import {currencyDigits} from '#contract/kernel/money.ts';
import type {MatchReason} from '#workers/books/receipts-api.ts';
import {flag, hasFlag, isLive, type BooksColumns} from '#workers/books/data/columns.ts';
import {toDay} from '#workers/books/data/fields.ts';
import {rowComparer} from '#workers/books/ask/order.ts';
import {newestFirst} from '#workers/books/ask/whole-list.ts';
import {readPlainUnits, toUnits, type ScannedAmount} from '#workers/csv-import/rows/read-amount.ts';
import type {ReadMoney} from '#workers/read-receipt/receipt-facts.ts';
import {splitWords, type ReceiptClues, type TextClues} from './read-clues.ts';

/** A row that may be what a receipt is of, and why: at least one reason. */
export type RankedRow = {readonly row: number; readonly reasons: readonly MatchReason[]};

/** A transaction is booked up to so many days before and after its receipt is made. Source: ux.md U3. */
const nearDays = {before: 3, after: 5} as const;

/** What is known of a receipt: by its file's name, and where it could be read by its text. */
export type AllClues = {readonly name: ReceiptClues; readonly text: TextClues | null};

/** How well a row matches; of each part more is better. */
export type Match = {
  readonly row: number;
  readonly lacksReceipt: number;
  /** The total of the text. */
  readonly total: number;
  /** Another amount of the text, or one of the name. */
  readonly amount: number;
  /** Words of whom the text says sold. */
  readonly merchant: number;
  readonly words: number;
  /** It is near a day of the text. */
  readonly day: number;
  readonly near: number;
  /** Zero or less: how many days it is from the nearest date. */
  readonly closeness: number;
};

/**
 * Finds the rows that match a receipt's clues, the best first: those without a receipt before those with one, then by the total of its text, by
 * another exact amount, by words of merchant and description, by nearness of the date. Where all that is equal, the nearest day and then the newest
 * comes first.
 *
 * @param folded the folded texts of the columns' dictionary, by their number.
 * Rules: BKS17, RDR9.
 */
export function rankRows(columns: BooksColumns, folded: readonly string[], clues: AllClues): RankedRow[] {
  return matchRows(columns, folded, clues).map((match) => ({row: match.row, reasons: nameReasons(match)}));
}

/** The same, with how well each matches. */
export function matchRows(columns: BooksColumns, folded: readonly string[], {name, text}: AllClues): Match[] {
  const isTotal = moneyTest(columns, text?.totals ?? []);
  const isOther = moneyTest(columns, text?.others ?? []);
  const isNamed = amountTest(columns, name.amounts);
  const countMerchant = wordCounter(columns, folded, text?.words ?? []);
  const countWords = wordCounter(columns, folded, name.words);
  const textDays = (text?.dates ?? []).map(toDay);
  // The day a file was changed on says nothing beside one that it names itself.
  const nameDays = textDays.length > 0 && !name.isDated ? [] : name.dates.map(toDay);
  const matches: Match[] = [];
  for (let row = 0; row < columns.ids.count; row += 1) {
    if (!isLive(columns, row)) continue;
    const day = columns.day[row] ?? 0;
    const total = isTotal(row) ? 1 : 0;
    const match = {
      row,
      lacksReceipt: hasFlag(columns, row, flag.receipt) ? 0 : 1,
      total,
      amount: total === 0 && (isOther(row) || isNamed(row)) ? 1 : 0,
      merchant: countMerchant(row),
      words: countWords(row),
      day: isNear(day, textDays),
      near: isNear(day, nameDays),
      closeness: -Math.min(...[...textDays, ...nameDays].map((one) => Math.abs(day - one))),
    };
    if (match.total + match.amount + match.merchant + match.words + match.day + match.near > 0) matches.push(match);
  }
  const byAge = rowComparer(columns, newestFirst);
  return matches.sort((one, other) => compareMatches(one, other) || byAge(one.row, other.row));
}

function isNear(day: number, days: readonly number[]): number {
  return days.some((one) => day - one >= -nearDays.before && day - one <= nearDays.after) ? 1 : 0;
}

function compareMatches(one: Match, other: Match): number {
  return (
    other.lacksReceipt - one.lacksReceipt ||
    other.total - one.total ||
    other.amount - one.amount ||
    other.merchant - one.merchant ||
    other.words - one.words ||
    other.day - one.day ||
    other.near - one.near ||
    // Without dates both are endlessly far.
    (other.closeness === one.closeness ? 0 : other.closeness - one.closeness)
  );
}

/** Why a row matches, the weightiest reason first; what the text says is not said again of the name. */
export function nameReasons({total, amount, merchant, words, day, near}: Match): MatchReason[] {
  const weights: [MatchReason, number][] = [
    ['total', total],
    ['amount', amount],
    ['merchant', merchant],
    ['name', merchant > 0 ? 0 : words],
    ['day', day],
    ['date', day > 0 ? 0 : near],
  ];
  return weights.flatMap(([reason, weight]) => (weight > 0 ? [reason] : []));
}

/** Compares without the sign, in units of each row's own currency; an amount of another currency is another amount. */
function amountTest({amount, currency, names}: BooksColumns, written: readonly ScannedAmount[]) {
  const unitsOf = names.values.map((name) => (name === null ? new Set<number>() : readUnits(written, name)));
  return (row: number): boolean => unitsOf[currency[row] ?? 0]?.has(Math.abs(amount[row] ?? 0)) === true;
}

/** Compares exactly and without the sign; an amount whose currency is not told may be of any. */
function moneyTest({amount, currency, names}: BooksColumns, money: readonly ReadMoney[]) {
  if (money.length === 0) return () => false;
  const unitsOf = names.values.map((name) => (name === null ? new Set<number>() : toExactUnits(money, name)));
  return (row: number): boolean => unitsOf[currency[row] ?? 0]?.has(Math.abs(amount[row] ?? 0)) === true;
}

function toExactUnits(money: readonly ReadMoney[], currency: string): Set<number> {
  const own = money.filter((one) => one.currency === null || one.currency === currency);
  const units = own.map(({amount}) => readPlainUnits(amount.replace(/\.0+$/, ''), '.', currencyDigits(currency)));
  return new Set(units.flatMap((one) => (one === undefined || one === 0 ? [] : [Math.abs(one)])));
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
