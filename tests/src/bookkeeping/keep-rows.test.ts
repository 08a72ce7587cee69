import {expect, test} from 'vitest';
import {createRowKeeper} from '#src/features/bookkeeping/list/keep-rows.ts';
import type {ListedRow, BooksWindow} from '#workers/books/api.ts';

function buildRow(id: string, more: Partial<ListedRow> = {}): ListedRow {
  return {
    id,
    date: '2026-11-01',
    description: 'Hetzner',
    amountUnits: -1_200,
    currency: 'USD',
    accountId: 'account',
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
    createdAt: '2026-11-01T00:00:00.000Z',
    unsent: false,
    attention: false,
    hasReceipt: false,
    suggestions: [],
    merchantSuggestion: null,
    ...more,
  };
}

function buildWindow(revision: number, rows: ListedRow[]): BooksWindow {
  return {revision, start: 0, rows};
}

test('a row that comes again and says the same stays the same object, one that changed does not', () => {
  const keep = createRowKeeper();
  const first = keep(buildWindow(1, [buildRow('a'), buildRow('b')]));
  const second = keep(buildWindow(2, [buildRow('a'), buildRow('b', {categoryId: 'rent', unsent: true})]));
  expect(second.rows[0]).toBe(first.rows[0]);
  expect(second).toEqual(buildWindow(2, [buildRow('a'), buildRow('b', {categoryId: 'rent', unsent: true})]));
});

test('[SUG3] a row whose suggestions say the same stays the same object, and one with others does not', () => {
  const suggestion = {categoryId: 'rent', isSure: true, likeness: 'name', hits: 9, of: 10} as const;
  const keep = createRowKeeper();
  const first = keep(buildWindow(1, [buildRow('a', {suggestions: [{...suggestion}]})]));
  const second = keep(buildWindow(2, [buildRow('a', {suggestions: [{...suggestion}]})]));
  expect(second.rows[0]).toBe(first.rows[0]);
  const third = keep(buildWindow(3, [buildRow('a', {suggestions: [{...suggestion, hits: 8}]})]));
  expect(third.rows[0]?.suggestions).toMatchObject([{hits: 8}]);
});

test('a row is known by its id, wherever it moved to', () => {
  const keep = createRowKeeper();
  const first = keep(buildWindow(1, [buildRow('a'), buildRow('b')]));
  const second = keep(buildWindow(2, [buildRow('c'), buildRow('a')]));
  expect(second.rows[1]).toBe(first.rows[0]);
});
