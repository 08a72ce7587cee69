import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {finishGoogleSignIn, startGoogleSignIn} from '#contract/account/google.ts';
import {readMe} from '#contract/account/session.ts';
import {mountedOn} from '#server/http/mounted-routes.ts';
import {providerEvents} from '#server/modules/webhooks/table.ts';
import {signHmac, toleranceMs, verifyHmac} from '#tests/fakes/hmac-vendor.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {ask, post, sendBytes, type Told} from './ask.ts';
import {callAs, registerAt, type PersonAt} from './person-at.ts';
import {otherSpellings, sameSpellings} from './spellings.ts';

const publicUrl = 'http://localhost:3000';

let clientDir: string;
let server: TestServer;
let port = 0;
let ana: PersonAt;

const listen = async ({app}: TestServer): Promise<number> => {
  await app.listen({port: 0, host: '127.0.0.1'});
  return (app.server.address() as AddressInfo).port;
};

/** A server in development, with the pages that show mails and make sandboxes fail, and the public site; asked as `localhost:3000`, as it is there. */
beforeAll(async () => {
  clientDir = await mkdtemp(path.join(os.tmpdir(), 'faro-dist-'));
  await mkdir(path.join(clientDir, '.site'));
  await writeFile(path.join(clientDir, 'index.html'), '<!doctype html><title>Faro</title>');
  await writeFile(path.join(clientDir, '.site/es.html'), '<!doctype html><title>Inicio</title>');
  const bank = {provider: 'bank', verify: verifyHmac, work: async () => undefined};
  server = await buildServer({CLIENT_DIR: clientDir, PUBLIC_URL: publicUrl, LOG_LEVEL: 'silent'}, [bank]);
  port = await listen(server);
  ana = await registerAt(port);
});
afterAll(async () => {
  await server.close();
  await rm(clientDir, {recursive: true});
});

/** Names that anybody may own and point at this machine, and what they may say in the headers of a proxy. */
const foreignNames = [
  'evil.example',
  'localhost.evil.example:3000',
  '127.0.0.1.evil.example',
  'localhost.',
  'evil.example@localhost',
];
const claims = [
  {},
  {'x-forwarded-host': 'localhost'},
  {forwarded: 'host=localhost'},
  {'x-forwarded-for': '127.0.0.1'},
  {'x-original-url': '/dev/mailbox'},
];

test('[MAI5] [VEN5] a page that has pointed its name at this machine reads no mail and makes nothing fail, in no spelling', async () => {
  const read = async (target: string, headers: Record<string, string>) => ask({port, target, headers});
  expect((await read('/dev/mailbox', {})).text).toContain('<h1>Mailbox');
  const wrong: string[] = [];
  for (const address of ['/dev/mailbox', '/dev/sandbox', '/dev/mailbox/style.css'])
    for (const [how, write] of [...sameSpellings, ...otherSpellings])
      for (const [turn, host] of foreignNames.entries()) {
        const {status, text} = await read(write(address), {host, ...claims[turn]});
        if (/<h1>|:root/.test(text)) wrong.push(`${address} ${how} as ${host}: ${status}`);
      }
  expect(wrong).toEqual([]);
});

test('a server of one machine answers to no other name, however the address is written', async () => {
  const own = await buildServer({LOG_LEVEL: 'silent'});
  const at = await listen(own);
  for (const host of foreignNames)
    for (const target of ['/health', '/api/v1/users/me', 'http://localhost/health', '/%68ealth', '//health']) {
      const {status, text} = await ask({port: at, target, headers: {host}});
      // What is no name at all is refused before.
      expect([host, target, [400, 403].includes(status), text.includes('"up"')]).toEqual([host, target, true, false]);
    }
  await own.close();
});

/** Where a browser says a request comes from when it is not from a page of ours. */
const foreignOrigins: readonly Record<string, string>[] = [
  {origin: 'null'},
  {origin: 'file://'},
  {origin: 'http://localhost:3001'},
  {origin: 'http://localhost:3000.evil.example'},
  {origin: 'http://localhost:3000@evil.example'},
  {origin: 'https://localhost:3000'},
  {origin: publicUrl, 'sec-fetch-site': 'cross-site'},
  {origin: publicUrl, 'sec-fetch-site': 'same-site'},
];

