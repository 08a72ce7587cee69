import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import type {Endpoint} from '#contract/kernel/endpoint.ts';
import {plainRoutes} from '#contract/policy/plain-routes.ts';
import {mountedOn} from '#server/http/mounted-routes.ts';
import {antiForgeryHeader} from '#contract/wire-version.ts';
import {syncedTables} from '#contract/tables.ts';
import {buildChangeIn, testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import type {SyncDevice} from '#tests/kits/sync-device.ts';
import {readEndpoints} from '#tests/kits/read-endpoints.ts';
import {buildServer, type Answer, type Device, type TestServer} from '#tests/kits/build-server.ts';
import {actorNames, openCast, ownSpaceOf, type Actor, type ActorName, type Cast, type Tenant} from './cast.ts';
import {expectGate, expectInSpace, gateReasons} from './expected.ts';
import {endsSession, samples} from './samples.ts';

let server: TestServer;
let cast: Cast;
let clientDir: string;
let origin: string;

beforeAll(async () => {
  clientDir = await mkdtemp(path.join(os.tmpdir(), 'faro-client-'));
  await writeFile(path.join(clientDir, 'index.html'), '<!doctype html><title>Faro</title>');
  server = await buildServer({CLIENT_DIR: clientDir});
  cast = await openCast(server);
  origin = await server.app.listen({port: 0, host: '127.0.0.1'});
});
afterAll(async () => {
  await server.close();
  await rm(clientDir, {recursive: true});
});

const placesOf = (actor: Actor): [string, Tenant | undefined][] => [
  ['own company', actor.own],
  ['own space', ownSpaceOf(actor)],
  [
    'another’s space',
    ownSpaceOf(
      Object.values(cast.actors).find((one) => one.device?.me.id !== actor.device?.me.id && one.kind !== 'visitor') ??
        actor,
    ),
  ],
  ['another’s', cast.tenants.find((tenant) => tenant !== actor.own)],
  ['absent', undefined],
];

const reasonOf = ({body}: Answer): unknown => (body as {error?: {reason?: string}} | null)?.error?.reason;

/** What of other tenants is in an answer: their names are in everything they have. */
function findLeaks({role, own}: Actor, answer: Answer): string[] {
  const text = answer.bytes.toString();
  return cast.tenants.filter((one) => !(role && one === own) && text.includes(one.name)).map(({name}) => name);
}

/** Asks as the actor's device would, but with any input, right or wrong. */
async function ask(device: Device, {method, path: url}: Endpoint, input: Record<string, unknown>): Promise<Answer> {
  const headers = device.me ? {[antiForgeryHeader]: device.me.authToken} : {};
  const isRead = method === 'GET' || method === 'DELETE';
  const query = Object.fromEntries(Object.entries(input).map(([key, value]) => [key, String(value)]));
  return device.request({method, url, headers, ...(isRead ? {query} : {payload: input})});
}

/** What is wrong with one answer, in words; none where all is as the policy says. */
function judgeAnswer(actor: Actor, endpoint: Endpoint, place: Tenant | undefined, answer: Answer): string[] {
  const reason = reasonOf(answer);
  const gate = expectGate(endpoint.access, actor);
  if ((gate === 'closed') !== gateReasons.includes(reason)) return [`the gate should be ${gate}: ${answer.status}`];
  if (gate === 'closed') return [401, 403].includes(answer.status) ? [] : [`closed, but ${answer.status}`];
  if (!endpoint.inSpace) return [];
  const {inSpace} = endpoint;
  const isNamed = inSpace !== 'whole' && inSpace.table === 'named';
  const refusal = expectInSpace(isNamed ? {...inSpace, table: 'transactions'} : inSpace, actor, place);
  const isRefused = answer.status === 404 || answer.status === 403;
  if (refusal === 'sync.no-access' && answer.status !== 404) return [`a stranger was answered ${answer.status}`];
  return (refusal !== undefined) === isRefused ? [] : [`${refusal ?? 'permitted'}, but ${answer.status}`];
}

/** Every endpoint in every place, as one actor. @returns the cells that are not as the policy says. */
async function askEverything(name: ActorName, endpoints: readonly Endpoint[]): Promise<string[]> {
  const actor = cast.actors[name];
  const device = actor.device ?? server.openDevice();
  const wrong: string[] = [];
  for (const endpoint of endpoints) {
    const sample = samples[endpoint.name];
    if (endpoint.inSpace && !sample) wrong.push(`${endpoint.name} looks into a company and has no sample`);
    for (const [where, place] of sample ? placesOf(actor) : placesOf(actor).slice(0, 1)) {
      const answer = await ask(device, endpoint, sample?.(place?.spaceId ?? server.newId(), actor) ?? {});
      const found = judgeAnswer(actor, endpoint, place, answer);
      const seesAll = endpoint.access === 'admin' && actor.kind === 'admin';
      const leaks = seesAll ? [] : findLeaks(actor, answer).map((leak) => `leaks ${leak}`);
      wrong.push(
        ...[...found, ...leaks].map((what) => `${endpoint.name}, ${where}: ${what} (${String(reasonOf(answer))})`),
      );
    }
  }
  return wrong;
}

describe('every endpoint', () => {
  test.each(actorNames)('[POL2] [POL5] as %s', async (name) => {
    const lasting = mountedOn(server.app).endpoints.filter((endpoint) => !endsSession.includes(endpoint.name));
    expect(lasting.length).toBeGreaterThan(15);
    expect(await askEverything(name, lasting)).toEqual([]);
  });
});

describe('every other route', () => {
  test.each(actorNames)('[POL1] [POL2] as %s', async (name) => {
    const actor = cast.actors[name];
    const cookie = [...(actor.device?.cookies ?? [])].map(([key, value]) => `${key}=${value}`).join('; ');
    const wrong: string[] = [];
    for (const [route, access] of Object.entries(plainRoutes)) {
      const [method = '', url = ''] = route.split(' ');
      // A stream stays open: its first line is enough.
      const giveUp = new AbortController();
      const answer = await fetch(origin + url.replace('*', 'es'), {
        method,
        headers: {cookie},
        redirect: 'manual',
        signal: giveUp.signal,
      });
      const isStream = answer.headers.get('content-type') === 'text/event-stream';
      const text = isStream ? '' : await answer.text();
      giveUp.abort();
      const isClosed = gateReasons.some((reason) => text.includes(`"${String(reason)}"`));
      if (isClosed !== (expectGate(access, actor) === 'closed')) wrong.push(`${route}: ${answer.status} ${text}`);
    }
    expect(wrong).toEqual([]);
  });
});

/** The changes of every table that somebody could try in a space, and which act each is. */
function buildTries(spaceId: string) {
  const {create, edit} = buildChangeIn(spaceId);
  return Object.values(syncedTables).flatMap((table, index) => {
    const id = testId(0x900 + index);
    const [field = 'id'] = Object.keys(table.row.shape).slice(1);
    const row = buildRow(table.name, id);
    const was = row[field] ?? null;
    return [
      {table: table.name, act: 'create', change: create(table.name, [row])},
      {table: table.name, act: 'update', change: edit(table.name, [testId(4)], {[field]: was}, {[field]: was})},
      {table: table.name, act: 'delete', change: edit(table.name, [testId(4)], {deleted: true}, {deleted: false})},
    ] as const;
  });
}

const accessReasons = ['sync.no-access', 'sync.not-permitted', 'company.no-accounting'];

// Visitors are turned away from every endpoint, above.
const signedIn = actorNames.filter((name) => name !== 'visitor');

function deviceOf({device}: Actor): SyncDevice {
  if (!device) throw new Error('a visitor has no device');
  return device;
}

describe('every synced table', () => {
  test.each(signedIn)('[POL5] [POL6] written as %s', async (name) => {
    const actor = cast.actors[name];
    const device = deviceOf(actor);
    const wrong: string[] = [];
    for (const [where, place] of placesOf(actor)) {
      const tries = buildTries(place?.spaceId ?? server.newId());
      const answer = await device.push(tries.map(({change}) => change));
      wrong.push(...findLeaks(actor, answer).map((leak) => `push, ${where}: leaks ${leak}`));
      if (expectGate('user', actor) === 'closed') {
        if (answer.status !== 403 || !gateReasons.includes(reasonOf(answer))) wrong.push(`push, ${where}: not refused`);
        continue;
      }
      const first = answer.body.lastSeq - tries.length + 1;
      for (const [index, {table, act}] of tries.entries()) {
        const refused = answer.body.refused.find(({seq}) => seq === first + index)?.refusals[0]?.reason;
        const met = accessReasons.find((reason) => reason === refused);
        const expected = expectInSpace({table, act}, actor, place);
        if (met !== expected) wrong.push(`${act} ${table}, ${where}: ${String(refused)}, not ${String(expected)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each(signedIn)('[POL5] [POL6] read as %s', async (name) => {
    const actor = cast.actors[name];
    const device = deviceOf(actor);
    const pulled = await device.pull();
    const wrong = findLeaks(actor, pulled).map((leak) => `pull leaks ${leak}`);
    const isOpen = expectGate('user', actor) === 'open';
    if (gateReasons.includes(reasonOf(pulled)) === isOpen) wrong.push(`pull: ${pulled.status}`);
    for (const [where, place] of placesOf(actor)) {
      const spaceId = place?.spaceId ?? server.newId();
      const delta = isOpen ? pulled.body.spaces.find((space) => space.spaceId === spaceId) : undefined;
      const named = delta?.pages.map(({table}) => table) ?? [];
      for (const table of Object.keys(syncedTables)) {
        const mayRead = isOpen && expectInSpace({table, act: 'read'}, actor, place) === undefined;
        const page = await ask(device, endpointOf('readPage'), {spaceId, table});
        if ((page.status === 200) !== mayRead) wrong.push(`read ${table}, ${where}: ${page.status}`);
        if (!mayRead && named.includes(table)) wrong.push(`pull names ${table}, ${where}`);
        wrong.push(...findLeaks(actor, page).map((leak) => `${table}, ${where}: leaks ${leak}`));
      }
    }
    expect(wrong).toEqual([]);
  });
});

function endpointOf(name: string): Endpoint {
  const found = mountedOn(server.app).endpoints.find((endpoint) => endpoint.name === name);
  if (!found) throw new Error(`${name} is not mounted`);
  return found;
}

test('[POL5] nobody has changed anything of another tenant', async () => {
  const other = cast.actors['other owner'];
  const rows = await Promise.all(
    ['companies', 'memberships'].map(async (table) => other.device?.readTable(other.own.spaceId, table)),
  );
  expect(rows.flat().map((row) => row?.['name'])).toEqual(['Bermellón LLC', 'Bermellón Núñez']);
});

describe('what ends a session', () => {
  // Whoever acts as a user goes before the user, who can end that.
  test.each(signedIn.toReversed())('[POL2] as %s', async (name) => {
    // Last of all: afterwards nobody is who they were.
    for (const ending of endsSession) {
      expect(await askEverything(name, [endpointOf(ending)])).toEqual([]);
    }
  });
});

test('[POL1] every route of the server is an endpoint or in the list of the others, and every table says who may', () => {
  const {routes, endpoints} = mountedOn(server.app);
  const known = new Set([...endpoints.map(({method, path: url}) => `${method} ${url}`), ...Object.keys(plainRoutes)]);
  expect([...routes].filter((route) => !known.has(route))).toEqual([]);
  expect(Object.keys(plainRoutes).filter((route) => !routes.has(route))).toEqual([]);
  const takesSpace = endpoints.filter(({input}) => 'shape' in input && Object.hasOwn(Object(input.shape), 'spaceId'));
  expect(takesSpace.filter(({inSpace}) => !inSpace).map(({name}) => name)).toEqual([]);
  expect(Object.values(syncedTables).filter(({readRoles}) => readRoles.length === 0)).toEqual([]);
});

test('every endpoint of the contract is answered, once', async () => {
  const named = (endpoints: readonly Endpoint[]) =>
    endpoints.map(({name}) => name).toSorted((a, b) => (a < b ? -1 : 1));
  expect(named(mountedOn(server.app).endpoints)).toEqual(named(await readEndpoints()));
});

test('[ADM6] nothing under one’s own account is open to an admin who acts as one', () => {
  const own = mountedOn(server.app).endpoints.filter((endpoint) => endpoint.path.startsWith('/api/v1/users'));
  expect(own.length).toBeGreaterThan(2);
  expect(own.filter(({access}) => access === 'user').map(({name}) => name)).toEqual([]);
});
