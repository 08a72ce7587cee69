import {expect, test} from 'vitest';
import type {Refusal} from '#contract/sync/push-changes.ts';
import {bringBack} from '#sync/attention/bring-back.ts';
import {discardWaiting} from '#sync/attention/discard-waiting.ts';
import {listAttention} from '#sync/attention/list-attention.ts';
import {settleAttention} from '#sync/attention/settle-attention.ts';
import {listSettled} from '#sync/attention/settled.ts';
import {leaveSpaces} from '#sync/pull/leave-spaces.ts';
import type {ClientState} from '#sync/store/local-database.ts';
import {writeMeta} from '#sync/store/meta.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {buildChange, createIds, rowOne, rowTwo, spaceOne, spaceTwo} from '#tests/sync/build-change.ts';

const making = {now: '2026-03-01T12:00:00.000Z', createId: createIds(5)};
const later = (now: string) => ({...making, now});

const change = buildChange({
  rowIds: [rowOne, rowTwo],
  set: {name: {each: ['a', 'b']}},
  was: {name: {each: ['x', 'y']}},
});
const refusals: Refusal[] = [rowOne, rowTwo].map((rowId) => ({
  rowId,
  field: 'name',
  code: 'conflict',
  reason: 'sync.conflict',
  current: 'theirs',
}));

async function meetConflict() {
  const database = openLocalDevice();
  const id = await database.attention.add({spaceId: spaceOne, change, refusals, refusedAt: making.now});
  const settle = async (keep: 'mine' | 'theirs', rowId?: string) => {
    const decisions = rowId === undefined ? {all: keep} : [{rowId, field: 'name', keep}];
    return (await settleAttention(database, making, [{id, decisions}])) ?? '';
  };
  return {database, settle};
}

const sentClient: ClientState = {
  clientId: 'c',
  nextSeq: 3,
  sentThroughOrder: 2,
  chainHash: '',
  sending: null,
  acknowledged: null,
};

test('[ATT1] what was given up comes back whole, once', async () => {
  const {database, settle} = await meetConflict();
  const settled = await settle('theirs');
  expect(await listAttention(database)).toEqual([]);
  expect(await listSettled(database, spaceTwo)).toEqual([]);
  expect(await listSettled(database)).toMatchObject([{id: settled, parts: [{change, refusals}], made: []}]);
  expect(await bringBack(database, settled, making)).toBe(true);
  expect(await listAttention(database, spaceOne)).toMatchObject([{change, refusals}]);
  expect(await bringBack(database, settled, making)).toBe(false);
  expect(await database.outbox.count()).toBe(0);
});

test('[PUL5] of what was decided in a space that is left, the values of others are forgotten', async () => {
  const {database, settle} = await meetConflict();
  await settle('mine');
  await database.transaction('rw', database.tables, async () => leaveSpaces(database, [spaceOne], making.now));
  const [settled] = await listSettled(database);
  expect(settled?.parts).toMatchObject([{change: {set: change.set, was: {}}}]);
  expect(settled?.parts[0]?.refusals.map((refusal) => 'current' in refusal)).toEqual([false, false]);
  expect(settled?.made.map(({was}) => was)).toEqual([{}]);
});

test('[ATT1] [PUL5] what a decision replaced and is forgotten since is not put back, and what was refused is asked again', async () => {
  const {database, settle} = await meetConflict();
  const settled = await settle('mine');
  await database.outbox.clear();
  await database.transaction('rw', database.tables, async () => leaveSpaces(database, [spaceOne], making.now));
  expect(await bringBack(database, settled, making)).toBe(true);
  expect(await database.outbox.count()).toBe(0);
  expect(await listAttention(database)).toMatchObject([{change: {id: change.id, set: change.set}}]);
});

test('[ATT1] what a decision sent is forgotten while it is on this device only, else reversed by another change', async () => {
  const {database, settle} = await meetConflict();
  await bringBack(database, await settle('mine'), making);
  expect(await database.outbox.count()).toBe(0);
  const [record] = await listAttention(database, spaceOne);
  const settled = await settleAttention(database, making, [{id: record?.id ?? 0, decisions: {all: 'mine'}}]);
  await writeMeta(database, 'client', sentClient);
  await bringBack(database, settled ?? '', making);
  const [sent, reversal] = await database.outbox.toArray();
  expect(reversal).toMatchObject({
    rowIds: [rowOne, rowTwo],
    set: {name: {same: 'theirs'}},
    was: {name: {each: ['a', 'b']}},
    undoes: sent?.id,
  });
  expect(await listAttention(database, spaceOne)).toMatchObject([{change, refusals}]);
});

