import {afterAll, beforeAll, expect, test} from 'vitest';
import {finishUpload} from '#contract/files/finish-upload.ts';
import {openFile} from '#contract/files/open-file.ts';
import {jpegBytes, pdfBytes} from '#tests/fixtures/file-bytes.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {startS3Server, type S3Server} from '#tests/fakes/s3-server.ts';
import {addFile, openShop, refusalOf, start, type Shop} from './file-steps.ts';

let s3: S3Server;
let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  s3 = await startS3Server(() => server.clock.nowMs);
  server = await buildServer({
    FILES_S3_ENDPOINT: s3.settings.endpoint,
    FILES_S3_BUCKET: s3.settings.bucket,
    FILES_S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    FILES_S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
  });
  // s3rver has no other clock than the machine's: what is signed for a minute must not be over when the machine is slow.
  server.clock.nowMs = Date.now() + 3_600_000;
  shop = await openShop(server);
});
afterAll(async () => {
  await server.close();
  await s3.close();
});

async function sendAll(place: Parameters<typeof start>[1], bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  for (const {url, offsetBytes, sizeBytes} of await start(shop.device, place)) {
    const body = bytes.slice(offsetBytes, offsetBytes + sizeBytes);
    const headers = {'content-type': 'application/octet-stream'};
    expect((await fetch(url, {method: 'PUT', body, headers})).status).toBe(200);
  }
}

test('[FIL8] a document goes to a bucket in parts, once, and comes back', async () => {
  const bytes = pdfBytes(12_000_000);
  const asDocument = {kind: 'document', type: 'application/pdf', name: 'acta.pdf', transactionId: null};
  const place = await addFile(shop, server, bytes, asDocument);
  await sendAll(place, bytes);
  const answers = await Promise.all([1, 2, 3].map(() => shop.device.call(finishUpload, place)));
  expect(answers.map(({status}) => status)).toEqual([200, 200, 200]);
  const {body} = await shop.device.call(openFile, place);
  const answer = await fetch(body.url);
  expect(answer.headers.get('content-disposition')).toContain('acta.pdf');
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
});

test('[FIL9] of a receipt whose bytes are wrong nothing is kept in the bucket', async () => {
  const bytes = jpegBytes(10, 10, 600_000);
  const place = await addFile(shop, server, bytes);
  await sendAll(place, bytes.with(599_999, 0));
  expect(refusalOf(await shop.device.call(finishUpload, place))).toEqual([400, 'file.wrong-hash']);
  expect(refusalOf(await shop.device.call(openFile, place))).toEqual([409, 'file.not-stored']);
  await sendAll(place, bytes);
  expect((await shop.device.call(finishUpload, place)).status).toBe(200);
});

test('[FIL7] the page may call the bucket’s origin, and only that one beside our own', async () => {
  const {headers} = await server.openDevice().request({url: '/'});
  expect(headers['content-security-policy']).toContain(`connect-src 'self' ${s3.settings.endpoint};`);
});

test('[FIL8] while the store is down its refusal says so, and afterwards all goes on', async () => {
  const bytes = jpegBytes(10, 10, 1_000);
  const place = await addFile(shop, server, bytes);
  await sendAll(place, bytes);
  s3.setDown(true);
  expect(refusalOf(await shop.device.call(finishUpload, place))).toEqual([503, 'file.store-down']);
  s3.setDown(false);
  expect((await shop.device.call(finishUpload, place)).status).toBe(200);
});
