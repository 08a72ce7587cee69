import {expect, test} from 'vitest';
import {partBytes} from '#contract/files/start-upload.ts';
import type {Json} from '#contract/kernel/field-values.ts';
import type {FileHome, NewFile} from '#sync/files/add-file.ts';
import {retryFile} from '#sync/files/retry-file.ts';
import {uploadFiles} from '#sync/files/upload-files.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {writeHotRows} from '#sync/pages/write-pages.ts';
import {FencedError, takeLead} from '#sync/store/fence.ts';
import {readMeta} from '#sync/store/meta.ts';
import {buildChange, spaceOne, testNow} from '#tests/sync/build-change.ts';
import {addOne, hashOf, openFileHome, pdfBytes} from './build-file.ts';
import {createUploadServer, type UploadServer} from './upload-server.ts';

const never = new AbortController().signal;

function partsOf(home: FileHome, server: UploadServer) {
  return {call: server.call, line: server.line, bytes: home.bytes, nowMs: () => testNow};
}

async function upload(home: FileHome, server: UploadServer) {
  return uploadFiles(await takeLead(home.database), partsOf(home, server), never);
}

/** As a push and a pull leave it: the server knows the row, and it is in a page. */
async function confirm(
  home: FileHome,
  server: UploadServer,
  id: string,
  more: Record<string, Json> = {},
): Promise<void> {
  const record = await home.database.files.get(id);
  if (!record) throw new Error('no such file');
  server.rows.set(id, record);
  await home.database.outbox.clear();
  const row: Record<string, Json> = {transactionId: null, name: record.name, storedAt: null, deleted: false, ...more};
  const fields = Object.fromEntries(Object.entries(row).map(([field, value]) => [field, {same: value}]));
  await home.database.transaction('rw', home.database.pages, async () =>
    writeHotRows(home.database, {spaceId: spaceOne, table: 'files', revision: 1, rows: {ids: [id], fields}}),
  );
}

async function addConfirmed(home: FileHome, server: UploadServer, overrides: Partial<NewFile> = {}): Promise<string> {
  const id = await addOne(home, overrides);
  await confirm(home, server, id);
  return id;
}

/** Uploads until nothing is left, as the engine does, with a bound. */
async function settle(home: FileHome, server: UploadServer): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    const outcome = await upload(home, server);
    if (outcome.ok && outcome.value === 'done') return;
  }
  throw new Error('the uploads never end');
}

test('[UPL5] nothing is sent before the server has the row, nor after it was taken away', async () => {
  const home = openFileHome();
  const server = createUploadServer();
  const id = await addOne(home);
  expect(await upload(home, server)).toEqual({ok: true, value: 'done'});
  await confirm(home, server, id, {deleted: true});
  expect(await upload(home, server)).toEqual({ok: true, value: 'done'});
  expect(server.log).toEqual([]);
  await confirm(home, server, id);
  expect(await upload(home, server)).toEqual({ok: true, value: 'more'});
  expect(server.log).toEqual(['start', 'put 1', 'finish']);
  expect(await home.database.files.get(id)).toMatchObject({state: 'stored', sentBytes: 1_000, reason: null});
  expect(await upload(home, server)).toEqual({ok: true, value: 'done'});
});

test('[UPL5] a change that comes up goes before the next file', async () => {
  const home = openFileHome();
  const server = createUploadServer();
  for (const seed of [1, 2, 3]) await addConfirmed(home, server, {content: new Blob([pdfBytes(500, seed)])});
  server.decide = (_step, what) => {
    if (what === 'finish' && server.stored.size === 0) void recordChange(home.database, buildChange());
    return 'pass';
  };
  expect(await upload(home, server)).toEqual({ok: true, value: 'more'});
  expect(server.stored.size).toBe(1);
  expect(await upload(home, server)).toEqual({ok: true, value: 'more'});
  expect(server.stored.size).toBe(3);
});

const boundaries = [0, 1, 2, 3, 4, 5].flatMap((step) =>
  (['lost', 'unheard'] as const).map((fate) => [step, fate] as const),
);

test.each(boundaries)(
  '[UPL6] in parts: when request %i is %s, the file ends up there once, and nothing whole is sent again',
  async (step, fate) => {
    const home = openFileHome();
    const server = createUploadServer();
    const bytes = pdfBytes(partBytes * 2 + 10);
    const id = await addConfirmed(home, server, {kind: 'document', transactionId: null, content: new Blob([bytes])});
    server.decide = (at) => (at === step ? fate : 'pass');
    await settle(home, server);
    expect(hashOf(server.stored.get(id) ?? new Uint8Array())).toBe(hashOf(bytes));
    expect(server.keptCounts.get(id)).toBe(1);
    expect(await home.database.files.get(id)).toMatchObject({state: 'stored', sentBytes: bytes.length});
    // What arrived is not sent again, whether or not anybody heard.
    const putCount = server.log.filter((what) => what.startsWith('put')).length;
    expect(putCount).toBe(fate === 'lost' && step >= 1 && step <= 3 ? 4 : 3);
  },
);

test('[UPL6] two faults after one another, at every pair of steps, and an engine of its own after each', async () => {
  for (const [one] of boundaries) {
    for (const [other, fate] of boundaries) {
      const home = openFileHome();
      const server = createUploadServer();
      const id = await addConfirmed(home, server);
      server.decide = (at) => (at === one ? 'unheard' : at === other ? fate : 'pass');
      await settle(home, server);
      expect(server.keptCounts.get(id)).toBe(1);
    }
  }
});

