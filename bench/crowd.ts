import {mkdtemp, rm} from 'node:fs/promises';
import {Agent, request} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {keepApart} from './kit/processors.ts';
import {toTable} from './kit/report.ts';
import {formatMs, median} from './kit/statistics.ts';
import {makeProductServer} from './stage/product-server.ts';

// `npm run bench -- crowd [--strangers 2000 --networks 200 --port 3362 --shown]`: how long the owner's known device takes to sign in
// while a crowd does; with `--shown` each of the crowd shows a device that nobody knows.

const {values} = parseArgs({
  options: {
    strangers: {type: 'string', default: '2000'},
    networks: {type: 'string', default: '200'},
    port: {type: 'string', default: '3362'},
    shown: {type: 'boolean', default: false},
  },
});
const [strangers, networks] = [Number(values.strangers), Number(values.networks)];
const password = 'Breakwater1!';
const owner = 'owner@example.com';
const limitMs = 2_000;
const pauseMs = 250;

const dataDir = await mkdtemp(join(tmpdir(), 'faro-crowd-'));
const environment = {TRUST_PROXY: '127.0.0.1', RATE_LIMITS: 'on'};
const server = makeProductServer({port: Number(values.port), dataDir, environment, processor: keepApart()});
// A proxy has its own connections for each visitor: none waits for another's here.
const agent = new Agent({keepAlive: true, maxSockets: Infinity});

type Answer = {readonly ms: number; readonly status: number; readonly retryAfter: string; readonly cookies: string[]};

/** Posts as the proxy would for somebody at an address. */
function post(path: string, body: object, from: {readonly address: string; readonly cookie?: string}): Promise<Answer> {
  const beganMs = performance.now();
  const {promise, resolve, reject} = Promise.withResolvers<Answer>();
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': from.address,
    ...(from.cookie !== undefined && {cookie: from.cookie}),
  };
  const sent = request(`${server.url}/api/v1/${path}`, {method: 'POST', agent, headers}, (answer) => {
    answer.resume();
    answer.once('end', () =>
      resolve({
        ms: performance.now() - beganMs,
        status: answer.statusCode ?? 0,
        retryAfter: answer.headers['retry-after'] ?? '',
        cookies: answer.headers['set-cookie'] ?? [],
      }),
    );
  });
  sent.once('error', reject);
  sent.end(JSON.stringify(body));
  return promise;
}

/** The owner signs in on a known device, again and again until told to stop. */
async function signInUntil(cookie: string, isOver: () => boolean): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (!isOver()) {
    // Each time from another network: calls of one are limited by the minute.
    const address = `198.51.100.${answers.length % 250}`;
    answers.push(await post('login', {email: owner, password}, {address, cookie}));
    await wait(pauseMs);
  }
  return answers;
}

/** A crowd at once: half guess at the owner, half at whomever. */
async function crowd(): Promise<Answer[]> {
  const all = Array.from({length: strangers}, async (_, each) => {
    const email = each % 2 === 0 ? owner : `nobody${each}@example.com`;
    const address = `10.1.${Math.floor((each % networks) / 100)}.${each % 100}`;
    const made = {cookie: `deviceToken=${String(each).padStart(43, 'x')}`};
    return post('login', {email, password: 'Wrong1!xx'}, {address, ...(values.shown && made)});
  });
  return Promise.all(all);
}

try {
  await server.start();
  const person = {email: owner, password, firstName: 'Ana', lastName: 'Luz', language: 'es'};
  const registered = await post('users', person, {address: '198.51.100.254'});
  const cookie = registered.cookies.map((one) => one.split(';')[0] ?? '').find((one) => one.startsWith('deviceToken='));
  if (registered.status !== 200 || cookie === undefined) throw new Error(`registering answered ${registered.status}`);
  let isOver = false;
  const signingIn = signInUntil(cookie, () => isOver);
  await wait(1_000);
  const beganMs = performance.now();
  const answers = await crowd();
  const crowdMs = performance.now() - beganMs;
  isOver = true;
  const own = await signingIn;
  const slowest = Math.max(...own.map(({ms}) => ms));
  const isIn = own.every(({status}) => status === 200);
  const told = answers.filter(({status, retryAfter}) => status === 429 && retryAfter !== '').length;
  console.log(
    toTable([
      {
        what: `a known device signs in ${own.length} times while ${strangers} strangers of ${networks} networks do`,
        measured: `${formatMs(slowest)} at most, ${formatMs(median(own.map(({ms}) => ms)))} as a rule`,
        reference: `the crowd: ${formatMs(crowdMs)}, ${told} told when to come back`,
        ratio: '–',
        limit: formatMs(limitMs),
        ok: isIn && slowest <= limitMs,
      },
    ]),
  );
} finally {
  agent.destroy();
  await server.stop();
  await rm(dataDir, {recursive: true, force: true});
}
