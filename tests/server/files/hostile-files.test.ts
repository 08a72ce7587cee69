import {request as sendRequest} from 'node:http';
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {refreshSession} from '#contract/account/session.ts';
import {finishUpload} from '#contract/files/finish-upload.ts';
import {buildChangeIn, type Row} from '#tests/fixtures/build-change.ts';
import {bytesOf, jpegBytes, pngBytes} from '#tests/fixtures/file-bytes.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {
  addFile,
  download,
  openShop,
  readFileRow,
  refusalOf,
  rowFor,
  sendPart,
  start,
  upload,
  type Shop,
} from './file-steps.ts';

let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  server = await buildServer();
  shop = await openShop(server);
});
afterAll(() => server.close());

async function listBytes(): Promise<string[]> {
  const names = await readdir(path.join(server.dataDir, 'files'), {recursive: true, withFileTypes: true});
  return names.filter((entry) => entry.isFile() && entry.name !== 'signing-key').map((entry) => entry.name);
}

async function pushRow(bytes: Uint8Array, overrides: Row): Promise<string | undefined> {
  const row = rowFor(server.newId(), bytes, overrides);
  const {body} = await shop.device.push([buildChangeIn(shop.spaceId).create('files', [row])]);
  return body.refused[0]?.refusals[0]?.reason;
}

test.each<[string, Row, string]>([
  ['a receipt of 5,242,881 bytes', {sizeBytes: 5_242_881}, 'file.too-large'],
  ['an empty receipt', {sizeBytes: 0}, 'sync.invalid-value'],
  ['a type that is not taken', {type: 'image/svg+xml', name: 'x.svg'}, 'sync.invalid-value'],
  ['a spreadsheet as receipt', {type: 'text/csv', name: 'x.csv'}, 'file.type-not-allowed'],
  ['an archive as receipt', {type: 'application/zip', name: 'x.zip'}, 'file.type-not-allowed'],
  ['a name with a path', {name: '../../etc/passwd.jpg'}, 'file.bad-name'],
  ['a name with a path of Windows', {name: 'C:\\recibo.jpg'}, 'file.bad-name'],
  ['a name with a header in it', {name: 'a.jpg\r\nset-cookie: x=1.jpg'}, 'file.bad-name'],
  ['a name with a page in it', {name: '<img src=x>.jpg'}, 'file.bad-name'],
  ['a hidden name', {name: '.recibo.jpg'}, 'file.bad-name'],
  ['a name of 121 characters', {name: `${'a'.repeat(117)}.jpg`}, 'sync.invalid-value'],
  ['a name with control characters', {name: 'a\u0007b.jpg'}, 'file.bad-name'],
  ['a name that turns direction', {name: 'recibo\u202egpj.jpg'}, 'file.bad-name'],
  ['a name of a page', {name: 'recibo.html'}, 'file.bad-name'],
  ['a hash that is none', {sha256: '../'.padEnd(64, 'a')}, 'sync.invalid-value'],
  ['a receipt of no movement', {transactionId: null}, 'file.transaction-required'],
  ['a file that claims to be stored', {storedAt: '2026-11-20T12:00:00.000Z'}, 'sync.field-not-writable'],
])('[FIL2] the row of %s is refused', async (_, overrides, reason) => {
  expect(await pushRow(jpegBytes(1, 1), overrides)).toBe(reason);
});

test('[FIL1] a receipt of 5,242,880 bytes is stored', async () => {
  const bytes = jpegBytes(40, 30, 5_242_880);
  expect((await upload(shop.device, await addFile(shop, server, bytes), bytes)).status).toBe(200);
});

test.each([
  ['a page called .jpg', bytesOf('<!doctype html><script>alert(1)</script>'), 'file.is-html'],
  ['an SVG with a script called .jpg', bytesOf('<svg><script>alert(1)</script></svg>'), 'file.is-svg'],
  ['an SVG behind a prolog called .jpg', bytesOf('<?xml version="1.0"?>\n<svg onload="alert(1)"/>'), 'file.is-svg'],
  ['an archive called .jpg', bytesOf('PK\x03\x04', 4_000, '\0'), 'file.wrong-content'],
  ['a program called .jpg', bytesOf('MZ\x90\0'), 'file.wrong-content'],
  ['a JPEG of 65,535² pixels', jpegBytes(65_535, 65_535), 'file.too-many-pixels'],
])('[FIL9] %s is sent and refused, and nothing of it kept', async (_, bytes, reason) => {
  const before = await listBytes();
  const place = await addFile(shop, server, bytes);
  expect(refusalOf(await upload(shop.device, place, bytes))).toEqual([400, reason]);
  expect(await listBytes()).toEqual(before);
  expect((await readFileRow(shop, place.fileId))?.['storedAt']).toBeNull();
  expect(refusalOf(await download(shop.device, place))).toEqual([409, 'file.not-stored']);
});

