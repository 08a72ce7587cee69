import {expect, test} from 'vitest';
import type {Refusal} from '#contract/sync/push-changes.ts';
import type {Change} from '#contract/sync/change.ts';
import {listAttention} from '#sync/attention/list-attention.ts';
import {discardAttention, restoreAttention, retryAttention} from '#sync/attention/resolve-attention.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {buildChange, createIds, rowOne, rowTwo, spaceOne, spaceTwo} from '#tests/sync/build-change.ts';

const making = {now: '2026-03-01T12:00:00.000Z', createId: createIds(4)};

async function refuse(change: Change, ...refusals: Refusal[]) {
  const database = openLocalDevice();
  const id = await database.attention.add({spaceId: spaceOne, change, refusals, refusedAt: change.madeAt});
  return {database, id};
}

test('[ATT1] discarding hands the whole change back, once', async () => {
  const change = buildChange();
  const {database, id} = await refuse(change, {rowId: rowOne, field: null, code: 'forbidden', reason: 'test.no'});
  expect(await listAttention(database, spaceTwo)).toEqual([]);
  expect(await listAttention(database)).toHaveLength(1);
  const discarded = await discardAttention(database, id);
  expect(discarded?.change).toEqual(change);
  expect(await discardAttention(database, id)).toBeNull();
  if (discarded) await restoreAttention(database, discarded);
  expect(await listAttention(database)).toEqual([discarded]);
});

test('[ATT2] a conflict is sent again over the server’s present value, the refused fields only', async () => {
  const change = buildChange({
    rowIds: [rowOne, rowTwo],
    set: {name: {each: ['a', 'b']}, position: {same: 5}},
    was: {name: {each: ['x', 'y']}, position: {same: 1}},
  });
  const conflict = {code: 'conflict' as const, reason: 'sync.conflict', current: 'theirs'};
  const {database, id} = await refuse(change, {rowId: rowTwo, field: 'name', ...conflict});
  expect(await retryAttention(database, id, making)).toBe(true);
  expect(await database.outbox.toArray()).toMatchObject([
    {rowIds: [rowTwo], set: {name: {same: 'b'}}, was: {name: {same: 'theirs'}}, label: change.label},
  ]);
  expect(await database.attention.count()).toBe(0);
  expect(await retryAttention(database, id, making)).toBe(false);
});

test('[ATT3] rows refused in different fields are sent apart, as one act, with what was corrected', async () => {
  const change = buildChange({
    rowIds: [rowOne, rowTwo],
    set: {name: {same: 'n'}, position: {each: [1, 2]}},
    was: {name: {same: 'o'}, position: {same: 0}},
  });
  const whole = {rowId: rowOne, field: null, code: 'validation' as const, reason: 'category.name-required'};
  const part = {rowId: rowTwo, field: 'position', code: 'conflict' as const, reason: 'sync.conflict', current: 9};
  const {database, id} = await refuse(change, whole, part);
  await retryAttention(database, id, making, {position: 7});
  const sent = await database.outbox.toArray();
  expect(sent).toMatchObject([
    {rowIds: [rowOne], set: {name: {same: 'n'}, position: {same: 7}}, was: {name: {same: 'o'}, position: {same: 0}}},
    {rowIds: [rowTwo], set: {position: {same: 7}}, was: {position: {same: 9}}},
  ]);
  expect(new Set(sent.map((one) => one.groupId)).size).toBe(1);
});

test('[ATT3] a refused creation is corrected and made anew, whole', async () => {
  const change = buildChange({op: 'create', set: {name: {same: ''}, key: {same: null}}, was: {}});
  const {database, id} = await refuse(change, {
    rowId: rowOne,
    field: null,
    code: 'validation',
    reason: 'category.name-required',
  });
  await retryAttention(database, id, making, {name: 'Food'});
  const [sent] = await database.outbox.toArray();
  expect(sent).toMatchObject({op: 'create', rowIds: [rowOne], set: {name: {same: 'Food'}, key: {same: null}}, was: {}});
  expect(sent?.id).not.toBe(change.id);
});