test('[UPL6] an address that ran out on the way is asked for anew', async () => {
  const home = openFileHome();
  const server = createUploadServer();
  const bytes = pdfBytes(partBytes + 10);
  const id = await addConfirmed(home, server, {kind: 'document', transactionId: null, content: new Blob([bytes])});
  server.decide = (_at, what) => {
    if (what === 'put 2' && server.generation === 1) server.generation = 2;
    return 'pass';
  };
  expect(await upload(home, server)).toEqual({ok: true, value: 'more'});
  expect(server.log).toEqual(['start', 'put 1', 'put 2', 'start', 'put 2', 'finish']);
  expect(hashOf(server.stored.get(id) ?? new Uint8Array())).toBe(hashOf(bytes));
});

test.each(['file.part-size', 'file.part-too-large', 'file.bad-url'])(
  '[UPL6] %s sends it again, and never refuses the file',
  async (reason) => {
    const home = openFileHome();
    const server = createUploadServer();
    const id = await addConfirmed(home, server);
    server.decide = (at) => (at === 1 ? {code: 'validation', reason} : 'pass');
    expect(await upload(home, server)).toEqual({ok: true, value: 'more'});
    expect(server.log).toEqual(['start', 'put 1', 'start', 'put 1', 'finish']);
    expect((await home.database.files.get(id))?.state).toBe('stored');
    server.decide = (_at, what) => (what === 'put 1' ? {code: 'validation', reason} : 'pass');
    const other = await addConfirmed(home, server, {content: new Blob([pdfBytes(400, 3)])});
    expect(await upload(home, server)).toMatchObject({ok: false, failure: {code: 'provider-down'}});
    expect(await home.database.files.get(other)).toMatchObject({state: 'waiting', attempts: 1});
  },
);

test('[UPL6] the answer to an earlier try was lost: the row says that it is stored', async () => {
  const home = openFileHome();
  const server = createUploadServer();
  const id = await addOne(home);
  await confirm(home, server, id, {storedAt: '2026-03-01T12:00:00.000Z'});
  expect(await upload(home, server)).toEqual({ok: true, value: 'done'});
  expect(server.log).toEqual([]);
  expect((await home.database.files.get(id))?.state).toBe('stored');
});

test.each([
  ['start', {code: 'forbidden', reason: 'sync.not-permitted'}],
  ['put 1', {code: 'too-large', reason: 'request.too-large'}],
  ['finish', {code: 'validation', reason: 'file.wrong-content'}],
] as const)(
  '[UPL7] what %s refuses for good stays with its reason, stops no other, and goes again when asked',
  async (refusing, failure) => {
    const home = openFileHome();
    const server = createUploadServer();
    for (const seed of [1, 2]) await addConfirmed(home, server, {content: new Blob([pdfBytes(500, seed)])});
    let isRefused = false;
    server.decide = (_at, what) => {
      if (what !== refusing || isRefused) return 'pass';
      isRefused = true;
      return failure;
    };
    await settle(home, server);
    const [stopped, ...others] = await home.database.files.where('state').equals('refused').toArray();
    expect([stopped?.reason, others.length, server.stored.size]).toEqual([failure.reason, 0, 1]);
    await retryFile(home.database, stopped?.id ?? '');
    await settle(home, server);
    expect(await home.database.files.get(stopped?.id ?? '')).toMatchObject({state: 'stored', reason: null});
  },
);

test('[UPL7] what failed for now is tried again after those that did not, and its failure ends the turn', async () => {
  const home = openFileHome();
  const server = createUploadServer();
  const ids = [];
  for (const seed of [1, 2]) ids.push(await addConfirmed(home, server, {content: new Blob([pdfBytes(500, seed)])}));
  server.decide = (at) => (at === 0 ? {code: 'provider-down', reason: 'file.store-down'} : 'pass');
  expect(await upload(home, server)).toMatchObject({ok: false, failure: {reason: 'file.store-down'}});
  const failed = await home.database.files.toArray();
  expect(failed.map((record) => record.attempts).toSorted((one, other) => one - other)).toEqual([0, 1]);
  await settle(home, server);
  expect(server.stored.size).toBe(2);
  expect([...server.stored.keys()][0]).toBe(failed.find((record) => record.attempts === 0)?.id);
  expect(ids.every((id) => server.stored.has(id))).toBe(true);
});

test('[UPL7] bytes that are gone are said to be, and stop no other', async () => {
  const home = openFileHome();
  const server = createUploadServer();
  const id = await addConfirmed(home, server);
  await home.bytes.remove({id, place: 'indexeddb'});
  await settle(home, server);
  expect(await home.database.files.get(id)).toMatchObject({state: 'refused', reason: 'file.bytes-missing'});
});

test('[UPL6] a screen is told how far it is while it sends', async () => {
  const home = openFileHome();
  const server = createUploadServer();
  const id = await addConfirmed(home, server);
  const seen: unknown[] = [];
  server.decide = (_at, what) => {
    if (what === 'finish')
      void home.database.files.get(id).then((record) => seen.push(record?.state, record?.sentBytes));
    return 'pass';
  };
  await upload(home, server);
  expect(seen).toEqual(['sending', 1_000]);
  expect((await readMeta(home.database, 'status'))?.phase).toBe('sending');
});

test('[LED2] an engine that lost the lead notes nothing of an upload any more', async () => {
  const home = openFileHome();
  const server = createUploadServer();
  const id = await addConfirmed(home, server);
  const old = await takeLead(home.database);
  await takeLead(home.database);
  await expect(uploadFiles(old, partsOf(home, server), never)).rejects.toThrow(FencedError);
  expect((await home.database.files.get(id))?.state).toBe('waiting');
  expect(server.log).toEqual([]);
});