test('[ACC9] nothing is changed by any endpoint for a page of no origin or another’s, though the browser sends the cookies', async () => {
  const changing = mountedOn(server.app).endpoints.filter(({method}) => method !== 'GET');
  expect(changing.length).toBeGreaterThan(60);
  const wrong: string[] = [];
  for (const endpoint of changing)
    for (const foreign of foreignOrigins) {
      const {status, failure} = await callAs(port, endpoint, {input: {}, headers: {...ana.headers, ...foreign}});
      if (status !== 403 || failure !== 'forbidden request.foreign-origin')
        wrong.push(`${endpoint.name} ${JSON.stringify(foreign)}: ${status} ${failure}`);
    }
  expect(wrong).toEqual([]);
  expect((await callAs(port, readMe, {headers: ana.headers})).status).toBe(200);
});

test('[WAY4] cookies that a neighbouring host has put beside ours change nobody’s account', async () => {
  const secure = await buildServer({PUBLIC_URL: 'https://app.example.com', LOG_LEVEL: 'silent'});
  const at = await listen(secure);
  const [own, evil] = [await registerAt(at), await registerAt(at)];
  const {cookie: mine = ''} = own.headers;
  const plain = (evil.headers['cookie'] ?? '').replaceAll('__Host-', '');
  for (const cookie of [`${plain}; ${mine}`, `${mine}; ${plain}`, `${mine}; ${plain}; ${plain}`]) {
    const {status, text} = await callAs(at, readMe, {headers: {cookie}});
    expect([status, text.includes(own.me.email), text.includes(evil.me.email)]).toEqual([200, true, false]);
  }
  const odd = ['a', '=', ';;;', '__proto__=x', '%00=%00', '"', `x=${'y'.repeat(4_000)}`, '__Host-accessToken=%E0%A4%A'];
  for (const cookie of [plain, ...odd]) expect((await callAs(at, readMe, {headers: {cookie}})).status).toBe(401);
  await secure.close();
});

const elsewhere = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/es/../..//evil.example',
  'http:evil.example',
  '/%2f/evil.example',
  ' https://evil.example',
  '/es\r\nlocation: https://evil.example',
];

/** Where an answer leads a browser that asked here; undefined where nowhere. */
const leadsTo = ({headers: {location}}: Told) =>
  typeof location === 'string' ? new URL(location, publicUrl).origin : undefined;

test('[ACC23] no address leads a browser to another site, whatever it says of where to go next', async () => {
  const names = ['next', 'return', 'returnUrl', 'redirect', 'redirect_uri', 'url', 'lang', 'continue', 'source'];
  const wrong: string[] = [];
  const tried: string[] = [];
  for (const place of elsewhere)
    for (const address of [
      '/',
      '/es',
      '/es/',
      '/es/nothing',
      '/es/login',
      '/en/banking-crypto/faq',
      '/sandbox/google',
    ]) {
      const query = new URLSearchParams(names.map((name): [string, string] => [name, place])).toString();
      tried.push(`${address}?${query}`);
    }
  for (const place of elsewhere.filter((one) => /^\/[^\s]*$/.test(one)))
    tried.push(place, `${place}/es/`, `${place}/es/banking-crypto/faq`, `/${place}/%2e%2e/es/`, `/es/${place}`);
  for (const target of tried) {
    const told = await ask({port, target, headers: {accept: 'text/html'}});
    const origin = leadsTo(told);
    if (told.status >= 500 || (origin !== undefined && origin !== publicUrl))
      wrong.push(`${target}: ${told.status} ${origin}`);
  }
  expect(wrong).toEqual([]);
});

