import {expect, test} from 'vitest';
import {fail} from '#contract/kernel/failure.ts';
import {maxChangesPerPush} from '#contract/sync/push-changes.ts';
import {bringBack} from '#sync/attention/bring-back.ts';
import {discardWaiting} from '#sync/attention/discard-waiting.ts';
import {retryFile} from '#sync/files/retry-file.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {undoLast} from '#sync/outbox/undo-last.ts';
import {noteAsked} from '#sync/store/asks.ts';
import {commit, FencedError, takeLead} from '#sync/store/fence.ts';
import {readMeta, writeMeta} from '#sync/store/meta.ts';
import {readStatus} from '#sync/status/read-status.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {createMemoryLocks} from '#tests/fakes/memory-locks.ts';
import {buildChange, createIds, spaceOne, testNow} from './build-change.ts';
import {createScriptedServer, startEngine} from './engine-parts.ts';

async function openDatabase() {
  const database = openLocalDevice();
  await database.open();
  return database;
}

test('[ENG4] a write is sent after a moment, together with those that follow it', async () => {
  const database = await openDatabase();
  const server = createScriptedServer();
  const {clock} = startEngine(database, server);
  await expect.poll(() => server.pulls).toBe(1);
  await recordChange(database, buildChange());
  await expect.poll(() => clock.waits()).toEqual([50]);
  await recordChange(database, buildChange());
  expect(server.pushes).toHaveLength(0);
  clock.advance(50);
  await expect.poll(() => database.outbox.count()).toBe(0);
  expect(server.pushes.map((push) => push.changes.length)).toEqual([2]);
});

test('[ENG4] after a failure it waits, longer each time, and being visible or online ends the wait', async () => {
  const database = await openDatabase();
  const server = createScriptedServer();
  const offline = fail('offline', 'network.unreachable');
  server.script.push(offline, offline, offline, offline);
  await recordChange(database, buildChange());
  const {engine, clock} = startEngine(database, server);
  await expect.poll(() => clock.waits()).toEqual([1_000]);
  expect(await readMeta(database, 'status')).toMatchObject({
    phase: 'offline',
    lastFailureReason: 'network.unreachable',
    nextTryAt: new Date(testNow + 1_000).toISOString(),
  });
  clock.advance(1_000);
  await expect.poll(() => clock.waits()).toEqual([2_000]);
  engine.wake('online');
  await expect.poll(() => clock.waits()).toEqual([1_000]);
  await recordChange(database, buildChange());
  engine.wake('write');
  expect(clock.waits()).toEqual([1_000]);
  engine.wake('visible');
  await expect.poll(() => server.script.length).toBe(0);
  await expect.poll(() => clock.waits()).toEqual([1_000]);
  clock.advance(1_000);
  await expect.poll(() => database.outbox.count()).toBe(0);
  // The queue is empty a moment before the screens are told.
  const rested = {phase: 'idle', nextTryAt: null, lastFailureReason: null};
  await expect.poll(async () => readMeta(database, 'status')).toMatchObject(rested);
});

test('[ENG6] a server that says it is back ends the wait within half a second, and is waited for longer when it fails again', async () => {
  const database = await openDatabase();
  const server = createScriptedServer();
  const offline = fail('offline', 'network.unreachable');
  server.script.push(offline, offline);
  await recordChange(database, buildChange());
  const {clock, tellReady} = startEngine(database, server);
  await expect.poll(() => clock.waits()).toEqual([1_000]);
  tellReady();
  await expect.poll(() => clock.waits()).toEqual([250]);
  expect(server.pushes).toHaveLength(1);
  clock.advance(250);
  await expect.poll(() => clock.waits()).toEqual([2_000]);
  tellReady();
  await expect.poll(() => clock.waits()).toEqual([250]);
  clock.advance(250);
  await expect.poll(() => database.outbox.count()).toBe(0);
});

test('[ENG6] a server that says it is back before the time it asked for is not hurried', async () => {
  const database = await openDatabase();
  const server = createScriptedServer();
  server.script.push(fail('rate-limited', 'request.too-many', {retryAfterMs: 3_000}));
  await recordChange(database, buildChange());
  const {clock, tellReady} = startEngine(database, server);
  await expect.poll(() => clock.waits()).toEqual([3_500]);
  tellReady();
  expect(clock.waits()).toEqual([3_500]);
  clock.advance(3_500);
  await expect.poll(() => database.outbox.count()).toBe(0);
});

test('[ENG4] after a failure that let something through, the waits begin anew', async () => {
  const database = await openDatabase();
  const server = createScriptedServer();
  const offline = fail('offline', 'network.unreachable');
  server.script.push(offline, offline, null, offline);
  await recordChange(database, ...Array.from({length: maxChangesPerPush + 1}, () => buildChange()));
  const {clock} = startEngine(database, server);
  await expect.poll(() => clock.waits()).toEqual([1_000]);
  clock.advance(1_000);
  await expect.poll(() => clock.waits()).toEqual([2_000]);
  clock.advance(2_000);
  await expect.poll(() => server.pushes.length).toBe(4);
  await expect.poll(() => clock.waits()).toEqual([1_000]);
  clock.advance(1_000);
  await expect.poll(() => database.outbox.count()).toBe(0);
});

