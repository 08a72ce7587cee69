import {expect, test} from 'vitest';
import {openDatabase, wipeDatabase} from '#sync/store/open-database.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {nameDevice} from '#workers/host/engine/device-name.ts';
import {createEngineHost} from '#workers/host/engine/run-for-user.ts';
import {createHandClock} from '#tests/fakes/hand-clock.ts';
import {createMemoryLocks} from '#tests/fakes/memory-locks.ts';
import {encodeRecord} from '#sync/second-log/log-record.ts';
import {createMemoryLog} from '#tests/fakes/memory-log.ts';
import {buildChange, createRandom, fillFrom, testNow} from './build-change.ts';
import '#tests/fakes/local-device.ts';

/** An engine without a network, and what it tried to send. */
function openHost(overrides: Partial<Parameters<typeof createEngineHost>[0]> = {}) {
  const bodies: string[] = [];
  const host = createEngineHost({
    openDatabase: async (userId, closed) => openDatabase(userId, closed),
    fetch: async (_url, init) => {
      bodies.push(typeof init?.body === 'string' ? init.body : '');
      throw new TypeError('no network');
    },
    openRequest: null,
    openPrivateFolder: async () => null,
    origin: '',
    locks: createMemoryLocks(),
    clock: createHandClock(testNow),
    random: createRandom(1),
    fillRandom: fillFrom(createRandom(2)),
    openPokeLine: () => ({ensureOpen: () => {}, isOpen: () => true, close: () => {}}),
    deviceName: 'test',
    report: (error) => {
      throw error;
    },
    ...overrides,
  });
  return {host, bodies};
}

test('[WEN1] one person’s engine runs at a time, and a stopped one has let its database go', async () => {
  const {host, bodies} = openHost();
  for (const userId of ['first', 'second']) {
    const database = await openDatabase(userId, () => {});
    await recordChange(database, buildChange());
    database.close();
  }
  await host.start('first');
  await expect.poll(() => bodies.length).toBe(1);
  await host.start('second');
  await expect.poll(() => bodies.length).toBe(2);
  expect(bodies.map((body) => (JSON.parse(body) as {userId: string}).userId)).toEqual(['first', 'second']);
  await host.syncNow();
  await expect.poll(() => bodies.length).toBe(3);
  await host.stop();
  await host.syncNow();
  await wipeDatabase('first');
  await wipeDatabase('second');
  expect(bodies).toHaveLength(3);
});

test('[WEN1] [ENG4] what is asked of the engine of one tab is done by the engine of another that is at work', async () => {
  const locks = createMemoryLocks();
  const [leading, waiting] = [openHost({locks}), openHost({locks})];
  const database = await openDatabase('shared', () => {});
  await recordChange(database, buildChange());
  database.close();
  await leading.host.start('shared');
  await expect.poll(() => leading.bodies.length).toBe(1);
  await waiting.host.start('shared');
  await waiting.host.syncNow();
  await expect.poll(() => leading.bodies.length).toBe(2);
  expect(waiting.bodies).toEqual([]);
  await waiting.host.stop();
  await leading.host.stop();
  await wipeDatabase('shared');
});

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36 Edg/156.0',
    'Edge · Windows',
  ],
  ['Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36', 'Chrome · Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) AppleWebKit/605 Version/20 Mobile Safari/604',
    'Safari · iOS',
  ],
  ['curl/8', ''],
])('[WEN2] %s is named', (userAgent, name) => {
  expect(nameDevice(userAgent)).toBe(name);
});

test('[WEN1] [LOG3] an engine begins with what its second log puts back', async () => {
  const disk = createMemoryLog();
  const lost = buildChange();
  disk.files = [encodeRecord({kind: 'append', databaseId: 'before', order: 1, change: lost})];
  const {host, bodies} = openHost({openLog: async () => disk.open()});
  await host.start('third');
  await expect.poll(() => bodies.length).toBe(1);
  expect(bodies[0]).toContain(lost.id);
  await host.stop();
  await wipeDatabase('third');
});
