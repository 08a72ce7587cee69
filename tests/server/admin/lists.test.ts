import {afterAll, beforeAll, expect, test} from 'vitest';
import {blockUser} from '#contract/admin/block-user.ts';
import {listCompanies} from '#contract/admin/list-companies.ts';
import {listUsers, userList} from '#contract/admin/list-users.ts';
import {addCompany} from '#contract/companies/add-company.ts';
import {inTransaction} from '#server/db/database.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {joinSpace, type SyncDevice} from '#tests/kits/sync-device.ts';
import {openAdmin} from '#tests/server/policy/cast.ts';

const people = [
  ['Ana', 'Restrepo', 'ana@ceibo.example'],
  ['Bruno', 'Silva', 'bruno_silva@ceibo.example'],
  ['Carla', 'Ñáñez', 'carla@ceibo.example'],
  ['diego', 'Restrepo', 'diego@ceibo.example'],
] as const;

let server: TestServer;
let admin: SyncDevice;
const ids: string[] = [];
beforeAll(async () => {
  server = await buildServer();
  admin = await openAdmin(server);
  for (const [firstName, lastName, email] of people) {
    server.clock.nowMs += 1_000;
    const device = await server.registerPerson({firstName, lastName, email});
    ids.push(device.me.id);
    if (firstName !== 'Ana' && firstName !== 'Bruno') continue;
    const type = firstName === 'Ana' ? 'LLC' : 'Cross Border Crypto';
    const spaceId = server.newId();
    await device.call(addCompany, {
      id: spaceId,
      name: `${firstName} 100% LLC`,
      type,
      state: type === 'LLC' ? 'WY' : null,
    });
    if (firstName === 'Bruno') await joinSpace(server, admin, spaceId, 'manager');
  }
  await admin.call(blockUser, {userId: ids[2] ?? '', reason: 'by-admin'});
});
afterAll(() => server.close());

async function namesBy(input: Parameters<typeof admin.call<typeof listUsers.input, typeof listUsers.output>>[1]) {
  const {body} = await admin.call(listUsers, input);
  return body.rows.map(({firstName}) => firstName);
}

test('[ADM1] users come newest first, a page at a time, with the count of all', async () => {
  const first = (await admin.call(listUsers, {limit: 3})).body;
  const second = (await admin.call(listUsers, {limit: 3, offset: 3})).body;
  expect([first.total, second.total]).toEqual([4, 4]);
  expect([...first.rows, ...second.rows].map(({firstName}) => firstName)).toEqual(['diego', 'Carla', 'Bruno', 'Ana']);
  expect(first.rows[1]).toMatchObject({
    lastName: 'Ñáñez',
    status: 'blocked',
    blockedReason: 'by-admin',
    companies: [],
  });
  expect(second.rows[0]?.companies).toEqual([
    {id: expect.any(String), name: 'Ana 100% LLC', type: 'LLC', role: 'owner'},
  ]);
});

test('[ADM1] users are found by any words of name and e-mail, in any order, taken as they are', async () => {
  expect(await namesBy({search: 'restrepo ana'})).toEqual(['Ana']);
  expect(await namesBy({search: 'ñáñez'})).toEqual(['Carla']);
  expect(await namesBy({search: '_silva'})).toEqual(['Bruno']);
  expect(await namesBy({search: '_na@'})).toEqual([]);
  expect(await namesBy({search: '%'})).toEqual([]);
  expect(await namesBy({search: "' or true --"})).toEqual([]);
  expect(await namesBy({search: 'ana\0'})).toEqual(['Ana']);
  expect(await namesBy({search: '\ud800'})).toEqual([]);
  expect((await admin.call(listUsers, {search: 'restrepo', limit: 1})).body.total).toBe(2);
});

test('[ADM1] users are ordered as asked, capitals or not, and filtered by status', async () => {
  expect(await namesBy({orderBy: 'name'})).toEqual(['Ana', 'Bruno', 'Carla', 'diego']);
  expect(await namesBy({orderBy: 'email', orderDirection: 'desc'})).toEqual(['diego', 'Carla', 'Bruno', 'Ana']);
  expect((await namesBy({orderBy: 'companies', orderDirection: 'desc'})).slice(0, 2).toSorted()).toEqual([
    'Ana',
    'Bruno',
  ]);
  expect(await namesBy({status: 'blocked'})).toEqual(['Carla']);
  for (const orderBy of userList.orders) expect(await namesBy({orderBy})).toHaveLength(4);
});

test.each([
  {limit: 0},
  {limit: 101},
  {offset: -1},
  {orderBy: 'password_hash'},
  {orderDirection: 'asc; drop'},
  {status: 'x'},
])('[ADM1] what is no page, order or status is refused: %j', async (query) => {
  const url = `${listUsers.path}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString()}`;
  expect(await admin.request({method: 'GET', url})).toMatchObject({status: 400, body: {error: {code: 'validation'}}});
});

test('[ADM2] admins are in no list', async () => {
  expect(await namesBy({search: 'Olga'})).toEqual([]);
});

test('[ADM1] companies come with their owners, by words, type, origin and order', async () => {
  const all = (await admin.call(listCompanies, {orderBy: 'owner'})).body;
  expect(all).toEqual({
    total: 2,
    rows: [
      {
        id: expect.any(String),
        name: 'Ana 100% LLC',
        type: 'LLC',
        state: 'WY',
        createdAt: expect.any(String),
        isMigrated: false,
        dissolvedOn: null,
        order: null,
        owner: {id: ids[0], name: 'Ana Restrepo', email: 'ana@ceibo.example'},
      },
      expect.objectContaining({type: 'Cross Border Crypto', state: null}),
    ],
  });
  const names = async (
    input: Parameters<typeof admin.call<typeof listCompanies.input, typeof listCompanies.output>>[1],
  ) => (await admin.call(listCompanies, input)).body.rows.map(({name}) => name);
  expect(await names({search: 'silva 100%'})).toEqual(['Bruno 100% LLC']);
  expect(await names({type: 'LLC'})).toEqual(['Ana 100% LLC']);
  const bruno = all.rows[1]?.id ?? '';
  await inTransaction(server.database, async (tx) => {
    const stamp = {spaceId: bruno, author: {kind: 'product'}, nowMs: server.clock.nowMs} as const;
    await writeSynced(tx, stamp, [{table: 'companies', edit: [{id: bruno, origin: 'migrated'}]}]);
  });
  expect(await names({origin: 'migrated'})).toEqual(['Bruno 100% LLC']);
  expect(await names({origin: 'added', search: 'bruno'})).toEqual([]);
  expect(await names({orderBy: 'state', orderDirection: 'desc'})).toEqual(['Ana 100% LLC', 'Bruno 100% LLC']);
  expect(await names({})).toEqual(['Bruno 100% LLC', 'Ana 100% LLC']);
});
