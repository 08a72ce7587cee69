import type {ProfitKind} from '#contract/bookkeeping/profit-kinds.ts';
import {monthBounds} from '#contract/kernel/dates.ts';
import {needsReview} from '#workers/books/ask/filter.ts';
import {rowComparer} from '#workers/books/ask/order.ts';
import {newestFirst} from '#workers/books/ask/whole-list.ts';
import {flag, type BooksColumns} from '#workers/books/data/columns.ts';
import {decodeText} from '#workers/books/data/dictionary.ts';
import {fromDay, readField, toDay} from '#workers/books/data/fields.ts';
import {idAt} from '#workers/books/data/id-index.ts';
import {
  mostMerchants,
  recentCount,
  type Accounting,
  type AccountingQuestion,
  type CurrencyAccounts,
  type Merchants,
  type RecentRow,
  type Share,
} from './question.ts';
import {addTo, createTally, readSum, type Tally} from './tally.ts';

const kindsInOrder = ['income', 'expense'] as const satisfies readonly ProfitKind[];
/** What a category is, as a number: its place in {@link kindsInOrder}, or neither. */
const neither = 2;

/** The sums of one currency while the rows are gone through. */
type Sums = {
  readonly code: number;
  /** By month of the question and kind; the period before is one more month, behind the others. */
  readonly months: Tally;
  readonly categories: readonly [Tally, Tally];
  readonly merchants: readonly [Tally, Tally];
  openCount: number;
};

/**
 * Income, expenses and what they are made of, in months and per currency, with how far the review of a year is and the newest movements: one
 * pass over the columns. A row counts by its category, so a refund of an expense lessens the expenses; one without a category counts by its sign;
 * one of a category that is neither is left out.
 *
 * Rules: ANL1 to ANL6, BKS15. Source: S2.21.
 */
export function readAccounting(columns: BooksColumns, question: AccountingQuestion): Accounting {
  const {day, amount, category, merchant, currency, flags, names, texts} = columns;
  const {monthOf, firstDay, lastDay} = numberMonths(question);
  const before = question.months.length;
  const kindOf = new Uint8Array(names.values.length).fill(neither);
  for (const [id, kind] of Object.entries(question.kinds)) {
    const code = names.codes.get(id);
    if (code !== undefined) kindOf[code] = kindsInOrder.indexOf(kind);
  }
  const year = {first: toDay(`${question.reviewYear}-01-01`), last: toDay(`${question.reviewYear}-12-31`)};
  const sums: Sums[] = [];
  const byCurrency: Sums[] = [];
  const newest = createNewest(columns);
  const review = {count: 0, openCount: 0};
  let [allCount, leftOutCount, first, last] = [0, 0, Infinity, -Infinity];
  const live = flag.present | flag.deleted;
  const {count} = columns.ids;
  for (let row = 0; row < count; row += 1) {
    if (((flags[row] ?? 0) & live) !== flag.present) continue;
    const at = day[row] ?? 0;
    allCount += 1;
    if (at < first) first = at;
    if (at > last) last = at;
    newest.offer(row, at);
    if (at >= year.first && at <= year.last) {
      review.count += 1;
      if (needsReview(columns, row)) review.openCount += 1;
    }
    if (at < firstDay || at > lastDay) continue;
    const month = monthOf[at - firstDay] ?? before;
    const code = category[row] ?? 0;
    const units = amount[row] ?? 0;
    const kind = code === 0 ? (units > 0 ? 0 : 1) : (kindOf[code] ?? neither);
    const span = month === before ? 1 : 0;
    if (kind === neither) {
      if (span === 0) leftOutCount += 1;
      continue;
    }
    const money = currency[row] ?? 0;
    let sum = byCurrency[money];
    if (sum === undefined) {
      sum = createSums(money, {monthCount: before + 1, nameCount: names.values.length, textCount: texts.values.length});
      byCurrency[money] = sum;
      sums.push(sum);
    }
    addTo(sum.months, month * 2 + kind, 0, units);
    addTo(sum.categories[kind === 0 ? 0 : 1], code, span, units);
    addTo(sum.merchants[kind === 0 ? 0 : 1], merchant[row] ?? 0, span, units);
    if (code === 0 && span === 0) sum.openCount += 1;
  }
  return {
    currencies: sums
      .map((sum) => describe(columns, sum, before))
      .filter((one) => countOf(one) > 0)
      .sort((one, other) => countOf(other) - countOf(one) || (one.currency < other.currency ? -1 : 1)),
    firstDay: allCount === 0 ? null : fromDay(first),
    lastDay: allCount === 0 ? null : fromDay(last),
    leftOutCount,
    allCount,
    review,
    recent: newest.read(),
  };
}

