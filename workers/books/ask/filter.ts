import {currencyDigits} from '#contract/kernel/money.ts';
import type {BooksFilter} from '#workers/books/api.ts';
import {flag, type BooksColumns} from '#workers/books/data/columns.ts';
import {anyRule} from './whole-list.ts';
import {markReader} from '#workers/books/rules/read-marks.ts';
import type {Dictionary} from '#workers/books/data/dictionary.ts';
import {toDay} from '#workers/books/data/fields.ts';
import {foldText, searchWords} from '#workers/books/data/fold-text.ts';
import {heapTest} from '#workers/books/data/text-heap.ts';
import {fieldTests} from './field-tests.ts';

/** Tells whether a live row passes. */
export type RowTest = (row: number) => boolean;

/** What is suggested for rows, and whose they are; see `suggest/suggester.ts`. */
export type SuggestionTest = {
  readonly readState: (row: number) => Exclude<BooksFilter['suggestion'], null> | null;
  readonly merchantTest: (names: readonly string[]) => RowTest;
};

/**
 * Makes the test of a filter over columns; cheap parts are asked first, then texts, suggestions last.
 *
 * @param suggester null while nothing is suggested: then no row has a suggestion, sure or not.
 * @returns a test of one live row. It is of the columns as they are now: make a new one after they changed.
 * Rule: BKS6.
 */
export function filterTest(
  columns: BooksColumns,
  filter: BooksFilter,
  search: TextSearch,
  suggester: SuggestionTest | null = null,
): RowTest {
  const tests = [...flagTests(columns, filter), ...valueTests(columns, filter)];
  foldNewTexts(columns.texts, search);
  tests.push(...fieldTests(columns, filter, search.folded));
  for (const word of searchWords(filter.text)) tests.push(textTest(columns, search, word));
  if (filter.rule !== null) tests.push(ruledTest(columns, filter.rule));
  if (filter.suggestion !== null) tests.push((row) => suggester?.readState(row) === filter.suggestion);
  if (filter.merchants.length > 0) tests.push(suggester?.merchantTest(filter.merchants) ?? (() => false));
  const [first, ...others] = tests;
  if (!first) return () => true;
  return others.length === 0 ? first : (row) => first(row) && others.every((test) => test(row));
}

/** Rows in which a rule set something that stands. Rule: RUL12. */
function ruledTest(columns: BooksColumns, rule: string): RowTest {
  const readMark = markReader(columns);
  return (row) => {
    const mark = readMark(row);
    return mark !== null && (rule === anyRule || mark.ruleId === rule);
  };
}

/** Tells whether a row is in the review queue: without a category or not checked. Source: S4.08. */
export function needsReview(columns: BooksColumns, row: number): boolean {
  return columns.category[row] === 0 || ((columns.flags[row] ?? 0) & flag.checked) === 0;
}

/** The place in a list of the nearest row below a place that waits for review, else of the nearest above, or -1. Rule: REV4. */
export function findReview(columns: BooksColumns, rows: Int32Array, from: number): number {
  const waits = (row: number): boolean => needsReview(columns, row);
  const below = rows.subarray(from + 1).findIndex(waits);
  return below === -1 ? rows.subarray(0, from).findLastIndex(waits) : from + 1 + below;
}

/** Folded texts by their number, and for each word which of them contain it: 0 not asked yet, 1 yes, 2 no. */
export type TextSearch = {folded: string[]; hits: Map<string, Uint8Array>};

/** Makes an empty memory of searches; it serves one dictionary. */
export function createTextSearch(): TextSearch {
  return {folded: [], hits: new Map()};
}

/** Words whose answers are kept; a search being typed uses one after the other. */
const keptWords = 12;

/** Makes the test of one folded word: whether description, merchant, note or reference contain it. */
export function textTest(columns: BooksColumns, search: TextSearch, word: string): RowTest {
  const {description, merchant, note, reference, texts} = columns;
  foldNewTexts(texts, search);
  const hits = new Uint8Array(texts.values.length);
  hits.set(search.hits.get(word) ?? []);
  // Set again, so that the words used last are the last to be forgotten.
  search.hits.delete(word);
  search.hits.set(word, hits);
  if (search.hits.size > keptWords) search.hits.delete(search.hits.keys().next().value ?? '');
  const matches = (code: number): boolean => {
    if (code === 0) return false;
    if (hits[code] === 0) hits[code] = search.folded[code]?.includes(word) === true ? 1 : 2;
    return hits[code] === 1;
  };
  const isReferred = heapTest(columns.identities, word);
  return (row) =>
    matches(description[row] ?? 0) ||
    matches(merchant[row] ?? 0) ||
    matches(note[row] ?? 0) ||
    isReferred(reference[row] ?? 0);
}

