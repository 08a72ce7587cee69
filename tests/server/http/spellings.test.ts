import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {connect, type AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {logIn} from '#contract/account/session.ts';
import {mountedOn} from '#server/http/mounted-routes.ts';
import {otherSpellings, sameSpellings} from '#tests/abuse/spellings.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';

let server: TestServer;
let clientDir: string;
let port = 0;
beforeAll(async () => {
  clientDir = await mkdtemp(path.join(os.tmpdir(), 'faro-dist-'));
  await mkdir(path.join(clientDir, 'assets'));
  await writeFile(path.join(clientDir, 'index.html'), '<!doctype html><title>Faro</title>');
  server = await buildServer({CLIENT_DIR: clientDir, RATE_LIMITS: 'on'});
  await server.app.listen({port: 0, host: '127.0.0.1'});
  ({port} = server.app.server.address() as AddressInfo);
});
afterAll(async () => {
  await server.close();
  await rm(clientDir, {recursive: true});
});

/** Sends one line as it stands, which no client of ours would. @returns status, headers in small letters, and the body. */
async function send(method: string, target: string, body = ''): Promise<{status: number; head: string; body: string}> {
  const type = body === '' ? '' : `content-type: application/json\r\ncontent-length: ${body.length}\r\n`;
  const answer = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${method} ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${type}\r\n${body}`),
    );
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => (text += part));
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  return {status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: rest.join('\r\n\r\n')};
}

test('[WAY1] however the address of a route of the API is written, its answer is the API’s, and never a page', async () => {
  const gets = [...mountedOn(server.app).routes].filter((route) => /^GET \/api\/v1\/[^:*]*$/.test(route));
  expect(gets.length).toBeGreaterThan(30);
  for (const address of gets.map((route) => route.replace('GET ', '')))
    for (const [how, write] of [...sameSpellings, ...otherSpellings]) {
      const {status, head, body} = await send('GET', write(address));
      const found = {
        how,
        address,
        status,
        isStored: !head.includes('cache-control: no-store'),
        isPage: body.includes('<title>'),
      };
      expect(found).toEqual({how, address, status: expect.any(Number), isStored: false, isPage: false});
      expect([200, 400, 401, 403, 404, 409, 426, 429]).toContain(status);
    }
}, 120_000);

test('[WAY1] guesses count together, however each is written', async () => {
  const login = JSON.stringify({email: 'nobody@faro.example', password: 'not the one'});
  const {perMinute = 0} = logIn;
  expect(perMinute).toBeGreaterThan(0);
  const ways = sameSpellings;
  const statuses: number[] = [];
  for (let turn = 0; turn < perMinute + ways.length; turn += 1) {
    const [, write] = ways[turn % ways.length] ?? ['', (address: string) => address];
    statuses.push((await send('POST', write(logIn.path), login)).status);
  }
  expect(statuses.slice(perMinute)).toEqual(ways.map(() => 429));
  expect(statuses.slice(0, perMinute)).not.toContain(404);
});
