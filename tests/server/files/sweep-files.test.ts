import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {finishUpload} from '#contract/files/finish-upload.ts';
import {startUpload} from '#contract/files/start-upload.ts';
import {deletedLifeMs, sweepFiles, unfinishedLifeMs} from '#server/modules/files/sweep-files.ts';
import {openFolderStore} from '#server/providers/files/folder/adapter.ts';
import type {FileStore} from '#server/providers/files/port.ts';
import {buildChangeIn} from '#tests/fixtures/build-change.ts';
import {jpegBytes} from '#tests/fixtures/file-bytes.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {
  addFile,
  download,
  openShop,
  readFileRow,
  refusalOf,
  sendAll,
  sendPart,
  start,
  upload,
  type Shop,
} from './file-steps.ts';

let server: TestServer;
let shop: Shop;
let store: FileStore;
beforeAll(async () => {
  server = await buildServer();
  shop = await openShop(server);
  store = await openFolderStore(path.join(server.dataDir, 'files'), () => server.clock.nowMs);
});
afterAll(() => server.close());

const bytes = jpegBytes(10, 10, 1_000);
const sweep = (using = store) => sweepFiles({database: server.database, now: () => server.clock.nowMs, store: using});
const listBytes = async (fileId: string) => {
  const names = await readdir(path.join(server.dataDir, 'files'), {recursive: true});
  return names
    .filter((name) => path.basename(name).startsWith(fileId))
    .map((name) => name.slice(0, name.indexOf(path.sep)))
    .toSorted();
};
const setDeleted = (fileId: string, deleted: boolean) =>
  shop.device.push([buildChangeIn(shop.spaceId).edit('files', [fileId], {deleted}, {deleted: !deleted})]);
/** Sessions end sooner than what is swept. */
const moveClock = async (ms: number) => {
  server.clock.nowMs += ms;
  await server.database.$client.query(`update sessions set expires_at = '2030-01-01'`);
  await server.database.$client.query('update session_tokens set issued_at = $1', [new Date(server.clock.nowMs)]);
};

test('[FIL11] an upload that nobody went on with for a day is swept away, and can be started anew', async () => {
  const place = await addFile(shop, server, bytes);
  await sendAll(shop.device, place, bytes);
  await moveClock(unfinishedLifeMs - 1_000);
  await sweep();
  expect(await listBytes(place.fileId)).toEqual(['incoming']);
  // Asking again keeps it for another day.
  expect(await start(shop.device, place)).toEqual([]);
  await moveClock(2_000);
  await sweep();
  expect(await listBytes(place.fileId)).toEqual(['incoming']);
  await moveClock(unfinishedLifeMs);
  await sweep();
  expect(await listBytes(place.fileId)).toEqual([]);
  expect(refusalOf(await shop.device.call(finishUpload, place))).toEqual([409, 'file.parts-missing']);
  expect((await upload(shop.device, place, bytes)).status).toBe(200);
});

test('[FIL11] parts that came after the end are swept away, what is stored stays', async () => {
  const place = await addFile(shop, server, bytes);
  const [part] = await start(shop.device, place);
  await upload(shop.device, place, bytes);
  await sendPart(shop.device, part?.url ?? '', bytes);
  expect(await listBytes(place.fileId)).toEqual(['incoming', 'stored']);
  await moveClock(unfinishedLifeMs + 1_000);
  await sweep();
  expect(await listBytes(place.fileId)).toEqual(['stored']);
  expect((await download(shop.device, place)).status).toBe(200);
});

test('[FIL11] a deleted file that is brought back within 30 days is whole', async () => {
  const place = await addFile(shop, server, bytes);
  await upload(shop.device, place, bytes);
  await setDeleted(place.fileId, true);
  await moveClock(deletedLifeMs - 1_000);
  await sweep();
  await setDeleted(place.fileId, false);
  await moveClock(2_000);
  await sweep();
  expect((await download(shop.device, place)).status).toBe(200);
});

test('[FIL11] a file deleted 30 days ago has no bytes; brought back, it says so and can be sent again', async () => {
  const place = await addFile(shop, server, bytes);
  await upload(shop.device, place, bytes);
  await setDeleted(place.fileId, true);
  await moveClock(deletedLifeMs + 1_000);
  const version = (await shop.device.pull()).body.spaces[0]?.version ?? 0;
  await sweep();
  expect(await listBytes(place.fileId)).toEqual([]);
  const tombstones = (await shop.device.pull({[shop.spaceId]: version})).body.spaces[0]?.tables['files'];
  expect(tombstones?.ids).toEqual([place.fileId]);
  await sweep();
  expect((await shop.device.pull()).body.spaces[0]?.version).toBe(version + 1);
  await setDeleted(place.fileId, false);
  expect((await readFileRow(shop, place.fileId))?.['storedAt']).toBeNull();
  expect((await shop.device.call(startUpload, place)).body).toMatchObject({state: 'open'});
  expect((await upload(shop.device, place, bytes)).status).toBe(200);
});

test('[FIL11] a sweep that stops halfway is finished by the next', async () => {
  const place = await addFile(shop, server, bytes);
  await upload(shop.device, place, bytes);
  await setDeleted(place.fileId, true);
  await moveClock(deletedLifeMs + 1_000);
  const dying: FileStore = {...store, remove: () => Promise.reject(new Error('killed'))};
  await expect(sweep(dying)).rejects.toThrow('killed');
  // Brought back in between, it is another upload: the next sweep takes only the old bytes.
  await setDeleted(place.fileId, false);
  await upload(shop.device, place, bytes);
  expect(await listBytes(place.fileId)).toEqual(['stored', 'stored']);
  await sweep();
  expect(await listBytes(place.fileId)).toEqual(['stored']);
  expect((await download(shop.device, place)).status).toBe(200);
});
