import {expect, test} from 'vitest';
import {recordChange} from '#sync/outbox/record-change.ts';
import type {BooksEvent} from '#workers/books/api.ts';
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
  await database.outbox.delete(edit);
  const again = await until((event) => event.view.revision > 1 && shown(event)[1]?.[0] === 'Row 1');
  expect(shown(again)).toEqual([
    ['Row 2', null],
    ['Row 1', null],
  ]);
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
