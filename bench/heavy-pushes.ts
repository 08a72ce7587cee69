import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import type {Line} from './kit/figure.ts';
import {keepApart} from './kit/processors.ts';
import {toTable} from './kit/report.ts';
import {formatMs, quantile} from './kit/statistics.ts';
import {askUntil, call, openApiPerson, sendPush, writeImport} from './stage/api-person.ts';
import {makeProductServer} from './stage/product-server.ts';

// `npm run bench -- heavy-pushes [--pushes 24 --rows 8000 --each 500 --port 3364]`: what others wait for while one account sends large pushes at once,
// all together within the rows that a company without a plan may have.

const {values} = parseArgs({
  options: {
    pushes: {type: 'string', default: '24'},
    rows: {type: 'string', default: '8000'},
    each: {type: 'string', default: '500'},
    port: {type: 'string', default: '3364'},
  },
});
const [pushes, rows, rowsPerChange] = [Number(values.pushes), Number(values.rows), Number(values.each)];
const limits = {'users/me': 500, health: 50} as const;

const dataDir = await mkdtemp(join(tmpdir(), 'faro-pushes-'));
const server = makeProductServer({port: Number(values.port), dataDir, processor: keepApart()});

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
  const [busy, other] = [await openApiPerson(server.url), await openApiPerson(server.url)];
  const bodies = Array.from({length: pushes}, () => writeImport(busy, rows, rowsPerChange));
  let isOver = false;
  const asked = Promise.all([
    askUntil(
      () => call('GET', `${server.url}/api/v1/users/me`, other.headers),
      () => isOver,
    ),
    askUntil(
      () => call('GET', `${server.url}/health`),
      () => isOver,
    ),
  ]);
  await wait(500);
  const beganMs = performance.now();
  const sent = await Promise.all(bodies.map((body) => sendPush(server.url, busy, body)));
  const tookMs = performance.now() - beganMs;
  isOver = true;
  const [me, health] = await asked;
  const size = `${(Buffer.byteLength(bodies[0] ?? '') / 2 ** 20).toFixed(1)} MiB each`;
  const told = sent.reduce((sum, {turnedAway}) => sum + turnedAway, 0);
  const reference = `all taken after ${formatMs(tookMs)}, ${size}, ${told} times told to come back`;
  console.log(toTable([toLine('users/me', me, reference), toLine('health', health, reference)]));
} finally {
  await server.stop();
  await rm(dataDir, {recursive: true, force: true});
}
