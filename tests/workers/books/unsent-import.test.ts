import {expect, test} from 'vitest';
import {bringBack} from '#sync/attention/bring-back.ts';
import {discardWaiting} from '#sync/attention/discard-waiting.ts';
import {discardChange} from '#sync/outbox/discard-change.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import type {BooksEvent} from '#workers/books/api.ts';
import {createIds} from '#tests/sync/build-change.ts';
import {buildRow, numberedId, spaceId, toPage} from './build-rows.ts';
import {commitPull, nowMs, recordEdit, startBooks, storePages} from './open-books.ts';

const food = numberedId(1, 2);

async function createRows(...[database, numbers]: [Parameters<typeof recordChange>[0], number[]]): Promise<number> {
  const {ids, fields} = toPage(
    numbers.map((number) => buildRow(number, {description: `Row ${number}`, amountUnits: number})),
  );
  const {deleted: _, ...set} = fields;
  const plain = {id: numberedId(9, 8), label: {key: 'import'}, madeAt: new Date(nowMs).toISOString(), was: {}};
  return recordChange(database, {...plain, spaceId, table: 'transactions', op: 'create', rowIds: [...ids], set});
}

const shown = ({window}: BooksEvent) => window.rows.map(({description, categoryId}) => [description, categoryId]);

test('[BKS13] [BKS3] an edit over rows that were never sent leaves, and what they were created with is there again', async () => {
  const {books, database, until} = startBooks();
  await storePages(database, []);
  await createRows(database, [1, 2]);
  await books.open('user', spaceId);
  const edit = await recordEdit(database, [numberedId(1)], {categoryId: {same: food}, description: {same: 'mine'}});
  await until((event) => shown(event)[1]?.[0] === 'mine');
  await discardChange(database, edit);
  const again = await until((event) => event.view.revision > 1 && shown(event)[1]?.[0] === 'Row 1');
  expect(shown(again)).toEqual([
    ['Row 2', null],
    ['Row 1', null],
  ]);
});

test('[OUT8] [QUE2] a change that is brought back into its old place is seen under those after it', async () => {
  const {books, database, until} = startBooks();
  await storePages(database, [buildRow(1)]);
  const edit = (description: string) => recordEdit(database, [numberedId(1)], {description: {same: description}});
  const first = await recordEdit(database, [numberedId(1)], {categoryId: {same: food}, description: {same: 'first'}});
  await edit('second');
  await books.open('user', spaceId);
  const making = {now: new Date(nowMs).toISOString(), createId: createIds(4)};
  const discarded = await discardWaiting(database, first, making);
  await until((event) => shown(event)[0]?.join() === 'second,');
  expect(await bringBack(database, discarded ?? '', making)).toBe(true);
  const again = await until((event) => shown(event)[0]?.[1] === food && event.view.revision > 1);
  expect(shown(again)).toEqual([['second', food]]);
});

test('[BKS13] [BKS2] rows made again over deleted ones keep their values, whichever is read first', async () => {
  const {books, database, until} = startBooks();
  const gone = [4, 3, 2, 1].map((number) => buildRow(number, {deleted: true, description: 'old'}));
  await storePages(database, gone, 2);
  await createRows(database, [1, 4]);
  await books.open('user', spaceId);
  const whole = await until(({view}) => view.state === 'ready' && view.allCount === 2);
  expect(shown(whole).map(([description]) => description)).toEqual(['Row 4', 'Row 1']);
  await commitPull(database, toPage([buildRow(4, {deleted: true, description: 'older'}), buildRow(3)]));
  const pulled = await until(({view}) => view.allCount === 3);
  expect(shown(pulled).map(([description]) => description)).toContain('Row 4');
});

test('[BKS10] what another tab imports is read in parts, and is there whole with what came after it', async () => {
  const {books, database, until} = startBooks();
  await storePages(database, [buildRow(500)]);
  await books.open('user', spaceId);
  const changes = 45;
  for (let number = 1; number <= changes; number += 1) await createRows(database, [number * 2, number * 2 + 1]);
  await recordEdit(database, [numberedId(2 * changes + 1)], {description: {same: 'mine'}});
  const whole = await until(
    ({view, window}) => view.allCount === 2 * changes + 1 && window.rows.some((row) => row.description === 'mine'),
  );
  expect(whole.view.rowCount).toBe(2 * changes + 1);
});