test('[ATT1] [OUT3] what an earlier sender may have sent is reversed too, not taken out of the queue', async () => {
  const {database, settle} = await meetConflict();
  const settled = await settle('mine');
  // The profile was copied: this device is another sender now, which has sent nothing yet.
  await writeMeta(database, 'client', {...sentClient, nextSeq: 1, sentThroughOrder: 0});
  await writeMeta(database, 'reachedThroughOrder', 2);
  await bringBack(database, settled, making);
  const [sent, reversal] = await database.outbox.toArray();
  expect(reversal).toMatchObject({set: {name: {same: 'theirs'}}, undoes: sent?.id});
});

test('[ATT1] rows decided apart come back to one question, each once', async () => {
  const {database, settle} = await meetConflict();
  const first = await settle('theirs', rowOne);
  expect(await listSettled(database)).toMatchObject([{parts: [{change: {rowIds: [rowOne]}}]}]);
  const second = await settle('theirs', rowTwo);
  await bringBack(database, second, making);
  expect(await listAttention(database)).toMatchObject([{change: {rowIds: [rowTwo], set: {name: {each: ['b']}}}}]);
  await bringBack(database, first, making);
  const [record, ...others] = await listAttention(database);
  expect(others).toEqual([]);
  expect(record).toMatchObject({
    change: {rowIds: [rowTwo, rowOne], set: {name: {each: ['b', 'a']}}, was: {name: {each: ['y', 'x']}}},
    refusals: refusals.toReversed(),
  });
});

test('[ATT1] what the server refused a second time is asked about once', async () => {
  const {database, settle} = await meetConflict();
  const settled = await settle('mine');
  const [sent] = await database.outbox.toArray();
  if (!sent) throw new Error('nothing was sent');
  const {order: _, ...again} = sent;
  await database.outbox.clear();
  const refused = refusals.map((refusal) => ({...refusal, current: 'newer'})).slice(1);
  await database.attention.add({spaceId: spaceOne, change: again, refusals: refused, refusedAt: making.now});
  await bringBack(database, settled, making);
  expect(await listAttention(database)).toMatchObject([{change: {id: change.id}, refusals}]);
  // The row that took effect is reversed, the other never did.
  expect(await database.outbox.toArray()).toMatchObject([{rowIds: [rowOne], set: {name: {same: 'theirs'}}}]);
});

test('[ATT1] decisions are kept for 30 days', async () => {
  const {database, settle} = await meetConflict();
  await settle('theirs', rowOne);
  const [open] = await listAttention(database);
  const decisions = [{rowId: rowTwo, field: 'name', keep: 'theirs' as const}];
  const keepOther = async (now: string) => {
    await settleAttention(database, later(now), [{id: open?.id ?? 0, decisions}]);
    return (await listSettled(database)).length;
  };
  expect(await keepOther('2026-03-31T12:00:00.000Z')).toBe(2);
  const id = await database.attention.add({spaceId: spaceOne, change, refusals, refusedAt: making.now});
  await settleAttention(database, later('2026-03-31T12:00:00.001Z'), [{id, decisions}]);
  expect((await listSettled(database)).map(({settledAt}) => settledAt)).toEqual([
    '2026-03-31T12:00:00.001Z',
    '2026-03-31T12:00:00.000Z',
  ]);
});

test('[QUE2] [PUL5] what was discarded, and forgot what it replaced with the sight of its space, waits again as an edit that the server can judge', async () => {
  const database = openLocalDevice();
  const deletion = {set: {deleted: {same: true}}, was: {deleted: {same: false}}};
  const orders = await database.outbox.bulkAdd([change, buildChange(deletion)], {allKeys: true});
  const settled = await Promise.all(orders.map(async (order) => discardWaiting(database, order, making)));
  await database.transaction('rw', database.tables, async () => leaveSpaces(database, [spaceOne], making.now));
  for (const id of settled) expect(await bringBack(database, id ?? '', making)).toBe(true);
  const was = [{name: {same: null}}, {deleted: {same: false}}];
  expect(await database.outbox.orderBy('order').toArray()).toMatchObject(was.map((seen) => ({was: seen})));
});

test('[ATT2] [PUL5] a deletion that waited while its space was out of sight is sent again as one of a live row', async () => {
  const database = openLocalDevice();
  await database.outbox.add(buildChange({set: {deleted: {same: true}}, was: {deleted: {same: false}}}));
  await database.transaction('rw', database.tables, async () => leaveSpaces(database, [spaceOne], making.now));
  const [record] = await listAttention(database);
  await settleAttention(database, making, [{id: record?.id ?? 0, decisions: {all: 'mine'}}]);
  expect(await database.outbox.toArray()).toMatchObject([
    {set: {deleted: {same: true}}, was: {deleted: {same: false}}},
  ]);
});
