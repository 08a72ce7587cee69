import {currencyDigits} from '#contract/kernel/money.ts';
import type {BooksFound} from '#workers/books/api.ts';
import {isLive, type BooksColumns} from '#workers/books/data/columns.ts';
import {readRow} from '#workers/books/data/fields.ts';
import {foldNewTexts, textTest, type RowTest, type TextSearch} from './filter.ts';
import {rowComparer, type CompareRows} from './order.ts';
import {readSearch, type SearchWord, type TypedAmount} from './read-search.ts';
import {newestFirst, openFilter} from './whole-list.ts';

/** Rows to be searched, and the memory of their searches. */
type Searched = {readonly columns: BooksColumns; readonly search: TextSearch};

/**
 * Finds transactions and merchants in books, whatever is listed: every word typed is in description, merchant, note or reference, or is the amount.
 * Amounts come before texts that hold the same digits, then the newest. Rule: BKS20.
 *
 * @param most transactions, and merchants, to answer with.
 */
export function findEverywhere({columns, search}: Searched, typed: string, most: number): BooksFound {
  const words = readSearch(typed);
  if (words.length === 0) return {rows: [], rowCount: 0, merchants: [], filter: null};
  foldNewTexts(columns.texts, search);
  const byText = words.map(({text}) => textTest(columns, search, text));
  const byAmount = words.map((word) => amountTest(columns, word));
  const compare = rowComparer(columns, newestFirst);
  const best = {byAmount: createBest(most, compare), byText: createBest(most, compare)};
  const isNamed = merchantTest(search.folded, words);
  const rowsOf = new Map<number, number>();
  let rowCount = 0;
  for (let row = 0; row < columns.ids.count; row += 1) {
    if (!isLive(columns, row)) continue;
    const merchant = columns.merchant[row] ?? 0;
    if (isNamed(merchant)) rowsOf.set(merchant, (rowsOf.get(merchant) ?? 0) + 1);
    const hasAmount = byAmount.some((test) => test(row));
    if (!words.every((_word, at) => byText[at]?.(row) === true || (hasAmount && byAmount[at]?.(row) === true)))
      continue;
    rowCount += 1;
    (hasAmount ? best.byAmount : best.byText).add(row);
  }
  const rows = [...best.byAmount.rows, ...best.byText.rows].slice(0, most);
  const merchants = [...rowsOf]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([code, count]) => ({name: columns.texts.values[code] ?? '', rowCount: count}));
  return {
    rows: rows.map((row) => readRow(columns, row)),
    rowCount,
    merchants,
    filter: filterOf(words, best.byAmount.rows.length > 0),
  };
}

/** The list that shows the same; null where none does. */
function filterOf(words: readonly SearchWord[], areAmounts: boolean): BooksFound['filter'] {
  if (!areAmounts) return {...openFilter, text: words.map(({text}) => text).join(' ')};
  const [amount, ...others] = words.flatMap(({amounts}) => amounts);
  // A list has one range.
  if (!amount || others.length > 0) return null;
  const text = words
    .filter(({amounts}) => amounts.length === 0)
    .map((word) => word.text)
    .join(' ');
  const {whole, fraction} = amount;
  const minAmount = fraction === '' ? whole : `${whole}.${fraction}`;
  const sign = amount.sign === 0 ? null : amount.sign < 0 ? 'out' : 'in';
  const maxAmount = `${whole}.${fraction.padEnd(maxFraction, '9')}`;
  return {...openFilter, text, minAmount, maxAmount, sign, currencies: amount.currencies};
}

/** No currency has more decimals. */
const maxFraction = 8;

function merchantTest(folded: readonly string[], words: readonly SearchWord[]): (merchant: number) => boolean {
  const known = new Map<number, boolean>([[0, false]]);
  return (merchant) => {
    const isKnown = known.get(merchant);
    if (isKnown !== undefined) return isKnown;
    const isNamed = words.every(({text}) => folded[merchant]?.includes(text) === true);
    known.set(merchant, isNamed);
    return isNamed;
  };
}

function amountTest({amount, currency, names}: BooksColumns, {amounts}: SearchWord): RowTest {
  const tests = amounts.map((typed) => {
    const ranges = names.values.map((name) => (name === null ? null : rangeOf(typed, name)));
    return (row: number): boolean => {
      const units = amount[row] ?? 0;
      const range = ranges[currency[row] ?? 0];
      if (!range || (typed.sign !== 0 && Math.sign(units) !== typed.sign)) return false;
      return Math.abs(units) >= range.least && Math.abs(units) <= range.most;
    };
  });
  return (row) => tests.some((test) => test(row));
}

/** The units of a currency that begin as what was typed; null where none do. */
function rangeOf({whole, fraction, currencies}: TypedAmount, name: string): {least: number; most: number} | null {
  if (currencies.length > 0 && !currencies.includes(name)) return null;
  const digits = currencyDigits(name);
  if (/[1-9]/.test(fraction.slice(digits))) return null;
  const begun = fraction.slice(0, digits);
  const least = Number(whole + begun.padEnd(digits, '0'));
  return {least, most: least + 10 ** (digits - begun.length) - 1};
}

/** Keeps the first few of many rows in an order. */
function createBest(most: number, compare: CompareRows) {
  const rows: number[] = [];
  return {
    rows,
    add: (row: number): void => {
      const last = rows.at(-1);
      if (rows.length === most && last !== undefined && compare(last, row) <= 0) return;
      const place = rows.findIndex((one) => compare(row, one) < 0);
      rows.splice(place === -1 ? rows.length : place, 0, row);
      if (rows.length > most) rows.pop();
    },
  };
}
