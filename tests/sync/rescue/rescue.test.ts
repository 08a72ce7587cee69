import {Dexie} from 'dexie';
import {expect, onTestFinished, test} from 'vitest';
import {recordChange} from '#sync/outbox/record-change.ts';
import {startClean} from '#sync/rescue/clean-start.ts';
import {readRaw} from '#sync/rescue/read-raw.ts';
import {recogniseTrouble} from '#sync/rescue/storage-trouble.ts';
import {gatherFiles} from '#sync/rescue/unsent-files.ts';
import {exportUnsent, gatherUnsent} from '#sync/rescue/unsent-work.ts';
import {encodeRecord} from '#sync/second-log/log-record.ts';
import {databaseName, LocalDatabase} from '#sync/store/local-database.ts';
import {readMeta} from '#sync/store/meta.ts';
import {receiveFile} from '#sync/inbox/received-files.ts';
import {addOne, making, openFileHome, pdfBytes} from '#tests/sync/files/build-file.ts';
import {createHandClock} from '#tests/fakes/hand-clock.ts';
import {buildChange, createIds, testNow} from '#tests/sync/build-change.ts';
import '#tests/fakes/local-device.ts';

const nothing = {outbox: [], attention: [], files: [], fileBytes: [], device: []};

const clock = createHandClock(testNow);
const parts = {clock, createId: createIds(31)};
const now = new Date(testNow).toISOString();

/** A person's database that nobody has open. */
async function buildClosed(userId: string, fill: (database: LocalDatabase) => Promise<unknown>): Promise<string> {
  const database = new LocalDatabase(databaseName(userId));
  await database.open();
  await fill(database);
  database.close();
  onTestFinished(async () => Dexie.delete(database.name));
  return database.name;
}

test('[RES1] unsent work is gathered from both places, each change once, and exported whole', async () => {
  const [both, queued, refused, logged] = [buildChange(), buildChange(), buildChange(), buildChange()];
  const name = await buildClosed('gathered', async (database) => {
    await recordChange(database, both, queued);
    await database.attention.add({spaceId: refused.spaceId, change: refused, refusals: [], refusedAt: now});
    await database.table('outbox').put({order: 9, typed: 'Café'});
  });
  const lines = [both, logged].map((change, index) =>
    encodeRecord({kind: 'append', databaseId: 'd', order: index + 1, change}),
  );
  const work = gatherUnsent(await readRaw(name, clock), [...lines, new Uint8Array([1, 2, 3]), null]);
  expect([...work.changes.keys()]).toEqual([both, logged, queued, refused].map(({id}) => id));
  expect([work.damagedCount, work.hasLog]).toEqual([2, true]);
  const file = JSON.parse(exportUnsent(work, now)) as {notSent: unknown[]; unreadable: unknown[]};
  expect(file.notSent).toEqual([both, logged, queued, refused]);
  expect(file.unreadable).toEqual([{typed: 'Café'}]);
});

test('[RES1] files that the server may not have are gathered, each under a name of its own', async () => {
  const home = openFileHome();
  const {database} = home;
  const content = (seed: number) => new Blob([pdfBytes(300, seed)]);
  const stored = await addOne(home, {content: content(1)});
  await database.files.update(stored, {state: 'stored'});
  await addOne(home, {content: content(2), name: 'hotel.pdf'});
  await addOne(home, {content: content(3), name: 'Hotel.pdf'});
  await receiveFile(database, {name: 'taxi.pdf', content: content(4)}, making);
  await database.table('files').put({id: 7, state: 'torn'});
  const {name} = database;
  database.close();
  const stray = '0198c0de-0000-7000-8000-00000000000a';
  const beside = [{id: stray, content: content(5)}];
  const files = await gatherFiles(await readRaw(name, clock), beside);
  expect(files.map((file) => file.name).toSorted()).toEqual(
    [`${stray}.pdf`, 'hotel.pdf', 'Hotel (2).pdf', 'taxi.pdf'].toSorted(),
  );
  expect(files.map(({content: {size}}) => size)).toEqual([300, 300, 300, 300]);
});

