import {mkdtemp, rm} from 'node:fs/promises';
import {connect, type Socket} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {logIn, readMe} from '#contract/account/session.ts';
import {eventsPath, pullChanges} from '#contract/sync/pull-changes.ts';
import {maxPushBytes, pushChanges} from '#contract/sync/push-changes.ts';
import {wireVersion} from '#contract/wire-version.ts';
import {maxStreamsPerPerson} from '#server/sync/events/event-streams.ts';
import {sendPush, writeImport} from '#bench/stage/api-person.ts';
import {openFreshDatabase, type FreshDatabase} from '#tests/kits/fresh-database.ts';
import {testPassword} from '#tests/kits/build-server.ts';
import {makeProduct} from '#tests/kits/product.ts';
import {ask, sendBytes, type Told} from './ask.ts';
import {addCompanyAt, callAs, makeId, registerAt, type PersonAt} from './person-at.ts';

/** A few of each in every run; the whole counts by `npm run soak -- --only abuse`, on a machine that does nothing else. */
const isWhole = process.env['FARO_ABUSE'] === 'whole';
const counts = isWhole
  ? {rows: 16_000, strangers: 2_000, networks: 200, sockets: 2_000}
  : {rows: 1_000, strangers: 200, networks: 40, sockets: 200};
/** What others wait for at most, in milliseconds. In every run tests go on beside it, and it tells only what hangs. */
const patience = isWhole ? {call: 2_000, health: 500} : {call: 20_000, health: 20_000};

let fresh: FreshDatabase;
let keysDir: string;
let product: Awaited<ReturnType<typeof makeProduct>>;
let port = 0;
let ana: PersonAt;
let evil: PersonAt & {readonly spaceId: string};

/** The real server as a process of its own, behind a proxy that says from which network somebody comes. */
beforeAll(async () => {
  fresh = await openFreshDatabase();
  keysDir = await mkdtemp(path.join(tmpdir(), 'faro-keys-'));
  product = await makeProduct({
    DATABASE_URL: fresh.url,
    SEALING_KEYS_FILE: path.join(keysDir, 'keys.json'),
    RATE_LIMITS: 'on',
    TRUST_PROXY: '127.0.0.1',
  });
  await product.start();
  ({port} = product);
  ana = await registerAt(port);
  const other = await registerAt(port);
  evil = {...other, spaceId: await addCompanyAt(port, other)};
});
afterAll(async () => {
  await product.stop();
  await fresh.close();
  await rm(keysDir, {recursive: true});
});

const pull = (clientId: string) => ({wireVersion, clientId, userId: ana.me.id, cursors: {}});

/** What somebody else does all the while: asks who they are, what is new, and whether the server lives. */
async function liveUntil(isOver: () => boolean): Promise<{calls: Told[]; health: Told[]}> {
  const [calls, health]: [Told[], Told[]] = [[], []];
  let turn = 0;
  do {
    // From as many networks as it takes: calls are limited by the minute.
    const network = `198.51.100.${(turn += 1) % 250}`;
    calls.push(await callAs(port, readMe, {headers: ana.headers, network}));
    calls.push(await callAs(port, pullChanges, {input: pull(makeId()), headers: ana.headers, network}));
    health.push(await ask({port, target: '/health'}));
  } while (!isOver());
  return {calls, health};
}

/** Others go on while an attack does, and none of them is turned away. @returns what the attack came to. */
async function whileOthersLive<Result>(attack: () => Promise<Result>): Promise<Result> {
  let isOver = false;
  const living = liveUntil(() => isOver);
  const result = await attack().finally(() => (isOver = true));
  const {calls, health} = await living;
  expect([...calls, ...health].filter(({status}) => status !== 200)).toEqual([]);
  expect(Math.max(...calls.map(({tookMs}) => tookMs))).toBeLessThan(patience.call);
  expect(Math.max(...health.map(({tookMs}) => tookMs))).toBeLessThan(patience.health);
  return result;
}

test('[WAY9] [WAY12] of 24 large pushes of one account at once all are taken in the end, and nobody else is turned away', async () => {
  const person = {id: evil.me.id, spaceId: evil.spaceId, headers: evil.headers};
  const bodies = Array.from({length: 24}, () => writeImport(person, counts.rows, 500));
  const sent = await whileOthersLive(() => Promise.all(bodies.map((body) => sendPush(product.url, person, body))));
  // Two at once and twelve that wait: the others were told when to come back.
  expect(sent.filter(({turnedAway}) => turnedAway > 0).length).toBeGreaterThan(0);
  const {rows} = await fresh.database.$client.query('select count(*)::int as n from transactions where space_id = $1', [
    evil.spaceId,
  ]);
  expect(rows).toEqual([{n: 24 * counts.rows}]);
});

