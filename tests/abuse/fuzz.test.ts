import {afterAll, beforeAll, expect, test} from 'vitest';
import {antiForgeryHeader, wireVersion} from '#contract/wire-version.ts';
import {buildServer, logInOn, type Device, type TestServer} from '#tests/kits/build-server.ts';
import {openCast, type Cast} from '#tests/server/policy/cast.ts';
import {createRandom} from '#tests/sync/build-change.ts';
import {createFuzzer, readOperations} from './fuzz-requests.ts';

/** A few hundred each time that tests run; the whole count by `npm run soak -- --only abuse`. */
const count = Number(process.env['FARO_FUZZ_REQUESTS'] ?? 1_200);
const seed = Number(process.env['FARO_FUZZ_SEED'] ?? 20_261_126);
const slowestMs = 1_000;

let server: TestServer;
let cast: Cast;
beforeAll(async () => {
  server = await buildServer();
  cast = await openCast(server);
});
afterAll(() => server.close());

/** Those who ask: a stranger, an owner, a bookkeeper, somebody who is blocked, an admin, and an admin as a user. */
function openAsking(): readonly Device[] {
  const {owner, bookkeeper, blocked, admin, 'admin as user': acting} = cast.actors;
  const devices = [owner, bookkeeper, blocked, admin, acting].flatMap(({device}) => device ?? []);
  return [server.openDevice(), ...devices];
}

test('[WAY1] [WAY2] whatever is sent to any endpoint is answered as an endpoint answers, within a second, and nothing breaks', async () => {
  const random = createRandom(seed);
  const document = (await server.openDevice().request({method: 'GET', url: '/api/docs/json'})).body;
  const operations = readOperations(document);
  expect(operations.length).toBeGreaterThan(100);
  const devices = openAsking();
  const ids = [...cast.tenants.map(({spaceId}) => spaceId), ...devices.flatMap(({me}) => me?.id ?? []), server.newId()];
  const next = createFuzzer(
    operations,
    {ids, texts: ['Ana', 'LLC', '2026', 'USD', 'es', 'WY', 'transactions']},
    random,
  );
  const wrong: string[] = [];
  const statuses = new Map<number, number>();
  for (let sent = 0; sent < count; sent += 1) {
    const device = devices[Math.floor(random() * devices.length)] ?? server.openDevice();
    const {method, url, payload, contentType} = next();
    const began = performance.now();
    const answer = await device.request({
      method,
      url,
      headers: {
        ...(contentType === '' ? {} : {'content-type': contentType}),
        ...(device.me && {[antiForgeryHeader]: device.me.authToken}),
      },
      ...(payload !== undefined && {payload}),
    });
    const tookMs = performance.now() - began;
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const said = `${sent}: ${method} ${url.slice(0, 200)} ${payload?.slice(0, 400) ?? ''}`;
    // A device that is newer than the server waits for it: that is its answer. Rule: SYN13.
    const isNewer = Number(/"wireVersion":(\d+)/.exec(payload ?? '')?.[1] ?? 0) > wireVersion;
    if (answer.status >= 500 && !(answer.status === 503 && isNewer)) wrong.push(`${answer.status} to ${said}`);
    if (tookMs > slowestMs) wrong.push(`${Math.round(tookMs)} ms for ${said}`);
    if (answer.status >= 400 && typeof (answer.body as {error?: {code?: unknown}}).error?.code !== 'string')
      wrong.push(`no failure in ${JSON.stringify(answer.body).slice(0, 100)} to ${said}`);
    // What ends a session, as leaving does, is followed by another.
    if (answer.status === 401 && device.me && !device.me.acting) await logInOn(device, device.me.email);
  }
  expect(wrong).toEqual([]);
  // It reaches what lies behind the checks as well as the checks.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(count / 50);
  expect(statuses.get(400) ?? 0).toBeGreaterThan(count / 10);
});
