import type pg from 'pg';
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {toRows} from '#contract/kernel/field-values.ts';
import {wireVersion} from '#contract/wire-version.ts';
import {pullChanges, readPage} from '#contract/sync/pull-changes.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {untilOneWaits} from '#tests/kits/until-one-waits.ts';
import {addSpaceOf, joinSpace, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {buildChangeIn, testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';

let server: TestServer;
let device: SyncDevice;
let spaceId: string;

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  device = await openSyncDevice(server);
  spaceId = await addSpaceOf(server, device);
  await device.push([buildChangeIn(spaceId).create('accounts', [buildRow('accounts', testId(1))])]);
});

/** The one space of the device, as a pull from `cursor` sees it. */
async function pullSpace(cursor?: number) {
  const {body} = await device.pull(cursor === undefined ? {} : {[spaceId]: cursor});
  const space = body.spaces[0];
  if (!space) throw new Error('the pull named no space');
  return {...space, lastSeq: body.lastSeq};
}

/** Adds transactions by one statement, which takes the version too. */
async function addTransactions(client: pg.ClientBase, from: number, count: number): Promise<void> {
  await client.query(
    `with moved as materialized (select take_space_version($1) as version)
     insert into transactions (space_id, id, date, description, amount_units, currency, account_id, checked, created_at, version)
     select $1, ('0198c0de-0001-7000-8000-' || lpad(to_hex(number), 12, '0'))::uuid, '2026-01-' || lpad((number % 28 + 1)::text, 2, '0'),
       'row ' || number, number, 'USD', $2, false, '2026-01-01T00:00:00.000Z', moved.version
     from moved, generate_series($3::int, $3::int + $4::int - 1) as number`,
    [spaceId, testId(1), from, count],
  );
}

async function addCommitted(from: number, count: number): Promise<void> {
  const client = await server.database.$client.connect();
  await addTransactions(client, from, count);
  client.release();
}

const idsOf = (space: {tables: Record<string, {ids: readonly string[]}>}) => space.tables['transactions']?.ids ?? [];

test('[SYN16] a delta holds what changed after the cursor, tombstones too, and the last number executed', async () => {
  const {version} = await pullSpace();
  const {create, edit} = buildChangeIn(spaceId);
  await device.push([
    create('transactions', [buildRow('transactions', testId(10)), buildRow('transactions', testId(11))]),
    edit('transactions', [testId(11)], {deleted: true}, {deleted: false}),
  ]);
  const delta = await pullSpace(version);
  expect(delta).toMatchObject({mode: 'delta', more: false, version: version + 1, lastSeq: 3, pages: [], role: 'owner'});
  expect(Object.keys(delta.tables)).toEqual(['transactions']);
  const columns = delta.tables['transactions'] ?? {ids: [], fields: {}};
  expect(toRows(columns)).toEqual([
    {...buildRow('transactions', testId(10)), deleted: false},
    {...buildRow('transactions', testId(11)), deleted: true},
  ]);
  expect(columns.fields['currency']).toEqual({same: 'USD'});
  expect(await pullSpace(delta.version)).toMatchObject({mode: 'delta', tables: {}, lastSeq: 3});
});

test('[SYN16] a large delta ends at a version’s boundary and goes on from there', async () => {
  const {version} = await pullSpace();
  for (const part of [0, 1, 2]) await addCommitted(part * 3_000, 3_000);
  const first = await pullSpace(version);
  expect([idsOf(first).length, first.more, first.version, first.lastSeq]).toEqual([6_000, true, version + 2, null]);
  const second = await pullSpace(first.version);
  expect([idsOf(second).length, second.more, second.version, second.lastSeq]).toEqual([3_000, false, version + 3, 1]);
});

test('[SYN14] a pull never steps over a version that commits later', async () => {
  const {version} = await pullSpace();
  const [early, late] = await Promise.all([server.database.$client.connect(), server.database.$client.connect()]);
  await early.query('begin');
  await addTransactions(early, 1, 1);
  await late.query('begin');
  const waiting = addTransactions(late, 2, 1);
  await untilOneWaits(server.database);
  const during = await pullSpace(version);
  expect([idsOf(during), during.version]).toEqual([[], version]);
  await early.query('commit');
  await waiting;
  const between = await pullSpace(version);
  expect([idsOf(between).length, between.version]).toEqual([1, version + 1]);
  await late.query('commit');
  expect(idsOf(await pullSpace(between.version)).length).toBe(1);
  early.release();
  late.release();
});

test('[SYN14] a device that pulls while others push misses nothing', async () => {
  let {version} = await pullSpace();
  const others = await Promise.all([1, 2, 3].map(() => openSyncDevice(server, 'Eva')));
  for (const other of others) await joinSpace(server, other, spaceId, 'bookkeeper');
  const pushes = others.map(async (other, person) => {
    for (let turn = 0; turn < 8; turn += 1) {
      const row = buildRow('transactions', testId(1_000 + person * 100 + turn));
      await other.push([buildChangeIn(spaceId).create('transactions', [row])]);
    }
  });
  const heard: string[] = [];
  const pullOnce = async () => {
    const delta = await pullSpace(version);
    heard.push(...idsOf(delta));
    version = delta.version;
  };
  const work = {arePushing: true};
  const pulling = (async () => {
    while (work.arePushing) await pullOnce();
  })();
  await Promise.all(pushes);
  work.arePushing = false;
  await pulling;
  await pullOnce();
  expect([heard.length, new Set(heard).size]).toEqual([24, 24]);
});