const hostile: readonly (readonly [string, () => string | Buffer])[] = [
  ['lists in lists', () => '['.repeat(maxPushBytes - 1)],
  ['objects in objects', () => '{"a":'.repeat(1_600_000)],
  ['a text without end', () => `{"a":"${'\\"'.repeat(4_000_000)}`],
  ['a text of backslashes', () => `"${'\\'.repeat(8_000_000)}"`],
  ['names without end', () => `{${'"a":1,'.repeat(1_300_000)}"a":1}`],
  ['a number without end', () => '9'.repeat(8_000_000)],
  ['spaces', () => ' '.repeat(8_000_000)],
  ['bytes that are no text', () => Buffer.alloc(8_000_000, 0xff)],
  ['a name of every object', () => '{"__proto__":{"isAdmin":true},"changes":[]}'],
  ['more than a push may be', () => ' '.repeat(maxPushBytes + 1)],
];

test('[WAY2] bodies that no client sends are refused, and others go on meanwhile', async () => {
  const answers = await whileOthersLive(async () => {
    const told: [string, number][] = [];
    for (const [what, make] of hostile) {
      const body = make();
      const {method, path: target} = pushChanges;
      const at = async () => ask({port, method, target, headers: evil.headers, body});
      for (const {status} of await Promise.all([at(), at()])) told.push([what, status]);
    }
    return told;
  });
  expect(answers.filter(([, status]) => status !== 400 && status !== 413)).toEqual([]);
});

test('[WAY2] a stranger’s body is not read where nobody but a person may call, and one that is packed is never unpacked', async () => {
  const head = (target: string, more: string) =>
    `POST ${target} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\nconnection: close\r\n${more}\r\n`;
  // Not one byte of the eight megabytes that it speaks of was sent.
  expect(await sendBytes(port, head(pushChanges.path, `content-length: ${maxPushBytes}\r\n`))).toMatch(
    /^HTTP\/1.1 401/,
  );
  const bomb = gzipSync(Buffer.alloc(50_000_000, '['));
  for (const encoding of ['gzip', 'deflate', 'br', 'x-gzip', 'gzip, gzip']) {
    const headers = {...evil.headers, 'content-encoding': encoding};
    const {method, path: target} = pushChanges;
    expect((await ask({port, method, target, headers, body: bomb})).status).toBe(400);
  }
});

test('[WAY1] [WAY2] heads and addresses without measure are refused before anything is done', async () => {
  const line = (target: string, more = '') =>
    `GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${more}\r\n`;
  const long = 'a'.repeat(70_000);
  const heads = [
    line(`/${long}`),
    line(`/api/v1/users/me?x=${long}`),
    line('/health', `x: ${long}\r\n`),
    line('/health', 'x: y\r\n'.repeat(20_000)),
    line('/health', `cookie: ${'a=b; '.repeat(20_000)}\r\n`),
  ];
  // Cut off while it still sends it may not hear why.
  for (const head of heads) expect(await sendBytes(port, head)).toMatch(/^(?:HTTP\/1.1 (?:400|414|431) |$)/);
  const query = Array.from({length: 500}, (_, at) => `a[${at}]=1`).join('&');
  expect((await ask({port, target: `/api/v1/catalogue?${query}`})).status).toBeLessThan(500);
  expect((await ask({port, target: '/health'})).status).toBe(200);
});

/** Opens connections and says on each a little of what it never says to its end. */
async function hold(count: number, begin: string): Promise<Socket[]> {
  const opening = Array.from({length: count}, async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    await new Promise((resolve) => void socket.once('connect', resolve));
    if (begin !== '') await new Promise((resolve) => void socket.write(begin, resolve));
    return socket;
  });
  return Promise.all(opening);
}

