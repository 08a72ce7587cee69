import fc from 'fast-check';
import {expect, test} from 'vitest';
import {reverseOf} from '#contract/sync/change.ts';
import type {OutboxRecord} from '#sync/store/local-database.ts';
import {readRow} from '#workers/books/data/fields.ts';
import {
  addPending,
  confirmRows,
  createBooks,
  creationsNeeded,
  removePending,
  type Books,
} from '#workers/books/data/fold.ts';
import {createList, refreshList, setListBooks, setListView, type BooksList} from '#workers/books/ask/view.ts';
import {anyFilter, anyPatch, anyRow, anySort, numberedId, spaceId, toPage, withoutDeleted} from './build-rows.ts';
import {foldModel, isInReview, listModel, sumModel, type Model} from './model.ts';

const rowCount = 24;

/** One thing that may happen to the books. */
type Step = (books: Books, model: Model) => void;

function addRecord(books: Books, model: Model, record: Omit<OutboxRecord, 'order' | 'id' | 'madeAt' | 'label'>): void {
  const order = 1 + Math.max(0, ...model.queue.map((queued) => queued.order));
  const plain = {id: numberedId(order, 8), madeAt: '2026-03-05T10:00:00.000Z', label: {key: 'test'}};
  const whole = {...record, ...plain, order};
  model.queue.push(whole);
  addPending(books, [whole]);
}

/** The values of the creations that the books ask for, as the outbox would give them. */
function readCreations(books: Books, model: Model, rowIds: readonly string[], leaving: readonly number[] = []) {
  const needed = creationsNeeded(books, rowIds, leaving);
  return new Map(model.queue.filter(({order}) => needed.includes(order)).map(({order, set}) => [order, set]));
}

const confirm: fc.Arbitrary<Step> = fc
  .uniqueArray(anyRow(rowCount), {selector: (row) => row.id, maxLength: 12})
  .map((rows) => (books, model) => {
    for (const row of rows) model.confirmed.set(row.id, row);
    const page = toPage(rows);
    confirmRows(books, page, {creations: readCreations(books, model, page.ids)});
  });

const readOlder: fc.Arbitrary<Step> = fc
  .uniqueArray(anyRow(rowCount), {selector: (row) => row.id, maxLength: 12})
  .map((rows) => (books, model) => {
    for (const row of rows) if (!model.confirmed.has(row.id)) model.confirmed.set(row.id, row);
    const page = toPage(rows);
    confirmRows(books, page, {onlyMissing: true, creations: readCreations(books, model, page.ids)});
  });

/** Now and then an edit means the rows of one import only, or those of none. */
const anyMeaning = fc.option(fc.record({importId: fc.constantFrom(null, numberedId(0, 3), numberedId(1, 3))}), {
  nil: {},
});

const edit: fc.Arbitrary<Step> = fc
  .record({
    numbers: fc.uniqueArray(fc.nat({max: rowCount - 1}), {minLength: 1, maxLength: 8}),
    patch: anyPatch,
    meaning: anyMeaning,
  })
  .map(({numbers, patch, meaning}) => (books, model) => {
    const rowIds = numbers.map((number) => numberedId(number));
    const toSame = (values: object) =>
      Object.fromEntries(Object.entries(values).map(([field, same]) => [field, {same}]));
    addRecord(books, model, {
      spaceId,
      table: 'transactions',
      op: 'edit',
      rowIds,
      set: toSame(patch),
      was: toSame(meaning),
    });
  });

const create: fc.Arbitrary<Step> = fc
  .uniqueArray(anyRow(rowCount + 6), {selector: (row) => row.id, minLength: 1, maxLength: 6})
  .map((rows) => (books, model) => {
    const {ids, fields} = toPage(rows);
    const {deleted: _, ...set} = fields;
    addRecord(books, model, {spaceId, table: 'transactions', op: 'create', rowIds: [...ids], set, was: {}});
  });

const undo: fc.Arbitrary<Step> = fc.nat().map((seed) => (books, model) => {
  const target = model.queue[seed % Math.max(1, model.queue.length)];
  if (!target) return;
  const {rowIds, table} = target;
  addRecord(books, model, {spaceId, table, op: 'edit', rowIds, ...reverseOf({...target, was: target.set})});
});

const leaveQueue: fc.Arbitrary<Step> = fc
  .array(fc.nat({max: 20}), {minLength: 1, maxLength: 4})
  .map((orders) => (books, model) => {
    model.queue = model.queue.filter((record) => !orders.includes(record.order));
    removePending(books, orders, readCreations(books, model, [], orders));
  });

const anySteps = fc.array(fc.oneof(confirm, readOlder, edit, edit, create, undo, leaveQueue), {maxLength: 14});

function readList(books: Books, list: BooksList) {
  return Array.from(list.rows, (row) => {
    const {attention: _, ...shown} = readRow(books.columns, row);
    return shown;
  });
}

test('[BKS1] [BKS2] [BKS3] [BKS6] [BKS7] [OVL3] columns show what the naive books show, whatever happens in whatever order', () => {
  const runs = fc.property(anySteps, anyFilter, anySort, (steps, filter, sort) => {
    const model: Model = {confirmed: new Map(), queue: []};
    const books = createBooks(2);
    const list = createList();
    setListBooks(books, list);
    setListView(books, list, filter, sort);
    for (const step of steps) {
      step(books, model);
      refreshList(books, list, 'ready');
      const expected = listModel(model, filter, sort);
      const all = foldModel(model);
      expect(readList(books, list)).toEqual(expected.map((row) => ({...withoutDeleted(row), hasReceipt: false})));
      expect(list.view).toMatchObject({
        rowCount: expected.length,
        totals: sumModel(expected),
        allCount: all.length,
        reviewCount: all.filter(isInReview).length,
      });
    }
  });
  fc.assert(runs, {numRuns: 400});
});

test('[BKS1] rows are unsent while a change to them waits, and only then', () => {
  const model: Model = {confirmed: new Map(), queue: []};
  const books = createBooks(10);
  const pages = fc.sample(anyRow(3), {numRuns: 1, seed: 7});
  confirmRows(books, toPage(pages));
  const change = {spaceId, table: 'transactions', op: 'edit', rowIds: pages.map((row) => row.id)} as const;
  addRecord(books, model, {...change, rowIds: [...change.rowIds], set: {checked: {same: true}}, was: {}});
  addRecord(books, model, {...change, rowIds: [...change.rowIds], set: {note: {same: 'n'}}, was: {}});
  const unsent = (): boolean[] => pages.map((_, row) => readRow(books.columns, row).unsent);
  expect(unsent()).toEqual([true]);
  removePending(books, [1]);
  expect(unsent()).toEqual([true]);
  removePending(books, [2]);
  expect(unsent()).toEqual([false]);
});

test('[BKS13] rows that wait to be created keep no second copy of their values', () => {
  const books = createBooks(10);
  const model: Model = {confirmed: new Map(), queue: []};
  const rows =
    fc.sample(fc.uniqueArray(anyRow(30), {selector: (row) => row.id, minLength: 20}), {numRuns: 1, seed: 3})[0] ?? [];
  const {ids, fields} = toPage(rows);
  const {deleted: _, ...set} = fields;
  addRecord(books, model, {spaceId, table: 'transactions', op: 'create', rowIds: [...ids], set, was: {}});
  expect([...books.pending.values()].map((pending) => pending.set)).toEqual([[]]);
  expect(books.covered.size).toBe(0);
});
