import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {wireVersion} from '#contract/wire-version.ts';
import type {Line} from './kit/figure.ts';
import {readRss} from './kit/processes.ts';
import {keepApart} from './kit/processors.ts';
import {toTable} from './kit/report.ts';
import {formatMs, median, quantile} from './kit/statistics.ts';
import {
  call,
  makeAccount,
  makeId,
  makeMovements,
  openApiPerson,
  openPushingDevice,
  sendPush,
  type ApiPerson,
} from './stage/api-person.ts';
import {makeProductServer} from './stage/product-server.ts';

// `npm run bench -- devices [--devices 200 --seconds 60 | --minutes 10] [--each 5 --pause 5000 --rows 10 --port 3366]`: what devices wait for
// that push and pull, `--each` of them of one person, and whether the server's memory stays what it was.

const {values} = parseArgs({
  options: {
    devices: {type: 'string', default: '200'},
    seconds: {type: 'string', default: '60'},
    minutes: {type: 'string'},
    each: {type: 'string', default: '5'},
    pause: {type: 'string', default: '5000'},
    rows: {type: 'string', default: '10'},
    port: {type: 'string', default: '3366'},
  },
});
const [deviceCount, ofOnePerson, pauseMs, rows] = [values.devices, values.each, values.pause, values.rows].map(Number);
const lastsMs = values.minutes === undefined ? Number(values.seconds) * 1_000 : Number(values.minutes) * 60_000;
const limitMs = 500;
/** Memory of the last quarter against that of the second: in the first it is still filled. */
const limitGrowth = 1.2;

const dataDir = await mkdtemp(join(tmpdir(), 'faro-devices-'));
const server = makeProductServer({port: Number(values.port), dataDir, processor: keepApart()});
const times = {push: [] as number[], pull: [] as number[], 'users/me': [] as number[]};
let turnedAway = 0;

/** One device: pushes, pulls what is new and asks who it is, with a pause as of a person who types. */
async function work(person: ApiPerson, accountId: string, endsAtMs: number): Promise<void> {
  const device = openPushingDevice(person.id);
  const cursors: Record<string, number> = {};
  await wait(Math.random() * (pauseMs ?? 0));
  while (performance.now() < endsAtMs) {
    const body = device.write(makeMovements(person.spaceId, accountId, rows ?? 0, rows ?? 1));
    const pushed = await sendPush(server.url, person, body);
    turnedAway += pushed.turnedAway;
    times.push.push(pushed.tookMs);
    const asked = JSON.stringify({wireVersion, clientId: device.clientId, userId: person.id, cursors});
    const pulled = await call('POST', `${server.url}/api/v1/sync/pull`, person.headers, asked);
    if (pulled.status !== 200) throw new Error(`a pull answered ${pulled.status}: ${pulled.text.slice(0, 300)}`);
    times.pull.push(pulled.tookMs);
    const {spaces} = JSON.parse(pulled.text) as {spaces: {spaceId: string; version: number}[]};
    for (const {spaceId, version} of spaces) cursors[spaceId] = version;
    const me = await call('GET', `${server.url}/api/v1/users/me`, person.headers);
    if (me.status !== 200) throw new Error(`users/me answered ${me.status}`);
    times['users/me'].push(me.tookMs);
    await wait((pauseMs ?? 0) * (0.5 + Math.random()));
  }
}

/** Looks at the server's memory again and again. @returns what was seen, in MiB. */
async function watchMemory(endsAtMs: number): Promise<number[]> {
  const seen: number[] = [];
  while (performance.now() < endsAtMs) {
    seen.push(readRss(server.processId() ?? 0) / 2 ** 20);
    await wait(Math.min(5_000, lastsMs / 20));
  }
  return seen;
}

function toLine(what: keyof typeof times): Line {
  const [p50 = 0, p95 = 0, p99 = 0] = [0.5, 0.95, 0.99].map((share) => quantile(times[what], share));
  const isLimited = what === 'push';
  return {
    what: `${what} of ${deviceCount} devices, ${times[what].length} times`,
    measured: `p50 ${formatMs(p50)}, p95 ${formatMs(p95)}, p99 ${formatMs(p99)}`,
    reference: what === 'push' ? `${turnedAway} times told to come back` : '–',
    ratio: '–',
    limit: isLimited ? `p99 ${formatMs(limitMs)}` : '–',
    ok: !isLimited || p99 <= limitMs,
  };
}

function toMemoryLine(seen: readonly number[]): Line {
  const quarter = seen.length / 4;
  const before = median(seen.slice(Math.floor(quarter), Math.ceil(quarter * 2)));
  const after = median(seen.slice(Math.floor(quarter * 3)));
  // A minute is too short to tell what grows from what is filled.
  const isJudged = values.minutes !== undefined;
  return {
    what: `memory of the server’s process over ${Math.round(lastsMs / 1_000)} s`,
    measured: `${Math.round(seen[0] ?? 0)} MiB to begin with, ${Math.round(seen.at(-1) ?? 0)} MiB at the end`,
    reference: `${Math.round(before)} MiB in the second quarter, ${Math.round(after)} in the last`,
    ratio: `${(after / before).toFixed(2)}×`,
    limit: isJudged ? `${limitGrowth}×` : '–',
    ok: !isJudged || after <= before * limitGrowth,
  };
}

try {
  await server.start();
  const people: {person: ApiPerson; accountId: string}[] = [];
  while (people.length * (ofOnePerson ?? 1) < (deviceCount ?? 0)) {
    const person = await openApiPerson(server.url);
    const accountId = makeId();
    await sendPush(server.url, person, openPushingDevice(person.id).write([makeAccount(person.spaceId, accountId)]));
    people.push({person, accountId});
  }
  const endsAtMs = performance.now() + lastsMs;
  const watched = watchMemory(endsAtMs);
  await Promise.all(
    Array.from({length: deviceCount ?? 0}, async (_, each) => {
      const one = people[each % people.length];
      if (one) await work(one.person, one.accountId, endsAtMs);
    }),
  );
  const lines = [toLine('push'), toLine('pull'), toLine('users/me'), toMemoryLine(await watched)];
  console.log(toTable(lines));
  if (lines.some(({ok}) => !ok)) process.exitCode = 1;
} finally {
  await server.stop();
  await rm(dataDir, {recursive: true, force: true});
}
