import {expect, test} from 'vitest';
import {discardChange} from '#sync/outbox/discard-change.ts';
import {listPending} from '#sync/outbox/list-pending.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {maxRetryAfterMs, retryDelayMs} from '#sync/outbox/retry-delay.ts';
import type {ClientState} from '#sync/store/local-database.ts';
import {writeMeta} from '#sync/store/meta.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {buildChange, rowOne, rowTwo} from '#tests/sync/build-change.ts';

const client: ClientState = {
  clientId: 'c',
  nextSeq: 1,
  sentThroughOrder: 0,
  chainHash: '',
  sending: null,
  acknowledged: null,
};

test('[OUT2] changes of one act are stored together, in order, or not at all', async () => {
  const database = openLocalDevice();
  const first = buildChange();
  expect(await recordChange(database, first, buildChange())).toBe(2);
  expect(await recordChange(database, buildChange())).toBe(3);
  expect(await database.outbox.get(1)).toEqual({...first, order: 1});
  database.close();
  await expect(recordChange(database, buildChange())).rejects.toThrow();
  await database.open();
  expect(await database.outbox.count()).toBe(3);
});

test('[OUT3] what may have been sent cannot be discarded', async () => {
  const database = openLocalDevice();
  await recordChange(database, buildChange(), buildChange());
  await writeMeta(database, 'client', {...client, sentThroughOrder: 1});
  expect(await discardChange(database, 1)).toBe(false);
  expect(await discardChange(database, 2)).toBe(true);
  expect(await discardChange(database, 2)).toBe(false);
  expect((await database.outbox.toArray()).map((change) => change.order)).toEqual([1]);
});

test('[OUT4] each waiting change says whether it is local, sending or confirmed', async () => {
  const database = openLocalDevice();
  await recordChange(database, buildChange(), buildChange(), buildChange(), buildChange());
  const acknowledged = {throughSeq: 1, throughOrder: 1, refused: []};
  await writeMeta(database, 'client', {...client, sentThroughOrder: 2, acknowledged});
  const pending = await listPending(database, 3);
  expect(pending.map((change) => [change.order, change.state, change.rowCount])).toEqual([
    [1, 'confirmed', 1],
    [2, 'sending', 1],
    [3, 'local', 1],
  ]);
});

test('[OUT4] a waiting change names its only row and what it sets in all its rows', async () => {
  const database = openLocalDevice();
  await recordChange(
    database,
    buildChange({rowIds: [rowOne], set: {name: {each: ['a']}, position: {same: 5}}}),
    buildChange({rowIds: [rowOne, rowTwo], set: {name: {each: ['a', 'b']}, position: {same: 5}}}),
  );
  const pending = await listPending(database, 2);
  expect(pending.map(({rowId, values}) => [rowId, values])).toEqual([
    [rowOne, {name: 'a', position: 5}],
    [null, {name: undefined, position: 5}],
  ]);
});

test('[OUT6] waits double under full jitter, and what the server asks for is clamped', () => {
  expect([1, 2, 3].map((attempt) => retryDelayMs(attempt, 0.5))).toEqual([1_000, 2_000, 4_000]);
  expect(retryDelayMs(1, 0)).toBe(0);
  expect(retryDelayMs(60, 0.999_999)).toBe(60_000);
  expect(retryDelayMs(1, 0.5, 10_000)).toBe(10_500);
  expect(retryDelayMs(1, 0, 86_400_000)).toBe(maxRetryAfterMs);
});
