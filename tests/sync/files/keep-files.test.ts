import {expect, test} from 'vitest';
import {toColumns} from '#contract/kernel/field-values.ts';
import {settleAttention} from '#sync/attention/settle-attention.ts';
import {withoutOrder} from '#sync/outbox/acts.ts';
import {beginAnew} from '#sync/pull/begin-anew.ts';
import {listSendable} from '#sync/files/list-sendable.ts';
import {createFileBytes, folderOf, wipeFileBytes} from '#sync/files/file-bytes.ts';
import {listUnsentFiles} from '#sync/files/unsent-files.ts';
import {readFileBytes} from '#sync/files/read-file-bytes.ts';
import {buildRemoval, removeFile} from '#sync/files/remove-file.ts';
import {sweepFiles, trimFiles} from '#sync/files/tidy-files.ts';
import {writeHotRows} from '#sync/pages/write-pages.ts';
import {readStatus} from '#sync/status/read-status.ts';
import type {FileRecord} from '#sync/store/local-database.ts';
import {newClient} from '#sync/store/client-state.ts';
import {writeMeta, writeSpace} from '#sync/store/meta.ts';
import type {FileHome} from '#sync/files/add-file.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {createMemoryFolder} from '#tests/fakes/memory-folder.ts';
import {createIds, spaceOne, spaceTwo, testNow} from '#tests/sync/build-change.ts';
import {addOne, hashOf, making, openFileHome, pdfBytes} from './build-file.ts';
import {createUploadServer, type UploadServer} from './upload-server.ts';

const never = new AbortController().signal;
const dayMs = 24 * 60 * 60_000;
const createId = createIds(80);

/** A file that the server has and this device does not. */
function storeOn(server: UploadServer, bytes: Uint8Array, overrides: {sha256?: string} = {}) {
  const id = createId();
  server.stored.set(id, bytes);
  const facts = {name: 'a.pdf', type: 'application/pdf', sizeBytes: bytes.length, sha256: hashOf(bytes)};
  return {id, spaceId: spaceOne, ...facts, ...overrides};
}

function fetching(server: UploadServer) {
  return {call: server.call, line: server.line, now: making.now, signal: never};
}

async function knowSpace({database}: FileHome): Promise<void> {
  await writeSpace(database, spaceOne, {role: 'owner', cursor: 1, revision: 1, startOverBelow: 0, cold: null});
}

async function keepStored(home: FileHome, addedAt: string, spaceId = spaceOne): Promise<FileRecord> {
  const id = createId();
  const place = await home.bytes.write(id, new Blob([pdfBytes(1_000)]));
  const facts = {name: 'a.pdf', type: 'application/pdf', sizeBytes: 1_000, sha256: hashOf(pdfBytes(1_000))};
  const how = {state: 'stored', sentBytes: 1_000, reason: null, attempts: 0} as const;
  const record: FileRecord = {id, spaceId, ...facts, place, ...how, addedAt};
  await home.database.files.add(record);
  return record;
}

test('[PUL7] with a server that was restored, bytes that it may be without are sent again unless its rows say that it has them', async () => {
  const home = openFileHome();
  const {database} = home;
  await knowSpace(home);
  const [kept, lost] = [await keepStored(home, making.now), await keepStored(home, making.now)];
  await database.transaction('rw', database.tables, async () => beginAnew(database, {epoch: 'other', at: making.now}));
  const row = {kind: 'receipt', deleted: false};
  const rows = [
    {...row, id: kept.id, storedAt: making.now},
    {...row, id: lost.id, storedAt: null},
  ];
  await writeHotRows(database, {
    spaceId: spaceOne,
    table: 'files',
    revision: 2,
    rows: toColumns(rows, ['kind', 'deleted', 'storedAt']),
  });
  const {toSend, stored} = await listSendable(database);
  expect([toSend, stored].map((records) => records.map(({id}) => id))).toEqual([[lost.id], [kept.id]]);
});

