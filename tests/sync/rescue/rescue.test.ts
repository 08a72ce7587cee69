import {Dexie} from 'dexie';
import {expect, onTestFinished, test} from 'vitest';
import {bringBack} from '#sync/attention/bring-back.ts';
import {discardWaiting} from '#sync/attention/discard-waiting.ts';
import {listSettled} from '#sync/attention/settled.ts';
import {listPending} from '#sync/outbox/list-pending.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {startClean} from '#sync/rescue/clean-start.ts';
import {readRaw} from '#sync/rescue/read-raw.ts';
import {recogniseTrouble} from '#sync/store/storage-trouble.ts';
import {gatherFiles} from '#sync/rescue/unsent-files.ts';
import {exportUnsent, gatherUnsent, newestOf} from '#sync/rescue/unsent-work.ts';
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
  const small = await addOne(home, {content: content(2), name: 'hotel.pdf'});
  const large = await addOne(home, {content: content(3), name: 'Hotel.pdf'});
  await receiveFile(database, {name: 'taxi.pdf', content: content(4)}, making);
  await database.table('files').put({id: 7, state: 'torn'});
  const {name} = database;
  database.close();
  const stray = '0198c0de-0000-7000-8000-00000000000a';
  const beside = [{id: stray, content: content(5)}];
  const files = await gatherFiles(await readRaw(name, clock), beside);
  // The one with the earlier id keeps its name; of two made in one millisecond that may be either.
  const alike = small < large ? ['hotel.pdf', 'Hotel (2).pdf'] : ['Hotel.pdf', 'hotel (2).pdf'];
  expect(files.map((file) => file.name).toSorted()).toEqual([`${stray}.pdf`, ...alike, 'taxi.pdf'].toSorted());
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

/** Somebody typed, decided and met damage; and gave the second of three changes up, of which the log does not know. */
async function buildTyped(userId: string) {
  const changes = [buildChange(), buildChange(), buildChange()];
  const draft = {key: 'draft-transaction:s', value: {description: 'Café'}};
  const damaged = {key: 'unreadable:d:9', value: {order: 9, typed: 'Té'}};
  const name = await buildClosed(userId, async (database) => {
    await recordChange(database, ...changes);
    await discardWaiting(database, 2, {now, createId: createIds(32)});
    const preference = {key: 'chosen', value: 'one'};
    const saved = {key: 'draft-transaction:t', value: null};
    await database.device.bulkAdd([draft, saved, damaged, preference]);
    await database.table('outbox').put({order: 8, typed: 'Pan'});
  });
  const lines = changes.map((change, index) =>
    encodeRecord({kind: 'append', databaseId: 'd', order: index + 1, change}),
  );
  return {name, changes, draft, damaged, read: async () => gatherUnsent(await readRaw(name, clock), lines)};
}

test('[RES1] what was typed and not added, decided, or set aside as damaged is exported too', async () => {
  const {changes, draft, damaged, read} = await buildTyped('typed');
  const work = await read();
  expect([...work.changes.keys()]).toEqual([changes[0]?.id, changes[2]?.id]);
  const file = JSON.parse(exportUnsent(work, now)) as {device: unknown[]; unreadable: unknown[]};
  expect(file.device).toHaveLength(3);
  expect(file.device).toEqual(expect.arrayContaining([draft, damaged]));
  expect(JSON.stringify(file.device)).toContain(changes[1]?.id);
  expect(file.unreadable).toEqual([{typed: 'Pan'}]);
});

test('[RES2] [QUE2] a clean start keeps what was typed and not added, decided, or set aside as damaged', async () => {
  const {name, changes, draft, damaged, read} = await buildTyped('kept');
  await startClean('kept', await read(), parts);
  const database = new LocalDatabase(name);
  onTestFinished(() => database.close());
  expect(await database.device.get(draft.key)).toEqual(draft);
  const unreadable = await database.device.where('key').startsWith('unreadable:').toArray();
  expect(unreadable.map(({value}) => value)).toEqual(expect.arrayContaining([damaged.value, {typed: 'Pan'}]));
  expect((await readMeta(database, 'recovery'))?.unreadableCount).toBe(1);
  expect(await database.device.get('chosen')).toBeUndefined();
  const [settled] = await listSettled(database);
  const newer = [buildChange(), buildChange()];
  await recordChange(database, ...newer);
  expect(await bringBack(database, settled?.id ?? '', {now, createId: createIds(33)})).toBe(true);
  const ids = (await database.outbox.toArray()).map(({id}) => id);
  expect(ids).toEqual([changes[0], changes[2], ...newer, changes[1]].map((change) => change?.id));
  expect((await listPending(database, 9)).map(({state}) => state).slice(0, 3)).toEqual(['sending', 'sending', 'local']);
});

test('[RES2] what another tab recorded meanwhile is in the second reading; where that fails, the first one counts too', async () => {
  const {name, changes, read} = await buildTyped('twice');
  const first = await read();
  const late = buildChange();
  const other = new LocalDatabase(name);
  await recordChange(other, late);
  await other.outbox.delete(1);
  await other.device.clear();
  other.close();
  const second = newestOf(first, gatherUnsent(await readRaw(name, clock), []));
  expect([[...second.changes.keys()], second.kept]).toEqual([[changes[2]?.id, late.id], []]);
  const lines = [encodeRecord({kind: 'append', databaseId: 'd', order: 4, change: late})];
  const failed = newestOf(first, gatherUnsent(await readRaw('nobody', clock), lines));
  expect([...failed.changes.keys()]).toEqual([changes[0], changes[2], late].map((change) => change?.id));
  expect([failed.kept, failed.unreadable]).toEqual([first.kept, first.unreadable]);
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