test('[FIL9] a PNG of 65,535² pixels is refused by its header, nothing is decoded', async () => {
  const bytes = pngBytes(65_535, 65_535, 400_000);
  const place = await addFile(shop, server, bytes, {type: 'image/png', name: 'grande.png'});
  expect(refusalOf(await upload(shop.device, place, bytes))).toEqual([400, 'file.too-many-pixels']);
});

test('[FIL9] an archive is kept as it is and never opened', async () => {
  const bytes = bytesOf('PK\x03\x04', 4_000, '\0');
  const place = await addFile(shop, server, bytes, {
    kind: 'document',
    transactionId: null,
    type: 'application/zip',
    name: 'bomba.zip',
  });
  expect((await upload(shop.device, place, bytes)).status).toBe(200);
  expect((await download(shop.device, place)).headers['content-length']).toBe('4000');
});

test('[FIL9] bytes that are not the file’s are dropped, and the right ones are taken after', async () => {
  const bytes = jpegBytes(10, 10, 400_000);
  const place = await addFile(shop, server, bytes);
  const wrong = bytes.with(399_999, 0);
  expect(refusalOf(await upload(shop.device, place, wrong))).toEqual([400, 'file.wrong-hash']);
  expect((await start(shop.device, place)).map(({number}) => number)).toEqual([1]);
  expect(refusalOf(await shop.device.call(finishUpload, place))).toEqual([409, 'file.parts-missing']);
  expect((await upload(shop.device, place, bytes)).status).toBe(200);
});

test('[FIL7] an address that is altered or expired takes nothing, nor does one take a byte too many or too few', async () => {
  const before = await listBytes();
  const bytes = jpegBytes(10, 10, 5_242_880);
  const place = await addFile(shop, server, bytes);
  const [part] = await start(shop.device, place);
  const url = new URL(part?.url ?? '', 'https://faro.test');
  const send = async (to: URL, body: Uint8Array) =>
    refusalOf(await sendPart(shop.device, `${to.pathname}${to.search}`, body));
  const names = [...url.searchParams.keys()];
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    const [altered, without] = [new URL(url), new URL(url)];
    altered.searchParams.set(name, `${url.searchParams.get(name)}0`);
    without.searchParams.delete(name);
    expect([name, await send(altered, bytes)]).toEqual([name, [403, 'file.bad-url']]);
    expect([name, await send(without, bytes)]).toEqual([name, [403, 'file.bad-url']]);
  }
  expect(await send(url, jpegBytes(10, 10, 5_242_881))).toEqual([413, 'file.part-too-large']);
  expect(await send(url, bytes.subarray(1))).toEqual([400, 'file.part-size']);
  server.clock.nowMs += 15 * 60_000;
  // As long as a session lives: who comes back with it renews it first.
  expect((await shop.device.call(refreshSession, {})).status).toBe(200);
  expect(await send(url, bytes)).toEqual([403, 'file.expired-url']);
  expect(await listBytes()).toEqual(before);
});

test('[FIL7] a body without end is cut off at the size of its part', async () => {
  const before = await listBytes();
  const bytes = jpegBytes(10, 10, 100_000);
  const place = await addFile(shop, server, bytes);
  const [part] = await start(shop.device, place);
  const origin = await server.app.listen({port: 0, host: '127.0.0.1'});
  const cookie = [...shop.device.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = {'content-type': 'application/octet-stream', 'transfer-encoding': 'chunked', cookie};
  const request = sendRequest(new URL(part?.url ?? '', origin), {method: 'PUT', headers});
  // The refusal, or only the closed door when it came while we were still talking.
  const refused = new Promise<number | undefined>((resolve) => {
    request.on('error', () => resolve(413));
    request.on('response', (response) => resolve(response.statusCode));
  });
  const chunk = Buffer.alloc(60_000, 'x');
  let sent = 0;
  const timer = setInterval(() => {
    // What nobody takes is not sent.
    if (request.writableNeedDrain) return;
    request.write(chunk);
    sent += chunk.length;
  }, 1);
  expect(await refused).toBe(413);
  clearInterval(timer);
  request.destroy();
  expect(sent).toBeLessThan(20_000_000);
  expect(await listBytes()).toEqual(before);
});
