import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import type {Endpoint} from '#contract/kernel/endpoint.ts';
import {plainRoutes} from '#contract/policy/plain-routes.ts';
import {antiForgeryHeader} from '#contract/wire-version.ts';
import {mountedOn} from '#server/http/mounted-routes.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {openCast, type Actor, type Cast} from '#tests/server/policy/cast.ts';
import {endsSession, samples} from '#tests/server/policy/samples.ts';
import {ask, type Asked, type Told} from './ask.ts';
import {otherSpellings, sameSpellings} from './spellings.ts';

const page = '<!doctype html><title>Faro</title>';

let server: TestServer;
let cast: Cast;
let clientDir: string;
let port = 0;
beforeAll(async () => {
  clientDir = await mkdtemp(path.join(os.tmpdir(), 'faro-dist-'));
  await mkdir(path.join(clientDir, 'assets'));
  await writeFile(path.join(clientDir, 'index.html'), page);
  server = await buildServer({CLIENT_DIR: clientDir, LOG_LEVEL: 'silent'});
  cast = await openCast(server);
  await server.app.listen({port: 0, host: '127.0.0.1'});
  ({port} = server.app.server.address() as AddressInfo);
});
afterAll(async () => {
  await server.close();
  await rm(clientDir, {recursive: true});
});

/** Those who may not: nobody, and somebody who has no part in the company that is asked about. */
const askers = {'a stranger': () => undefined, 'another tenant': () => cast.actors['other owner']} as const;

type Wanted = Pick<Asked, 'method' | 'target' | 'headers' | 'body'>;

/** What a call of somebody would be, of the first tenant's company. */
function toCall({name, method, path: target}: Endpoint, actor: Actor | undefined): Wanted {
  const [own] = cast.tenants;
  const input = samples[name]?.(own?.spaceId ?? '', cast.actors['other owner']) ?? {};
  const isRead = method === 'GET' || method === 'DELETE';
  const query = new URLSearchParams(
    Object.entries(input).map(([key, value]): [string, string] => [key, String(value)]),
  );
  return {
    method,
    target: isRead && query.size > 0 ? `${target}?${query.toString()}` : target,
    headers: headersOf(actor),
    ...(!isRead && {body: JSON.stringify(input)}),
  };
}

