import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {hash, verify} from '@node-rs/argon2';
import {passwordCost} from '#server/modules/account/password/passwords.ts';
import type {Line} from './kit/figure.ts';
import {toTable} from './kit/report.ts';
import {followProcess} from './kit/processes.ts';
import {median, round} from './kit/statistics.ts';
import {makeProductServer} from './stage/product-server.ts';

// `node bench/sign-in.ts [--pairs 300 --port 3360]`: what signing in costs beside the hash, and whether time tells who has an account.

const {values} = parseArgs({
  options: {pairs: {type: 'string', default: '300'}, port: {type: 'string', default: '3360'}},
});
const pairs = Number(values.pairs);
const password = 'Breakwater1!';
const limitMs = 5;
const limitShare = 0.1;

const dataDir = await mkdtemp(join(tmpdir(), 'faro-sign-in-'));
const server = makeProductServer({port: Number(values.port), dataDir});
const known = Array.from({length: pairs}, (_, place) => `person${place}@example.com`);
const unknown = known.map((email) => email.replace('person', 'nobody'));

type Answer = {readonly ms: number; readonly text: string};

async function call(method: string, path: string, body: object): Promise<Answer> {
  const started = performance.now();
  const answer = await fetch(`${server.url}/api/v1/${path}`, {
    method,
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(body),
  });
  const text = `${answer.status} ${await answer.text()}`;
  return {ms: performance.now() - started, text};
}

/** Asks for known and unknown in turn, and then the other way round, so that neither is always the second. */
async function compare(what: string, ask: (email: string) => Promise<Answer>): Promise<Line> {
  const times = {known: [] as number[], unknown: [] as number[]};
  const texts = new Set<string>();
  for (let place = 0; place < pairs; place += 1) {
    const both = [['known', known[place] ?? ''] as const, ['unknown', unknown[place] ?? ''] as const];
    for (const [who, email] of place % 2 === 0 ? both : both.toReversed()) {
      const {ms, text} = await ask(email);
      times[who].push(ms);
      texts.add(text);
    }
  }
  const apart = Math.abs(median(times.known) - median(times.unknown));
  return {
    what: `${what}, known against unknown e-mail, ${pairs} pairs`,
    measured: `${median(times.known).toFixed(2)} against ${median(times.unknown).toFixed(2)} ms, ${texts.size} kind of bytes`,
    reference: '–',
    ratio: '–',
    limit: `${limitMs} ms apart, 1 kind`,
    ok: apart <= limitMs && texts.size === 1,
  };
}

type Spent = {readonly wallMs: number; readonly cpuMs: number};

/** What one of many took, by the clock (median) and by the processors (mean). */
async function spend(cpuMs: () => number, act: (place: number) => Promise<unknown>): Promise<Spent> {
  const walls: number[] = [];
  const before = cpuMs();
  for (let place = 0; place < pairs; place += 1) {
    const started = performance.now();
    await act(place);
    walls.push(performance.now() - started);
  }
  return {wallMs: median(walls), cpuMs: (cpuMs() - before) / pairs};
}

/** Signing in well, with the server's and its database's processors, against the same hash alone. */
async function measureShare(): Promise<Line[]> {
  const serverTree = followProcess(server.processId() ?? 0);
  const passwordHash = await hash(password, passwordCost);
  const own = () => (process.cpuUsage().user + process.cpuUsage().system) / 1_000;
  const alone = await spend(own, async () => verify(passwordHash, password));
  const login = await spend(serverTree.cpuMs, async (place) => call('POST', 'login', {email: known[place], password}));
  return (['wallMs', 'cpuMs'] as const).map((unit) => {
    const share = (login[unit] - alone[unit]) / login[unit];
    return {
      what: `signing in, all but the hash, ${unit === 'cpuMs' ? 'processor time' : 'by the clock'}`,
      measured: `${login[unit].toFixed(2)} ms, ${round(share * 100)} % its own`,
      reference: `${alone[unit].toFixed(2)} ms, argon2 alone`,
      ratio: `${(login[unit] / alone[unit]).toFixed(2)}×`,
      limit: `${limitShare * 100} % its own`,
      ok: share <= limitShare,
    };
  });
}

try {
  await server.start();
  for (const email of known) {
    const {text} = await call('POST', 'users', {email, password, firstName: 'Ana', lastName: 'Luz', language: 'es'});
    if (!text.startsWith('200')) throw new Error(`registering answered ${text}`);
  }
  const confirm = {code: '000000', newPassword: password};
  const lines = [
    ...(await measureShare()),
    await compare('signing in with a wrong password', async (email) => call('POST', 'login', {email, password: 'x'})),
    await compare('asking for a code', async (email) => call('POST', 'reset-password', {email})),
    await compare('a wrong code', async (email) => call('PUT', 'reset-password/confirm', {...confirm, email})),
  ];
  console.log(toTable(lines));
} finally {
  await server.stop();
  await rm(dataDir, {recursive: true, force: true});
}
