import type {CurrencyTotals} from '#workers/books/api.ts';
import type {ListedMerchant, MerchantList, MerchantQuestion} from './merchants-api.ts';
import {isLive, type BooksColumns} from '#workers/books/data/columns.ts';
import {decodeText} from '#workers/books/data/dictionary.ts';
import {fromDay} from '#workers/books/data/fields.ts';
import {foldText, searchWords} from '#workers/books/data/fold-text.ts';
import {compareIds} from '#workers/books/data/id-index.ts';
import type {MerchantIndex} from './merchant-index.ts';

/** The rows of one merchant, added up; categories and currencies by their number. */
type Sums = {
  count: number;
  unnamedCount: number;
  newest: number;
  newestNamed: number;
  readonly totals: Map<number, {count: number; inUnits: number; outUnits: number}>;
  readonly categories: Map<number, number>;
};

/** All merchants of the books, narrowed and in the order asked for: see `BooksApi.listMerchants`. Rule: MRC2. */
export function listMerchants(columns: BooksColumns, index: MerchantIndex, question: MerchantQuestion): MerchantList {
  const words = searchWords(question.text);
  const {day} = columns;
  const found: {sums: Sums; folded: string}[] = [];
  for (const sums of sumMerchants(columns, index).values()) {
    const folded = foldText(nameOf(columns, index, sums));
    if (words.every((word) => folded.includes(word)) && (!question.unnamedOnly || sums.unnamedCount > 0))
      found.push({sums, folded});
  }
  found.sort(
    (one, other) =>
      (question.sort === 'count' ? other.sums.count - one.sums.count : 0) ||
      (question.sort === 'last' ? (day[other.sums.newest] ?? 0) - (day[one.sums.newest] ?? 0) : 0) ||
      compare(one.folded, other.folded),
  );
  // Only those that are shown are written.
  const merchants = found.slice(0, question.most).map(({sums}) => toListed(columns, index, sums));
  return {merchants, count: found.length};
}

/** What a merchant is called and what its rows add up to. */
export function readMerchantSums(columns: BooksColumns, index: MerchantIndex, merchant: number): ListedMerchant | null {
  const sums = sumMerchants(columns, index, merchant).get(merchant);
  return sums ? toListed(columns, index, sums) : null;
}

function sumMerchants(columns: BooksColumns, index: MerchantIndex, only = 0): Map<number, Sums> {
  const all = new Map<number, Sums>();
  for (let row = 0; row < columns.ids.count; row += 1) {
    if (!isLive(columns, row)) continue;
    const merchant = index.merchantOf(row);
    if (merchant === 0 || (only !== 0 && merchant !== only)) continue;
    let sums = all.get(merchant);
    if (!sums) all.set(merchant, (sums = createSums()));
    addRow(columns, sums, row);
  }
  return all;
}

function createSums(): Sums {
  return {count: 0, unnamedCount: 0, newest: -1, newestNamed: -1, totals: new Map(), categories: new Map()};
}

function addRow(columns: BooksColumns, sums: Sums, row: number): void {
  sums.count += 1;
  if (isNewer(columns, row, sums.newest)) sums.newest = row;
  if (columns.merchant[row] === 0) sums.unnamedCount += 1;
  else if (isNewer(columns, row, sums.newestNamed)) sums.newestNamed = row;
  const currency = columns.currency[row] ?? 0;
  let totals = sums.totals.get(currency);
  if (!totals) sums.totals.set(currency, (totals = {count: 0, inUnits: 0, outUnits: 0}));
  const units = columns.amount[row] ?? 0;
  totals.count += 1;
  if (units > 0) totals.inUnits += units;
  else totals.outUnits += units;
  const category = columns.category[row] ?? 0;
  if (category !== 0) sums.categories.set(category, (sums.categories.get(category) ?? 0) + 1);
}

/** The newest row gives the spelling, on every device the same. */
function isNewer({day, ids}: BooksColumns, row: number, other: number): boolean {
  return other === -1 || ((day[row] ?? 0) - (day[other] ?? 0) || compareIds(ids, row, other)) > 0;
}

function nameOf({texts, merchant, description}: BooksColumns, index: MerchantIndex, sums: Sums): string {
  const {newest, newestNamed} = sums;
  if (newestNamed !== -1) return decodeText(texts, merchant[newestNamed] ?? 0) ?? '';
  return index.cleanNameOf(description[newest] ?? 0);
}

function toListed(columns: BooksColumns, index: MerchantIndex, sums: Sums): ListedMerchant {
  const {names} = columns;
  let [usual, usualCount] = [0, 0];
  let categorisedCount = 0;
  for (const [category, count] of sums.categories) {
    categorisedCount += count;
    // Of equal ones that with the smaller id, on every device.
    const isSame = count === usualCount && (names.values[category] ?? '') < (names.values[usual] ?? '');
    if (count > usualCount || isSame) [usual, usualCount] = [category, count];
  }
  const totals: CurrencyTotals[] = [...sums.totals]
    .map(([currency, total]) => ({currency: decodeText(names, currency) ?? '', ...total}))
    .sort((one, other) => compare(one.currency, other.currency));
  return {
    name: nameOf(columns, index, sums),
    count: sums.count,
    unnamedCount: sums.unnamedCount,
    totals,
    usual: usual === 0 ? null : {categoryId: decodeText(names, usual) ?? '', hits: usualCount, of: categorisedCount},
    lastDate: fromDay(columns.day[sums.newest] ?? 0),
  };
}

/** Without the rules of a language, which take too long for ten thousand names. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
