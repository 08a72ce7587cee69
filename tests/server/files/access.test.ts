import {afterAll, beforeAll, expect, test} from 'vitest';
import {finishUpload} from '#contract/files/finish-upload.ts';
import {openFile} from '#contract/files/open-file.ts';
import {startUpload} from '#contract/files/start-upload.ts';
import {buildChangeIn, testId} from '#tests/fixtures/build-change.ts';
import {jpegBytes} from '#tests/fixtures/file-bytes.ts';
import {buildServer, type Device, type TestServer} from '#tests/kits/build-server.ts';
import {joinSpace, openSyncDevice} from '#tests/kits/sync-device.ts';
import {addFile, download, openShop, refusalOf, sendPart, start, upload, type Shop} from './file-steps.ts';

let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  server = await buildServer();
  shop = await openShop(server);
});
afterAll(() => server.close());

const bytes = jpegBytes(10, 10, 1_000);
type Place = {readonly spaceId: string; readonly fileId: string};

/** Every endpoint of files, each asked for one. */
const asks = [
  {name: 'startUpload', ask: (device: Device, place: Place) => device.call(startUpload, place)},
  {name: 'finishUpload', ask: (device: Device, place: Place) => device.call(finishUpload, place)},
  {name: 'openFile', ask: (device: Device, place: Place) => device.call(openFile, place)},
];

test.each(asks)('[FIL10] a stranger is asked to sign in: $name', async ({ask}) => {
  const place = await addFile(shop, server, bytes);
  expect(refusalOf(await ask(server.openDevice(), place))).toEqual([401, 'account.sign-in-required']);
});

test.each(asks)('[FIL10] for another tenant a file is not there: $name', async ({ask}) => {
  const place = await addFile(shop, server, bytes);
  await upload(shop.device, place, bytes);
  const other = await openShop(server, 'Eva');
  expect(refusalOf(await ask(other.device, place))).toEqual([404, 'file.row-missing']);
  // Nor by way of their own space.
  const borrowed = {spaceId: other.spaceId, fileId: place.fileId};
  expect(refusalOf(await ask(other.device, borrowed))).toEqual([404, 'file.row-missing']);
});

test.each(asks)('[FIL10] a file that was never pushed or was deleted is not there: $name', async ({ask}) => {
  const unknown = {spaceId: shop.spaceId, fileId: testId(404)};
  expect(refusalOf(await ask(shop.device, unknown))).toEqual([404, 'file.row-missing']);
  const place = await addFile(shop, server, bytes);
  await upload(shop.device, place, bytes);
  const removal = buildChangeIn(shop.spaceId).edit('files', [place.fileId], {deleted: true}, {deleted: false});
  await shop.device.push([removal]);
  expect(refusalOf(await ask(shop.device, place))).toEqual([404, 'file.row-missing']);
});

test.each(['owner', 'manager', 'bookkeeper'] as const)('[FIL10] a %s brings and reads files', async (role) => {
  const device = role === 'owner' ? shop.device : await openSyncDevice(server, 'Eva');
  if (role !== 'owner') await joinSpace(server, device, shop.spaceId, role);
  const place = await addFile({device, spaceId: shop.spaceId}, server, bytes);
  expect((await upload(device, place, bytes)).status).toBe(200);
  expect((await download(device, place)).status).toBe(200);
});

test('[FIL7] the address of another tenant’s file serves nobody else', async () => {
  const place = await addFile(shop, server, bytes);
  const [part] = await start(shop.device, place);
  const other = await openShop(server, 'Eva');
  expect(refusalOf(await sendPart(other.device, part?.url ?? '', bytes))).toEqual([403, 'file.bad-url']);
  expect(refusalOf(await sendPart(server.openDevice(), part?.url ?? '', bytes))).toEqual([
    401,
    'account.sign-in-required',
  ]);
  await upload(shop.device, place, bytes);
  const {body} = await shop.device.call(openFile, place);
  expect(refusalOf(await other.device.request({url: body.url}))).toEqual([403, 'file.bad-url']);
  expect((await shop.device.request({url: body.url})).status).toBe(200);
  server.clock.nowMs += 60_000;
  expect(refusalOf(await shop.device.request({url: body.url}))).toEqual([403, 'file.expired-url']);
});

test('[FIL10] whoever is no longer a member is refused also under an address they were given', async () => {
  const device = await openSyncDevice(server, 'Eva');
  await joinSpace(server, device, shop.spaceId, 'bookkeeper');
  const place = await addFile(shop, server, bytes);
  await upload(shop.device, place, bytes);
  const {body} = await device.call(openFile, place);
  expect((await device.request({url: body.url})).status).toBe(200);
  const client = await server.database.$client.connect();
  await client.query('begin');
  const {rows} = await client.query('select take_space_version($1) as version', [shop.spaceId]);
  await client.query('update memberships set deleted = true, version = $3 where space_id = $1 and user_id = $2', [
    shop.spaceId,
    device.me.id,
    rows[0].version,
  ]);
  await client.query('commit');
  client.release();
  expect(refusalOf(await device.request({url: body.url}))).toEqual([403, 'sync.no-access']);
  expect(refusalOf(await device.call(openFile, place))).toEqual([404, 'file.row-missing']);
});