test('[UPL8] what is not here is fetched once, checked, and then here', async () => {
  const home = openFileHome();
  await knowSpace(home);
  const server = createUploadServer();
  const file = storeOn(server, pdfBytes(2_000));
  for (let time = 1; time <= 2; time += 1) {
    const read = await readFileBytes(home, file, fetching(server));
    expect(read.ok && hashOf(new Uint8Array(await read.value.arrayBuffer()))).toBe(file.sha256);
    expect(read.ok && read.value.type).toBe('application/pdf');
  }
  expect(server.log).toEqual(['open', 'get']);
  expect(await home.database.files.get(file.id)).toMatchObject({state: 'stored', addedAt: making.now});
});

test('[UPL8] without a network what is not here is said not to be; what is not the file is refused and not kept', async () => {
  const home = openFileHome();
  const server = createUploadServer();
  const file = storeOn(server, pdfBytes(2_000));
  for (const lost of [0, 2]) {
    server.decide = (step) => (step === lost ? 'lost' : 'pass');
    expect(await readFileBytes(home, file, fetching(server))).toMatchObject({failure: {code: 'offline'}});
  }
  server.decide = () => 'pass';
  const other = storeOn(server, pdfBytes(2_000), {sha256: hashOf(pdfBytes(50))});
  expect(await readFileBytes(home, other, fetching(server))).toMatchObject({failure: {reason: 'file.wrong-hash'}});
  expect(await home.database.files.count()).toBe(0);
});

test('[UPL9] what the server has is kept within the budget, the oldest going first; unsent bytes never go', async () => {
  const home = openFileHome();
  await knowSpace(home);
  const unsent = await addOne(home);
  const stored = [];
  for (const day of ['03', '01', '02']) stored.push(await keepStored(home, `2026-03-${day}T12:00:00.000Z`));
  const [newest, oldest, middle] = stored.map((record) => record.id);
  const idsHere = async () =>
    [
      await home.database.files.toCollection().primaryKeys(),
      await home.database.fileBytes.toCollection().primaryKeys(),
    ].map((ids) => ids.toSorted());
  await trimFiles(home, 2_000);
  const left = [unsent, newest, middle].map(String).toSorted();
  expect(await idsHere()).toEqual([left, left]);
  expect(left).not.toContain(oldest);
  await trimFiles(home, 0);
  expect(await idsHere()).toEqual([[unsent], [unsent]]);
});

test('[UPL9] what belongs to a space that is no longer the person’s goes at once', async () => {
  const home = openFileHome();
  await knowSpace(home);
  const mine = await keepStored(home, making.now);
  await keepStored(home, making.now, spaceTwo);
  await trimFiles(home);
  expect(await home.database.files.toCollection().primaryKeys()).toEqual([mine.id]);
  expect(await home.database.fileBytes.count()).toBe(1);
});

test('[UPL14] [MLG4] the bytes of a scan go when it was taken back, those of the others stay', async () => {
  const home = openFileHome();
  await knowSpace(home);
  const [kept, gone] = [await keepStored(home, making.now), await keepStored(home, making.now)];
  const rows = toColumns(
    [
      {id: kept.id, takenBackAt: null, deleted: false},
      {id: gone.id, takenBackAt: making.now, deleted: false},
    ],
    ['takenBackAt', 'deleted'],
  );
  await writeHotRows(home.database, {spaceId: spaceOne, table: 'mailScans', revision: 2, rows});
  await trimFiles(home);
  expect(await home.database.files.toCollection().primaryKeys()).toEqual([kept.id]);
  expect(await home.bytes.read(gone)).toBeNull();
});

test('[UPL14] [DOC18] the bytes of a document that Faro took back go, those of one that was refused or stays do not', async () => {
  const home = openFileHome();
  await knowSpace(home);
  const [kept, refused, gone] = [
    await keepStored(home, making.now),
    await keepStored(home, making.now),
    await keepStored(home, making.now),
  ];
  const rows = toColumns(
    [
      {id: createId(), fileId: kept.id, deskName: 'Marta', decision: 'accepted', deleted: false},
      {id: createId(), fileId: refused.id, deskName: null, decision: 'refused', deleted: false},
      {id: createId(), fileId: gone.id, deskName: 'Marta', decision: 'refused', deleted: false},
    ],
    ['fileId', 'deskName', 'decision', 'deleted'],
  );
  await writeHotRows(home.database, {spaceId: spaceOne, table: 'companyDocuments', revision: 2, rows});
  await trimFiles(home);
  const left = await home.database.files.toCollection().primaryKeys();
  expect(left.toSorted()).toEqual([kept.id, refused.id].toSorted());
  expect(await home.bytes.read(gone)).toBeNull();
});