test('[SYN17] a space without a cursor, or with one of a future that is no more, starts cold', async () => {
  const cold = await pullSpace();
  expect(cold).toMatchObject({mode: 'cold', more: false, tables: {}, lastSeq: null});
  expect(cold.pages.map(({table, from, until, count}) => [table, from, until, count])).toEqual([
    ['accounts', null, null, 1],
    ['categories', null, null, 29],
    ['companies', null, null, 1],
    ['memberships', null, null, 1],
  ]);
  expect((await pullSpace(cold.version + 1)).mode).toBe('cold');
});

test('[SYN17] pages hold every live row once, newest first, and leave out the deleted', async () => {
  await addCommitted(0, 5_001);
  const {edit} = buildChangeIn(spaceId);
  await device.push([
    edit('transactions', ['0198c0de-0001-7000-8000-000000000000'], {deleted: true}, {deleted: false}),
  ]);
  const {pages} = await pullSpace();
  const ofRows = pages.filter((page) => page.table === 'transactions');
  expect(ofRows.map((page) => page.count)).toEqual([2_000, 2_000, 1_000]);
  const bodies = await Promise.all(ofRows.map((page) => device.readPage(spaceId, page)));
  expect(bodies.map((body) => body.ids.length)).toEqual([2_000, 2_000, 1_000]);
  const keys = bodies.flatMap((body) => toRows(body)).map((row) => `${String(row['date'])} ${String(row['id'])}`);
  expect(keys).toEqual(keys.toSorted().toReversed());
  expect(new Set(keys).size).toBe(5_000);
});

test('[SYN17] rows that appear or leave while pages are read are found by the next pull', async () => {
  await addCommitted(0, 2_500);
  const cold = await pullSpace();
  await device.push([
    buildChangeIn(spaceId).create('transactions', [
      buildRow('transactions', testId(10), {date: '2199-01-01'}),
      buildRow('transactions', testId(11), {date: '1900-01-01'}),
    ]),
  ]);
  const pages = cold.pages.filter((page) => page.table === 'transactions');
  const bodies = await Promise.all(pages.map((page) => device.readPage(spaceId, page)));
  expect(bodies.flatMap((body) => body.ids)).toHaveLength(2_502);
  expect(idsOf(await pullSpace(cold.version))).toEqual([testId(10), testId(11)]);
});

test('[SYN17] a page that is not there, not the person’s or asked for by nonsense is not found', async () => {
  const stranger = await openSyncDevice(server, 'Eva');
  expect((await stranger.call(readPage, {spaceId, table: 'accounts'})).status).toBe(404);
  expect((await server.openDevice().call(readPage, {spaceId, table: 'accounts'})).status).toBe(401);
  for (const from of ['nonsense', '["2026-01-01"]', '["a","b"]', '{}', `["\\u0000","${testId(1)}"]`])
    expect((await device.call(readPage, {spaceId, table: 'transactions', from})).status).toBe(404);
  for (const table of ['users', 'constructor', 'row_history'])
    expect((await device.call(readPage, {spaceId, table})).status).toBe(404);
});

test('[SYN23] a page that has grown out of all measure, or was never one, is not found', async () => {
  await server.database.$client.query(
    `with taken as materialized (select take_space_version($1) as version)
     insert into transactions (space_id, id, date, description, amount_units, currency, account_id, checked, created_at, version)
     select $1, gen_random_uuid(), '2026-01-01', 'x', 1, 'USD', $2, false, '2026-11-20T12:00:00.000Z', version
     from taken, generate_series(1, 20001)`,
    [spaceId, testId(1)],
  );
  expect((await device.call(readPage, {spaceId, table: 'transactions'})).status).toBe(404);
  const {pages} = await pullSpace();
  const bodies = await Promise.all(
    pages.slice(0, 2).map((page) => device.call(readPage, {spaceId, table: page.table})),
  );
  expect(bodies.map(({status}) => status)).toEqual([200, 200]);
});

test('[SYN16] a pull answers with the spaces of the person and no other', async () => {
  const stranger = await openSyncDevice(server, 'Eva');
  expect((await stranger.pull({[spaceId]: 0})).body.spaces).toEqual([]);
  await joinSpace(server, stranger, spaceId, 'manager');
  expect((await stranger.pull()).body.spaces).toMatchObject([{spaceId, role: 'manager', mode: 'cold'}]);
});

test('[SYN13] a pull that names another person than the session’s is refused', async () => {
  const input = {wireVersion, clientId: device.clientId, userId: testId(77), cursors: {}};
  const {status, body} = await device.call(pullChanges, input);
  expect([status, body]).toMatchObject([403, {error: {reason: 'sync.other-user'}}]);
});

test('[SYN16] the answer names the data’s epoch and the server’s time, and has the shape of its contract', async () => {
  const {body, headers} = await device.pull();
  expect(pullChanges.output.parse(body)).toEqual(body);
  expect(body).toMatchObject({epoch: expect.stringMatching(/^[0-9a-f-]{36}$/), serverTime: '2026-11-20T12:00:00.000Z'});
  expect(headers).toMatchObject({'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store'});
});
