import {createHash, randomUUID} from 'node:crypto';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {newId} from '#contract/kernel/ids.ts';
import {toFieldValues} from '#contract/kernel/field-values.ts';
import type {Change} from '#contract/sync/change.ts';
import {antiForgeryHeader, wireVersion} from '#contract/wire-version.ts';
import type {Line} from './kit/figure.ts';
import {toTable} from './kit/report.ts';
import {formatMs, quantile} from './kit/statistics.ts';
import {makeBankRows} from './stage/bank-rows.ts';
import {makeProductServer} from './stage/product-server.ts';

// `node bench/heavy-pushes.ts [--pushes 24 --rows 16000 --each 500 --port 3364]`: what others wait for while one account sends large pushes at once.

const {values} = parseArgs({
  options: {
    pushes: {type: 'string', default: '24'},
    rows: {type: 'string', default: '16000'},
    each: {type: 'string', default: '500'},
    port: {type: 'string', default: '3364'},
  },
});
const [pushes, rows] = [Number(values.pushes), Number(values.rows)];
const limits = {'users/me': 500, health: 50} as const;
const rowsPerChange = Number(values.each);

const dataDir = await mkdtemp(join(tmpdir(), 'faro-pushes-'));
const server = makeProductServer({port: Number(values.port), dataDir});
const makeId = () => newId(Date.now(), (bytes) => crypto.getRandomValues(bytes));

type Person = {readonly id: string; readonly headers: Record<string, string>};

async function call(method: string, path: string, headers: Record<string, string>, body?: string): Promise<Response> {
  const type = body === undefined ? {} : {'content-type': 'application/json'};
  return fetch(`${server.url}${path}`, {method, headers: {...headers, ...type}, ...(body !== undefined && {body})});
}

async function register(): Promise<Person> {
  const person = {email: `${randomUUID()}@example.com`, password: 'Lighthouse1!', firstName: 'Ana', lastName: 'Luz'};
  const answer = await call('POST', '/api/v1/users', {}, JSON.stringify({...person, language: 'es'}));
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const me = (await answer.json()) as {id: string; authToken: string};
  return {id: me.id, headers: {cookie, [antiForgeryHeader]: me.authToken}};
}

async function addCompany({headers}: Person): Promise<string> {
  const id = makeId();
  const company = {id, name: 'Bench LLC', type: 'LLC', state: 'WY'};
  const {status} = await call('POST', '/api/v1/companies', headers, JSON.stringify(company));
  if (status !== 200) throw new Error(`adding a company answered ${status}`);
  return id;
}

/** The account that the movements are on. */
function makeAccount(spaceId: string, id: string): Change {
  const madeAt = new Date().toISOString();
  const account = {name: 'Cuenta', bank: null, kind: 'bank', numberEnding: null, currency: 'USD', openingUnits: 0};
  const fields = {...account, openingDate: null, archived: false, createdAt: madeAt};
  const set = Object.fromEntries(Object.entries(fields).map(([field, same]) => [field, {same}]));
  const common = {spaceId, table: 'accounts', op: 'create', was: {}, label: {key: 'bench'}} as const;
  return {...common, id: makeId(), rowIds: [id], set, madeAt};
}

/** A push of a client of its own that makes movements, as an import does. */
function makePush(userId: string, spaceId: string): string {
  const accountId = makeId();
  const made = makeBankRows(rows, [accountId, accountId], []).map((row) => ({...row, id: makeId(), categoryId: null}));
  const common = {spaceId, table: 'transactions', op: 'create', was: {}, label: {key: 'bench'}} as const;
  const movements = Array.from({length: Math.ceil(rows / rowsPerChange)}, (_, at): Change => {
    const some = made.slice(at * rowsPerChange, (at + 1) * rowsPerChange);
    const fields = Object.keys(some[0] ?? {}).filter((field) => field !== 'id') as (keyof (typeof some)[number])[];
    const set = Object.fromEntries(
      fields.map((field) => [field, toFieldValues(some.map((row) => row[field] ?? null))]),
    );
    return {...common, id: makeId(), rowIds: some.map(({id}) => id), set, madeAt: new Date().toISOString()};
  });
  const changes = [makeAccount(spaceId, accountId), ...movements];
  let hash = '';
  const hashes = changes.map((change) => {
    hash = createHash('sha256').update(hash).update(JSON.stringify(change)).digest('hex');
    return hash;
  });
  const batch = {wireVersion, clientId: makeId(), userId, deviceName: 'bench', firstSeq: 1, changes, hashes};
  return JSON.stringify(batch);
}

/** Sends a push until it is taken, as the client does. @returns how often it was told to come back. */
async function send({headers}: Person, body: string): Promise<number> {
  for (let turnedAway = 0; ; turnedAway += 1) {
    const answer = await call('POST', '/api/v1/sync/push', headers, body);
    const said = await answer.text();
    if (answer.status === 200 && !said.includes('"refused":[]')) throw new Error(said.slice(0, 500));
    if (answer.status === 200) return turnedAway;
    if (answer.status !== 429 && answer.status !== 503) throw new Error(`a push answered ${answer.status}`);
    await wait(Number(answer.headers.get('retry-after')) * 1_000 + Math.random() * 1_000);
  }
}

/** Asks again and again until told to stop. @returns how long each took. */
async function askUntil(path: string, headers: Record<string, string>, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const beganMs = performance.now();
    const answer = await call('GET', path, headers);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    times.push(performance.now() - beganMs);
    await wait(20);
  }
  return times;
}

function toLine(what: keyof typeof limits, times: readonly number[], reference: string): Line {
  const p99 = quantile(times, 0.99);
  return {
    what: `${what} while one account sends ${pushes} pushes at once`,
    measured: `p99 ${formatMs(p99)}, p50 ${formatMs(quantile(times, 0.5))}, at most ${formatMs(Math.max(...times))}`,
    reference,
    ratio: '–',
    limit: `p99 ${formatMs(limits[what])}`,
    ok: p99 <= limits[what],
  };
}

try {
  await server.start();
  const [busy, other] = [await register(), await register()];
  const spaceId = await addCompany(busy);
  const bodies = Array.from({length: pushes}, () => makePush(busy.id, spaceId));
  let isOver = false;
  const asked = Promise.all([
    askUntil('/api/v1/users/me', other.headers, () => isOver),
    askUntil('/health', {}, () => isOver),
  ]);
  await wait(500);
  const beganMs = performance.now();
  const turnedAway = await Promise.all(bodies.map((body) => send(busy, body)));
  const tookMs = performance.now() - beganMs;
  isOver = true;
  const [me, health] = await asked;
  const size = `${(Buffer.byteLength(bodies[0] ?? '') / 2 ** 20).toFixed(1)} MiB each`;
  const told = turnedAway.reduce((sum, each) => sum + each, 0);
  const reference = `all taken after ${formatMs(tookMs)}, ${size}, ${told} times told to come back`;
  console.log(toTable([toLine('users/me', me, reference), toLine('health', health, reference)]));
} finally {
  await server.stop();
  await rm(dataDir, {recursive: true, force: true});
}
