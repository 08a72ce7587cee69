import {expect, test} from 'vitest';
import {settleAttention} from '#sync/attention/settle-attention.ts';
import {discardChange} from '#sync/outbox/discard-change.ts';
import {listPending} from '#sync/outbox/list-pending.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {newClient} from '#sync/store/client-state.ts';
import {putBack} from '#sync/second-log/put-back.ts';
import type {LoggedChange, UnsentLog} from '#sync/second-log/unsent-log.ts';
import {ensureIdentity, recogniseDatabase} from '#sync/store/identity.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readMeta, writeMeta} from '#sync/store/meta.ts';
import {dismissRecovery} from '#sync/store/recovery-note.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {buildChange, createIds, testNow} from '#tests/sync/build-change.ts';

const now = new Date(testNow).toISOString();
const making = {now, createId: createIds(77)};

function buildLog(...entries: readonly LoggedChange[]): UnsentLog {
  return {unsent: new Map(entries.map((entry) => [entry.change.id, entry])), damagedCount: 0};
}

function entry(order: number, databaseId: string, overrides: Partial<LoggedChange> = {}): LoggedChange {
  return {change: buildChange(), databaseId, order, isRefused: false, ...overrides};
}

async function queueOf(database: LocalDatabase): Promise<[number, string][]> {
  return (await database.outbox.orderBy('order').toArray()).map(({order, id}) => [order, id]);
}

test('[LOG3] what was lost from the middle of the queue goes back into its place, and the person is told once', async () => {
  const database = openLocalDevice();
  const identity = await ensureIdentity(database, making.createId);
  const changes = [buildChange(), buildChange(), buildChange()];
  await recordChange(database, ...changes);
  await database.outbox.delete(2);
  const log = buildLog(...changes.map((change, index) => entry(index + 1, identity, {change})));
  expect((await putBack(database, log, making)).restoredCount).toBe(1);
  expect(await queueOf(database)).toEqual(changes.map(({id}, index) => [index + 1, id]));
  expect((await putBack(database, log, making)).restoredCount).toBe(0);
  expect(await readMeta(database, 'recovery')).toEqual({at: now, restoredCount: 1, unreadableCount: 0, gone: null});
  await dismissRecovery(database);
  expect(await readMeta(database, 'recovery')).toBeUndefined();
});

test('[LOG3] where their places are taken they go to the end, in their order', async () => {
  const database = openLocalDevice();
  const newer = buildChange();
  await recordChange(database, newer);
  const lost = [entry(1, 'before'), entry(2, 'before')];
  await putBack(database, buildLog(...lost), making);
  expect((await queueOf(database)).map(([, id]) => id)).toEqual([newer.id, ...lost.map(({change}) => change.id)]);
});

test('[LOG3] a line of a newer version of the product stays in the log for that one', async () => {
  const database = openLocalDevice();
  const strange = entry(1, 'before', {change: {...buildChange(), later: 'field'} as LoggedChange['change']});
  const found = await putBack(database, buildLog(strange, entry(2, 'before')), making);
  expect([found.restoredCount, found.carried]).toEqual([1, [strange]]);
});

test('[LOG4] a batch with a hole that nothing fills is sent again by another sender', async () => {
  const database = openLocalDevice();
  await recordChange(database, buildChange(), buildChange());
  const sending = {firstSeq: 1, orders: [1, 2], hashes: ['a', 'b'], previousHash: ''};
  await writeMeta(database, 'client', {...newClient('c'), nextSeq: 3, sentThroughOrder: 2, sending});
  await putBack(database, buildLog(), making);
  expect((await readMeta(database, 'client'))?.clientId).toBe('c');
  await database.outbox.delete(1);
  await putBack(database, buildLog(), making);
  const client = await readMeta(database, 'client');
  expect(client).toEqual(newClient(client?.clientId ?? ''));
  expect(client?.clientId).not.toBe('c');
});

test('[LOG4] [OUT3] [OUT4] what the sender before may have sent is not called local after the mending', async () => {
  const database = openLocalDevice();
  await recordChange(database, buildChange(), buildChange(), buildChange());
  const sending = {firstSeq: 1, orders: [1, 2], hashes: ['a', 'b'], previousHash: ''};
  await writeMeta(database, 'client', {...newClient('c'), nextSeq: 3, sentThroughOrder: 2, sending});
  await database.outbox.delete(1);
  await putBack(database, buildLog(), making);
  expect((await listPending(database, 9)).map(({state}) => state)).toEqual(['sending', 'local']);
  expect([await discardChange(database, 2), await discardChange(database, 3)]).toEqual([false, true]);
});

