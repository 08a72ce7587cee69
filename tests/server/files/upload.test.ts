import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {finishUpload} from '#contract/files/finish-upload.ts';
import {openFile} from '#contract/files/open-file.ts';
import {startUpload} from '#contract/files/start-upload.ts';
import {findFile} from '#server/modules/files/find-file.ts';
import {finishUpload as runFinish} from '#server/modules/files/finish-upload.ts';
import {keepBytes} from '#server/modules/files/keep-bytes.ts';
import {findUpload} from '#server/modules/files/upload-store.ts';
import {openFolderStore} from '#server/providers/files/folder/adapter.ts';
import {embeddedScanner} from '#server/providers/scanning/embedded/adapter.ts';
import {StoreDownError} from '#server/providers/files/port.ts';
import {buildChangeIn} from '#tests/fixtures/build-change.ts';
import {jpegBytes, pdfBytes} from '#tests/fixtures/file-bytes.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {
  addFile,
  download,
  openShop,
  readFileRow,
  refusalOf,
  rowFor,
  sendAll,
  sendPart,
  start,
  upload,
} from './file-steps.ts';
import type {Shop} from './file-steps.ts';

let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  server = await buildServer();
  shop = await openShop(server);
});
afterAll(() => server.close());

async function listStored(fileId: string): Promise<string[]> {
  const names = await readdir(path.join(server.dataDir, 'files', 'stored', shop.spaceId));
  return names.filter((name) => name.startsWith(fileId));
}

async function listParts(fileId: string): Promise<string[]> {
  const names = await readdir(path.join(server.dataDir, 'files', 'incoming', shop.spaceId));
  return names.filter((name) => name.startsWith(fileId)).map((name) => name.slice(name.lastIndexOf('.') + 1));
}

const big = pdfBytes(12_000_000).map((byte, index) => (index < 9 ? byte : 0x20 + (index % 90)));
const asDocument = {kind: 'document', type: 'application/pdf', name: 'acta.pdf', transactionId: null};

test('[FIL8] a receipt is stored, its row says so to every device by pull, and its bytes come back', async () => {
  const bytes = jpegBytes(40, 30, 70_000);
  const place = await addFile(shop, server, bytes);
  expect((await readFileRow(shop, place.fileId))?.['storedAt']).toBeNull();
  const version = (await shop.device.pull()).body.spaces[0]?.version ?? 0;
  expect(refusalOf(await shop.device.call(openFile, place))).toEqual([409, 'file.not-stored']);
  const {status, body} = await upload(shop.device, place, bytes);
  expect([status, body]).toEqual([200, {storedAt: new Date(server.clock.nowMs).toISOString()}]);
  expect(await readFileRow(shop, place.fileId)).toMatchObject({storedAt: body.storedAt, createdBy: shop.device.me.id});
  const delta = (await shop.device.pull({[shop.spaceId]: version})).body.spaces[0];
  expect(delta?.tables['files']?.ids).toEqual([place.fileId]);
  const answer = await download(shop.device, place);
  expect(answer.headers['content-disposition']).toContain("filename*=UTF-8''recibo%20del%20caf%C3%A9.jpg");
  expect(Buffer.from(String(answer.body)).length).toBeGreaterThan(0);
  expect(answer.headers['content-length']).toBe('70000');
  expect(await listParts(place.fileId)).toEqual([]);
});

test('[FIL6] a document above 5 MB goes in parts, on from where it was, also with other addresses and sent twice', async () => {
  const place = await addFile(shop, server, big, asDocument);
  const parts = await start(shop.device, place);
  expect(parts.map(({number, sizeBytes}) => [number, sizeBytes])).toEqual([
    [1, 5_242_880],
    [2, 5_242_880],
    [3, 1_514_240],
  ]);
  const second = parts[1];
  if (!second) throw new Error('no second part');
  const slice = big.subarray(second.offsetBytes, second.offsetBytes + second.sizeBytes);
  expect((await sendPart(shop.device, second.url, slice)).status).toBe(200);
  expect((await sendPart(shop.device, second.url, slice)).status).toBe(200);
  expect(refusalOf(await shop.device.call(finishUpload, place))).toEqual([409, 'file.parts-missing']);
  server.clock.nowMs += 600_000;
  expect((await start(shop.device, place)).map(({number}) => number)).toEqual([1, 3]);
  expect((await upload(shop.device, place, big)).status).toBe(200);
  const {body} = await shop.device.call(openFile, place);
  const answer = await server.app.inject({url: body.url, cookies: Object.fromEntries(shop.device.cookies)});
  expect(answer.rawPayload.equals(big)).toBe(true);
  expect(await listStored(place.fileId)).toHaveLength(1);
});

