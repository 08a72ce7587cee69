import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {logIn, readMe, refreshSession, register, type Me} from '#contract/account/session.ts';
import {eventsPath} from '#contract/sync/pull-changes.ts';
import {antiForgeryHeader} from '#contract/wire-version.ts';
import {openFreshDatabase, type FreshDatabase} from '#tests/kits/fresh-database.ts';
import {createCookieFetch} from '#tests/fakes/cookie-fetch.ts';
import {openNodeDevice} from '#tests/kits/node-device.ts';
import {makeProduct} from '#tests/kits/product.ts';
import {makeTrialBooks, readEffects} from '#tests/trials/books.ts';

type Node = Awaited<ReturnType<typeof makeProduct>>;

const password = 'Breakwater1!';
const admin = {ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: password};

let fresh: FreshDatabase;
let keysDir: string;
let a: Node;
let b: Node;

/** Two processes that start at the same moment on one database, with nothing in it yet. */
beforeAll(async () => {
  fresh = await openFreshDatabase();
  await fresh.database.$client.query('drop schema public cascade; create schema public');
  keysDir = await mkdtemp(path.join(tmpdir(), 'faro-keys-'));
  const shared = {DATABASE_URL: fresh.url, SEALING_KEYS_FILE: path.join(keysDir, 'keys.json')};
  const environment = {...admin, ...shared, RATE_LIMITS: 'on'};
  a = await makeProduct(environment);
  b = await makeProduct(environment);
  await Promise.all([a.start(), b.start()]);
});
afterAll(async () => {
  await Promise.all([a.stop(), b.stop()]);
  await fresh.close();
  await rm(keysDir, {recursive: true});
});

async function post(fetch: typeof globalThis.fetch, url: string, body: object): Promise<Response> {
  return fetch(url, {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)});
}

/** Requests go to one node and the other in turn, as a balancer sends them. */
function balance(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  let turn = 0;
  return async (address, init) => {
    turn += 1;
    return fetch((turn % 2 === 0 ? a : b).url + String(address instanceof Request ? address.url : address), init);
  };
}

test('two nodes that started at the same moment on an empty database are both up, with one administrator', async () => {
  for (const node of [a, b]) {
    const answer = await post(fetch, node.url + logIn.path, {email: admin.ADMIN_EMAIL, password});
    expect(answer.status).toBe(200);
  }
  expect((await fresh.database.$client.query('select from users')).rowCount).toBe(1);
});

test('[SYN19] a stream at one node hears of a push at the other', async () => {
  const books = await makeTrialBooks(a.url, 3);
  const keeper = createCookieFetch();
  const device = await openNodeDevice({origin: a.url, email: books.person.email, fetch: keeper, random: () => 0});
  await device.until(({lastSyncAt}) => lastSyncAt !== null);
  const events = await keeper(b.url + eventsPath);
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
  const versions: number[] = [];
  const hear = async (): Promise<void> => {
    const part = await reader?.read();
    for (const [, version] of (part?.value ?? '').matchAll(/"version":(\d+)/g)) versions.push(Number(version));
  };
  while (versions.length === 0) await hear();
  const [before = 0] = versions;
  await device.record(books.makeChanges(1));
  while (Math.max(...versions) <= before) await hear();
  expect(Math.max(...versions)).toBe(before + 1);
  await reader?.cancel();
  await device.discard();
});

test('[ACC5] a session is renewed at any node; two tabs that renew at two nodes at once get the same successor', async () => {
  const keeper = createCookieFetch();
  const person = {email: 'ines@example.com', password, firstName: 'Inés', lastName: 'Quiroga', language: 'es'};
  const registered = await post(keeper, a.url + register.path, person);
  const me = (await registered.json()) as Me;
  const cookie = registered.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  const headers = {cookie, 'content-type': 'application/json', [antiForgeryHeader]: me.authToken};
  const renew = async ({url}: Node) => fetch(url + refreshSession.path, {method: 'POST', headers, body: '{}'});
  const renewed = await Promise.all([renew(a), renew(b)]);
  expect(renewed.map(({status}) => status)).toEqual([200, 200]);
  expect(renewed[0]?.headers.getSetCookie()).toEqual(renewed[1]?.headers.getSetCookie());
  expect((await keeper(b.url + readMe.path)).status).toBe(200);
});

test('[ACC4] guesses at one node count at the other', async () => {
  const guess = async ({url}: Node) =>
    post(fetch, url + logIn.path, {email: 'ana@example.com', password: 'Wrong-1234'});
  for (const node of [a, b, a, b, a, b, a, b, a, b]) expect((await guess(node)).status).toBe(401);
  const next = await Promise.all([b, a, b, a].map(guess));
  expect(next.map(({status}) => status)).toEqual([429, 429, 429, 429]);
});

test('[SYN1] any node serves any client, and one can die in the middle of a push', async () => {
  const books = await makeTrialBooks(a.url, 20);
  const {email, companyId} = books.person;
  const device = await openNodeDevice({origin: '', email, fetch: balance(createCookieFetch()), random: () => 0.01});
  for (let turn = 0; turn < 4; turn += 1) {
    await device.record(books.makeChanges(10));
    await device.until(({pendingCount}) => pendingCount === 0);
  }
  await device.record(books.makeChanges(300));
  await device.until(({phase, pendingCount}) => phase === 'sending' || pendingCount === 0);
  await a.kill();
  await device.record(books.makeChanges(10));
  await device.until(({pendingCount}) => pendingCount === 0);
  const effects = await readEffects(fresh.url, companyId);
  expect(effects.map(({changeId}) => changeId)).toEqual(books.made);
  await device.discard();
});