test('[ENG4] [QUE2] what comes back into its old place after the network did is sent, and brings no further sync', async () => {
  const database = await openDatabase();
  const server = createScriptedServer();
  server.script.push(fail('offline', 'network.unreachable'));
  const making = {now: '2026-03-01T12:00:00.000Z', createId: createIds(4)};
  await recordChange(database, buildChange());
  const {clock, engine} = startEngine(database, server);
  await expect.poll(() => clock.waits()).toEqual([1_000]);
  const late = buildChange();
  const id = await discardWaiting(database, await recordChange(database, late), making);
  engine.wake('online');
  await expect.poll(async () => (await readMeta(database, 'status'))?.phase).toBe('idle');
  expect(await bringBack(database, id ?? '', making)).toBe(true);
  await expect.poll(() => clock.waits()).toEqual([50]);
  clock.advance(50);
  await expect.poll(async () => (await readMeta(database, 'status'))?.sentCount).toBe(2);
  expect(server.pushes.at(-1)?.changes.map((change) => change.id)).toEqual([late.id]);
  await expect.poll(() => database.outbox.count()).toBe(0);
  const {pulls} = server;
  // Whatever was noted of this has been told by then.
  await recordChange(database, buildChange());
  await expect.poll(() => clock.waits()).toEqual([50]);
  expect(server.pulls).toBe(pulls);
});

test('[ENG4] what a person asks for in any tab is heard by the engine at work, also while the server asked it to wait', async () => {
  const database = await openDatabase();
  const server = createScriptedServer();
  server.script.push(fail('rate-limited', 'request.too-many', {retryAfterMs: 60_000}));
  await recordChange(database, buildChange());
  const {clock} = startEngine(database, server);
  await expect.poll(() => clock.waits()).toEqual([60_500]);
  await noteAsked(database);
  await expect.poll(() => database.outbox.count()).toBe(0);
  const {pulls} = server;
  await expect.poll(async () => (await readMeta(database, 'status'))?.phase).toBe('idle');
  await noteAsked(database);
  await expect.poll(() => server.pulls).toBe(pulls + 1);
});

test('[UPL7] [ENG4] a file that is to be tried again wakes the engine, whichever tab it was asked in', async () => {
  const database = await openDatabase();
  const server = createScriptedServer();
  const file = {id: 'f', spaceId: spaceOne, name: 'taxi.pdf', type: 'application/pdf', sizeBytes: 3, sha256: ''};
  const upload = {place: 'indexeddb', state: 'refused', sentBytes: 0, reason: 'file.wrong-content'} as const;
  await database.files.add({...file, ...upload, attempts: 1, addedAt: '2026-03-01T12:00:00.000Z'});
  startEngine(database, server);
  await expect.poll(async () => (await readMeta(database, 'status'))?.lastSyncAt).toBeTruthy();
  expect(server.pulls).toBe(1);
  await retryFile(database, 'f');
  await expect.poll(() => server.pulls).toBe(2);
});

test('[ENG4] after a success with something still pending it looks again within a minute, and only then', async () => {
  const database = await openDatabase();
  const server = createScriptedServer();
  server.pull = {lastSeq: null};
  await recordChange(database, buildChange());
  const {clock} = startEngine(database, server);
  await expect.poll(() => clock.waits()).toEqual([50]);
  clock.advance(50);
  await expect.poll(() => clock.waits()).toEqual([60_000]);
  const {pulls} = server;
  clock.advance(60_000);
  await expect.poll(() => clock.waits()).toEqual([60_000]);
  expect(server.pulls).toBe(pulls + 1);
  server.pull = {};
  clock.advance(60_000);
  await expect.poll(() => database.outbox.count()).toBe(0);
  await expect.poll(async () => (await readMeta(database, 'status'))?.nextTryAt).toBeNull();
  expect(clock.waits()).toEqual([]);
});

test('[ENG4] a poke brings a pull, unless it tells what is here already', async () => {
  const database = await openDatabase();
  const server = createScriptedServer();
  const line = startEngine(database, server);
  await expect.poll(async () => (await readMeta(database, 'status'))?.lastSyncAt).toBeTruthy();
  line.poke({spaceId: spaceOne, version: 1});
  line.poke({spaceId: spaceOne, version: 2});
  await expect.poll(() => server.pulls).toBe(2);
});

test('[ENG4] a poke that comes late does not hide a newer one that came before it', async () => {
  const database = await openDatabase();
  const server = createScriptedServer();
  const line = startEngine(database, server);
  await expect.poll(async () => (await readMeta(database, 'status'))?.lastSyncAt).toBeTruthy();
  const before = server.pulls;
  line.poke({spaceId: spaceOne, version: 5});
  line.poke({spaceId: spaceOne, version: 1});
  await expect.poll(() => server.pulls).toBeGreaterThan(before);
});

