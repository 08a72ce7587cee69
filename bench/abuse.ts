import {once} from 'node:events';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {Worker} from 'node:worker_threads';
import {wireVersion} from '#contract/wire-version.ts';
import type {Line} from './kit/figure.ts';
import {keepApart} from './kit/processors.ts';
import {formatRatio, toTable} from './kit/report.ts';
import {formatMs, quantile} from './kit/statistics.ts';
import type {AbuseDone, AbuseGiven} from './stage/abusive-account.ts';
import {
  askUntil,
  call,
  makeAccount,
  makeId,
  makeMovements,
  openApiPerson,
  openPushingDevice,
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

/** An account that takes all it can for as long as others are measured, once it is told to begin. */
async function openAbuse(person: ApiPerson): Promise<() => Promise<AbuseDone>> {
  const given: AbuseGiven = {url, person, rows: Number(values.rows), lastsMs};
  const thread = new Worker(new URL('./stage/abusive-account.ts', import.meta.url), {workerData: given});
  await once(thread, 'message');
  return async () => {
    thread.postMessage('begin');
    const [done]: AbuseDone[] = await once(thread, 'message');
    if (!done) throw new Error('the thread said nothing');
    return done;
  };
}

/** What the others wait for while something goes on. */
async function measure(people: readonly ApiPerson[]) {
  const endsAtMs = performance.now() + lastsMs;
  const isOver = () => performance.now() >= endsAtMs;
  const lives = await Promise.all(people.map(async (person) => live(person, isOver)));
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
  // What it sends is made before anything is measured: making it takes seconds.
  const abuse = await openAbuse(evil);
  const without = await measure(people);
  const [withIt, {taken, turnedAway}] = await Promise.all([measure(people), abuse()]);
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
