import {afterAll, beforeAll, expect, test} from 'vitest';
import {listCompanies} from '#contract/admin/list-companies.ts';
import {addCompany} from '#contract/companies/add-company.ts';
import {inTransaction} from '#server/db/database.ts';
import {writeSynced, type SyncedWrite} from '#server/sync/write-synced.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {joinSpace, type SyncDevice} from '#tests/kits/sync-device.ts';
import {buy, prepareOrder, read} from '#tests/server/orders/order-steps.ts';
import {untilOneWaits} from '#tests/kits/until-one-waits.ts';
import {openAdmin} from '#tests/server/policy/cast.ts';

let server: TestServer;
let admin: SyncDevice;
beforeAll(async () => {
  server = await buildServer();
  admin = await openAdmin(server);
});
afterAll(() => server.close());

const query = async (text: string) => (await server.database.$client.query(text)).rows;

/** Rows that are not as they have to be. */
const wrong = async () => [
  ...(await query(
    '(table desk_companies except select * from desk_companies_now()) union all (select * from desk_companies_now() except table desk_companies)',
  )),
  ...(await query(`select desk_people.user_id, companies from users left join desk_people on desk_people.user_id = users.id
    where companies is distinct from (select count(*) from memberships join companies using (space_id)
      where memberships.user_id = users.id and not memberships.deleted and not companies.deleted)`)),
];

async function write(spaceId: string, ...writes: SyncedWrite[]): Promise<void> {
  await inTransaction(server.database, (tx) =>
    writeSynced(tx, {spaceId, author: {kind: 'product'}, nowMs: server.clock.nowMs}, writes),
  );
}

const found = async (search: string) => (await admin.call(listCompanies, {search})).body.rows.map(({name}) => name);

test('[DSK5] the row of a company changes with each thing that it is made of', async () => {
  const visitor = server.openDevice();
  const order = await buy(server, visitor, prepareOrder(server, {nameOne: 'Esmeralda', plan: 'standard'}));
  await read(visitor, order);
  expect(await wrong()).toEqual([]);
  expect(await found('esmeralda')).toEqual(['Esmeralda LLC']);
  await write(order.id, {table: 'companies', edit: [{id: order.id, name: 'Fucsia LLC', state: 'DE'}]});
  expect(await wrong()).toEqual([]);
  expect([await found('esmeralda'), await found('FUCSIA')]).toEqual([[], ['Fucsia LLC']]);
  await write(order.id, {
    table: 'formations',
    edit: [{id: order.id, status: 'RegisteredInState', filedOn: '2026-11-20'}],
  });
  await write(order.id, {table: 'subscriptions', edit: [{id: order.id, planId: 'professional'}]});
  expect(await wrong()).toEqual([]);
  await write(order.id, {table: 'companies', edit: [{id: order.id, deleted: true}]});
  expect(await wrong()).toEqual([]);
  expect(await found('fucsia')).toEqual([]);
});

test('[DSK5] and with its people: their names, and who comes or goes', async () => {
  const person = await server.registerPerson({firstName: 'Greta', lastName: 'Paz', email: 'greta@example.com'});
  const spaceId = server.newId();
  await person.call(addCompany, {id: spaceId, name: 'Granate LLC', type: 'LLC', state: 'WY'});
  expect(await found('granate paz')).toEqual(['Granate LLC']);
  expect(await wrong()).toEqual([]);
  await query("update users set first_name = 'Gretel', last_name = 'Ríos' where email = 'greta@example.com'");
  expect([await found('granate paz'), await found('gretel RÍOS')]).toEqual([[], ['Granate LLC']]);
  const other = await server.registerPerson({firstName: 'Hugo', lastName: 'Sol', email: 'hugo@example.com'});
  await joinSpace(server, other, spaceId, 'manager');
  expect(await wrong()).toEqual([]);
});

test('[DSK5] of two changes at once neither is lost', async () => {
  const person = await server.registerPerson({firstName: 'Iris', lastName: 'Paz', email: 'iris@example.com'});
  const spaceId = server.newId();
  await person.call(addCompany, {id: spaceId, name: 'Índigo LLC', type: 'LLC', state: 'WY'});
  const one = await server.database.$client.connect();
  let renamed: Promise<void>;
  try {
    await one.query('begin');
    await one.query("update users set last_name = 'Luna' where email = 'iris@example.com'");
    renamed = write(spaceId, {table: 'companies', edit: [{id: spaceId, name: 'Jade LLC'}]});
    await untilOneWaits(server.database);
    await one.query('commit');
  } finally {
    one.release();
  }
  await renamed;
  expect(await wrong()).toEqual([]);
  expect(await found('jade luna')).toEqual(['Jade LLC']);
});