test('[RES1] a database that is not there, lacks its tables or never answers gives nothing, and none is made', async () => {
  expect(await readRaw('nobody', clock)).toEqual(nothing);
  expect((await indexedDB.databases()).map(({name}) => name)).not.toContain('nobody');
  const bare = new Dexie('bare');
  bare.version(1).stores({other: 'id'});
  await bare.open();
  bare.close();
  expect(await readRaw('bare', clock)).toEqual(nothing);
  await Dexie.delete('bare');
  // Another connection upgrades it and does not end: opening waits for ever.
  const held = indexedDB.open('held', 1);
  await new Promise((resolve) => {
    held.addEventListener('success', resolve);
  });
  const upgrade = indexedDB.deleteDatabase('held');
  const waiting = createHandClock(testNow);
  const reading = readRaw('held', waiting);
  await expect.poll(() => waiting.waits()).toEqual([5_000]);
  waiting.advance(5_000);
  expect(await reading).toEqual(nothing);
  const gone = new Promise((resolve) => {
    upgrade.addEventListener('success', resolve);
  });
  held.result.close();
  await gone;
});

test('[RES2] a clean start has the unsent work in its queue, in its order, and nothing else', async () => {
  const changes = [buildChange(), buildChange(), buildChange()];
  const name = await buildClosed('clean', async (database) => {
    await recordChange(database, ...changes);
    await database.pages.add({spaceId: 's', table: 't', kind: 'hot', revision: 1, count: 1, position: 1, body: '{"i'});
    await database.meta.put({key: 'client', value: {sentThroughOrder: 'garbage'}});
  });
  const work = gatherUnsent(await readRaw(name, clock), []);
  expect(await startClean('clean', work, parts)).toBe(3);
  const database = new LocalDatabase(name);
  expect((await database.outbox.toArray()).map(({id}) => id)).toEqual(changes.map(({id}) => id));
  expect([await database.pages.count(), await readMeta(database, 'client')]).toEqual([0, undefined]);
  expect((await readMeta(database, 'recovery'))?.restoredCount).toBe(3);
  database.close();
});

test('[RES2] a database that cannot be deleted refuses in time, and stays as it was', async () => {
  const change = buildChange();
  const name = await buildClosed('held-up', async (database) => recordChange(database, change));
  const holder = indexedDB.open(name);
  await new Promise((resolve) => {
    holder.addEventListener('success', resolve);
  });
  const work = gatherUnsent(await readRaw(name, clock), []);
  const waiting = createHandClock(testNow);
  const starting = startClean('held-up', work, {...parts, clock: waiting}).catch((error: unknown) => error);
  await expect.poll(() => waiting.waits()).toEqual([10_000]);
  waiting.advance(10_000);
  expect(recogniseTrouble(await starting)).toBe('broken');
  expect(work.changes.has(change.id)).toBe(true);
  holder.result.close();
});

test.each([
  [new DOMException('full', 'QuotaExceededError'), 'full'],
  [new Dexie.AbortError('gone', new Dexie.QuotaExceededError('full')), 'full'],
  [new Dexie.VersionError('newer'), 'newer'],
  [new Dexie.MissingAPIError('private'), 'forbidden'],
  [new DOMException('denied', 'SecurityError'), 'forbidden'],
  [new Dexie.OpenFailedError('no', new DOMException('internal', 'UnknownError')), 'broken'],
  [Object.assign(new Error('from a worker'), {name: 'UnknownError'}), 'broken'],
  [new DOMException('late', 'TimeoutError'), 'broken'],
  [new DOMException('given up', 'AbortError'), null],
  [new TypeError('a bug'), null],
  ['words', null],
])('[RES3] %s is told apart as %s', (error, trouble) => {
  expect(recogniseTrouble(error)).toBe(trouble);
});
