import {expect, test} from 'vitest';
import type {Json} from '#contract/kernel/field-values.ts';
import {removeFile} from '#sync/files/remove-file.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {undoLast} from '#sync/outbox/undo-last.ts';
import {writeHotRows} from '#sync/pages/write-pages.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readSpace, writeSpace} from '#sync/store/meta.ts';
import {createIds} from '#tests/sync/build-change.ts';
import {openFilter} from '#workers/books/ask/whole-list.ts';
import type {BooksEvent} from '#workers/books/api.ts';
import {buildFilter, buildRow, numberedId, spaceId} from './build-rows.ts';
import {nowMs, startBooks, storePages} from './open-books.ts';

const newest = {by: 'date', descending: true} as const;
const making = {now: new Date(nowMs).toISOString(), createId: createIds(90)};
const label = {key: 'test'};

function receiptOf(transactionId: string, kind = 'receipt'): Record<string, Json> {
  const facts = {name: 'a.pdf', type: 'application/pdf', sizeBytes: 9, sha256: '0'.repeat(64)};
  return {kind, transactionId, ...facts, createdAt: making.now, createdBy: numberedId(1, 9)};
}

async function recordReceipt(database: LocalDatabase, id: string, row: Record<string, Json>): Promise<void> {
  const set = Object.fromEntries(Object.entries(row).map(([field, value]) => [field, {same: value}]));
  const place = {spaceId, table: 'files', rowIds: [id], madeAt: making.now, label};
  await recordChange(database, {id: making.createId(), op: 'create', set, was: {}, ...place});
}

async function pullReceipt(database: LocalDatabase, id: string, row: Record<string, Json>): Promise<void> {
  await database.transaction('rw', database.pages, database.meta, database.outbox, async () => {
    const space = await readSpace(database, spaceId);
    if (!space) throw new Error('no pages were stored');
    const revision = space.revision + 1;
    const whole: Record<string, Json> = {...row, storedAt: making.now, deleted: false};
    const fields = Object.fromEntries(Object.entries(whole).map(([field, value]) => [field, {same: value}]));
    await writeHotRows(database, {spaceId, table: 'files', revision, rows: {ids: [id], fields}});
    await writeSpace(database, spaceId, {...space, revision});
  });
}

function marks({window}: BooksEvent): string {
  return window.rows.map((row) => (row.hasReceipt ? 'x' : '-')).join('');
}

test('[BKS16] receipts are marked when they are kept here, come from another device, are taken away or brought back', async () => {
  const {books, database, events, until} = startBooks();
  await storePages(database, [buildRow(3), buildRow(2), buildRow(1)], 1);
  const before = numberedId(1, 7);
  await recordReceipt(database, before, receiptOf(numberedId(3)));
  await books.open('user', spaceId);
  expect(marks(events[0] as BooksEvent)).toBe('x');
  await until((event) => marks(event) === 'x--');
  await pullReceipt(database, numberedId(2, 7), receiptOf(numberedId(1)));
  await until((event) => marks(event) === 'x-x');
  await pullReceipt(database, numberedId(3, 7), receiptOf(numberedId(2), 'document'));
  await removeFile(database, {spaceId, id: before, label}, making);
  await until((event) => marks(event) === '--x');
  await undoLast(database, making);
  events.length = 0;
  await until((event) => marks(event) === 'x-x');
});

test('[BKS16] the list is narrowed to movements with a receipt, or without, and follows', async () => {
  const {books, database, until} = startBooks();
  await storePages(database, [buildRow(3), buildRow(2), buildRow(1)]);
  await recordReceipt(database, numberedId(1, 7), receiptOf(numberedId(2)));
  await books.open('user', spaceId);
  const ids = (event: BooksEvent) => event.window.rows.map((row) => row.id);
  expect(ids(await books.setView(buildFilter({hasReceipt: true}), newest))).toEqual([numberedId(2)]);
  expect(ids(await books.setView(buildFilter({hasReceipt: false}), newest))).toEqual([numberedId(3), numberedId(1)]);
  expect(ids(await books.setView(openFilter, newest))).toHaveLength(3);
  await books.setView(buildFilter({hasReceipt: true}), newest);
  await recordReceipt(database, numberedId(2, 7), receiptOf(numberedId(3)));
  await until((event) => ids(event).join() === [numberedId(3), numberedId(2)].join());
});