function headersOf(actor: Actor | undefined): Record<string, string> {
  if (!actor?.device) return {};
  const cookie = [...actor.device.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {cookie, [antiForgeryHeader]: actor.device.me.authToken};
}

/** What of an answer must be the same, however its address is written. */
function look({status, headers, failure}: Told) {
  const isSet = (name: string) => headers[name] !== undefined;
  return {
    status,
    failure,
    stored: headers['cache-control'],
    type: headers['content-type'],
    policy: headers['content-security-policy'],
    frames: headers['x-frame-options'],
    isSniffed: headers['x-content-type-options'] !== 'nosniff',
    isSignedIn: isSet('set-cookie'),
  };
}

/** What is wrong with what another spelling was told, in words. */
function judge(how: string, canonical: Told, told: Told, isForApi: boolean): string[] {
  const [own] = cast.tenants;
  const wrong = own !== undefined && told.text.includes(own.name) ? ['leaks'] : [];
  const isNowhere = [400, 404].includes(told.status) && (!isForApi || told.failure !== '');
  // Where an address leads to no route of ours, the app's page is what anybody gets.
  const isApp = !isForApi && told.text === page;
  const mustBeSame = isForApi && sameSpellings.some(([name]) => name === how);
  const [seen, wanted] = [JSON.stringify(look(told)), JSON.stringify(look(canonical))];
  if (seen !== wanted && (mustBeSame || !(isNowhere || isApp))) wrong.push(`${seen}, not ${wanted}`);
  if (isForApi && told.headers['cache-control'] !== 'no-store') wrong.push('may be stored');
  return wrong;
}

/** In every run each is asked in ten: all that lead to the same, and four of the others in turn; by `npm run soak -- --only abuse` in all. */
const othersAtOnce = process.env['FARO_ABUSE'] === 'whole' ? otherSpellings.length : 4;
let turn = 0;

/** Asks in many spellings. @returns what is not as the plain one is. */
async function askInManyWays(named: string, wanted: Wanted): Promise<string[]> {
  const canonical = await ask({port, ...wanted});
  const others = Array.from({length: othersAtOnce}, () => otherSpellings[turn++ % otherSpellings.length]);
  const ways = [...sameSpellings, ...others].filter((one) => one !== undefined);
  const wrong = ways.map(async ([how, write]) => {
    const told = await ask({port, ...wanted, target: write(wanted.target)});
    const found = judge(how, canonical, told, wanted.target.startsWith('/api/'));
    return found.map((what) => `${named} ${how}: ${what}`);
  });
  return (await Promise.all(wrong)).flat();
}

test.each(['a stranger', 'another tenant'] as const)(
  '[WAY1] [POL2] [POL5] to %s every endpoint says the same in whatever spelling its address is, or that there is no such address',
  async (who) => {
    const actor = askers[who]();
    const endpoints = mountedOn(server.app).endpoints.filter(({name}) => !actor || !endsSession.includes(name));
    expect(endpoints.length).toBeGreaterThan(100);
    const wrong: string[] = [];
    for (const endpoint of endpoints) wrong.push(...(await askInManyWays(endpoint.name, toCall(endpoint, actor))));
    expect(wrong).toEqual([]);
  },
);

test.each(['a stranger', 'another tenant'] as const)('[WAY1] [POL1] so does every other route to %s', async (who) => {
  const actor = askers[who]();
  const wrong: string[] = [];
  for (const route of Object.keys(plainRoutes)) {
    const [method = '', address = ''] = route.split(' ');
    const target = address.replace('*', 'es').replaceAll(/:\w+/g, 'x');
    wrong.push(...(await askInManyWays(route, {method, target, headers: headersOf(actor)})));
  }
  expect(wrong).toEqual([]);
});

test('[WAY1] an address that is none is answered as one that is not there, by every method', async () => {
  const odd = [
    '//',
    '///',
    '//[/',
    '//%5b/',
    '//user@/',
    '//evil.example:99999/x',
    '/\\evil.example',
    '/%',
    '/;x',
    '/?',
    '*',
  ];
  const wrong: string[] = [];
  for (const target of [...odd, 'http://', 'http://[', 'HTTP://localhost//', 'ftp://localhost/health'])
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE', 'PROPFIND']) {
      const {status, headers} = await ask({port, method, target, headers: {accept: 'text/html'}});
      const isElsewhere = headers['location'] !== undefined;
      if (status >= 500 || isElsewhere) wrong.push(`${method} ${target}: ${status} ${String(headers['location'])}`);
    }
  expect(wrong).toEqual([]);
});

test('[WAY1] what a cache may take for a file of a page that is signed in is not there', async () => {
  const headers = headersOf(cast.actors.owner);
  const {email = ''} = cast.actors.owner.device?.me ?? {};
  const me = '/api/v1/users/me';
  expect((await ask({port, target: me, headers})).text).toContain(email);
  const ends = [
    '/x.css',
    '/x.js',
    ';x.css',
    '.css',
    '%2fx.css',
    '%3b.css',
    '%00.css',
    '%23x.css',
    '/../x.css',
    '\\x.css',
    '%0a.css',
  ];
  for (const end of ends) {
    const {status, text, headers: told} = await ask({port, target: me + end, headers});
    expect([end, [400, 404].includes(status), text.includes(email), told['cache-control']]).toEqual([
      end,
      true,
      false,
      'no-store',
    ]);
  }
  // By a query it is the same, and says that nobody keeps it.
  const {status, headers: told} = await ask({port, target: `${me}?x=/x.css`, headers});
  expect([status, told['cache-control']]).toEqual([200, 'no-store']);
});

test('[WAY1] no spelling of a path leads out of the folder of the app', async () => {
  await writeFile(path.join(clientDir, '..', `${path.basename(clientDir)}.txt`), 'a secret beside the app');
  const beside = `${path.basename(clientDir)}.txt`;
  const ups = ['..', '%2e%2e', '.%2e', '%2e.', '..%2f..', '%252e%252e', '..;', '..\\', '%c0%ae%c0%ae', '....', '..%00'];
  for (const folder of ['', '/assets', '/es', '/assets/%2f', '/dev/mailbox'])
    for (const up of ups)
      for (const target of [
        `${folder}/${up}/${beside}`,
        `${folder}/${up}/${up}/${beside}`,
        `${folder}/${up}%2f${beside}`,
      ]) {
        const {status, text} = await ask({port, target});
        expect([target, text.includes('a secret'), status < 500]).toEqual([target, false, true]);
      }
  await rm(path.join(clientDir, '..', beside));
});
