/**
 * Prints what the books' columns cost for 100,000 rows: `node --expose-gc bench/books-columns.ts`.
 * Each figure is the median of several runs; results are asserted before a time counts.
 */
import assert from 'node:assert/strict';
import {transactions} from '#contract/bookkeeping/transaction.ts';
import {toColumns, toRows, valueAt, type Json, type RowColumns} from '#contract/kernel/field-values.ts';
import type {OutboxRecord} from '#sync/store/local-database.ts';
import {newId} from '#contract/kernel/ids.ts';
import {columnsOf} from '#contract/kernel/synced-table.ts';
import {isLive} from '#workers/books/data/columns.ts';
import {planEdit} from '#workers/books/edit.ts';
import {addPending, confirmRows, createBooks, removePending, type Books} from '#workers/books/data/fold.ts';
import {
  createList,
  readEvent,
  refreshList,
  selectRows,
  setListBooks,
  setListView,
  type BooksList,
} from '#workers/books/ask/view.ts';
import {openFilter} from '#workers/books/ask/whole-list.ts';

const rowCount = 100_000;
const pageSize = 2_000;
const newestFirst = {by: 'date', descending: true} as const;
const spaceId = '01890000-0000-7000-8000-000000000001';

let seed = 1;
function random(): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
}

function makeId(at: number): string {
  return newId(Date.UTC(2026, 0, 1) + at, (bytes) => {
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = Math.floor(random() * 256);
  });
}

const merchants = ['Amazon', 'Café Olé', 'Uber', 'Meta Ads', 'Panadería São João', 'Hetzner', 'Stripe', 'Bold'];
const accountIds = [makeId(1), makeId(2), makeId(3)];
const categoryIds = Array.from({length: 12}, (_, index) => makeId(index));
const importIds = [makeId(1), makeId(2)];

/** Rows as banks give them: nearly every description is another one, because of its reference number. */
function makeRow(place: number): Record<string, Json> {
  const merchant = merchants[Math.floor(random() * merchants.length)] ?? '';
  const day = new Date(Date.UTC(2026, 2, 1) - Math.floor(place / 70) * 86_400_000);
  return {
    id: makeId(rowCount - place),
    date: day.toISOString().slice(0, 10),
    description: `${merchant.toUpperCase()} REF ${Math.floor(random() * 1e9)}`,
    merchant,
    amountUnits: Math.floor(random() * 2e5) - 15e4,
    currency: random() < 0.9 ? 'USD' : 'EUR',
    accountId: accountIds[place % 3] ?? '',
    categoryId: random() < 0.7 ? (categoryIds[place % 12] ?? null) : null,
    note: random() < 0.02 ? `Nota ${place}` : null,
    checked: random() < 0.6,
    importId: importIds[place % 2] ?? null,
    importLine: place + 1,
    identity: makeId(place).replaceAll('-', ''),
    balanceUnits: null,
    blockedReason: null,
    createdAt: '2026-03-05T10:00:00.000Z',
    deleted: false,
  };
}

function makeBodies(): string[] {
  return Array.from({length: rowCount / pageSize}, (_, page) => {
    const rows = Array.from({length: pageSize}, (__, index) => makeRow(page * pageSize + index));
    return JSON.stringify(toColumns(rows, columnsOf(transactions)));
  });
}

function parse(body: string): RowColumns {
  // Made by `makeBodies` above.
  return JSON.parse(body) as RowColumns;
}

function load(bodies: readonly string[]): Books {
  const books = createBooks(rowCount + 1_000);
  for (const body of bodies) confirmRows(books, parse(body), {onlyMissing: true});
  return books;
}

function measure(name: string, runs: number, act: (run: number) => void): void {
  const times = Array.from({length: runs}, (_, run) => {
    const begun = performance.now();
    act(run);
    return performance.now() - begun;
  }).sort((one, other) => one - other);
  const [median = 0, worst = 0] = [times[Math.floor(runs / 2)], times.at(-1)];
  console.log(`${name.padEnd(58)} ${median.toFixed(1).padStart(8)} ms   worst ${worst.toFixed(1)} ms`);
}

