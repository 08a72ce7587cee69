import {createHash} from 'node:crypto';
import {request} from 'node:http';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {addDeskDocument} from '#contract/documents/add-desk-document.ts';
import {finishDeskUpload, startDeskUpload} from '#contract/files/desk-upload.ts';
import {openFile} from '#contract/files/open-file.ts';
import type {FilePart} from '#contract/files/start-upload.ts';
import {sendScan} from '#contract/mailing/send-scan.ts';
import {sweepFiles, unfinishedLifeMs} from '#server/modules/files/sweep-files.ts';
import {openFolderStore} from '#server/providers/files/folder/adapter.ts';
import {buildServer, logInOn, type TestServer} from '#tests/kits/build-server.ts';
import type {SyncDevice} from '#tests/kits/sync-device.ts';
import {factsFor, freshPdf} from '#tests/server/mailing/scan-steps.ts';
import {openAdmin} from '#tests/server/policy/cast.ts';
import {download, openShop, refusalOf, sendPart, type Shop} from './file-steps.ts';

const largest = 20_971_520;

let server: TestServer;
let port: number;
let shop: Shop;
let admin: SyncDevice;
beforeAll(async () => {
  server = await buildServer();
  shop = await openShop(server);
  admin = await openAdmin(server);
  // Bytes that stop in the middle take a connection.
  port = Number(new URL(await server.app.listen({host: '127.0.0.1', port: 0})).port);
});
afterAll(() => server.close());

type Part = FilePart & {readonly url: string};

async function listParts(fileId: string): Promise<readonly Part[]> {
  const {body} = await admin.call(startDeskUpload, {companyId: shop.spaceId, fileId});
  if (body.state !== 'open') throw new Error(`not open: ${JSON.stringify(body)}`);
  return body.parts;
}

const stretch = (bytes: Uint8Array, {offsetBytes, sizeBytes}: FilePart) =>
  bytes.subarray(offsetBytes, offsetBytes + sizeBytes);

/** Sends half of a part, and then the connection breaks. */
async function breakOff(part: Part, bytes: Uint8Array): Promise<void> {
  const own = stretch(bytes, part);
  const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = {cookie, 'content-type': 'application/octet-stream', 'content-length': own.length};
  const sending = request({host: '127.0.0.1', port, method: 'PUT', path: part.url, headers});
  const broken = Promise.withResolvers<void>();
  sending.on('error', () => broken.resolve());
  sending.on('response', ({statusCode}) => broken.reject(new Error(`half a part was answered: ${statusCode}`)));
  sending.write(own.subarray(0, own.length / 2), () => sending.destroy(new Error('the link broke')));
  await broken.promise;
}

/** What the desk says of a file before its bytes; said again it is the same file. @returns its id. */
const kinds = {
  scan: async (bytes: Uint8Array) => (await admin.call(sendScan, factsFor(shop.spaceId, bytes))).body.scanId,
  document: async (bytes: Uint8Array) => {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const facts = {name: 'articles.pdf', type: 'application/pdf', sizeBytes: bytes.length, sha256} as const;
    const wish = {...ids, companyId: shop.spaceId, kind: 'articles', bears: null, ...facts} as const;
    expect((await admin.call(addDeskDocument, wish)).status).toBe(200);
    return ids.fileId;
  },
};
let ids: {readonly id: string; readonly fileId: string};

test.each(['scan', 'document'] as const)(
  '[FIL12] [FIL6] [FIL11] a %s of 20 MB over a link that breaks goes on where it stopped, or is started again after a day',
  async (kind) => {
    ids = {id: server.newId(), fileId: server.newId()};
    const bytes = freshPdf(`largo ${kind}`, largest);
    const fileId = await kinds[kind](bytes);
    const place = {companyId: shop.spaceId, fileId};
    const [first, second] = await listParts(fileId);
    if (!first || !second) throw new Error('a large file goes in parts');
    await sendPart(admin, first.url, stretch(bytes, first));
    await breakOff(second, bytes);
    expect(refusalOf(await admin.call(finishDeskUpload, place))).toEqual([409, 'file.parts-missing']);
    // Said again, as a page that was opened anew does: it goes on with what is missing.
    expect(await kinds[kind](bytes)).toBe(fileId);
    const left = await listParts(fileId);
    expect(left.map(({number}) => number)).toEqual([2, 3, 4]);
    for (const part of left.slice(0, 2)) await sendPart(admin, part.url, stretch(bytes, part));
    await breakOff(left[2] ?? first, bytes);
    expect((await shop.device.call(openFile, {spaceId: shop.spaceId, fileId})).status).toBeGreaterThan(399);
    // Left for a day, its parts are gone: all of it is asked for again, and nothing of before gets in the way.
    server.clock.nowMs += unfinishedLifeMs + 1;
    const now = () => server.clock.nowMs;
    await sweepFiles({
      database: server.database,
      now,
      store: await openFolderStore(`${server.dataDir}/files`, now),
    });
    // A day is longer than a session.
    admin = await openAdmin(server);
    await logInOn(shop.device, shop.device.me.email);
    expect(await kinds[kind](bytes)).toBe(fileId);
    const anew = await listParts(fileId);
    expect(anew.map(({number}) => number)).toEqual([1, 2, 3, 4]);
    for (const part of anew) await sendPart(admin, part.url, stretch(bytes, part));
    for (const _time of ['once', 'again']) expect((await admin.call(finishDeskUpload, place)).status).toBe(200);
    const answer = await download(shop.device, {spaceId: shop.spaceId, fileId});
    expect(Buffer.compare(answer.bytes, bytes)).toBe(0);
  },
  60_000,
);