test('[FIL8] what is stored is asked for, sent and finished again without effect', async () => {
  const bytes = jpegBytes(10, 10, 5_000);
  const place = await addFile(shop, server, bytes);
  const [part] = await start(shop.device, place);
  const {body} = await upload(shop.device, place, bytes);
  const version = (await shop.device.pull()).body.spaces[0]?.version;
  server.clock.nowMs += 1_000;
  expect((await shop.device.call(startUpload, place)).body).toEqual({state: 'stored', ...body});
  expect((await shop.device.call(finishUpload, place)).body).toEqual(body);
  // The address is still good: what comes by it changes nothing that is stored.
  await sendPart(shop.device, part?.url ?? '', jpegBytes(20, 20, 5_000));
  expect((await shop.device.call(finishUpload, place)).body).toEqual(body);
  expect((await shop.device.pull()).body.spaces[0]?.version).toBe(version);
  expect(await listStored(place.fileId)).toHaveLength(1);
});

test('[FIL8] several who finish at once keep one file under one version', async () => {
  const bytes = jpegBytes(10, 10, 300_000);
  const place = await addFile(shop, server, bytes);
  await sendAll(shop.device, place, bytes);
  const version = (await shop.device.pull()).body.spaces[0]?.version ?? 0;
  const answers = await Promise.all(Array.from({length: 12}, () => shop.device.call(finishUpload, place)));
  expect(new Set(answers.map(({status, body}) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect((await shop.device.pull()).body.spaces[0]?.version).toBe(version + 1);
  expect(await listStored(place.fileId)).toHaveLength(1);
});

test('[FIL8] after a crash between sending and finishing, or between keeping and saying so, asking again ends well', async () => {
  const bytes = jpegBytes(10, 10, 5_000);
  const place = await addFile(shop, server, bytes);
  await sendAll(shop.device, place, bytes);
  expect(await start(shop.device, place)).toEqual([]);
  // What a process does before it dies: the whole is kept, and nobody says so.
  const store = await openFolderStore(path.join(server.dataDir, 'files'), () => server.clock.nowMs);
  const [begun, file] = [await findUpload(server.database, place), await findFile(server.database, place)];
  if (!begun || !file) throw new Error('no upload');
  expect(await keepBytes({store, scanner: embeddedScanner}, begun, file)).toEqual({ok: true, value: undefined});
  expect(await listStored(place.fileId)).toHaveLength(1);
  expect(refusalOf(await shop.device.call(openFile, place))).toEqual([409, 'file.not-stored']);
  expect(await start(shop.device, place)).toEqual([]);
  expect((await shop.device.call(finishUpload, place)).status).toBe(200);
  expect(await listStored(place.fileId)).toHaveLength(1);
});

test('[FIL8] a store that goes down after the bytes are kept keeps nobody from hearing that they are', async () => {
  const bytes = jpegBytes(10, 10, 5_000);
  const place = await addFile(shop, server, bytes);
  await sendAll(shop.device, place, bytes);
  const now = () => server.clock.nowMs;
  const store = await openFolderStore(path.join(server.dataDir, 'files'), now);
  const failing = {...store, remove: () => Promise.reject(new StoreDownError('gone'))};
  const findRole = () => Promise.resolve('owner' as const);
  const noDesk = {
    scanner: embeddedScanner,
    isAdmin: () => Promise.resolve(false),
    afterDeskFile: () => Promise.resolve(),
  };
  const finished = await runFinish({database: server.database, now, store: failing, findRole, ...noDesk}, place, {
    userId: shop.device.me.id,
    isDesk: false,
  });
  expect(finished).toEqual({ok: true, value: {storedAt: new Date(server.clock.nowMs).toISOString()}});
  expect(await listParts(place.fileId)).toEqual(['1']);
});

test('[FIL9] a row that is deleted and made anew is stored again only with the bytes it says', async () => {
  const bytes = jpegBytes(10, 10, 5_000);
  const place = await addFile(shop, server, bytes);
  await upload(shop.device, place, bytes);
  const {create, edit} = buildChangeIn(shop.spaceId);
  const removal = () => edit('files', [place.fileId], {deleted: true}, {deleted: false});
  const row = rowFor(place.fileId, bytes);
  await shop.device.push([removal(), create('files', [row])]);
  expect((await readFileRow(shop, place.fileId))?.['storedAt']).toBeNull();
  expect((await shop.device.call(startUpload, place)).body).toMatchObject({state: 'stored'});
  // The same bytes under another type, and other bytes.
  await shop.device.push([removal(), create('files', [{...row, type: 'application/pdf', name: 'x.pdf'}])]);
  expect(refusalOf(await shop.device.call(startUpload, place))).toEqual([400, 'file.wrong-content']);
  const other = jpegBytes(20, 20, 6_000);
  await shop.device.push([removal(), create('files', [rowFor(place.fileId, other)])]);
  expect(refusalOf(await shop.device.call(finishUpload, place))).toEqual([409, 'file.parts-missing']);
  expect((await upload(shop.device, place, other)).status).toBe(200);
  expect((await download(shop.device, place)).headers['content-length']).toBe('6000');
});
