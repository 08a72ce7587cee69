import {expect, onTestFinished, test} from 'vitest';
import {recordTyping} from '#sync/outbox/record-typing.ts';
import {takeOverQueue} from '#sync/outbox/take-over-queue.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {createMemoryDisk, type MemoryDisk} from '#tests/fakes/memory-indexeddb/disk.ts';
import {createPump} from '#tests/fakes/memory-indexeddb/pump.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {openOver} from '#tests/kits/open-over.ts';
import {buildChange, createIds, rowOne, rowTwo, spaceTwo} from '#tests/sync/build-change.ts';
import {countNativeWork} from '#tests/sync/crashes/native-work.ts';

const createId = createIds(5);
const ana = spaceTwo;
const groupId = createId();

const typed = (was: string, is: string) =>
  buildChange({groupId, set: {name: {same: is}}, was: {name: {same: was}}, rowIds: [rowTwo]});

/** A draft as a visitor leaves it: made, typed into. */
const left = () => [buildChange({op: 'create', was: {}}), buildChange({rowIds: [rowOne]}), typed('', 'Ceibo')];

const readQueue = async (database: LocalDatabase) =>
  (await database.outbox.toArray()).map(({id, spaceId}) => ({id, spaceId}));

test('[OUT11] the queue of a visitor goes to who they are, in its order, into their own space, once', async () => {
  const [visitor, database] = [openLocalDevice(), openLocalDevice()];
  const [before, changes] = [buildChange(), left()];
  await recordTyping(visitor, ...changes);
  await recordTyping(database, before);
  const taking = {database, userId: ana, createId};
  // Two tabs at once, and once more later.
  const added = await Promise.all([takeOverQueue(visitor, taking), takeOverQueue(visitor, taking)]);
  expect([added.toSorted(), await takeOverQueue(visitor, taking)]).toEqual([[0, 3], 0]);
  expect(await readQueue(database)).toEqual([
    {id: before.id, spaceId: before.spaceId},
    ...changes.map(({id}) => ({id, spaceId: ana})),
  ]);
  expect(await visitor.outbox.count()).toBe(0);
  // What a tab of the visitor’s writes at the last moment follows, also for the same row.
  await recordTyping(visitor, typed('Ceibo', 'Ceibos'));
  expect(await takeOverQueue(visitor, taking)).toBe(1);
  expect((await database.outbox.toArray()).at(-1)).toMatchObject({was: {name: {same: 'Ceibo'}}, spaceId: ana});
});

test('[OUT11] what is on its way to one person goes to nobody else, and a new visitor’s database is another one', async () => {
  const [visitor, mine, theirs] = [openLocalDevice(), openLocalDevice(), openLocalDevice()];
  await recordTyping(visitor, ...left());
  // The disk is full: the mark is there, and nothing came.
  mine.close();
  await expect(takeOverQueue(visitor, {database: mine, userId: ana, createId})).rejects.toThrow();
  expect(await takeOverQueue(visitor, {database: theirs, userId: createId(), createId})).toBe(0);
  expect([await visitor.outbox.count(), await theirs.outbox.count()]).toEqual([3, 0]);
  await mine.open();
  expect(await takeOverQueue(visitor, {database: mine, userId: ana, createId})).toBe(3);
  const other = openLocalDevice();
  await recordTyping(other, ...left());
  expect(await takeOverQueue(other, {database: mine, userId: ana, createId})).toBe(3);
  expect(await mine.outbox.count()).toBe(6);
});

/** The two databases in a process that ends at the boundary with that number; it never does where that is null. */
function openProcess(disk: MemoryDisk, run: number, end: number | null) {
  let reached = 0;
  const boundary = () => {
    reached += 1;
    if (reached === end) die();
    return null;
  };
  const process = disk.open({onRequest: boundary, onCommit: boundary, onCommitted: () => void boundary()});
  const visitor = openOver(process, `visitor-${run}`);
  const database = openOver(process, `person-${run}`);
  const die = () => {
    process.die();
    visitor.close();
    database.close();
  };
  return {visitor, database, die, countReached: () => reached};
}

test('[OUT11] a hand-over that ends at any boundary loses nothing and doubles nothing, whoever goes on with it', async () => {
  const native = countNativeWork();
  onTestFinished(() => native.stop());
  let run = 0;
  /** Plays it with ends of two processes, which both hand over, and lets a third one go on; answers how many boundaries the first came to. */
  const play = async (first: number | null, second: number | null): Promise<number> => {
    run += 1;
    const disk = createMemoryDisk(createPump());
    const changes = left();
    const begin = openProcess(disk, run, null);
    await recordTyping(begin.visitor, ...changes);
    await begin.database.open();
    const ends = [first, second].map((end) => openProcess(disk, run, end));
    // One that ends is never heard of again.
    for (const {visitor, database} of ends)
      takeOverQueue(visitor, {database, userId: ana, createId}).catch(() => undefined);
    await native.settle();
    const last = openProcess(disk, run, null);
    await takeOverQueue(last.visitor, {database: last.database, userId: ana, createId});
    const wanted = changes.map(({id}) => ({id, spaceId: ana}));
    expect([first, second, await readQueue(last.database)]).toEqual([first, second, wanted]);
    expect([first, second, await last.visitor.outbox.count()]).toEqual([first, second, 0]);
    for (const one of [begin, ...ends, last]) one.die();
    return ends[0]?.countReached() ?? 0;
  };
  const boundaries = await play(null, 1);
  expect(boundaries).toBeGreaterThan(15);
  for (let end = 1; end <= boundaries; end += 1) {
    await play(end, 1);
    await play(end, boundaries - end + 1);
    await play(end, null);
  }
}, 60_000);