/** The number of the month of every day from the first of them to the last; the months before the period have one number together. */
function numberMonths({months, monthsBefore}: AccountingQuestion) {
  const all = [...monthsBefore, ...months];
  const firstDay = toDay(monthBounds(all[0] ?? '').firstDay);
  const lastDay = toDay(monthBounds(all.at(-1) ?? '').lastDay);
  const monthOf = new Int32Array(lastDay - firstDay + 1).fill(months.length);
  for (const [number, month] of months.entries()) {
    const bounds = monthBounds(month);
    monthOf.fill(number, toDay(bounds.firstDay) - firstDay, toDay(bounds.lastDay) - firstDay + 1);
  }
  return {monthOf, firstDay, lastDay};
}

type Sizes = {readonly monthCount: number; readonly nameCount: number; readonly textCount: number};

function createSums(code: number, {monthCount, nameCount, textCount}: Sizes): Sums {
  return {
    code,
    months: createTally(monthCount * 2),
    categories: [createTally(nameCount), createTally(nameCount)],
    merchants: [createTally(textCount), createTally(textCount)],
    openCount: 0,
  };
}

function describe({names, texts}: BooksColumns, sums: Sums, before: number): CurrencyAccounts {
  const profitOf = (month: number) => ({
    income: readSum(sums.months, month * 2, 0),
    expense: readSum(sums.months, month * 2 + 1, 0),
  });
  const months = Array.from({length: before}, (_, month) => profitOf(month));
  const totalOf = (kind: ProfitKind) => ({
    units: months.reduce((units, month) => units + month[kind].units, 0),
    count: months.reduce((count, month) => count + month[kind].count, 0),
  });
  const categoriesOf = (kind: 0 | 1) =>
    rank(sums.categories[kind], kind).map(({group, ...share}) => ({...share, id: decodeText(names, group)}));
  const merchantsOf = (kind: 0 | 1): Merchants => {
    const tally = sums.merchants[kind];
    const ranked = rank(tally, kind).filter(({group}) => group !== 0);
    const top = ranked
      .slice(0, mostMerchants)
      .map(({group, ...share}) => ({...share, name: decodeText(texts, group) ?? ''}));
    return {top, count: ranked.length, unnamed: readShare(tally, 0)};
  };
  return {
    currency: decodeText(names, sums.code) ?? '',
    total: {income: totalOf('income'), expense: totalOf('expense')},
    before: profitOf(before),
    openCount: sums.openCount,
    months,
    categories: {income: categoriesOf(0), expense: categoriesOf(1)},
    merchants: {income: merchantsOf(0), expense: merchantsOf(1)},
  };
}

/** A group in the period and in the one before. */
function readShare(tally: Tally, group: number): Share {
  return {...readSum(tally, group, 0), before: readSum(tally, group, 1)};
}

/** The groups that have rows in the period, the weightiest first: most income, or most spent. */
function rank(tally: Tally, kind: number) {
  const sign = kind === 0 ? -1 : 1;
  return tally.groups
    .map((group) => ({group, ...readShare(tally, group)}))
    .filter(({count}) => count > 0)
    .sort((one, other) => sign * (one.units - other.units) || other.count - one.count);
}

function countOf({total}: CurrencyAccounts): number {
  return total.income.count + total.expense.count;
}

/** Keeps the newest rows of those that it is offered. */
function createNewest(columns: BooksColumns) {
  const compare = rowComparer(columns, newestFirst);
  const kept: number[] = [];
  let oldest = -Infinity;
  return {
    offer: (row: number, day: number): void => {
      if (kept.length === recentCount && day < oldest) return;
      const place = kept.findIndex((other) => compare(row, other) < 0);
      if (place === -1) kept.push(row);
      else kept.splice(place, 0, row);
      kept.length = Math.min(kept.length, recentCount);
      oldest = columns.day[kept.at(-1) ?? 0] ?? 0;
    },
    read: (): RecentRow[] => kept.map((row) => readRecent(columns, row)),
  };
}

function readRecent(columns: BooksColumns, row: number): RecentRow {
  const {date, description, merchant, categoryId, amountUnits, currency} = readField;
  return {
    id: idAt(columns.ids, row),
    date: date(columns, row),
    description: description(columns, row),
    merchant: merchant(columns, row),
    categoryId: categoryId(columns, row),
    amountUnits: amountUnits(columns, row),
    currency: currency(columns, row),
  };
}
