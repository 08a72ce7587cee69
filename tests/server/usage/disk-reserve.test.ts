import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {logIn, readMe} from '#contract/account/session.ts';
import {startUpload} from '#contract/files/start-upload.ts';
import {buildChangeIn, testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {buildServer, testPassword} from '#tests/kits/build-server.ts';
import {addSpaceOf, openSyncDevice} from '#tests/kits/sync-device.ts';
import {addFile, openShop, refusalOf, sendPart, start} from '#tests/server/files/file-steps.ts';

/** A folder of the data that is there, unlike that of other tests' servers: only of such a one is known how full its disk is. */
async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'faro-disk-'));
  onTestFinished(() => rm(folder, {recursive: true}));
  return folder;
}

const reserveAll = {DISK_RESERVE_BYTES: String(Number.MAX_SAFE_INTEGER)};

test('[QTA6] while the disk has no more than its reserve, what is large waits, and signing in goes on', async () => {
  const full = await buildServer({DATA_DIR: await makeFolder(), ...reserveAll});
  const device = await openSyncDevice(full);
  const spaceId = await addSpaceOf(full, device);
  const push = await device.push([buildChangeIn(spaceId).create('accounts', [buildRow('accounts', testId(1))])]);
  expect(refusalOf(push)).toEqual([503, 'server.disk-full']);
  expect(push.headers['retry-after']).toBe('60');
  expect(refusalOf(await device.call(startUpload, {spaceId, fileId: testId(1)}))).toEqual([503, 'server.disk-full']);
  const {me} = device;
  expect((await device.call(logIn, {email: me.email, password: testPassword})).status).toBe(200);
  expect((await device.call(readMe, {})).status).toBe(200);
  expect((await device.pull()).status).toBe(200);
  expect((await device.request({method: 'GET', url: '/health'})).body).toMatchObject({status: 'up', disk: 'low'});
  expect(full.logLines.some((line) => line.includes('the disk is full but for its reserve'))).toBe(true);
  await full.close();
});

test('[QTA6] bytes under an address that was given before the disk was full are not taken either', async () => {
  const folder = {DATA_DIR: await makeFolder()};
  const ample = await buildServer({...folder, DISK_RESERVE_BYTES: '0'});
  const shop = await openShop(ample);
  const bytes = new Uint8Array(Buffer.from('%PDF-1.7 a receipt'));
  const place = await addFile(shop, ample, bytes, {type: 'application/pdf', name: 'a.pdf'});
  const [part] = await start(shop.device, place);
  const full = await buildServer({...folder, ...reserveAll}, [], {beside: ample});
  const there = full.openDevice();
  for (const [name, value] of shop.device.cookies) there.cookies.set(name, value);
  expect(refusalOf(await sendPart(there, part?.url ?? '', bytes))).toEqual([503, 'server.disk-full']);
  expect((await sendPart(shop.device, part?.url ?? '', bytes)).status).toBe(200);
  await full.close();
  await ample.close();
});
