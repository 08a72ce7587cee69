import {expect, test} from 'vitest';
import {fail} from '#contract/kernel/failure.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {commit, FencedError, takeLead} from '#sync/store/fence.ts';
import {readMeta, writeMeta} from '#sync/store/meta.ts';
import {readStatus} from '#sync/status/read-status.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {createMemoryLocks} from '#tests/fakes/memory-locks.ts';
import {buildChange, spaceOne, testNow} from './build-change.ts';
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
  await expect.poll(() => clock.waits()).toEqual([4_000]);
  await recordChange(database, buildChange());
  engine.wake('write');
  expect(clock.waits()).toEqual([4_000]);
  engine.wake('visible');
  await expect.poll(() => clock.waits()).toEqual([8_000]);
  clock.advance(8_000);
  await expect.poll(() => database.outbox.count()).toBe(0);
  expect(await readMeta(database, 'status')).toMatchObject({phase: 'idle', nextTryAt: null, lastFailureReason: null});
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