test.each([
  ['owner', ['receipt', 'paper', 'identity']],
  ['manager', ['receipt', 'paper']],
  ['bookkeeper', ['receipt']],
] as const)('[UPL15] who is now a %s keeps what that part may read, and nothing else', async (role, left) => {
  const home = openFileHome();
  await writeSpace(home.database, spaceOne, {role, cursor: 1, revision: 1, startOverBelow: 0, cold: null});
  const kinds = ['receipt', 'paper', 'identity'] as const;
  const rows = [];
  for (const kind of kinds) rows.push({id: (await keepStored(home, making.now)).id, kind, deleted: false});
  const written = {spaceId: spaceOne, table: 'files', revision: 2, rows: toColumns(rows, ['kind', 'deleted'])} as const;
  await writeHotRows(home.database, written);
  await trimFiles(home);
  const kept = await home.database.files.toCollection().primaryKeys();
  expect(rows.filter(({id}) => kept.includes(id)).map(({kind}) => kind)).toEqual(left);
  expect(await home.database.fileBytes.count()).toBe(left.length);
});

test('[UPL9] bytes that nothing names are swept after a day, and what was taken away unsent after thirty, once nobody can undo it', async () => {
  const home = openFileHome();
  const kept = await addOne(home);
  const taken = await addOne(home);
  const fields = {transactionId: {same: null}, storedAt: {same: null}, deleted: {same: true}};
  await home.database.transaction('rw', home.database.pages, async () =>
    writeHotRows(home.database, {spaceId: spaceOne, table: 'files', revision: 1, rows: {ids: [taken], fields}}),
  );
  await home.bytes.write(createId(), new Blob(['left behind']));
  await sweepFiles(home, testNow + dayMs / 2);
  expect(await home.database.fileBytes.count()).toBe(3);
  await sweepFiles(home, testNow + 2 * dayMs);
  expect(await home.database.fileBytes.count()).toBe(2);
  // Its act can still be undone, whatever the clock says.
  await sweepFiles(home, testNow + 31 * dayMs);
  expect(await home.database.fileBytes.count()).toBe(2);
  await home.database.outbox.clear();
  await sweepFiles(home, testNow + 31 * dayMs);
  expect(await home.database.fileBytes.toCollection().primaryKeys()).toEqual([kept]);
});

test('[UPL10] a file counts once: as a change while its row waits, as a file until the server has its bytes', async () => {
  const home = openFileHome();
  const id = await addOne(home);
  expect(await readStatus(home.database)).toMatchObject({pendingCount: 1, unsentFileCount: 0});
  // Acknowledged, and its row is still on its way.
  const [made] = await home.database.outbox.toArray();
  const acknowledged = {throughSeq: 1, throughOrder: made?.order ?? 0, refused: []};
  await writeMeta(home.database, 'client', {...newClient('c'), acknowledged});
  expect(await readStatus(home.database)).toMatchObject({pendingCount: 0, unsentFileCount: 1});
  await home.database.outbox.clear();
  const fields = {transactionId: {same: null}, storedAt: {same: null}, deleted: {same: false}};
  await home.database.transaction('rw', home.database.pages, async () =>
    writeHotRows(home.database, {spaceId: spaceOne, table: 'files', revision: 1, rows: {ids: [id], fields}}),
  );
  expect(await readStatus(home.database)).toMatchObject({pendingCount: 0, unsentFileCount: 1});
  await home.database.files.update(id, {state: 'refused'});
  expect(await listUnsentFiles(home.database)).toMatchObject([{id, state: 'refused'}]);
  await home.database.files.update(id, {state: 'stored'});
  expect(await listUnsentFiles(home.database)).toEqual([]);
  await home.database.files.update(id, {state: 'waiting'});
  await removeFile(home.database, {spaceId: spaceOne, id, label: {key: 'test'}}, making);
  expect(await readStatus(home.database)).toMatchObject({pendingCount: 1, unsentFileCount: 0});
});

