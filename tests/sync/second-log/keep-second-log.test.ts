import {expect, test} from 'vitest';
import {bringBack} from '#sync/attention/bring-back.ts';
import {discardWaiting} from '#sync/attention/discard-waiting.ts';
import {settleAttention} from '#sync/attention/settle-attention.ts';
import {discardChange} from '#sync/outbox/discard-change.ts';
import {leaveSpaces} from '#sync/pull/leave-spaces.ts';
import {recordTyping} from '#sync/outbox/record-typing.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {newClient} from '#sync/store/client-state.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readMeta, writeMeta} from '#sync/store/meta.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {createMemoryLocks} from '#tests/fakes/memory-locks.ts';
import {createMemoryLog, type MemoryLog} from '#tests/fakes/memory-log.ts';
import {buildChange, createIds, rowOne, testNow} from '#tests/sync/build-change.ts';
import {startLog} from './start-log.ts';

const making = {now: new Date(testNow).toISOString(), createId: createIds(55)};
const refusal = {rowId: rowOne, field: null, code: 'conflict' as const, reason: 'test.conflict'};

async function untilUnsent(disk: MemoryLog, ids: readonly string[]): Promise<void> {
  await expect.poll(() => disk.unsentIds().toSorted()).toEqual(ids.toSorted());
}

/** As a pull does: a change leaves the queue for attention. */
async function moveToAttention(database: LocalDatabase, order: number): Promise<number> {
  return database.transaction('rw', database.outbox, database.attention, async () => {
    const {order: _, ...change} = (await database.outbox.get(order)) ?? {...buildChange(), order};
    await database.outbox.delete(order);
    return database.attention.add({spaceId: change.spaceId, change, refusals: [refusal], refusedAt: making.now});
  });
}

test('[LOG2] the log follows the queue: what is recorded is appended, what the server has answered for leaves', async () => {
  const database = openLocalDevice();
  const disk = createMemoryLog();
  const first = buildChange();
  await recordChange(database, first);
  await startLog(database, disk);
  await untilUnsent(disk, [first.id]);
  const group = [buildChange(), buildChange()];
  await recordChange(database, ...group);
  await untilUnsent(
    disk,
    [first, ...group].map(({id}) => id),
  );
  await database.outbox.where('order').belowOrEqual(2).delete();
  await untilUnsent(disk, [group[1]?.id ?? '']);
  await database.outbox.clear();
  await untilUnsent(disk, []);
  expect(await readMeta(database, 'secondLog')).toBe('kept');
});

test('[LOG2] what was refused stays in the log until the person decides, and comes back with a decision that is taken back', async () => {
  const database = openLocalDevice();
  const disk = createMemoryLog();
  await startLog(database, disk);
  const changes = [buildChange(), buildChange(), buildChange()];
  await recordChange(database, ...changes);
  const [one = '', two = '', three = ''] = changes.map(({id}) => id);
  await untilUnsent(disk, [one, two, three]);
  const refused = await moveToAttention(database, 1);
  await discardChange(database, 2);
  await untilUnsent(disk, [one, three]);
  const settled = await settleAttention(database, making, [{id: refused, decisions: {all: 'theirs'}}]);
  await untilUnsent(disk, [three]);
  expect(await bringBack(database, settled ?? '', making)).toBe(true);
  await untilUnsent(disk, [one, three]);
  const record = await database.attention.toCollection().first();
  expect(await settleAttention(database, making, [{id: record?.id ?? 0, decisions: {all: 'mine'}}])).not.toBeNull();
  const again = (await database.outbox.toCollection().last())?.id ?? '';
  await untilUnsent(disk, [again, three]);
  await expect.poll(async () => readMeta(database, 'leftChanges')).toEqual([]);
});

test('[LOG5] [OUT10] of what is typed the log holds the newest words, and those that they replaced do not come back', async () => {
  const database = openLocalDevice();
  const disk = createMemoryLog();
  const keeper = await startLog(database, disk);
  const groupId = making.createId();
  const type = (was: string, is: string) => buildChange({groupId, set: {name: {same: is}}, was: {name: {same: was}}});
  const [first, second, third] = [type('', 'C'), type('C', 'Cei'), type('Cei', 'Ceibo')];
  await recordTyping(database, first);
  await untilUnsent(disk, [first.id]);
  await recordTyping(database, second);
  await untilUnsent(disk, [second.id]);
  // The page ends before the log hears of it.
  await keeper.stop();
  await recordTyping(database, third);
  await startLog(database, disk);
  await untilUnsent(disk, [third.id]);
  expect((await database.outbox.toArray()).map(({id, was}) => [id, was])).toEqual([[third.id, {name: {same: ''}}]]);
});

test('[LOG2] the log shrinks: what is done with makes room, and an empty queue needs no file', async () => {
  const database = openLocalDevice();
  const disk = createMemoryLog();
  await startLog(database, disk);
  expect(disk.files).toEqual([]);
  const note = 'x'.repeat(10_000);
  const wide = Array.from({length: 60}, () => buildChange({set: {note: {same: note}}}));
  await recordChange(database, ...wide);
  await untilUnsent(
    disk,
    wide.map(({id}) => id),
  );
  await database.outbox.where('order').belowOrEqual(58).delete();
  await untilUnsent(
    disk,
    wide.slice(58).map(({id}) => id),
  );
  await recordChange(database, buildChange());
  await expect.poll(() => disk.files.map((file) => file.length < 30_000)).toEqual([true]);
  expect(disk.unsentIds()).toHaveLength(3);
});

