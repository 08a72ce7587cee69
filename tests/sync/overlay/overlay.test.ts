import {liveQuery} from 'dexie';
import {expect, test} from 'vitest';
import {accounts} from '#contract/bookkeeping/account.ts';
import {categories} from '#contract/bookkeeping/category.ts';
import {toColumns} from '#contract/kernel/field-values.ts';
import {foldChanges} from '#sync/overlay/fold-changes.ts';
import {readTable, readTables, type TablePlace} from '#sync/overlay/read-table.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {writeHotRows} from '#sync/pages/write-pages.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {buildChange, rowOne, rowTwo, spaceOne, spaceTwo} from '#tests/sync/build-change.ts';

async function writeRows(database: LocalDatabase): Promise<void> {
  const rows = [rowOne, rowTwo].map((id) => ({id, name: 'old', deleted: false}));
  const changed = {spaceId: spaceOne, table: 'categories', revision: 1, rows: toColumns(rows, ['name', 'deleted'])};
  await writeHotRows(database, changed);
}

test('[OVL1] later changes win, an edit of a missing row shows nothing, a creation shows the row', () => {
  const rows = new Map([['a', {id: 'a', name: 'old', deleted: false}]]);
  const touched = foldChanges(rows, [
    {op: 'edit', rowIds: ['a', 'x'], set: {name: {each: ['one', 'two']}}, was: {}},
    {op: 'edit', rowIds: ['a'], set: {name: {same: 'three'}}, was: {}},
    {op: 'create', rowIds: ['b'], set: {name: {same: 'new'}}, was: {}},
  ]);
  expect([...rows.values()]).toEqual([
    {id: 'a', name: 'three', deleted: false},
    {id: 'b', name: 'new', deleted: false},
  ]);
  expect([...touched]).toEqual(['a', 'x', 'b']);
});

test('[OVL1] a deleted row can be brought back by a later edit', () => {
  const rows = new Map([['a', {id: 'a', name: 'old', deleted: true}]]);
  foldChanges(rows, [{op: 'edit', rowIds: ['a'], set: {deleted: {same: false}}, was: {}}]);
  expect(rows.get('a')).toEqual({id: 'a', name: 'old', deleted: false});
});

test('[OVL3] an edit leaves rows alone that have another value than it says in a field that it does not set', () => {
  const rows = new Map(['a', 'b', 'c'].map((id) => [id, {id, owner: id === 'c' ? null : id, deleted: false}]));
  const was = {owner: {each: ['a', 'a', null]}, deleted: {same: false}};
  foldChanges(rows, [{op: 'edit', rowIds: ['a', 'b', 'c'], set: {deleted: {same: true}}, was}]);
  expect([...rows.values()].map(({deleted}) => deleted)).toEqual([true, false, true]);
});

test('[OVL2] a table shows confirmed rows under what is queued, and says which are unsent', async () => {
  const database = openLocalDevice();
  await writeRows(database);
  await recordChange(database, buildChange());
  const shown = await readTable(database, categories, spaceOne);
  expect(shown.map(({id, name, unsent}) => ({id, name, unsent}))).toEqual([
    {id: rowOne, name: 'mine', unsent: true},
    {id: rowTwo, name: 'old', unsent: false},
  ]);
});

test('[OVL2] what is queued for another space or table is neither shown nor wakes the reader', async () => {
  const database = openLocalDevice();
  await writeRows(database);
  let runs = 0;
  const subscription = liveQuery(() => readTable(database, categories, spaceOne)).subscribe(() => (runs += 1));
  await expect.poll(() => runs).toBe(1);
  await recordChange(database, buildChange({spaceId: spaceTwo}), buildChange({table: 'accounts'}));
  await recordChange(database, buildChange({rowIds: [rowTwo]}));
  await expect.poll(() => runs).toBe(2);
  subscription.unsubscribe();
  const shown = await readTable(database, categories, spaceOne);
  expect(shown.map((row) => row.unsent)).toEqual([false, true]);
});

/** Few places, each asked the queue for itself, and many, for which it is walked once. */
test.each([0, 30])(
  '[OVL5] tables that are read at once are what each is alone, with %i more beside them',
  async (more) => {
    const database = openLocalDevice();
    await writeRows(database);
    await recordChange(database, buildChange(), buildChange({spaceId: spaceTwo}), buildChange({table: 'accounts'}));
    await recordChange(database, buildChange({rowIds: [rowTwo]}), buildChange());
    const places: TablePlace[] = [
      {table: categories, spaceId: spaceOne},
      {table: accounts, spaceId: spaceOne},
      {table: categories, spaceId: spaceTwo},
      ...Array.from({length: more}, (_, at) => ({table: categories, spaceId: testId(0x7000 + at)})),
    ];
    const alone = await Promise.all(places.map(async ({table, spaceId}) => readTable(database, table, spaceId)));
    expect(await readTables(database, places)).toEqual(alone);
    expect(alone[0]?.map(({unsent}) => unsent)).toEqual([true, true]);
  },
);

test('[OVL5] a change of any of them wakes who reads many', async () => {
  const database = openLocalDevice();
  await writeRows(database);
  const places = Array.from({length: 30}, (_, at) => ({table: categories, spaceId: testId(0x7000 + at)}));
  let runs = 0;
  const read = () => readTables(database, [...places, {table: categories, spaceId: spaceOne}]);
  const subscription = liveQuery(read).subscribe(() => (runs += 1));
  await expect.poll(() => runs).toBe(1);
  await recordChange(database, buildChange());
  await expect.poll(() => runs).toBe(2);
  subscription.unsubscribe();
});
