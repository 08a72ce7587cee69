import {randomUUID} from 'node:crypto';
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {addSpaceOf, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {buildChangeIn, testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';

let server: TestServer;
let device: SyncDevice;
let spaceId: string;
let build: ReturnType<typeof buildChangeIn>;

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  device = await openSyncDevice(server);
  spaceId = await addSpaceOf(server, device);
  build = buildChangeIn(spaceId);
  await device.push([build.create('accounts', [buildRow('accounts', testId(1))])]);
});

const rename = (was: string, name: string) => build.edit('accounts', [testId(1)], {name}, {name: was});
const readName = async () => (await device.readTable(spaceId, 'accounts'))[0]?.['name'];
const first = 'Cuenta de Medellín';

test('[SYN21] a change sent again under a new client, as by a copied profile, is not executed again', async () => {
  const toB = rename(first, 'B');
  const conflicting = rename('wrong', 'C');
  const once = await device.push([toB, conflicting]);
  await device.push([rename('B', first)]);
  const later = rename(first, 'D');
  const again = await device.push([toB, conflicting, later], {clientId: server.newId(), firstSeq: 1});
  expect(again.body).toMatchObject({lastSeq: 3, refused: [{seq: 2}]});
  expect(again.body.refused[0]?.refusals).toEqual(once.body.refused[0]?.refusals);
  expect(await readName()).toBe('D');
});

test('[SYN21] a change that is twice in one push takes effect once', async () => {
  const toB = rename(first, 'B');
  const {body} = await device.push([toB, rename('B', first), toB]);
  expect(body.refused).toEqual([]);
  expect(await readName()).toBe(first);
});

test('[SYN21] an id that another person used says nothing about a change', async () => {
  const other = await openSyncDevice(server, 'Eva');
  const otherSpace = await addSpaceOf(server, other);
  const mine = rename(first, 'B');
  const {body} = await other.push([{...mine, spaceId: otherSpace}]);
  expect(body.refused).toMatchObject([{refusals: [{reason: 'sync.row-missing'}]}]);
  expect((await device.push([mine])).body.refused).toEqual([]);
  expect(await readName()).toBe('B');
});

test.each(['toString', 'constructor', 'hasOwnProperty', 'valueOf'])(
  '[SYN8] a field named %s is refused like any that the table does not have',
  async (field) => {
    const change = {...rename(first, 'B'), set: {[field]: {same: 1}}, was: {}};
    const {status, body} = await device.push([change, rename(first, 'C')]);
    expect([status, body.refused]).toMatchObject([200, [{refusals: [{code: 'validation'}]}]]);
    expect(await readName()).toBe('C');
  },
);

test.each(['constructor', '__proto__', 'accounts; drop table users', 'sync_results', 'users'])(
  '[SYN8] a table named %s is refused',
  async (table) => {
    const {body} = await device.push([{...rename(first, 'B'), table}]);
    expect(body.refused).toMatchObject([{refusals: [{reason: 'sync.unknown-table'}]}]);
  },
);

test('[SYN8] a body with a key that would become a prototype is malformed', async () => {
  const text = JSON.stringify({changes: [{set: {PROTO: {same: 1}}}]}).replace('PROTO', '__proto__');
  const answer = await device.request({
    method: 'POST',
    url: '/api/v1/sync/push',
    headers: {'content-type': 'application/json', 'faro-auth-token': device.me.authToken},
    payload: text,
  });
  expect(answer).toMatchObject({status: 400, body: {error: {reason: 'request.malformed'}}});
});

test.each([
  ['NUL', 'a\0b'],
  ['half a surrogate pair', 'a\ud800'],
  ['a number', 5],
  ['true', true],
])('[SYN8] a name that is %s is refused and the next change goes on', async (_what, name) => {
  const bad = {...rename(first, 'B'), set: {name: {same: name}}};
  const {body} = await device.push([bad, rename(first, 'C')]);
  expect(body.refused).toMatchObject([{refusals: [{reason: 'sync.invalid-value'}]}]);
  expect(await readName()).toBe('C');
});

test('[SYN8] negative zero is zero, and what is no safe integer is refused', async () => {
  const units = (value: number) => build.edit('accounts', [testId(1)], {openingUnits: value}, {openingUnits: -1_250});
  const {body} = await device.push([units(2 ** 53), units(0.5), units(-0)]);
  expect(body.refused.map(({refusals}) => refusals[0]?.reason)).toEqual(['sync.invalid-value', 'sync.invalid-value']);
  expect((await device.readTable(spaceId, 'accounts'))[0]?.['openingUnits']).toBe(0);
});

test('[SYN22] a short request that asks for too many rows is refused whole', async () => {
  const rowIds = Array.from({length: 9_000}, () => randomUUID());
  const many = Array.from({length: 6}, () => ({...rename(first, 'B'), rowIds}));
  const {status, body} = await device.push([rename(first, 'B'), ...many]);
  expect([status, body]).toMatchObject([413, {error: {code: 'too-large', reason: 'request.too-large'}}]);
  expect(await readName()).toBe(first);
});

test('[SYN22] a long text for thousands of rows is refused whole', async () => {
  const rowIds = Array.from({length: 1_000}, () => randomUUID());
  const {status} = await device.push([
    {...build.create('importErrors', []), rowIds, set: {cells: {same: 'x'.repeat(60_000)}}},
  ]);
  expect(status).toBe(413);
});

test('[SYN24] what would take too long to merge is a conflict, and does not hold up the others', async () => {
  const words = (word: string) => `${word} `.repeat(999);
  const ids = Array.from({length: 60}, (_, index) => testId(100 + index));
  const transactions = ids.map((id) => buildRow('transactions', id, {note: words('a')}));
  await device.push([build.create('transactions', transactions)]);
  const {status, body} = await device.push([build.edit('transactions', ids, {note: words('b')}, {note: words('c')})]);
  expect(status).toBe(200);
  expect(body.refused[0]?.refusals.map(({reason}) => reason)).toEqual(ids.map(() => 'sync.conflict'));
});