function usedBytes(): number {
  globalThis.gc?.();
  const {heapUsed, arrayBuffers} = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function measureMemory(bodies: readonly string[]): void {
  if (!globalThis.gc) return console.log('memory: run with --expose-gc');
  const empty = usedBytes();
  const held: unknown[] = [bodies.flatMap((body) => toRows(parse(body)))];
  const asObjects = usedBytes() - empty;
  held.length = 0;
  const before = usedBytes();
  const books = load(bodies);
  const list = createList();
  setListBooks(books, list);
  refreshList(books, list, 'ready');
  held.push(books, list);
  const asColumns = usedBytes() - before;
  assert.equal(held.length, 2);
  const mega = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;
  const share = ((asColumns / asObjects) * 100).toFixed(0);
  console.log(`memory: objects ${mega(asObjects)}, columns with list and search ${mega(asColumns)}, ${share} %`);
}

function show(books: Books, list: BooksList): void {
  refreshList(books, list, 'ready');
  readEvent(books, list);
}

function measureList(books: Books, list: BooksList): void {
  measure('open filter: all rows, totals, window', 15, () => show(books, list));
  measure('filter: one account, unchecked', 15, (run) => {
    const filter = {...openFilter, accountIds: accountIds.slice(run % 3, (run % 3) + 1), checked: false};
    setListView(books, list, filter, newestFirst);
    show(books, list);
  });
  const words = [
    'cafe',
    'ref 12',
    'joao',
    'amaz',
    'hetz 77',
    'ub',
    'o',
    'nota 9',
    'xyz',
    'bold 3',
    '55',
    '812',
    'pan sao',
  ];
  measure('text: a word never asked before', words.length, (run) => {
    setListView(books, list, {...openFilter, text: words[run] ?? ''}, newestFirst);
    show(books, list);
  });
  for (const by of ['merchant', 'amount', 'date'] as const) {
    measure(`sort by ${by}: changed to`, 1, () => {
      setListView(books, list, openFilter, {by, descending: true});
      show(books, list);
    });
  }
}

function measureEdits(books: Books, list: BooksList): void {
  let order = 0;
  const edit = (ids: readonly string[] | null, run: number): void => {
    const selected = ids ? selectRows(books, list, {kind: 'ids', ids}) : list.rows.subarray(0, 10_000);
    const request = {
      spaceId,
      seen: {},
      madeAt: '2026-03-05T10:00:00.000Z',
      makeId: () => makeId(run),
    };
    const categoryId = makeId(run);
    const {changes} = planEdit(books.columns, selected, {...request, patch: {categoryId}});
    assert.equal(changes[0]?.rowIds.length, selected.length);
    addPending(
      books,
      changes.map((change) => ({...change, order: (order += 1)})),
    );
    show(books, list);
    assert.equal(readEvent(books, list).window.rows.filter((row) => row.unsent).length > 0, true);
  };
  const [first] = readEvent(books, list).window.rows;
  measure('edit 10,000 rows: plan, fold, list (no disk)', 9, (run) => edit(null, run));
  measure('edit one row', 15, (run) => edit([first?.id ?? ''], run));
  measure('edit the date of one row', 15, (run) => {
    const date = `2025-0${(run % 9) + 1}-01`;
    addPending(books, [
      {
        id: makeId(run),
        spaceId,
        table: 'transactions',
        op: 'edit',
        rowIds: [first?.id ?? ''],
        set: {date: {same: date}},
        was: {},
        label: {key: 'bench'},
        madeAt: '',
        order: (order += 1),
      },
    ]);
    show(books, list);
  });
  measure('take one change of 10,000 rows out again', 5, (run) => {
    removePending(books, [run + 1]);
    show(books, list);
  });
}

/** What an import leaves in the queue: 500 new rows a change. */
function makeQueue(bodies: readonly string[]): OutboxRecord[] {
  const {ids, fields} = toColumns(
    bodies.flatMap((body) => toRows(parse(body))),
    columnsOf(transactions),
  );
  const column = (field: string, start: number): Json[] =>
    ids.slice(start, start + 500).map((_id, index) => valueAt(fields[field] ?? {same: null}, start + index));
  return Array.from({length: rowCount / 500}, (_, place) => {
    const start = place * 500;
    const set = Object.keys(fields).filter((field) => field !== 'deleted');
    return {
      id: makeId(place),
      spaceId,
      table: 'transactions',
      op: 'create',
      rowIds: ids.slice(start, start + 500),
      set: Object.fromEntries(set.map((field) => [field, {each: column(field, start)}])),
      was: {},
      label: {key: 'bench'},
      madeAt: '',
      order: place + 1,
    };
  });
}

const bodies = makeBodies();
measureMemory(bodies);
measure('JSON.parse of all pages, for comparison', 5, () => bodies.forEach(parse));
measure('load: parse and store all pages', 5, () => assert.equal(load(bodies).columns.ids.count, rowCount));
const queue = makeQueue(bodies);
measure('fold a queue of as many new rows', 5, () => {
  const folded = createBooks(1_000);
  addPending(folded, queue);
  assert.equal(folded.columns.ids.count, rowCount);
});
const books = load(bodies);
const list = createList();
measure('first order and search texts', 1, () => setListBooks(books, list));
refreshList(books, list, 'ready');
assert.equal(list.rows.length, rowCount);
assert.equal(
  list.rows.every((row) => isLive(books.columns, row)),
  true,
);
measureList(books, list);
measureEdits(books, list);
