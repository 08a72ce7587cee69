import {afterAll, beforeAll, expect, test} from 'vitest';
import {readRowHistory} from '#contract/sync/pull-changes.ts';
import {maxPushBytes} from '#contract/sync/push-changes.ts';
import {wireVersion} from '#contract/wire-version.ts';
import {createPostgresStore} from '#server/sync/judge/postgres-store.ts';
import {pushBatch} from '#server/sync/judge/push.ts';
import {refuseWire} from '#contract/sync/refuse-wire.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {addSpaceOf, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {buildChangeIn, testId} from '#tests/fixtures/build-change.ts';
import {chainHashes} from '#tests/fixtures/chain-hashes.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';

let server: TestServer;
let device: SyncDevice;
let spaceId: string;

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

/** A fresh person and space with one account, whose changes are numbers 1 and up of a fresh client. */
async function begin() {
  device = await openSyncDevice(server);
  spaceId = await addSpaceOf(server, device);
  const {create, edit} = buildChangeIn(spaceId);
  const account = create('accounts', [buildRow('accounts', testId(1))]);
  const rename = (was: string, name: string) => edit('accounts', [testId(1)], {name}, {name: was});
  return {account, rename, create, edit};
}

const readNames = async () => (await device.readTable(spaceId, 'accounts')).map((row) => row['name']);
const first = 'Cuenta de Medellín';

async function countHistory(): Promise<number> {
  const {rows} = await server.database.$client.query<{count: number}>(
    `select count(*) from row_history where space_id = $1 and table_name = 'accounts'`,
    [spaceId],
  );
  return rows[0]?.count ?? 0;
}

test('[SYN1] a repeated batch answers the same and takes effect once', async () => {
  const {account, rename} = await begin();
  const batch = [account, rename(first, 'B'), rename('wrong', 'C')];
  const hashes = chainHashes(batch);
  const once = await device.push(batch, {firstSeq: 1, hashes});
  const twice = await device.push(batch, {firstSeq: 1, hashes});
  expect(once.body).toMatchObject({lastSeq: 3, refused: [{seq: 3, refusals: [{field: 'name', current: 'B'}]}]});
  expect(twice.body).toEqual(once.body);
  expect(await readNames()).toEqual(['B']);
  expect(await countHistory()).toBe(2);
});

test('[SYN1] a batch that overlaps what was done executes only the rest', async () => {
  const {account, rename} = await begin();
  const all = [account, rename(first, 'B'), rename('B', 'C'), rename('C', 'D')];
  const hashes = chainHashes(all);
  await device.push(all.slice(0, 2), {firstSeq: 1, hashes: hashes.slice(0, 2)});
  const {body} = await device.push(all.slice(1), {firstSeq: 2, hashes: hashes.slice(1)});
  expect(body).toEqual({lastSeq: 4, refused: []});
  expect(await readNames()).toEqual(['D']);
  expect(await countHistory()).toBe(4);
});

test('[SYN1] the same batch sent many times at once takes effect once', async () => {
  const {account, rename} = await begin();
  const batch = [account, rename(first, 'B'), rename('B', 'C')];
  const answers = await Promise.all(Array.from({length: 6}, () => device.push(batch, {firstSeq: 1})));
  expect(answers.map(({status, body}) => [status, body])).toEqual(
    Array.from({length: 6}, () => [200, {lastSeq: 3, refused: []}]),
  );
  expect(await countHistory()).toBe(3);
});

test('[SYN1] a batch that fails in the middle leaves nothing', async () => {
  const {account, rename} = await begin();
  const store = createPostgresStore(server.database);
  const failing: typeof store = {
    transact: (sender, work) =>
      store.transact(sender, (tx) =>
        work({...tx, writeResults: () => Promise.reject(new Error('the power went out'))}),
      ),
  };
  const changes = [account, rename(first, 'B')];
  const input = {wireVersion, clientId: device.clientId, userId: device.me.id, deviceName: '', firstSeq: 1, changes};
  const parts = {store: failing, now: () => server.clock.nowMs, wireVersion};
  const push = pushBatch(parts, device.me.id, {...input, hashes: chainHashes(changes)});
  await expect(push).rejects.toThrow('the power went out');
  expect(await readNames()).toEqual([]);
  expect((await device.push(changes, {firstSeq: 1})).body).toEqual({lastSeq: 2, refused: []});
});

test('[SYN2] a gap is refused with the expected number and changes nothing', async () => {
  const {account} = await begin();
  const {status, body} = await device.push([account], {firstSeq: 4});
  expect([status, body]).toMatchObject([
    409,
    {error: {code: 'conflict', reason: 'sync.gap', details: {expectedSeq: 1}}},
  ]);
  expect(await readNames()).toEqual([]);
});

test('[SYN3] a number used with another hash is a copied profile: refused whole', async () => {
  const {account, rename} = await begin();
  await device.push([account, rename(first, 'B')]);
  const other = [rename(first, 'X'), rename('X', 'Y')];
  const {status, body} = await device.push(other, {firstSeq: 2});
  expect([status, body]).toMatchObject([409, {error: {code: 'conflict', reason: 'sync.copied-profile'}}]);
  expect(await readNames()).toEqual(['B']);
});

