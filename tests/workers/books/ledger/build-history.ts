import fc from 'fast-check';
import {categoryKinds} from '#contract/bookkeeping/category.ts';
import {confirmRows, createBooks} from '#workers/books/data/fold.ts';
import type {BooksColumns} from '#workers/books/data/columns.ts';
import {createChart, type Chart, type ChartRows} from '#workers/books/ledger/chart.ts';
import {buildRow, numberedId, toPage, type PageRow} from '#tests/workers/books/build-rows.ts';

/** A company's books as rows. */
export type History = ChartRows & {readonly rows: readonly PageRow[]};

/** The same in columns, with their chart. */
export type Books = {readonly columns: BooksColumns; readonly chart: Chart};

/** The id of an account, of a category. */
export const accountId = (number: number): string => numberedId(number, 1);
export const categoryId = (number: number): string => numberedId(number, 2);

/** One category of each kind, in their order, then a transfer to a related company, and an expense that is paid to an owner. */
export const plainCategories: ChartRows['categories'] = [
  ...categoryKinds.map((kind, at) => ({
    id: categoryId(at),
    kind,
    relatedParty: kind === 'owner-contribution' || kind === 'distribution',
    position: at,
  })),
  {id: categoryId(5), kind: 'transfer', relatedParty: true, position: 5},
  {id: categoryId(6), kind: 'expense', relatedParty: true, position: 6},
];
/** A category that is not on this device. */
export const unknownCategory = categoryId(99);

export const [income, expense, contribution, distribution, transfer, related] = [0, 1, 2, 3, 4, 5].map(categoryId);
export const paidToOwner = categoryId(6);

/** An account with what a test is about. */
export function buildAccount(
  number: number,
  overrides: Partial<ChartRows['accounts'][number]> = {},
): ChartRows['accounts'][number] {
  return {
    id: accountId(number),
    name: `Account ${number}`,
    kind: 'bank',
    currency: 'USD',
    openingUnits: 0,
    openingDate: null,
    ...overrides,
  };
}

/** Puts a history into columns. */
export function toBooks({rows, ...chart}: History): Books {
  const books = createBooks(rows.length);
  confirmRows(books, toPage(rows));
  return {columns: books.columns, chart: createChart(books.columns, chart)};
}

/** Mostly of the size of money, now and then as large as an amount can be. */
const anyUnits = fc.oneof(
  {weight: 8, arbitrary: fc.integer({min: -5_000_00, max: 5_000_00})},
  {weight: 1, arbitrary: fc.maxSafeInteger()},
  {weight: 1, arbitrary: fc.constantFrom(Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, 0, 1, -1)},
);
const anyDay = fc
  .date({min: new Date('2023-11-01'), max: new Date('2026-12-31'), noInvalidDate: true})
  .map((date) => date.toISOString().slice(0, 10));
const anyCurrency = fc.constantFrom('USD', 'EUR', 'JPY', 'USDC');

const anyAccount = fc.record({
  kind: fc.constantFrom('bank', 'card', 'wallet', 'cash', null),
  currency: anyCurrency,
  openingUnits: anyUnits,
  openingDate: fc.option(anyDay),
});
const anyMovement = fc.record({
  date: anyDay,
  amountUnits: anyUnits,
  account: fc.nat({max: 4}),
  // The last one is a category that is not on this device.
  category: fc.option(fc.nat({max: 7})),
  deleted: fc.constantFrom(false, false, false, true),
  description: fc.constantFrom('Stripe', 'Ana Gómez', 'Faro LLC; "x"', ''),
  merchant: fc.constantFrom(null, 'Hetzner', 'Holding'),
  // Books hold no movement in another currency than its account's; where they did, it would count all the same.
  stray: fc.constantFrom(null, null, null, null, 'GBP'),
});

/** Any history: several currencies, cards, refunds, overdrawn openings, what nobody knows, amounts up to the largest. */
export const anyHistory: fc.Arbitrary<History> = fc
  .record({accounts: fc.array(anyAccount, {maxLength: 4}), movements: fc.array(anyMovement, {maxLength: 40})})
  .map(({accounts, movements}) => ({
    accounts: accounts.map((account, at) => buildAccount(at, account)),
    categories: plainCategories,
    rows: movements.map(({account, category, stray, ...values}, at) =>
      buildRow(at, {
        ...values,
        accountId: accountId(account),
        currency: stray ?? accounts[account]?.currency ?? 'USD',
        categoryId: category === null ? null : category === 7 ? unknownCategory : categoryId(category),
      }),
    ),
  }));

/** The same runs each time. */
export const seeded = {seed: 16_095, numRuns: 300};
