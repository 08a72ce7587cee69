import path from 'node:path';
import {expect, test} from 'vitest';
import {partBytes} from '#contract/files/start-upload.ts';
import {addFile, type NewFile} from '#sync/files/add-file.ts';
import {readFileBytes} from '#sync/files/read-file-bytes.ts';
import {removeFile} from '#sync/files/remove-file.ts';
import {deletedLifeMs, sweepFiles} from '#server/modules/files/sweep-files.ts';
import {openFolderStore} from '#server/providers/files/folder/adapter.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import type {Fault} from '#tests/fakes/network.ts';
import {createRandom, testNow} from '#tests/sync/build-change.ts';
import {hashOf, pdfBytes} from '#tests/sync/files/build-file.ts';
import {openStage, type Actor} from './stage.ts';

const label = {key: 'test.file'};
const now = new Date(testNow).toISOString();

type Stage = Awaited<ReturnType<typeof openStage>> & {readonly server: TestServer};

async function openFileStage(): Promise<Stage> {
  const server = await buildServer();
  return {...(await openStage(server)), server};
}

/** Adds a document, which needs no movement, on a device. */
async function add({database, files, createId, userId}: Actor, spaceId: string, content: Uint8Array<ArrayBuffer>) {
  const file: NewFile = {
    spaceId,
    kind: 'document',
    transactionId: null,
    userId,
    name: 'acta.pdf',
    content: new Blob([content]),
    label,
  };
  const added = await addFile({database, bytes: files.bytes}, file, {now, createId});
  if (!added.ok) throw new Error(`adding a file failed: ${added.failure.reason}`);
  return added.value;
}

/** The hash of a file as another device reads it. */
async function readOn(actor: Actor, spaceId: string, id: string): Promise<string> {
  const {database, files, call} = actor;
  const row = (await actor.rows('files', spaceId)).get(id);
  if (!row) throw new Error('the row is not here');
  const {name, type, sizeBytes, sha256} = row;
  const facts = {name: String(name), type: String(type), sizeBytes: Number(sizeBytes), sha256: String(sha256)};
  const fetching = {call, line: files.line, now, signal: new AbortController().signal};
  const read = await readFileBytes({database, bytes: files.bytes}, {id, spaceId, ...facts}, fetching);
  if (!read.ok) throw new Error(`reading failed: ${read.failure.reason}`);
  return hashOf(new Uint8Array(await read.value.arrayBuffer()));
}

/** How many files the server keeps. */
async function storedCount({database}: TestServer): Promise<number> {
  const {rows} = await database.$client.query<{n: number}>(
    'select count(*)::int as n from files where stored_at is not null',
  );
  return rows[0]?.n ?? 0;
}

test('[UPL5] [UPL8] a file added on one device is on the other with the same bytes', async () => {
  const {a, b, spaceId, server} = await openFileStage();
  const bytes = pdfBytes(70_000);
  const id = await add(a, spaceId, bytes);
  await a.settle();
  await b.settle();
  expect(await a.database.files.get(id)).toMatchObject({state: 'stored', sentBytes: 70_000});
  expect((await a.rows('files', spaceId)).get(id)?.['storedAt']).not.toBe(null);
  expect(await readOn(b, spaceId, id)).toBe(hashOf(bytes));
  expect(await storedCount(server)).toBe(1);
});

test('[UPL6] twenty files over a network that loses, repeats and delays: all there, once, hashes equal', async () => {
  const {a, b, spaceId, server} = await openFileStage();
  const random = createRandom(2_024);
  const sent = new Map<string, string>();
  for (let seed = 1; seed <= 20; seed += 1) {
    const bytes = pdfBytes(1_000 + seed * 997, seed);
    sent.set(await add(a, spaceId, bytes), hashOf(bytes));
  }
  const faults: Fault[] = ['drop-request', 'drop-answer', 'duplicate', 'late', 'portal'];
  a.network.decide = () => (random() < 0.3 ? (faults[Math.floor(random() * faults.length)] ?? 'pass') : 'pass');
  for (let tries = 0; tries < 60 && (await storedCount(server)) < 20; tries += 1) await a.sync();
  await a.settle();
  await b.settle();
  for (const [id, hash] of sent) expect(await readOn(b, spaceId, id)).toBe(hash);
  expect(await storedCount(server)).toBe(20);
  expect(await a.database.files.where('state').equals('stored').count()).toBe(20);
  expect(await a.database.attention.count()).toBe(0);
});

