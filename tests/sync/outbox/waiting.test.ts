import {expect, test} from 'vitest';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {bringBack} from '#sync/attention/bring-back.ts';
import {discardWaiting} from '#sync/attention/discard-waiting.ts';
import {listSettled} from '#sync/attention/settled.ts';
import {correctChange} from '#sync/outbox/correct-change.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import type {ClientState} from '#sync/store/local-database.ts';
import {writeMeta} from '#sync/store/meta.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {buildChange, createIds, rowOne, rowTwo, spaceOne, spaceTwo} from '#tests/sync/build-change.ts';

const making = {now: '2026-03-01T12:00:00.000Z', createId: createIds(6)};

const client: ClientState = {
  clientId: 'c',
  nextSeq: 1,
  sentThroughOrder: 0,
  chainHash: '',
  sending: null,
  acknowledged: null,
};

test('[QUE1] a correction follows what waits, over the value that the queue leaves', async () => {
  const database = openLocalDevice();
  await recordChange(
    database,
    buildChange({rowIds: [rowOne, rowTwo], set: {name: {each: ['a', 'b']}}, was: {name: {same: 'o'}}}),
    buildChange({rowIds: [rowTwo], set: {name: {same: 'c'}}, was: {name: {same: 'b'}}}),
    buildChange({rowIds: [rowTwo], spaceId: spaceTwo, set: {name: {same: 'elsewhere'}}}),
  );
  await writeMeta(database, 'client', {...client, sentThroughOrder: 1});
  expect(await correctChange(database, 1, {name: 'right'}, making)).toEqual(succeed(true));
  const waiting = await database.outbox.toArray();
  expect(waiting).toHaveLength(4);
  expect(waiting[3]).toMatchObject({
    op: 'edit',
    spaceId: spaceOne,
    rowIds: [rowOne, rowTwo],
    set: {name: {same: 'right'}},
    was: {name: {each: ['a', 'c']}},
  });
  expect(await correctChange(database, 9, {name: 'right'}, making)).toEqual(succeed(false));
});

test('[REC2] a row that is still to be made is not corrected to one that its table refuses', async () => {
  const database = openLocalDevice();
  const made = {key: {same: null}, name: {same: 'mine'}};
  await recordChange(database, buildChange({op: 'create', set: made, was: {}}));
  const refused = fail('validation', 'category.name-required', {details: {field: 'name'}});
  expect(await correctChange(database, 1, {name: ' '}, making)).toEqual(refused);
  expect(await database.outbox.count()).toBe(1);
  expect(await correctChange(database, 1, {name: 'right'}, making)).toEqual(succeed(true));
});

test('[OUT3] [QUE2] what was never sent is discarded, and comes back in its place', async () => {
  const database = openLocalDevice();
  const [first, second] = [buildChange(), buildChange({set: {name: {same: 'next'}}, was: {name: {same: 'mine'}}})];
  await recordChange(database, first, second);
  const id = await discardWaiting(database, 1, making);
  expect(await database.outbox.toArray()).toEqual([{...second, order: 2}]);
  expect(await listSettled(database, spaceTwo)).toEqual([]);
  expect(await listSettled(database, spaceOne)).toMatchObject([{id, discarded: first}]);
  expect(await bringBack(database, id ?? '', making)).toBe(true);
  expect(await database.outbox.toArray()).toEqual([
    {...first, order: 1},
    {...second, order: 2},
  ]);
});

test('[QUE2] once later changes may have been sent, it comes back after them', async () => {
  const database = openLocalDevice();
  const [first, second] = [buildChange(), buildChange()];
  await recordChange(database, first, second);
  const id = await discardWaiting(database, 1, making);
  await writeMeta(database, 'client', {...client, sentThroughOrder: 2});
  expect(await discardWaiting(database, 2, making)).toBeNull();
  await bringBack(database, id ?? '', making);
  expect((await database.outbox.toArray()).map(({order, id}) => [order, id])).toEqual([
    [2, second.id],
    [3, first.id],
  ]);
});
