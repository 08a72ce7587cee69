import {once} from 'node:events';
import {connect} from 'node:net';
import {mkdir, mkdtemp, readdir, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {logIn, refreshSession} from '#contract/account/session.ts';
import {addCompany} from '#contract/companies/add-company.ts';
import {openFile} from '#contract/files/open-file.ts';
import {callerNetwork} from '#server/http/caller-network.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';

/** What stands in files that are nobody's to read. */
const hidden = 'what nobody may read';
const posted = 'POST /api/v1/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

let server: TestServer;
let clientDir: string;
beforeAll(async () => {
  clientDir = await mkdtemp(path.join(os.tmpdir(), 'faro-dist-'));
  await mkdir(path.join(clientDir, '.vite'));
  await writeFile(path.join(clientDir, 'index.html'), '<!doctype html><title>Faro</title>');
  await writeFile(path.join(clientDir, '.vite/manifest.json'), '{}');
  await mkdir(path.join(clientDir, '.git'));
  for (const name of ['.git/config', '.git/HEAD', '.env', '.env.br'])
    await writeFile(path.join(clientDir, name), hidden);
  server = await buildServer({CLIENT_DIR: clientDir, RATE_LIMITS: 'on'});
  await server.app.listen({port: 0, host: '127.0.0.1'});
});
afterAll(async () => {
  await server.close();
  await rm(clientDir, {recursive: true});
});

test.each(['/%E0%A4%A', '/api/%E0%A4%A', '/assets/%ff'])(
  'the address %s is malformed, and is not repeated',
  async (url) => {
    const answer = await server.openDevice().request({method: 'GET', url});
    expect(answer).toMatchObject({status: 400, body: {error: {code: 'validation', reason: 'request.malformed'}}});
  },
);

test('the notes of the build are not served', async () => {
  expect((await server.openDevice().request({method: 'GET', url: '/.vite/manifest.json'})).status).toBe(404);
});

test.each(['/.git/config', '/.git/HEAD', '/.env', '/%2egit/config', '/assets/../.env', '/.env.br'])(
  '[SEC3] %s is no file to anybody, though it lies there',
  async (url) => {
    for (const headers of [{}, {accept: 'text/html'}]) {
      const {body} = await server.app.inject({method: 'GET', url, headers});
      expect(body).not.toContain(hidden);
    }
  },
);

test.each([
  ['a method that repeats what was sent', 'TRACE / HTTP/1.1\r\nHost: localhost\r\nCookie: a=secret\r\n\r\n', 404],
  ['a length beside pieces', `${posted}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
  ['two lengths', `${posted}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400],
])('[SEC3] %s is refused', async (_what, text, status) => {
  const open = new URL(server.app.listeningOrigin);
  const socket = connect(Number(open.port), open.hostname);
  socket.write(text);
  const [answer] = await once(socket, 'data');
  socket.destroy();
  expect(String(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(String(answer)).not.toContain('secret');
});

test.each([
  ['a form with files', 'multipart/form-data; boundary=x', `--x\r\n${'recibo '.repeat(1_000_000)}\r\n--x--`],
  ['a form that is none', 'multipart/form-data', '\0'],
  ['broken JSON', 'application/json', '{'],
  ['plain text', 'text/plain', 'recibo'],
])('[SWK4] %s that is shared too early is led to a page, and nothing of it kept', async (_what, type, payload) => {
  const before = await readdir(server.dataDir, {recursive: true});
  const headers = {'content-type': type, 'sec-fetch-site': 'cross-site'};
  const answer = await server.openDevice().request({method: 'POST', url: '/share-target', payload, headers});
  expect(answer).toMatchObject({status: 303, headers: {location: '/share-target?trouble=too-early'}});
  expect(await readdir(server.dataDir, {recursive: true})).toEqual(before);
  const page = await server.openDevice().request({method: 'GET', url: String(answer.headers['location'])});
  expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
});

test.each([
  ['localhost:3000', 200],
  ['app.localhost', 200],
  ['127.0.0.1:3000', 200],
  ['[::1]:3000', 200],
  ['evil.example:3000', 403],
  ['localhost.evil.example', 403],
])('a server of one machine that is asked as %s answers %i', async (host, status) => {
  const answer = await server.openDevice().request({method: 'GET', url: '/health', headers: {host}});
  expect(answer.status).toBe(status);
});

test('a parameter that comes twice is no value', async () => {
  const ana = await server.registerPerson();
  const [one, other] = [server.newId(), server.newId()];
  const ask = (query: string) => ana.request({method: 'GET', url: `${openFile.path}?spaceId=${one}&${query}`});
  expect((await ask(`fileId=${one}`)).status).toBe(404);
  for (const query of [`fileId=${one}&fileId=${other}`, `fileId=${one}&fileId=${one}`, `fileId[]=${one}`])
    expect(await ask(query)).toMatchObject({status: 400, body: {error: {reason: 'request.invalid-field'}}});
});

test('a server with an address of its own is asked by any name', async () => {
  const known = await buildServer({PUBLIC_URL: 'https://app.example.com'});
  const answer = await known.openDevice().request({method: 'GET', url: '/health', headers: {host: '10-0-0-7.cluster'}});
  expect(answer.status).toBe(200);
  await known.close();
});

test('[WAY17] a request that does not arrive in time is ended', () => {
  expect(server.app.server.requestTimeout).toBe(150_000);
  expect(server.app.server.headersTimeout).toBeLessThanOrEqual(60_000);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::3:4:5:6', '2001:db8:0:0'],
  ['2001:db8::5:6', '2001:db8:0:0'],
  ['2001:db8:1::', '2001:db8:1:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (address, network) => {
  expect(callerNetwork(address)).toBe(network);
});

test('a caller who makes up another address is counted by the connection’s own', async () => {
  const device = server.openDevice();
  const tries = Array.from({length: (logIn.perMinute ?? 0) + 1}, (_, place) => place);
  const statuses: number[] = [];
  for (const place of tries) {
    const headers = {'x-forwarded-for': `203.0.113.${place}`};
    statuses.push((await device.call(logIn, {email: `n${place}@example.com`, password: 'x'}, headers)).status);
  }
  expect(statuses.at(-2)).toBe(401);
  expect(statuses.at(-1)).toBe(429);
});

test('a proxy that is trusted tells the caller’s address and that the line is safe', async () => {
  const proxied = await buildServer({TRUST_PROXY: '192.0.2.0/24'});
  const device = await proxied.registerPerson();
  const over = async (headers: Record<string, string>) =>
    String((await device.call(refreshSession, {}, headers)).headers['set-cookie']);
  expect(await over({'x-forwarded-proto': 'https'})).toContain('; Secure');
  expect(await over({})).not.toContain('; Secure');
  await proxied.close();
});

test('[WAY3] a proxy that nobody trusts is told of in the log, once, and a trusted one is not', async () => {
  const toldBy = async (settings: Record<string, string>): Promise<number> => {
    const told = await buildServer(settings);
    const ask = async (headers: Record<string, string>) =>
      told.openDevice().request({method: 'GET', url: '/health', headers});
    await ask({});
    expect(told.logLines.join('')).not.toContain('TRUST_PROXY');
    for (const turn of ['198.51.100.7', '198.51.100.8']) await ask({'x-forwarded-for': turn});
    const lines = told.logLines.filter((line) => line.includes('TRUST_PROXY')).length;
    await told.close();
    return lines;
  };
  expect([await toldBy({}), await toldBy({TRUST_PROXY: '192.0.2.0/24'})]).toEqual([1, 0]);
});

test('a caller whom nobody trusts cannot claim a safe line', async () => {
  const device = await server.registerPerson();
  const {headers} = await device.call(refreshSession, {}, {'x-forwarded-proto': 'https'});
  expect(String(headers['set-cookie'])).not.toContain('; Secure');
});

test('the files of the app are not counted', async () => {
  const device = server.openDevice();
  for (let visit = 0; visit < 700; visit += 1) await device.request({method: 'GET', url: '/assets/none.js'});
  expect((await device.request({method: 'GET', url: '/'})).status).toBe(200);
});

test.each([
  ['NUL', 'Faro\0LLC'],
  ['half a surrogate pair', 'Faro\ud800'],
  ['a line break', 'Faro\nLLC'],
  ['a turn of direction', 'Faro\u202eCLL'],
  ['characters without width', 'Faro\u200bLLC'],
])('[COM1] a company’s name with %s is refused', async (_what, name) => {
  const device = await server.registerPerson();
  const answer = await device.call(addCompany, {id: server.newId(), name, type: 'LLC', state: null});
  expect(answer.status).toBe(400);
});