test('[UPL6] a document of 20 MB goes on with the part at which it was cut off', async () => {
  const {a, b, spaceId} = await openFileStage();
  const bytes = pdfBytes(partBytes * 4);
  const id = await add(a, spaceId, bytes);
  const puts = () => a.network.log.filter((line) => line.startsWith('PUT')).length;
  // After every second part the link breaks.
  for (let tries = 1; tries <= 3; tries += 1) {
    const before = puts();
    a.network.decide = ({method}) => (method === 'PUT' && puts() - before > 2 ? 'drop-request' : 'pass');
    await a.sync();
  }
  await a.settle();
  await b.settle();
  expect(await readOn(b, spaceId, id)).toBe(hashOf(bytes));
  expect(puts()).toBe(5);
});

test('[UPL5] a file that was taken away before it was sent is never sent, and comes back', async () => {
  const {a, spaceId, server} = await openFileStage();
  const id = await add(a, spaceId, pdfBytes());
  await removeFile(a.database, {spaceId, id, label}, {now, createId: a.createId});
  await a.settle();
  expect(await storedCount(server)).toBe(0);
  await a.edit('files', spaceId, [id], {deleted: false});
  await a.settle();
  expect(await storedCount(server)).toBe(1);
});

test('[UPL7] [ENG3] signed out, files wait; a session that ran out on the way is renewed', async () => {
  const {a, spaceId, server} = await openFileStage();
  const id = await add(a, spaceId, pdfBytes());
  const cookies = [...a.device.cookies];
  a.device.cookies.clear();
  expect(await a.sync()).toMatchObject({failure: {code: 'unauthorized'}});
  expect((await a.database.files.get(id))?.state).toBe('waiting');
  for (const [name, value] of cookies) a.device.cookies.set(name, value);
  let isMoved = false;
  a.network.decide = ({method}) => {
    // The access runs out between asking for an address and using it.
    if (method === 'PUT' && !isMoved) server.clock.nowMs += 20 * 60_000;
    isMoved ||= method === 'PUT';
    return 'pass';
  };
  expect(await a.sync()).toMatchObject({ok: true});
  expect((await a.database.files.get(id))?.state).toBe('stored');
  expect(isMoved).toBe(true);
});

test('[UPL4] [FIL11] brought back after the server let go of its bytes, a file is sent again by a device that has them', async () => {
  const {a, b, spaceId, server} = await openFileStage();
  const bytes = pdfBytes(70_000);
  const id = await add(a, spaceId, bytes);
  await a.settle();
  await b.settle();
  await a.edit('files', spaceId, [id], {deleted: true});
  await a.settle();
  await moveClock(server, deletedLifeMs + 1_000);
  const now = () => server.clock.nowMs;
  const store = await openFolderStore(path.join(server.dataDir, 'files'), now);
  await sweepFiles({database: server.database, now, store});
  await a.settle();
  expect(await a.database.files.get(id)).toMatchObject({state: 'stored'});
  await b.settle();
  // Another device of the person brings it back: only the first has its bytes.
  await b.edit('files', spaceId, [id], {deleted: false});
  await b.settle();
  expect(await storedCount(server)).toBe(0);
  await a.settle();
  expect(await storedCount(server)).toBe(1);
  expect(await a.database.files.get(id)).toMatchObject({state: 'stored'});
  await b.settle();
  expect(await readOn(b, spaceId, id)).toBe(hashOf(bytes));
});

/** Sessions end sooner than what is swept. */
async function moveClock({clock, database}: TestServer, ms: number): Promise<void> {
  clock.nowMs += ms;
  await database.$client.query(`update sessions set expires_at = '2030-01-01'`);
  await database.$client.query('update session_tokens set issued_at = $1', [new Date(clock.nowMs)]);
}
