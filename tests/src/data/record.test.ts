import {expect, test} from 'vitest';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {createRow, deleteRows, editRow, editRows} from '#src/data/record.ts';
import {undoLast} from '#sync/outbox/undo-last.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import {categories} from '#contract/bookkeeping/category.ts';
import {createIds, rowOne, spaceOne} from '#tests/sync/build-change.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';

const making = {now: '2026-03-01T12:00:00.000Z', createId: createIds(7)};
const category = {key: null, name: 'Own', kind: 'expense', relatedParty: false, archived: false, position: 1} as const;

test('[REC1] an edit records the fields that become another value, and none where none does', async () => {
  const database = openLocalDevice();
  const place = {database, spaceId: spaceOne};
  const row = {id: rowOne, ...category};
  expect(await editRow(place, 'categories', row, {name: 'Own', archived: false}, {making})).toEqual(succeed(false));
  expect(await database.outbox.count()).toBe(0);
  expect(await editRow(place, 'categories', row, {name: 'Mine', position: 1}, {making})).toEqual(succeed(true));
  expect(await database.outbox.toArray()).toMatchObject([
    {
      spaceId: spaceOne,
      table: 'categories',
      op: 'edit',
      rowIds: [rowOne],
      set: {name: {same: 'Mine'}},
      was: {name: {same: 'Own'}},
      label: {key: 'categories.edit'},
      madeAt: making.now,
    },
  ]);
});

test('[REC1] [REC2] rows that get the same value are one change, with what each of them had; those that have it are left out', async () => {
  const database = openLocalDevice();
  const place = {database, spaceId: spaceOne};
  const rows = ['One', 'Two', 'Mine'].map((name, index) => ({
    ...category,
    id: `${rowOne.slice(0, -1)}${String(index)}`,
    name,
  }));
  expect(await editRows(place, 'categories', rows, {name: ''}, {making})).toMatchObject({ok: false});
  expect(await editRows(place, 'categories', rows.slice(2), {name: 'Mine'}, {making})).toEqual(succeed(0));
  expect(await database.outbox.count()).toBe(0);
  expect(await editRows(place, 'categories', rows, {name: 'Mine'}, {making})).toEqual(succeed(2));
  const ids = rows.slice(0, 2).map(({id}) => id);
  expect(await database.outbox.toArray()).toMatchObject([
    {op: 'edit', rowIds: ids, set: {name: {same: 'Mine'}}, was: {name: {each: ['One', 'Two']}}},
  ]);
});

test('[REC1] a row that is made, deleted and undone is there as it was', async () => {
  const database = openLocalDevice();
  const place = {database, spaceId: spaceOne};
  const shown = async () => (await readTable(database, categories, spaceOne)).map(({id, name}) => [id, name]);
  const made = await createRow(place, 'categories', category, {making});
  const id = made.ok ? made.value : '';
  expect(await shown()).toEqual([[id, 'Own']]);
  await deleteRows(place, 'categories', [], {making});
  await deleteRows(place, 'categories', [id], {making});
  expect(await shown()).toEqual([]);
  await undoLast(database, making);
  expect(await shown()).toEqual([[id, 'Own']]);
  expect(await database.outbox.count()).toBe(1);
});

test('[REC2] what the table refuses is not recorded, and the field is named', async () => {
  const database = openLocalDevice();
  const place = {database, spaceId: spaceOne};
  const refused = fail('validation', 'category.name-required', {details: {field: 'name'}});
  expect(await createRow(place, 'categories', {...category, name: ' '}, {making})).toEqual(refused);
  expect(await editRow(place, 'categories', {id: rowOne, ...category}, {name: ''}, {making})).toEqual(refused);
  expect(await database.outbox.count()).toBe(0);
});