test.each([
  ['in their own places', [1, 2]],
  ['at the end', [0, 0]],
])(
  '[LOG3] [OUT3] [OUT4] what was put back %s may have been sent before it was lost, what comes after was not',
  async (_, orders) => {
    const database = openLocalDevice();
    const lost = orders.map((order) => entry(order, 'before'));
    await putBack(database, buildLog(...lost), making);
    await recordChange(database, buildChange());
    expect((await listPending(database, 9)).map(({state}) => state)).toEqual(['sending', 'sending', 'local']);
    expect([await discardChange(database, 2), await discardChange(database, 3)]).toEqual([false, true]);
  },
);

test('[LOG4] [OUT3] what was mended in its place may have been sent', async () => {
  const database = openLocalDevice();
  const identity = await ensureIdentity(database, making.createId);
  const changes = [buildChange(), buildChange()];
  await recordChange(database, ...changes);
  await database.table('outbox').put({order: 1, typed: 'Café'});
  await putBack(database, buildLog(...changes.map((change, index) => entry(index + 1, identity, {change}))), making);
  expect((await listPending(database, 9)).map(({state}) => state)).toEqual(['sending', 'local']);
});

test('[LOG4] what is no change any more is set aside for the export, and stops nobody', async () => {
  const database = openLocalDevice();
  await recordChange(database, buildChange());
  await database.table('outbox').put({order: 1, typed: 'Café'});
  await putBack(database, buildLog(), making);
  const kept = await database.device.where('key').startsWith('unreadable:').toArray();
  expect(kept.map(({value}) => value)).toEqual([{order: 1, typed: 'Café'}]);
  expect([await database.outbox.count(), (await readMeta(database, 'recovery'))?.unreadableCount]).toEqual([0, 1]);
});

test('[LOG5] what the server answered for, or the person gave up, does not come back', async () => {
  const database = openLocalDevice();
  const identity = await ensureIdentity(database, making.createId);
  const changes = [buildChange(), buildChange(), buildChange(), buildChange()];
  await recordChange(database, ...changes);
  const log = buildLog(...changes.map((change, index) => entry(index + 1, identity, {change, isRefused: index === 1})));
  const [, second = buildChange()] = changes;
  await writeMeta(database, 'client', {...newClient('c'), nextSeq: 3, sentThroughOrder: 2});
  await database.outbox.bulkDelete([1, 2]);
  const refusedId = await database.attention.add({
    spaceId: second.spaceId,
    change: second,
    refusals: [{rowId: second.rowIds[0] ?? '', field: null, code: 'forbidden', reason: 'test.refused'}],
    refusedAt: now,
  });
  await discardChange(database, 3);
  expect((await putBack(database, log, making)).restoredCount).toBe(0);
  await settleAttention(database, making, [{id: refusedId, decisions: {all: 'theirs'}}]);
  expect((await putBack(database, log, making)).restoredCount).toBe(0);
  expect((await queueOf(database)).map(([order]) => order)).toEqual([4]);
});

test('[LOG5] a refused change that attention has lost is sent again, so that the server says why once more', async () => {
  const database = openLocalDevice();
  const identity = await ensureIdentity(database, making.createId);
  await writeMeta(database, 'client', {...newClient('c'), nextSeq: 3, sentThroughOrder: 2});
  const refused = entry(2, identity, {isRefused: true});
  await putBack(database, buildLog(refused), making);
  expect((await queueOf(database)).map(([, id]) => id)).toEqual([refused.change.id]);
  expect((await readMeta(database, 'client'))?.sentThroughOrder).toBe(0);
});

test('[LOG6] a database that is not the one that was here says so, with what was unsent then', async () => {
  const database = openLocalDevice();
  expect(await readMeta(database, 'recovery')).toBeUndefined();
  const databaseId = await recogniseDatabase(database, null, making);
  const seenAt = '2026-02-01T10:00:00.000Z';
  await recogniseDatabase(database, {databaseId, unsentCount: 4, seenAt}, making);
  expect(await readMeta(database, 'recovery')).toBeUndefined();
  await recogniseDatabase(database, {databaseId: 'another', unsentCount: 4, seenAt}, making);
  await putBack(database, buildLog(entry(1, 'another')), making);
  expect(await readMeta(database, 'recovery')).toEqual({
    at: now,
    restoredCount: 1,
    unreadableCount: 0,
    gone: {unsentCount: 4, seenAt},
  });
});