test('[WAY17] whoever sends slowly, or nothing at all, keeps nobody waiting, on however many connections', async () => {
  const head = (target: string, more: string) => `POST ${target} HTTP/1.1\r\nhost: localhost\r\n${more}`;
  const json = 'content-type: application/json\r\ncontent-length: 9000\r\n';
  const owns = Object.entries(evil.headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const held = [
    ...(await hold(counts.sockets, '')),
    ...(await hold(counts.sockets, head('/api/v1/login', 'x-slow'))),
    ...(await hold(counts.sockets, `${head(logIn.path, json)}\r\n{"email":`)),
    // All the places that an account has for large pushes: those of others are others'.
    ...(await hold(14, `${head(pushChanges.path, json)}${owns.join('')}\r\n{"wire`)),
  ];
  try {
    const person = {id: ana.me.id, spaceId: await addCompanyAt(port, ana), headers: ana.headers};
    const {tookMs} = await whileOthersLive(() => sendPush(product.url, person, writeImport(person, 100, 100)));
    expect(tookMs).toBeLessThan(patience.call);
    await registerAt(port, '203.0.113.9');
  } finally {
    for (const socket of held) socket.destroy();
  }
});

test('[SYN19] an account has as many streams of pokes as it has devices, and no more', async () => {
  const target = `GET ${eventsPath} HTTP/1.1\r\nhost: localhost\r\n`;
  const owns = Object.entries(evil.headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const streams = await Promise.all(
    Array.from({length: maxStreamsPerPerson + 20}, async () => {
      const [socket] = await hold(1, `${target}${owns.join('')}\r\n`);
      if (!socket) throw new Error('no connection');
      const said = await new Promise<string>((resolve) => void socket.once('data', (part) => resolve(String(part))));
      return {socket, status: said.slice(9, 12)};
    }),
  );
  const open = streams.filter(({status}) => status === '200');
  expect([open.length, streams.length - open.length]).toEqual([maxStreamsPerPerson, 20]);
  expect(streams.filter(({status}) => status === '429')).toHaveLength(20);
  expect((await ask({port, target: eventsPath, headers: ana.headers})).status).toBe(200);
  for (const {socket} of streams) socket.destroy();
});

test('[ACC44] while a crowd of strangers signs in from many networks, who is on a known device is let in, and others go on', async () => {
  const {email} = ana.me;
  const crowd = async () =>
    Promise.all(
      Array.from({length: counts.strangers}, async (_, each) => {
        const network = `10.1.${Math.floor((each % counts.networks) / 100)}.${each % 100}`;
        const input = {email: each % 2 === 0 ? email : `nobody${each}@example.com`, password: 'Wrong1!xx'};
        return callAs(port, logIn, {input, network});
      }),
    );
  const [answers, own] = await whileOthersLive(() =>
    Promise.all([
      crowd(),
      callAs(port, logIn, {
        input: {email, password: testPassword},
        headers: {cookie: ana.deviceCookie},
        network: '203.0.113.7',
      }),
    ]),
  );
  expect(own.status).toBe(200);
  expect(own.tookMs).toBeLessThan(patience.call);
  const busy = answers.filter(({status}) => status === 429);
  expect(busy.length).toBeGreaterThan(0);
  expect(busy.filter(({headers}) => !(Number(headers['retry-after']) >= 1))).toEqual([]);
  expect(answers.filter(({status}) => ![401, 429].includes(status))).toEqual([]);
});

test('[ACC42] [ACC43] whoever goes on guessing at one person from ever new networks is looked at no more, and the person is let in', async () => {
  const other = await registerAt(port, '203.0.113.8');
  const owner = await registerAt(port, '203.0.113.6');
  const guess = {email: owner.me.email, password: 'Wrong1!xx'};
  let looked = 0;
  let isLocked = false;
  // A few at once: more than are hashed at a time would be told that the server is busy.
  for (let turn = 0; turn < 60 && !isLocked; turn += 1) {
    const answers = await Promise.all(
      Array.from({length: 4}, async (_, each) => callAs(port, logIn, {input: guess, network: `10.9.${turn}.${each}`})),
    );
    looked += answers.filter(({status}) => status === 401).length;
    isLocked = answers.every(({failure}) => failure === 'rate-limited account.too-many-attempts');
  }
  expect(isLocked).toBe(true);
  expect(looked).toBeGreaterThan(20);
  expect(looked).toBeLessThanOrEqual(100);
  const own = {email: owner.me.email, password: testPassword};
  expect((await callAs(port, logIn, {input: own, network: '203.0.113.7'})).status).toBe(429);
  const headers = {cookie: owner.deviceCookie};
  expect((await callAs(port, logIn, {input: own, headers, network: '203.0.113.7'})).status).toBe(200);
  // Others are nobody's matter.
  expect((await callAs(port, logIn, {input: {...own, email: other.me.email}, network: '203.0.113.7'})).status).toBe(
    200,
  );
});