test('[ENG4] another epoch brings a pull, once, however little the spaces moved; one that is known brings none', async () => {
  const database = await openDatabase();
  const server = createScriptedServer();
  const line = startEngine(database, server);
  await expect.poll(async () => (await readMeta(database, 'status'))?.lastSyncAt).toBeTruthy();
  const known = await readMeta(database, 'epoch');
  line.poke({spaceId: spaceOne, version: 1, epoch: String(known)});
  line.poke({spaceId: spaceOne, version: 0, epoch: 'another'});
  await expect.poll(() => server.pulls).toBe(2);
  line.poke({spaceId: spaceOne, version: 1});
  line.poke({spaceId: spaceOne, version: 2});
  await expect.poll(() => server.pulls).toBe(3);
});

test('[ENG3] signed out, the engine says so and waits for a sign-in, however long', async () => {
  const database = await openDatabase();
  const server = createScriptedServer();
  server.script.push(fail('unauthorized', 'account.sign-in-required'));
  await recordChange(database, buildChange());
  const {clock} = startEngine(database, server);
  await expect.poll(async () => (await readMeta(database, 'status'))?.phase).toBe('signed-out');
  clock.advance(86_400_000);
  await recordChange(database, buildChange());
  expect(await database.outbox.count()).toBe(2);
  await writeMeta(database, 'session', {userId: spaceOne, authToken: 'fresh'});
  await expect.poll(() => database.outbox.count()).toBe(0);
});

test('[LED1] of two engines one is at work; the other follows when it ends', async () => {
  const database = await openDatabase();
  const locks = createMemoryLocks();
  const [first, second] = [createScriptedServer(), createScriptedServer()];
  const leader = startEngine(database, first, locks);
  await expect.poll(() => first.pulls).toBe(1);
  // One server in two scripts: by its turn, it has executed the change.
  second.pull = {lastSeq: 1};
  startEngine(database, second, locks);
  await recordChange(database, buildChange());
  await expect.poll(() => leader.clock.waits()).toEqual([50]);
  leader.clock.advance(50);
  await expect.poll(() => first.pushes.length).toBe(1);
  expect([second.pulls, second.pushes.length]).toEqual([0, 0]);
  await leader.stop();
  await expect.poll(() => second.pulls).toBe(1);
});

test('[LED2] an engine that lost the lead cannot write, and its transaction leaves nothing', async () => {
  const database = await openDatabase();
  const old = await takeLead(database);
  await takeLead(database);
  const write = commit(old, [database.outbox], async () => database.outbox.add(buildChange()));
  await expect(write).rejects.toThrow(FencedError);
  expect(await database.outbox.count()).toBe(0);
});

test('[STA1] the screens are told what waits, since when, and what needs a decision', async () => {
  const database = await openDatabase();
  expect(await readStatus(database)).toMatchObject({phase: 'idle', pendingCount: 0, oldestPendingAt: null});
  await recordChange(database, buildChange(), buildChange({madeAt: '2026-03-01T13:00:00.000Z'}));
  await writeMeta(database, 'client', {
    clientId: 'c',
    nextSeq: 2,
    sentThroughOrder: 1,
    chainHash: '',
    sending: null,
    acknowledged: {throughSeq: 1, throughOrder: 1, refused: []},
  });
  const change = buildChange();
  await database.attention.add({spaceId: spaceOne, change, refusals: [], refusedAt: change.madeAt});
  const expected = {pendingCount: 1, oldestPendingAt: '2026-03-01T13:00:00.000Z', attentionCount: 1};
  expect(await readStatus(database)).toMatchObject(expected);
});

test('[PUS7] [UND4] while the server is not heard nothing is numbered: also the first act leaves the queue when it is undone', async () => {
  const database = await openDatabase();
  const server = createScriptedServer();
  const {engine, clock, hear} = startEngine(database, server);
  await expect.poll(() => server.pulls).toBe(1);
  hear(false);
  server.isAway = true;
  await recordChange(database, buildChange());
  await expect.poll(() => clock.waits()).toEqual([50]);
  clock.advance(50);
  await expect.poll(async () => (await readMeta(database, 'status'))?.phase).toBe('offline');
  expect((await readMeta(database, 'client'))?.sending ?? null).toBeNull();
  await undoLast(database, {now: '2026-03-01T12:00:00.000Z', createId: createIds(9)});
  expect(await database.outbox.count()).toBe(0);
  server.isAway = false;
  hear(true);
  engine.wake('online');
  await expect.poll(() => server.pulls).toBe(2);
  await recordChange(database, buildChange());
  engine.wake('asked');
  await expect.poll(() => server.pushes.map(({changes}) => changes.length)).toEqual([1]);
});

test('[PUS7] a batch that may have arrived is sent again as it is, without asking first', async () => {
  const database = await openDatabase();
  const server = createScriptedServer();
  server.script.push(fail('offline', 'network.unreachable'));
  await recordChange(database, buildChange());
  const {clock} = startEngine(database, server);
  await expect.poll(() => clock.waits()).toEqual([1_000]);
  expect(server.pulls).toBe(0);
  clock.advance(1_000);
  await expect.poll(() => server.pushes.map(({firstSeq}) => firstSeq)).toEqual([1, 1]);
  await expect.poll(() => server.pulls).toBe(1);
});