test('[UPL2] bytes are found in the private file system and in the database, each by its own record, and wiped', async () => {
  const root = createMemoryFolder();
  const database = openLocalDevice();
  const bytes = createFileBytes(database, root.handle);
  const folder = await root.handle.getDirectoryHandle(folderOf(database), {create: true});
  root.put(folder.name, 'beside', new Blob(['beside']));
  // A page, which cannot write there, keeps beside the rows.
  expect(await bytes.write('inside', new Blob(['inside']))).toBe('indexeddb');
  expect(await (await bytes.read({id: 'beside', place: 'opfs'}))?.text()).toBe('beside');
  expect(await (await bytes.read({id: 'inside', place: 'indexeddb'}))?.text()).toBe('inside');
  expect(await bytes.read({id: 'inside', place: 'opfs'})).toBe(null);
  expect(await bytes.list()).toEqual([
    {id: 'inside', place: 'indexeddb'},
    {id: 'beside', place: 'opfs'},
  ]);
  await bytes.remove({id: 'nowhere', place: 'opfs'});
  await bytes.remove({id: 'inside', place: 'indexeddb'});
  await wipeFileBytes(database, root.handle);
  expect(await bytes.list()).toEqual([]);
  await wipeFileBytes(database, root.handle);
  await wipeFileBytes(database, null);
});

test('[UPL11] bytes outlive their database: with the row they are a file again, and sent if they never were', async () => {
  const home = openFileHome();
  await knowSpace(home);
  const unsent = await addOne(home);
  const record = await home.database.files.get(unsent);
  const {id: stored} = await keepStored(home, making.now);
  const {id: other} = await keepStored(home, making.now);
  await home.database.files.clear();
  const facts = {
    name: 'a.pdf',
    type: 'application/pdf',
    sizeBytes: 1_000,
    sha256: '',
    storedAt: making.now,
    deleted: false,
  };
  const fields = Object.fromEntries(Object.entries(facts).map(([field, value]) => [field, {same: value}]));
  await home.database.transaction('rw', home.database.pages, async () =>
    writeHotRows(home.database, {spaceId: spaceOne, table: 'files', revision: 1, rows: {ids: [stored], fields}}),
  );
  expect(await sweepFiles(home, testNow + 2 * dayMs)).toBe(2);
  expect(await home.database.files.get(unsent)).toEqual({...record, addedAt: '2026-03-03T12:00:00.000Z'});
  expect(await home.database.files.get(stored)).toMatchObject({state: 'stored', sentBytes: 1_000});
  expect(await home.bytes.read({id: other, place: 'indexeddb'})).toBe(null);
  expect(await sweepFiles(home, testNow + 2 * dayMs)).toBe(0);
});

test('[UPL11] bytes of a file whose creation was refused, or given up and can be brought back, outlive their database too', async () => {
  const home = openFileHome();
  const {database} = home;
  const [refused, given] = [await addOne(home), await addOne(home)];
  const [record] = await database.files.where('id').equals(refused).toArray();
  const refuse = async (id: string) => {
    const [made] = await database.outbox.filter(({rowIds}) => rowIds.includes(id)).toArray();
    if (!made) throw new Error('nothing makes it');
    const refusals = [{rowId: id, field: null, code: 'forbidden' as const, reason: 'sync.not-permitted'}];
    return database.attention.add({spaceId: spaceOne, change: withoutOrder(made), refusals, refusedAt: making.now});
  };
  await refuse(refused);
  await settleAttention(database, making, [{id: await refuse(given), decisions: {all: 'theirs'}}]);
  // Of this one only the id is known: its space, and its row, may no longer be seen.
  const {id: unseen} = await keepStored(home, making.now);
  const removal = buildRemoval({spaceId: spaceTwo, id: unseen, label: {key: 'test'}}, making);
  await database.attention.add({spaceId: spaceTwo, change: removal, refusals: [], refusedAt: making.now});
  await database.outbox.clear();
  await database.files.clear();
  expect(await sweepFiles(home, testNow + 2 * dayMs)).toBe(2);
  expect(await database.files.get(refused)).toEqual({...record, addedAt: '2026-03-03T12:00:00.000Z'});
  expect(await database.files.get(given)).toMatchObject({state: 'waiting', sentBytes: 0});
  expect(await database.fileBytes.count()).toBe(3);
});
