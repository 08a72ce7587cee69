import {expect, test} from 'vitest';
import {recordChange} from '#sync/outbox/record-change.ts';
import {readMeta, readSpace} from '#sync/store/meta.ts';
import {requestChecks} from '#sync/check/check-spaces.ts';
import {readRows} from '#sync/pages/read-pages.ts';
import {toColumns} from '#contract/kernel/field-values.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {noDiskFaults, type DiskFaults} from '#tests/fakes/memory-indexeddb/database-data.ts';
import {createMemoryDisk} from '#tests/fakes/memory-indexeddb/disk.ts';
import {createPump} from '#tests/fakes/memory-indexeddb/pump.ts';
import {openOver} from '#tests/kits/open-over.ts';
import {buildChange, spaceOne, ofCompany} from './build-change.ts';
import {createScriptedServer, startEngine} from './engine-parts.ts';

async function openDatabase() {
  const database = openLocalDevice();
  await database.open();
  return database;
}

test('[ENG4] a bug is reported and does not stop the engine', async () => {
  const database = await openDatabase();
  const server = createScriptedServer();
  const bug = new Error('bug');
  server.script.push({
    get ok(): false {
      throw bug;
    },
    failure: {code: 'unexpected', reason: ''},
  });
  await recordChange(database, buildChange());
  const {clock, reports} = startEngine(database, server);
  await expect.poll(() => clock.waits()).toEqual([1_000]);
  expect(reports).toEqual([bug]);
  clock.advance(1_000);
  await expect.poll(() => database.outbox.count()).toBe(0);
});

test('[QTA4] [QTA6] a server that takes nothing for now gives what is new all the same, and what waits stays', async () => {
  const database = await openDatabase();
  const server = createScriptedServer();
  const full = {ok: false, failure: {code: 'provider-down', reason: 'server.disk-full', retryAfterMs: 60_000}} as const;
  const busy = {ok: false, failure: {code: 'rate-limited', reason: 'request.too-many', retryAfterMs: 60_000}} as const;
  await recordChange(database, buildChange());
  server.script.push(full, busy);
  const {clock} = startEngine(database, server);
  await expect.poll(() => server.pushes.length).toBe(1);
  await expect.poll(() => clock.waits()).toHaveLength(1);
  const {pulls} = server;
  expect(pulls).toBeGreaterThanOrEqual(1);
  expect(await database.outbox.count()).toBe(1);
  // One that is busy is not asked for more.
  clock.advance(70_000);
  await expect.poll(() => server.pushes.length).toBe(2);
  await expect.poll(() => clock.waits()).toHaveLength(1);
  expect(server.pulls).toBe(pulls);
  clock.advance(70_000);
  await expect.poll(() => database.outbox.count()).toBe(0);
});

/** A database on a disk that a test makes fail. */
async function openOnDisk(name: string, faults: Partial<DiskFaults>) {
  const database = openOver(createMemoryDisk(createPump()).open({...noDiskFaults, ...faults}), name);
  await database.open();
  return database;
}

const diskFull = () => new DOMException('The disk is full', 'QuotaExceededError');

test('[ENG5] a disk that fails where the engine leads or tells the screens does not end it', async () => {
  let isFull = false;
  const database = await openOnDisk('leading', {onCommit: () => (isFull ? diskFull() : null)});
  isFull = true;
  const server = createScriptedServer();
  const {clock, engine, reports} = startEngine(database, server);
  await expect.poll(() => clock.waits()).toEqual([1_000]);
  clock.advance(1_000);
  await expect.poll(() => clock.waits()).toEqual([2_000]);
  expect(server.pulls).toBe(0);
  isFull = false;
  clock.advance(2_000);
  await expect.poll(async () => (await readMeta(database, 'status'))?.lastSyncAt).toBeTruthy();
  isFull = true;
  engine.wake('asked');
  await expect.poll(() => clock.waits()).toEqual([4_000]);
  isFull = false;
  await recordChange(database, buildChange());
  clock.advance(4_000);
  await expect.poll(() => database.outbox.count()).toBe(0);
  expect(reports.map((error) => (error instanceof Error ? error.name : ''))).toContain('AbortError');
});

test('[ENG5] an engine whose watch over the queue failed at the start hears of the next write all the same', async () => {
  let failures = 0;
  const database = await openOnDisk('watching', {
    onRequest: (mode) => (mode === 'readonly' && failures > 0 && (failures -= 1) >= 0 ? diskFull() : null),
  });
  const server = createScriptedServer();
  failures = 1;
  const {clock} = startEngine(database, server);
  await expect.poll(() => clock.waits()).toEqual([1_000]);
  clock.advance(1_000);
  await expect.poll(async () => (await readMeta(database, 'status'))?.phase).toBe('idle');
  await recordChange(database, buildChange());
  // Sent at once where the engine is still beginning again, after its moment where it rests.
  await expect
    .poll(async () => {
      clock.advance(50);
      return database.outbox.count();
    })
    .toBe(0);
});

test('[CHK3] a copy that differs is pulled anew at once, before the engine rests', async () => {
  const database = await openDatabase();
  const server = createScriptedServer();
  const {engine} = startEngine(database, server);
  await expect.poll(() => server.pulls).toBe(1);
  await expect.poll(async () => (await readMeta(database, 'status'))?.lastSyncAt).toBeTruthy();
  await requestChecks(database);
  server.verdict = 'different';
  engine.wake('asked');
  await expect.poll(() => server.pulls).toBe(3);
  expect(server.compared).toBe(1);
});

test('[CHK3] pages that cannot be read any more stop nothing: they go, and are pulled anew', async () => {
  const database = await openDatabase();
  const server = createScriptedServer();
  const rows = toColumns([{id: 'a', name: 'a', deleted: false}], ['name', 'deleted']);
  const space = {spaceId: spaceOne, ...ofCompany, more: false, mode: 'delta'} as const;
  server.pull = {spaces: [{...space, version: 2, pages: [], tables: {categories: rows}}]};
  const {engine, clock, reports} = startEngine(database, server);
  await expect.poll(() => database.pages.count()).toBe(1);
  await expect.poll(async () => (await readMeta(database, 'status'))?.phase).toBe('idle');
  const [page] = await database.pages.toArray();
  await database.pages.update(page?.id ?? 0, {body: '{"ids":["a"'});
  engine.wake('asked');
  await expect.poll(() => clock.waits()).toEqual([1_000]);
  expect(reports).toMatchObject([{name: 'SyntaxError'}]);
  expect([await database.pages.count(), (await readSpace(database, spaceOne))?.cursor]).toEqual([0, null]);
  clock.advance(1_000);
  await expect.poll(async () => (await readRows(database, 'categories', spaceOne)).size).toBe(1);
  await expect.poll(() => server.compared).toBe(1);
});
