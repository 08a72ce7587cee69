import {afterAll, beforeAll, expect, test} from 'vitest';
import type {z} from 'zod';
import {listCompanies} from '#contract/admin/list-companies.ts';
import {listOrders, orderList} from '#contract/admin/list-orders.ts';
import {claimOrder} from '#contract/orders/claim-order.ts';
import {inTransaction} from '#server/db/database.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {buildServer, type Device, type TestServer} from '#tests/kits/build-server.ts';
import type {SyncDevice} from '#tests/kits/sync-device.ts';
import {buy, pay, place, prepareOrder, type TestOrder, read} from '#tests/server/orders/order-steps.ts';
import {openAdmin} from '#tests/server/policy/cast.ts';

let server: TestServer;
let admin: SyncDevice;
let visitor: Device;
let claimed: TestOrder;
let unclaimed: TestOrder;

/** Four orders: placed, being paid, paid by a visitor whom nobody knows, paid and claimed. */
beforeAll(async () => {
  server = await buildServer();
  admin = await openAdmin(server);
  visitor = server.openDevice();
  const placed = prepareOrder(server, {nameOne: '  Arrayán ', designator: 'L.L.C.', email: 'zoe@example.com'});
  await place(visitor, placed);
  server.clock.nowMs += 1_000;
  const paying = prepareOrder(server, {nameOne: 'Bermellón', firstName: 'Bruno', plan: 'enterprise'});
  await place(visitor, paying);
  await pay(visitor, paying);
  unclaimed = await buyOne({nameOne: 'Cobalto'});
  claimed = await buyOne({nameOne: 'Damasco'});
  const owner = await server.registerPerson();
  await owner.call(claimOrder, {id: claimed.id, secret: claimed.secret});
});
afterAll(() => server.close());

async function buyOne(draft: Parameters<typeof prepareOrder>[1]): Promise<TestOrder> {
  server.clock.nowMs += 1_000;
  const order = await buy(server, visitor, prepareOrder(server, draft));
  await read(visitor, order);
  return order;
}

async function writeFormation(id: string, values: Record<string, string>): Promise<void> {
  await inTransaction(server.database, async (tx) => {
    const stamp = {spaceId: id, author: {kind: 'product'}, nowMs: server.clock.nowMs} as const;
    await writeSynced(tx, stamp, [{table: 'formations', edit: [{id, ...values}]}]);
  });
}

const list = async (input: z.input<typeof listOrders.input>) => (await admin.call(listOrders, input)).body;
const names = async (input: z.input<typeof listOrders.input>) =>
  (await list(input)).rows.map(({company}) => company.split(' ')[0]);

test('[ADM17] orders come the newest first, with company, person and sum; a paid one that nobody has stands out', async () => {
  const {total, rows} = await list({});
  expect(total).toBe(4);
  expect(rows.map(({state, isUnclaimed}) => [state, isUnclaimed])).toEqual([
    ['paid', false],
    ['paid', true],
    ['paying', false],
    ['placed', false],
  ]);
  const body = await read(visitor, unclaimed);
  expect(rows[1]).toEqual({
    id: unclaimed.id,
    number: body.number,
    kind: 'create',
    state: 'paid',
    company: body.name,
    person: 'Ana Restrepo',
    email: 'ana@example.com',
    totalCents: body.todayCents,
    placedAt: body.placedAt,
    paidAt: body.paidAt,
    isUnclaimed: true,
  });
});

test('[ADM17] orders are found by words of number, company, person and e-mail, and narrowed by state, kind and claim', async () => {
  expect(await names({search: '20261120-03'})).toEqual(['Cobalto']);
  expect(await names({search: 'arrayán l.l.c.'})).toEqual(['Arrayán']);
  expect(await names({search: 'bruno'})).toEqual(['Bermellón']);
  expect(await names({search: 'ZOE@'})).toEqual(['Arrayán']);
  expect(await names({state: 'paying'})).toEqual(['Bermellón']);
  expect(await names({kind: 'crypto'})).toEqual([]);
  expect(await names({claim: 'unclaimed'})).toEqual(['Cobalto']);
  expect(await names({claim: 'claimed'})).toEqual(['Damasco']);
});

test('[ADM17] orders are ordered as asked, numbers as they count', async () => {
  expect(await names({orderBy: 'company'})).toEqual(['Arrayán', 'Bermellón', 'Cobalto', 'Damasco']);
  expect((await names({orderBy: 'total', orderDirection: 'desc'}))[0]).toBe('Bermellón');
  for (const orderBy of orderList.orders) expect(await names({orderBy})).toHaveLength(4);
  await server.database.$client.query("update orders set number = 'FA-20261120-100' where id = $1", [unclaimed.id]);
  await writeFormation(unclaimed.id, {orderNumber: 'FA-20261120-100'});
  expect((await names({orderBy: 'number', orderDirection: 'desc'}))[0]).toBe('Cobalto');
});

test('[ADM19] companies are found by their order’s number, and narrowed and ordered by how far they are', async () => {
  const find = async (input: z.input<typeof listCompanies.input>) =>
    (await admin.call(listCompanies, input)).body.rows.map(({name, order}) => [name, order?.status]);
  expect(await find({search: '20261120-04'})).toEqual([['Damasco LLC', 'Start']]);
  expect(await find({status: 'Completed'})).toEqual([]);
  await writeFormation(claimed.id, {status: 'ObtainingEin'});
  expect(await find({status: 'ObtainingEin'})).toEqual([['Damasco LLC', 'ObtainingEin']]);
  expect(await find({status: 'Start'})).toEqual([['Cobalto LLC', 'Start']]);
  expect(await find({orderBy: 'status', orderDirection: 'desc'})).toEqual([
    ['Damasco LLC', 'ObtainingEin'],
    ['Cobalto LLC', 'Start'],
  ]);
  expect((await find({orderBy: 'number', orderDirection: 'desc'}))[0]?.[0]).toBe('Cobalto LLC');
  const [first] = (await admin.call(listCompanies, {search: 'damasco'})).body.rows;
  expect(first?.order).toMatchObject({id: claimed.id, number: 'FA-20261120-04'});
});
