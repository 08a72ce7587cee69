import fc from 'fast-check';
import type {TransactionRow} from '#contract/bookkeeping/transaction.ts';
import {transactions} from '#contract/bookkeeping/transaction.ts';
import {toColumns, type Json, type RowColumns} from '#contract/kernel/field-values.ts';
import {columnsOf} from '#contract/kernel/synced-table.ts';
import type {BooksFilter, BooksSort, FieldTexts} from '#workers/books/api.ts';
import {openFilter} from '#workers/books/ask/whole-list.ts';

/** A transaction with everything a page holds of it. */
export type PageRow = TransactionRow & {deleted: boolean};

/** The id of a numbered thing; kinds keep rows, accounts and categories apart. */
export function numberedId(number: number, kind = 0): string {
  return `01890000-0000-7000-8000-${String(kind).padStart(4, '0')}${number.toString(16).padStart(8, '0')}`;
}

/** The company of the tests. */
export const spaceId = numberedId(1, 9);

/** A plain transaction with what a test is about. */
export function buildRow(number: number, overrides: Partial<PageRow> = {}): PageRow {
  return {
    id: numberedId(number),
    date: '2026-03-04',
    description: `Movement ${number}`,
    amountUnits: -1_000,
    currency: 'USD',
    accountId: numberedId(1, 1),
    categoryId: null,
    merchant: null,
    note: null,
    reference: null,
    checked: false,
    importId: null,
    importLine: null,
    identity: null,
    balanceUnits: null,
    blockedReason: null,
    ruleMark: null,
    createdAt: '2026-03-05T10:00:00.000Z',
    deleted: false,
    ...overrides,
  };
}

/** Rows as a page's columns. */
export function toPage(rows: readonly PageRow[]): RowColumns {
  const plain: Record<string, Json>[] = rows.map((row) => ({...row}));
  return toColumns(plain, columnsOf(transactions));
}

/** A row without what only pages carry. */
export function withoutDeleted<Row extends PageRow>(row: Row): Omit<Row, 'deleted'> {
  const {deleted: _, ...rest} = row;
  return rest;
}

/** A filter with what a test is about. */
export function buildFilter(overrides: Partial<BooksFilter> = {}): BooksFilter {
  return {...openFilter, ...overrides};
}

const dates = ['2025-12-31', '2026-01-01', '2026-01-15', '2026-02-28', '2026-03-04'];
const texts = ['Café Olé', 'CAFE central', 'Panadería São João', 'AMAZON MKTP', 'Łódź GmbH', 'ацме'];
const merchants = [null, 'Amazon', 'Ábaco', 'zeta', 'Café'];

const date = fc.constantFrom(...dates);
const accountId = fc.nat({max: 2}).map((number) => numberedId(number, 1));
const categoryId = fc.option(fc.nat({max: 3}).map((number) => numberedId(number, 2)));
const amountUnits = fc.integer({min: -5_000, max: 5_000});
const text = fc.constantFrom(...texts);
const merchant = fc.constantFrom(...merchants);
const note = fc.option(text);

/** Any of `count` rows, with values that often agree. */
export function anyRow(count: number): fc.Arbitrary<PageRow> {
  const shape = {
    date,
    accountId,
    categoryId,
    amountUnits,
    merchant,
    note,
    description: text,
    number: fc.nat({max: count - 1}),
    currency: fc.constantFrom('USD', 'EUR', 'JPY', 'USDC'),
    reference: fc.constantFrom(null, '', 'R1-77', 'r12'),
    checked: fc.boolean(),
    deleted: fc.boolean(),
    importId: fc.option(fc.nat({max: 2}).map((number) => numberedId(number, 3))),
    blockedReason: fc.constantFrom(null, null, 'declaration-sent'),
    ruleMark: fc.constantFrom(null, null, '{"rule":"r","set":{"checked":true},"was":{"checked":false}}'),
    identity: fc.option(fc.string({maxLength: 40})),
    balanceUnits: fc.option(fc.integer()),
  };
  return fc.record(shape).map(({number, ...values}) => buildRow(number, values));
}

/** Any patch that an edit may make. */
export const anyPatch = fc.record(
  {date, categoryId, amountUnits, merchant, note, checked: fc.boolean(), deleted: fc.boolean()},
  {requiredKeys: []},
);

/** Mostly open, so that lists are seldom empty. */
function seldom<Value>(open: Value, arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value> {
  return fc.oneof({weight: 5, arbitrary: fc.constant(open)}, {weight: 1, arbitrary});
}

const anyCurrencies = fc.subarray(['USD', 'JPY', 'XYZ'], {maxLength: 2});

const anyFieldTexts = seldom<string[]>([], fc.subarray(['', 'CAFÉ', 'ama mk', 'nowhere'], {minLength: 1}));

const anyTexts: fc.Arbitrary<FieldTexts> = fc.record({
  merchant: anyFieldTexts,
  note: anyFieldTexts,
  description: anyFieldTexts,
  reference: seldom<string[]>([], fc.subarray(['', 'r1'], {minLength: 1})),
});

/** Any filter over rows of {@link anyRow}. */
export const anyFilter: fc.Arbitrary<BooksFilter> = fc.record({
  view: seldom<BooksFilter['view']>('all', fc.constant('review')),
  text: seldom('', fc.constantFrom('cafe', 'OLÉ  café', 'ama mk', 'joao', 'łódź', 'АЦМЕ', 'nowhere')),
  from: seldom<string | null>(null, date),
  to: seldom<string | null>(null, date),
  accountIds: seldom<string[]>([], fc.subarray([0, 1, 2].map((number) => numberedId(number, 1)))),
  categoryIds: seldom<string[]>(
    [],
    fc.subarray(['none', 'none-in', 'none-out', ...[0, 1, 7].map((number) => numberedId(number, 2))]),
  ),
  checked: seldom<boolean | null>(null, fc.boolean()),
  hasReceipt: seldom<boolean | null>(null, fc.boolean()),
  merchantName: seldom<string | null>(null, fc.constantFrom('', 'Amazon', 'Café', 'nobody')),
  // What is suggested, and whose a row is, is not in the model.
  suggestion: fc.constant(null),
  rule: fc.constant(null),
  merchants: fc.constant([]),
  unsentOnly: seldom(false, fc.constant(true)),
  minAmount: seldom<string | null>(null, fc.constantFrom('0', '0.0015', '1', '12.345', '30')),
  maxAmount: seldom<string | null>(null, fc.constantFrom('0.003', '29.999', '30.001', '50', '3000')),
  importId: seldom<string | null>(
    null,
    fc.nat({max: 3}).map((number) => numberedId(number, 3)),
  ),
  sign: seldom<BooksFilter['sign']>(null, fc.constantFrom('in', 'out')),
  currencies: seldom<string[]>([], anyCurrencies),
  texts: anyTexts,
  except: fc.record({
    accountIds: seldom<string[]>([], fc.subarray([0, 1].map((number) => numberedId(number, 1)))),
    categoryIds: seldom<string[]>([], fc.subarray(['none', 'none-in', 'none-out', numberedId(1, 2)])),
    currencies: seldom<string[]>([], anyCurrencies),
    texts: anyTexts,
  }),
});

/** Any order of the list. */
export const anySort: fc.Arbitrary<BooksSort> = fc.record({
  by: fc.constantFrom('date', 'merchant', 'amount'),
  descending: fc.boolean(),
});