test('[LOG2] a tab that dies while the log is rewritten loses nothing: the next one reads the old files and the new', async () => {
  const database = openLocalDevice();
  const disk = createMemoryLog();
  const first = await startLog(database, disk);
  const changes = Array.from({length: 5}, () => buildChange());
  await recordChange(database, ...changes);
  const ids = changes.map(({id}) => id);
  await untilUnsent(disk, ids);
  await first.stop();
  for (const tearAfter of [0, 1, 200, 500, null]) {
    Object.assign(disk, {tearAfter, dieBeforeDeleting: true});
    const dying = await startLog(database, disk);
    await expect.poll(() => dying.reports).toHaveLength(1);
    await dying.stop();
    expect(disk.unsentIds()).toEqual(ids);
  }
  disk.dieBeforeDeleting = false;
  await startLog(database, disk);
  await expect.poll(() => disk.files).toHaveLength(1);
  expect(disk.unsentIds()).toEqual(ids);
});

test('[LOG2] one tab keeps the log; the next takes over, with the files it finds, when that one ends', async () => {
  const database = openLocalDevice();
  const [disk, locks] = [createMemoryLog(), createMemoryLocks()];
  const first = await startLog(database, disk, locks);
  await startLog(database, disk, locks);
  const change = buildChange();
  await recordChange(database, change);
  await untilUnsent(disk, [change.id]);
  await first.stop();
  const next = buildChange();
  await recordChange(database, next);
  await untilUnsent(disk, [change.id, next.id]);
  expect(await readMeta(database, 'recovery')).toBeUndefined();
});

test('[LOG7] where there are no such files the product works without the log, and says so', async () => {
  const database = openLocalDevice();
  const keeper = await startLog(database, null);
  await recordChange(database, buildChange());
  await expect.poll(async () => readMeta(database, 'secondLog')).toBe('missing');
  expect(keeper.reports).toEqual([]);
});

test('[LOG7] a device that is full stops the log, not the work; the log catches up when there is room', async () => {
  const database = openLocalDevice();
  const disk = createMemoryLog();
  const keeper = await startLog(database, disk);
  await expect.poll(async () => readMeta(database, 'secondLog')).toBe('kept');
  disk.isFull = true;
  const change = buildChange();
  await recordChange(database, change);
  await expect.poll(async () => readMeta(database, 'secondLog')).toBe('failing');
  disk.isFull = false;
  await expect.poll(() => keeper.clock.waits()).toEqual([60_000]);
  keeper.clock.advance(60_000);
  await untilUnsent(disk, [change.id]);
  expect(await readMeta(database, 'secondLog')).toBe('kept');
  expect(keeper.reports).toEqual([]);
});

test('[LOG7] a log that fails for another reason is reported, and is kept again later', async () => {
  const database = openLocalDevice();
  const disk = createMemoryLog();
  let fails = true;
  const keeper = await startLog(database, {
    open: () => {
      if (fails) throw new Error('broken');
      return disk.open();
    },
  });
  await expect.poll(() => keeper.reports).toEqual([new Error('broken')]);
  fails = false;
  await writeMeta(database, 'client', newClient('c'));
  await expect.poll(() => keeper.clock.waits()).toEqual([60_000]);
  keeper.clock.advance(60_000);
  await expect.poll(async () => readMeta(database, 'secondLog')).toBe('kept');
});

test('[LOG2] a change that comes back into its old place, before others, is in the log again', async () => {
  const database = openLocalDevice();
  const disk = createMemoryLog();
  await startLog(database, disk);
  const changes = [buildChange(), buildChange(), buildChange()];
  const [one = '', two = '', three = ''] = changes.map(({id}) => id);
  await recordChange(database, ...changes);
  await untilUnsent(disk, [one, two, three]);
  const settled = await discardWaiting(database, 2, making);
  await untilUnsent(disk, [one, three]);
  expect(await bringBack(database, settled ?? '', making)).toBe(true);
  expect(await database.outbox.toCollection().primaryKeys()).toEqual([1, 2, 3]);
  await untilUnsent(disk, [one, two, three]);
  await expect.poll(async () => readMeta(database, 'backOrders')).toEqual([]);
});

test('[LOG8] when access to a space ends, the log keeps what was entered there and nothing of what it replaced', async () => {
  const database = openLocalDevice();
  const disk = createMemoryLog();
  await startLog(database, disk);
  const secret = buildChange({set: {note: {same: 'mine'}}, was: {note: {same: 'secret of theirs'}}});
  await recordChange(database, secret, buildChange());
  await expect.poll(() => textOf(disk)).toContain('secret of theirs');
  await database.transaction('rw', database.tables, async () => {
    await leaveSpaces(database, [secret.spaceId], making.now);
  });
  await expect.poll(() => textOf(disk)).not.toContain('secret of theirs');
  expect(disk.unsentIds()).toContain(secret.id);
  expect(textOf(disk)).toContain('mine');
});

function textOf(disk: MemoryLog): string {
  return disk.files.map((file) => new TextDecoder().decode(file)).join('');
}