test('[ACC23] [ACC24] after signing in at Google nobody is led to another site', async () => {
  for (const next of elsewhere) {
    const begun = await post(port, startGoogleSignIn.path, {language: 'es', next, attribution: null});
    if (begun.status === 400) continue;
    const {url} = startGoogleSignIn.output.parse(JSON.parse(begun.text));
    const {pathname, search} = new URL(url);
    const form = 'email=eva%40example.com&name=Eva';
    const headers = {'content-type': 'application/x-www-form-urlencoded', 'content-length': String(form.length)};
    const confirmed = await ask({port, method: 'POST', target: `${pathname}/confirm${search}`, headers, body: form});
    expect([next, leadsTo(confirmed)]).toEqual([next, publicUrl]);
    const back = new URL(String(confirmed.headers['location']));
    const [code, state] = ['code', 'state'].map((name) => back.searchParams.get(name) ?? '');
    const cookie = [begun.headers['set-cookie'] ?? []]
      .flat()
      .map((one) => one.split(';')[0])
      .join('; ');
    const done = await callAs(port, finishGoogleSignIn, {input: {code, state}, headers: {cookie}});
    expect([next, done.status, (JSON.parse(done.text) as {next: unknown}).next]).toEqual([next, 200, null]);
  }
});

test('[WAY1] no sign of a line’s end comes through an address into the headers of an answer', async () => {
  for (const end of ['%0d%0a', '%0a', '%0d', '%E5%98%8A%E5%98%8D', '%c0%8a', '%00%0a'])
    for (const target of ['/', '/es/', '/en/banking-crypto/faq', '/sandbox/google', '/share-target'])
      for (const place of [`${target}?x=${end}set-cookie:%20a=b`, `${target}${end}set-cookie:%20a=b`]) {
        const {headers, status} = await ask({port, target: place, headers: {accept: 'text/html'}});
        expect([place, headers['set-cookie'], status < 500]).toEqual([place, undefined, true]);
      }
  for (const line of [
    'GET /\rx HTTP/1.1\r\n',
    'GET / HTTP/1.1\nset-cookie: a=b\r\n',
    'GET /\0 HTTP/1.1\r\n',
    'GET / x HTTP/1.1\r\n',
  ])
    expect(await sendBytes(port, `${line}host: localhost:3000\r\nconnection: close\r\n\r\n`)).not.toMatch(
      /set-cookie/i,
    );
});

test('[WAY1] a request whose length is said in two ways is refused, so none hides in another', async () => {
  const hidden = 'GET /api/v1/users/me HTTP/1.1\r\nhost: localhost:3000\r\n\r\n';
  const bodies = [
    `content-length: ${hidden.length}\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
    `content-length: 0\r\ncontent-length: ${hidden.length}\r\n\r\n${hidden}`,
    `transfer-encoding: chunked, identity\r\n\r\n${hidden}`,
    `transfer-encoding: xchunked\r\n\r\n${hidden}`,
    `transfer-encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`,
    `content-length: +3\r\n\r\n${hidden}`,
    `content-length: 0x3\r\n\r\n${hidden}`,
  ];
  for (const body of bodies) {
    const said = await sendBytes(port, `POST /api/v1/login HTTP/1.1\r\nhost: localhost:3000\r\n${body}`);
    expect([body.slice(0, 40), said.match(/HTTP\/1\.1 \d+/g)]).toEqual([body.slice(0, 40), ['HTTP/1.1 400']]);
  }
});

test('[WHK1] [WHK2] a webhook that is unsigned, forged, altered or too old is not taken over the network, and one that is told again is kept once', async () => {
  const target = '/api/v1/webhooks/bank';
  const {nowMs} = server.clock;
  const event = {eventId: 'evt_1', type: 'thing.updated'};
  const send = async ({payload, headers}: ReturnType<typeof signHmac>) =>
    (await ask({port, method: 'POST', target, headers, body: payload})).status;
  const right = signHmac(event, nowMs);
  const bad = [
    {...right, headers: {'content-type': 'application/json'}},
    signHmac(event, nowMs, 'another key'),
    {...right, payload: right.payload.replace('updated', 'deleted')},
    {...right, payload: `${right.payload} `},
    signHmac(event, nowMs - toleranceMs - 1),
    signHmac(event, nowMs + toleranceMs + 1),
    {...right, headers: {...right.headers, 'bank-signature': ''}},
  ];
  for (const sent of bad) expect(await send(sent)).toBe(400);
  expect(await server.database.$count(providerEvents)).toBe(0);
  expect(await Promise.all([right, right, right].map(send))).toEqual([200, 200, 200]);
  expect(await server.database.$count(providerEvents)).toBe(1);
});