/** Folds texts that the dictionary has learnt since. */
export function foldNewTexts(texts: Dictionary, search: TextSearch): void {
  for (let code = search.folded.length; code < texts.values.length; code += 1) {
    search.folded.push(foldText(texts.values[code] ?? ''));
  }
}

function flagTests(columns: BooksColumns, filter: BooksFilter): RowTest[] {
  const {flags, pending} = columns;
  const tests: RowTest[] = [];
  if (filter.view === 'review') tests.push((row) => needsReview(columns, row));
  if (filter.checked !== null) {
    const wanted = filter.checked ? flag.checked : 0;
    tests.push((row) => ((flags[row] ?? 0) & flag.checked) === wanted);
  }
  if (filter.hasReceipt !== null) {
    const wanted = filter.hasReceipt ? flag.receipt : 0;
    tests.push((row) => ((flags[row] ?? 0) & flag.receipt) === wanted);
  }
  if (filter.unsentOnly) tests.push((row) => (pending[row] ?? 0) > 0);
  return tests;
}

function valueTests(columns: BooksColumns, filter: BooksFilter): RowTest[] {
  const {day, names} = columns;
  const tests: RowTest[] = [];
  if (filter.from !== null || filter.to !== null) {
    const from = filter.from === null ? -Infinity : toDay(filter.from);
    const to = filter.to === null ? Infinity : toDay(filter.to);
    tests.push((row) => (day[row] ?? 0) >= from && (day[row] ?? 0) <= to);
  }
  if (filter.accountIds.length > 0) tests.push(oneOf(columns.account, names, filter.accountIds));
  if (filter.categoryIds.length > 0) tests.push(categoryTest(columns, filter.categoryIds));
  const {except} = filter;
  if (except.accountIds.length > 0) tests.push(not(oneOf(columns.account, names, except.accountIds)));
  if (except.categoryIds.length > 0) tests.push(not(categoryTest(columns, except.categoryIds)));
  if (filter.currencies.length > 0) tests.push(oneOf(columns.currency, names, filter.currencies));
  if (except.currencies.length > 0) tests.push(not(oneOf(columns.currency, names, except.currencies)));
  if (filter.sign === 'in') tests.push((row) => (columns.amount[row] ?? 0) > 0);
  if (filter.sign === 'out') tests.push((row) => (columns.amount[row] ?? 0) < 0);
  if (filter.merchantName !== null) {
    const wanted = filter.merchantName === '' ? 0 : columns.texts.codes.get(filter.merchantName);
    tests.push((row) => columns.merchant[row] === wanted);
  }
  if (filter.importId !== null) tests.push(oneOf(columns.importId, names, [filter.importId]));
  if (filter.minAmount !== null || filter.maxAmount !== null) tests.push(amountTest(columns, filter));
  return tests;
}

/** Compares the amount without its sign, in units of the row's own currency: 100 are 100 yen and 100.00 dollars. */
function amountTest({amount, currency, names}: BooksColumns, {minAmount, maxAmount}: BooksFilter): RowTest {
  const least = names.values.map((name) => (minAmount === null ? 0 : boundUnits(minAmount, name, 'up')));
  const most = names.values.map((name) => (maxAmount === null ? Infinity : boundUnits(maxAmount, name, 'down')));
  return (row) => {
    const size = Math.abs(amount[row] ?? 0);
    const code = currency[row] ?? 0;
    return size >= (least[code] ?? 0) && size <= (most[code] ?? Infinity);
  };
}

/** Rows whose number stands for one of the texts; `none` stands for null. */
function oneOf(codes: Int32Array, dictionary: Dictionary, texts: readonly string[]): RowTest {
  const allowed = new Set(texts.map((text) => (text === 'none' ? 0 : dictionary.codes.get(text))));
  return (row) => allowed.has(codes[row] ?? 0);
}

/** Those without a category may be told apart by their sign, as income and expenses are. Rule: ANL5. */
function categoryTest({category, amount, names}: BooksColumns, ids: readonly string[]): RowTest {
  const isOne = oneOf(category, names, ids);
  const [hasIn, hasOut] = [ids.includes('none-in'), ids.includes('none-out')];
  if (!hasIn && !hasOut) return isOne;
  return (row) => isOne(row) || (category[row] === 0 && ((amount[row] ?? 0) > 0 ? hasIn : hasOut));
}

function not(test: RowTest): RowTest {
  return (row) => !test(row);
}

/** A plain decimal in whole units of a currency; what is finer than its smallest unit rounds into the bounds. */
function boundUnits(decimal: string, currency: string | null, towards: 'up' | 'down'): number {
  const digits = currencyDigits(currency ?? '');
  const [whole = '', fraction = ''] = decimal.split('.');
  const units = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  return towards === 'up' && /[1-9]/.test(fraction.slice(digits)) ? units + 1 : units;
}
