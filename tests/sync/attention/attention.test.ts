import {expect, test} from 'vitest';
import type {Refusal} from '#contract/sync/push-changes.ts';
import type {Change} from '#contract/sync/change.ts';
import {listAttention, listConflicts} from '#sync/attention/list-attention.ts';
import {settleAttention} from '#sync/attention/settle-attention.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {buildChange, createIds, rowOne, rowTwo, spaceOne, spaceTwo} from '#tests/sync/build-change.ts';

const making = {now: '2026-03-01T12:00:00.000Z', createId: createIds(4)};
const conflict = {code: 'conflict' as const, reason: 'sync.conflict', current: 'theirs'};

async function refuse(change: Change, ...refusals: Refusal[]) {
  const database = openLocalDevice();
  const id = await database.attention.add({spaceId: spaceOne, change, refusals, refusedAt: change.madeAt});
  const settle = async (corrections = {}) =>
    settleAttention(database, making, [{id, decisions: {all: 'mine'}, corrections}]);
  return {database, id, settle};
}

test('[ATT2] a conflict is sent again over the server’s present value, the refused fields only', async () => {
  const change = buildChange({
    rowIds: [rowOne, rowTwo],
    set: {name: {each: ['a', 'b']}, position: {same: 5}},
    was: {name: {each: ['x', 'y']}, position: {same: 1}},
  });
  const {database, settle} = await refuse(change, {rowId: rowTwo, field: 'name', ...conflict});
  expect(await settle()).not.toBeNull();
  expect(await database.outbox.toArray()).toMatchObject([
    {rowIds: [rowTwo], set: {name: {same: 'b'}}, was: {name: {same: 'theirs'}}, label: change.label},
  ]);
  expect(await database.attention.count()).toBe(0);
  expect(await settle()).toBeNull();
});

test('[ATT3] rows refused in different fields are sent apart, as one act, with what was corrected', async () => {
  const change = buildChange({
    rowIds: [rowOne, rowTwo],
    set: {name: {same: 'n'}, position: {each: [1, 2]}},
    was: {name: {same: 'o'}, position: {same: 0}},
  });
  const whole = {rowId: rowOne, field: null, code: 'validation' as const, reason: 'category.name-required'};
  const part = {rowId: rowTwo, field: 'position', code: 'conflict' as const, reason: 'sync.conflict', current: 9};
  const {database, settle} = await refuse(change, whole, part);
  await settle({position: 7});
  const sent = await database.outbox.toArray();
  expect(sent).toMatchObject([
    {rowIds: [rowOne], set: {name: {same: 'n'}, position: {same: 7}}, was: {name: {same: 'o'}, position: {same: 0}}},
    {rowIds: [rowTwo], set: {position: {same: 7}}, was: {position: {same: 9}}},
  ]);
  expect(new Set(sent.map((one) => one.groupId)).size).toBe(1);
});

test('[ATT3] a refused creation is corrected and made anew, whole', async () => {
  const change = buildChange({op: 'create', set: {name: {same: ''}, key: {same: null}}, was: {}});
  const {database, settle} = await refuse(change, {
    rowId: rowOne,
    field: null,
    code: 'validation',
    reason: 'category.name-required',
  });
  await settle({name: 'Food'});
  const [sent] = await database.outbox.toArray();
  expect(sent).toMatchObject({op: 'create', rowIds: [rowOne], set: {name: {same: 'Food'}, key: {same: null}}, was: {}});
  expect(sent?.id).not.toBe(change.id);
});

test('[ATT4] a change of a row that was deleted meanwhile brings the row back, that row alone', async () => {
  const change = buildChange({
    rowIds: [rowOne, rowTwo],
    set: {name: {same: 'n'}},
    was: {name: {each: ['x', 'y']}},
  });
  const gone = {field: null, code: 'conflict' as const, reason: 'sync.row-deleted', current: true};
  const other = {field: null, code: 'validation' as const, reason: 'category.name-required'};
  const {database, settle} = await refuse(change, {rowId: rowOne, ...gone}, {rowId: rowTwo, ...other});
  await settle();
  expect(await database.outbox.toArray()).toMatchObject([
    {
      rowIds: [rowOne],
      set: {name: {same: 'n'}, deleted: {same: false}},
      was: {name: {same: 'x'}, deleted: {same: true}},
    },
    {rowIds: [rowTwo], set: {name: {same: 'n'}}, was: {name: {same: 'y'}}},
  ]);
});

test('[ATT5] rows and fields are decided one by one: kept, given up, or put in other words; the rest keeps waiting', async () => {
  const change = buildChange({
    rowIds: [rowOne, rowTwo],
    set: {name: {each: ['a', 'b']}, position: {same: 5}},
    was: {name: {each: ['x', 'y']}, position: {same: 1}},
  });
  const refusals = [
    {rowId: rowOne, field: 'name', ...conflict},
    {rowId: rowOne, field: 'position', ...conflict, current: 9},
    {rowId: rowTwo, field: 'name', ...conflict, current: 'other'},
  ];
  const {database, id} = await refuse(change, ...refusals);
  const decideOn = async (rowId: string, field: string, more: {keep: 'mine' | 'theirs'; value?: string}) =>
    settleAttention(database, making, [{id, decisions: [{rowId, field, ...more}]}]);

  await decideOn(rowOne, 'position', {keep: 'theirs'});
  expect(await database.outbox.count()).toBe(0);
  expect((await database.attention.get(id))?.refusals).toEqual([refusals[0], refusals[2]]);
  await decideOn(rowOne, 'name', {keep: 'mine', value: 'a and theirs'});
  await decideOn(rowTwo, 'name', {keep: 'mine'});
  expect(await database.outbox.toArray()).toMatchObject([
    {rowIds: [rowOne], set: {name: {same: 'a and theirs'}}, was: {name: {same: 'theirs'}}},
    {rowIds: [rowTwo], set: {name: {same: 'b'}}, was: {name: {same: 'other'}}},
  ]);
  expect(await database.attention.count()).toBe(0);
});

test('[ATT5] many are decided in one act', async () => {
  const database = openLocalDevice();
  for (const rowId of [rowOne, rowTwo]) {
    const refusals = [{rowId, field: 'name', ...conflict}];
    await database.attention.add({
      spaceId: spaceOne,
      change: buildChange({rowIds: [rowId]}),
      refusals,
      refusedAt: making.now,
    });
  }
  await database.attention.add({
    spaceId: spaceOne,
    change: buildChange(),
    refusals: [{rowId: rowOne, field: null, code: 'forbidden', reason: 'test.no'}],
    refusedAt: making.now,
  });
  // A row that is one too many is no choice between two values.
  await database.attention.add({
    spaceId: spaceOne,
    change: buildChange(),
    refusals: [{rowId: rowOne, field: null, code: 'conflict', reason: 'comment.answered-already'}],
    refusedAt: making.now,
  });
  expect(await listAttention(database)).toHaveLength(4);
  expect(await listConflicts(database, spaceTwo)).toEqual([]);
  const conflicts = await listConflicts(database, spaceOne);
  expect(conflicts.map(({change}) => change.rowIds)).toEqual([[rowOne], [rowTwo]]);
  const verdicts = conflicts.map(({id}) => ({id, decisions: {all: 'mine' as const}}));
  await settleAttention(database, making, verdicts);
  const sent = await database.outbox.toArray();
  expect(sent.map(({rowIds}) => rowIds)).toEqual([[rowOne], [rowTwo]]);
  expect(new Set(sent.map((one) => one.groupId)).size).toBe(1);
  expect(await database.attention.count()).toBe(2);
});
