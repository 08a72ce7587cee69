import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {wireVersion} from '#contract/wire-version.ts';
import type {Line} from './kit/figure.ts';
import {keepApart} from './kit/processors.ts';
import {formatRatio, toTable} from './kit/report.ts';
import {formatMs, quantile} from './kit/statistics.ts';
import {
  askUntil,
  call,
  makeAccount,
  makeId,
  makeMovements,
  openApiPerson,
  openPushingDevice,
  writeImport,
  type Answered,
  type ApiPerson,
} from './stage/api-person.ts';
import {makeProductServer} from './stage/product-server.ts';

// `npm run bench -- abuse [--seconds 20 --others 4 --rows 16000 --port 3368]`: what others wait for without and with one account that
// sends large pushes, reads everything and asks who it is as fast as it can.

const {values} = parseArgs({
  options: {
    seconds: {type: 'string', default: '20'},
    others: {type: 'string', default: '4'},
    rows: {type: 'string', default: '16000'},
    port: {type: 'string', default: '3368'},
  },
});
const lastsMs = Number(values.seconds) * 1_000;
const limitMs = 500;
const limitRatio = 2;

const dataDir = await mkdtemp(join(tmpdir(), 'faro-abuse-'));
const server = makeProductServer({port: Number(values.port), dataDir, processor: keepApart()});
const url = server.url;

const asks = ['users/me', 'push', 'pull', 'health'] as const;
type Times = Record<(typeof asks)[number], number[]>;

/** What one of the others does, again and again, each kind by itself. */
async function live(person: ApiPerson, isOver: () => boolean): Promise<Times> {
  const {id, spaceId, headers} = person;
  const device = openPushingDevice(id);
  const accountId = makeId();
  const push = async (body: string) => call('POST', `${url}/api/v1/sync/push`, headers, body);
  await push(device.write([makeAccount(spaceId, accountId)]));
  const pullBody = JSON.stringify({wireVersion, clientId: device.clientId, userId: id, cursors: {}});
  const [me, pushed, pulled, health] = await Promise.all([
    askUntil(async () => call('GET', `${url}/api/v1/users/me`, headers), isOver, 50),
    askUntil(async () => push(device.write(makeMovements(spaceId, accountId, 1, 1))), isOver, 200),
    askUntil(async () => call('POST', `${url}/api/v1/sync/pull`, headers, pullBody), isOver, 200),
    askUntil(async () => call('GET', `${url}/health`), isOver, 50),
  ]);
  return {'users/me': me, push: pushed, pull: pulled, health};
}

let taken = 0;
let turnedAway = 0;

/** Does one thing as fast as it is let, whatever it is told. */
async function insist(ask: () => Promise<Answered>, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const {status} = await ask();
    if (status === 200) taken += 1;
    else turnedAway += 1;
  }
}

/** The account that takes all it can: 24 large pushes, 12 reads of everything and 12 small calls at once, all the while. */
async function abuse(
  {id, spaceId, headers}: ApiPerson,
  bodies: readonly string[],
  isOver: () => boolean,
): Promise<void> {
  const post = async (path: string, body: string) => call('POST', `${url}/api/v1/${path}`, headers, body);
  const pullBody = JSON.stringify({wireVersion, clientId: makeId(), userId: id, cursors: {}});
  const page = new URLSearchParams({spaceId, table: 'transactions'}).toString();
  await Promise.all([
    ...bodies.map(async (body) => insist(async () => post('sync/push', body), isOver)),
    ...Array.from({length: 6}, async () => insist(async () => post('sync/pull', pullBody), isOver)),
    ...Array.from({length: 6}, async () =>
      insist(async () => call('GET', `${url}/api/v1/sync/pages?${page}`, headers), isOver),
    ),
    ...Array.from({length: 12}, async () => insist(async () => call('GET', `${url}/api/v1/users/me`, headers), isOver)),
  ]);
}

/** What the others wait for while something goes on. */
async function measure(people: readonly ApiPerson[], meanwhile: (isOver: () => boolean) => Promise<void>) {
  const endsAtMs = performance.now() + lastsMs;
  const isOver = () => performance.now() >= endsAtMs;
  const [lives] = await Promise.all([
    Promise.all(people.map(async (person) => live(person, isOver))),
    meanwhile(isOver),
  ]);
  return (what: (typeof asks)[number]) =>
    quantile(
      lives.flatMap((one) => one[what]),
      0.95,
    );
}

try {
  await server.start();
  const evil = await openApiPerson(url);
  const people: ApiPerson[] = [];
  while (people.length < Number(values.others)) people.push(await openApiPerson(url));
  // Made before anything is measured: making them takes this process seconds.
  const bodies = Array.from({length: 24}, () => writeImport(evil, Number(values.rows), 500));
  const without = await measure(people, async () => wait(0));
  const withIt = await measure(people, async (isOver) => abuse(evil, bodies, isOver));
  const lines = asks.map((what): Line => {
    const [before, during] = [without(what), withIt(what)];
    return {
      what: `${what} of others while one account takes all it can`,
      measured: `p95 ${formatMs(during)}`,
      reference: `${formatMs(before)} without; of the account’s calls ${taken} taken, ${turnedAway} turned away`,
      ratio: formatRatio(during, before),
      limit: `${limitRatio}× and ${formatMs(limitMs)}`,
      ok: during < limitMs && during <= before * limitRatio,
    };
  });
  console.log(toTable(lines));
  if (lines.some(({ok}) => !ok)) process.exitCode = 1;
} finally {
  await server.stop();
  await rm(dataDir, {recursive: true, force: true});
}
