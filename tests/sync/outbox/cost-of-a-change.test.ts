import {expect, test} from 'vitest';
import {createQueueCounter} from '#sync/outbox/queue-counter.ts';
import {discardChange} from '#sync/outbox/discard-change.ts';
import {readLastOrder} from '#sync/outbox/last-order.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {redoLast, undoLast} from '#sync/outbox/undo-last.ts';
import {newClient} from '#sync/store/client-state.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {writeMeta} from '#sync/store/meta.ts';
import {readStatus} from '#sync/status/read-status.ts';
import {noDiskFaults} from '#tests/fakes/memory-indexeddb/database-data.ts';
import {createMemoryDisk} from '#tests/fakes/memory-indexeddb/disk.ts';
import {createPump} from '#tests/fakes/memory-indexeddb/pump.ts';
import {openOver} from '#tests/kits/open-over.ts';
import {buildChange, countAsSent, createIds, testNow} from '#tests/sync/build-change.ts';

/** A database with so many changes waiting, and how much its disk was asked so far. */
async function openCounted(pending: number): Promise<{database: LocalDatabase; asked: () => number}> {
  let operations = 0;
  const disk = createMemoryDisk(createPump());
  const process = disk.open({
    onRequest: (mode) => {
      operations += 1;
      return noDiskFaults.onRequest(mode);
    },
    onCommit: () => {
      operations += 1;
      return noDiskFaults.onCommit();
    },
    onCommitted: () => {},
    onVisited: (count) => {
      operations += count;
    },
  });
  const database = openOver(process, `cost-${pending}`);
  await database.outbox.bulkAdd(Array.from({length: pending}, () => buildChange()));
  return {database, asked: () => operations};
}

/** What one change, undoing it, taking it back and showing the state ask of the disk while so many others wait. */
async function countOperations(pending: number): Promise<Record<string, number>> {
  const {database, asked} = await openCounted(pending);
  const {label, madeAt, spaceId} = buildChange();
  const costs: Record<string, number> = {};
  const measure = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const before = asked();
    const result = await work();
    costs[name] = asked() - before;
    return result;
  };
  const countQueue = createQueueCounter(database);
  await readStatus(database, countQueue);
  await measure('record', async () => recordChange(database, buildChange({label, madeAt, spaceId})));
  const making = {now: new Date(testNow).toISOString(), createId: createIds(pending + 1)};
  await measure('status', async () => readStatus(database, countQueue));
  expect(await measure('undo', async () => undoLast(database, making))).not.toBeNull();
  expect(await measure('redo', async () => redoLast(database, making))).not.toBeNull();
  expect(await measure('undo again', async () => undoLast(database, making))).not.toBeNull();
  await redoLast(database, making);
  await countAsSent(database);
  expect(await measure('undo what was sent', async () => undoLast(database, making))).not.toBeNull();
  const order = await readLastOrder(database);
  expect(await measure('discard', async () => discardChange(database, order))).toBe(true);
  expect(await readStatus(database, countQueue)).toMatchObject({pendingCount: pending + 1});
  expect(await readStatus(database)).toMatchObject({pendingCount: pending + 1});
  database.close();
  return costs;
}

test('[OUT7] [OUT8] one change asks the same of the disk with 0, 1,000 and 20,000 others waiting', async () => {
  const alone = await countOperations(0);
  expect(alone['record']).toBeLessThan(5);
  expect(await countOperations(1_000)).toEqual(alone);
  expect(await countOperations(20_000)).toEqual(alone);
});

/** What showing the state asks after the server acknowledged the first 500 of so many. */
async function countAfterBatch(pending: number): Promise<number> {
  const {database, asked} = await openCounted(pending);
  const countQueue = createQueueCounter(database);
  await readStatus(database, countQueue);
  const acknowledged = {throughSeq: 500, throughOrder: 500, refused: []};
  await writeMeta(database, 'client', {...newClient('c'), acknowledged});
  const before = asked();
  expect(await readStatus(database, countQueue)).toMatchObject({pendingCount: pending - 500});
  database.close();
  return asked() - before;
}

test('[OUT8] counting on after a batch was acknowledged goes over that batch alone, however many wait behind it', async () => {
  expect(await countAfterBatch(20_000)).toEqual(await countAfterBatch(1_000));
});