test('[SYN3] the same client id of another person is another client', async () => {
  const {account} = await begin();
  await device.push([account]);
  const stranger = await openSyncDevice(server, 'Eva');
  const theirs = await addSpaceOf(server, stranger);
  const change = buildChangeIn(theirs).create('accounts', [buildRow('accounts', testId(1))]);
  const {body} = await stranger.push([change], {clientId: device.clientId});
  expect(body).toEqual({lastSeq: 1, refused: []});
});

test('[SYN13] a batch that names another person than the session’s is refused', async () => {
  const {account} = await begin();
  const {status, body} = await device.push([account], {userId: testId(77)});
  expect([status, body]).toMatchObject([403, {error: {code: 'forbidden', reason: 'sync.other-user'}}]);
});

test('[SYN13] a client older than three wire versions is told to update', async () => {
  const {account} = await begin();
  const changes = [account];
  const input = {wireVersion: 5, clientId: device.clientId, userId: device.me.id, deviceName: '', firstSeq: 1, changes};
  const parts = {store: createPostgresStore(server.database), now: () => server.clock.nowMs, wireVersion: 9};
  expect(await pushBatch(parts, device.me.id, {...input, hashes: chainHashes(changes)})).toEqual({
    ok: false,
    failure: {code: 'outdated', reason: 'sync.old-wire-version'},
  });
  expect([6, 9].map((version) => refuseWire(version, 9))).toEqual([undefined, undefined]);
});

test('[SYN13] a client newer than the server is told to wait, and nothing of its batch is executed', async () => {
  const {account} = await begin();
  const {status, body, headers} = await device.push([account], {wireVersion: wireVersion + 1});
  expect([status, body]).toMatchObject([503, {error: {code: 'provider-down', reason: 'sync.newer-wire-version'}}]);
  expect(headers).toMatchObject({'retry-after': '30'});
  expect((await device.push([account])).body).toEqual({lastSeq: 1, refused: []});
});

test('[SYN2] a batch without one hash for each change is refused', async () => {
  const {account} = await begin();
  for (const hashes of [['x'.repeat(64)], [...chainHashes([account]), ...chainHashes([account])]]) {
    const {status, body} = await device.push([account], {hashes});
    expect([status, body]).toMatchObject([400, {error: {reason: 'sync.bad-hashes'}}]);
  }
});

test('[SYN2] a batch that is too large is refused whole, so that it can be halved', async () => {
  const {account, rename} = await begin();
  const many = Array.from({length: 1_001}, () => rename('A', 'B'));
  expect((await device.push(many)).status).toBe(400);
  const heavy = {...account, label: {key: 'x', params: {text: 'x'.repeat(maxPushBytes)}}};
  const {status, body} = await device.push([heavy]);
  expect([status, body]).toMatchObject([413, {error: {code: 'too-large'}}]);
  expect((await device.push([account])).body).toEqual({lastSeq: 1, refused: []});
});

test('[SYN8] values that PostgreSQL cannot hold stop nobody else', async () => {
  const {create} = await begin();
  const names = ['fine', 'a\0b', 'a\ud800b', '\u{1f600} ok'];
  const rows = names.map((name, index) => buildRow('accounts', testId(40 + index), {name}));
  const {status, body} = await device.push([create('accounts', rows)], {deviceName: 'lap\0top'});
  expect(status).toBe(200);
  expect(body.refused[0]?.refusals.map(({rowId}) => rowId)).toEqual([testId(41), testId(42)]);
  expect(new Set(await readNames())).toEqual(new Set(['fine', '\u{1f600} ok']));
});

test('[SYN12] the answer about a space of others and about one that is not there is the same', async () => {
  const {account} = await begin();
  const own = [account];
  const stranger = await openSyncDevice(server, 'Eva');
  const refusedFor = async (place: string) => {
    const change = buildChangeIn(place).create('accounts', [buildRow('accounts', testId(1))]);
    return (await stranger.push([change])).body.refused[0]?.refusals;
  };
  const refusal = {rowId: testId(1), field: null, code: 'forbidden', reason: 'sync.no-access'};
  expect(await refusedFor(spaceId)).toEqual([refusal]);
  expect(await refusedFor(testId(999))).toEqual([refusal]);
  expect((await device.push(own)).body.refused).toEqual([]);
});

test('[SYN18] a row’s history says who did what, newest first, to those who may see it', async () => {
  const {account, rename} = await begin();
  await device.push([account, rename(first, 'B')]);
  const at = new Date(server.clock.nowMs).toISOString();
  const input = {spaceId, table: 'accounts', rowId: testId(1)};
  const {body} = await device.call(readRowHistory, input);
  const author = {at, by: 'Ana Núñez', author: 'person', device: 'Ana’s laptop'};
  expect(body.entries).toEqual([
    {...author, changeId: expect.any(String), op: 'edit', set: {name: 'B'}, was: {name: first}},
    {...author, changeId: account.id, op: 'create', set: {}, was: {}},
  ]);
  const stranger = await openSyncDevice(server, 'Eva');
  expect((await stranger.call(readRowHistory, input)).status).toBe(404);
  expect((await server.openDevice().call(readRowHistory, input)).status).toBe(401);
});
