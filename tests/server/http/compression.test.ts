import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {readPage} from '#contract/sync/pull-changes.ts';
import {compressFiles} from '#scripts/build/compress-files.mjs';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {addSpaceOf, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';

let server: TestServer;
let clientDir: string;
let device: SyncDevice;
let spaceId: string;
const script = `/* ${'faro '.repeat(1_000)} */`;

beforeAll(async () => {
  clientDir = await mkdtemp(path.join(os.tmpdir(), 'faro-dist-'));
  await mkdir(path.join(clientDir, 'assets'));
  await writeFile(path.join(clientDir, 'index.html'), `<!doctype html><title>Faro</title>${script}`);
  await writeFile(path.join(clientDir, 'assets/app-1a2b.js'), script);
  await writeFile(path.join(clientDir, 'assets/tiny-1a2b.js'), '1');
  await compressFiles(clientDir);
  server = await buildServer({CLIENT_DIR: clientDir});
  device = await openSyncDevice(server);
  spaceId = await addSpaceOf(server, device);
});
afterAll(async () => {
  await server.close();
  await rm(clientDir, {recursive: true});
});

const get = (url: string, encodings: string) =>
  server.app.inject({url, headers: {'accept-encoding': encodings}, cookies: Object.fromEntries(device.cookies)});

test.each([
  ['br, gzip', 'br', 'application/javascript; charset=utf-8', '/assets/app-1a2b.js'],
  ['gzip', 'gzip', 'application/javascript; charset=utf-8', '/assets/app-1a2b.js'],
  ['identity', undefined, 'application/javascript; charset=utf-8', '/assets/app-1a2b.js'],
  ['br', undefined, 'application/javascript; charset=utf-8', '/assets/tiny-1a2b.js'],
  ['br', 'br', 'text/html; charset=utf-8', '/es/dashboard'],
])('who takes %s is given %s as %s for %s', async (encodings, given, type, url) => {
  const {headers} = await get(url, encodings);
  expect([headers['content-encoding'], headers['content-type']]).toEqual([given, type]);
  expect(headers['vary']).toBe('accept-encoding');
});

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
  ['deflate', undefined, (bytes: Buffer) => bytes],
] as const)('a page of rows for who takes %s comes as %s and is whole', async (encodings, given, unpack) => {
  const plain = await device.readPage(spaceId, {table: 'categories', from: null, until: null, count: 29});
  const answer = await get(`${readPage.path}?spaceId=${spaceId}&table=categories`, encodings);
  expect(answer.headers).toMatchObject({vary: 'accept-encoding', 'content-type': 'application/json; charset=utf-8'});
  expect(answer.headers['content-encoding']).toBe(given);
  expect(JSON.parse(unpack(answer.rawPayload).toString())).toEqual(plain);
});

test('an answer with the anti-forgery token is never compressed', async () => {
  const {headers} = await get('/api/v1/users/me', 'br, gzip');
  expect(headers['content-encoding']).toBeUndefined();
});
