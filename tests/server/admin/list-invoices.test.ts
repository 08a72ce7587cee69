import {afterAll, beforeAll, expect, test} from 'vitest';
import type {z} from 'zod';
import {listInvoices} from '#contract/admin/list-invoices.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {inTransaction} from '#server/db/database.ts';
import {giveBackLine} from '#server/modules/orders/purchases/give-back-line.ts';
import {buy, prepareOrder, read} from '#tests/server/orders/order-steps.ts';
import {openOrdersNode} from '#tests/server/orders/orders-node.ts';
import {openAdmin} from '#tests/server/policy/cast.ts';

let server: TestServer;
let admin: SyncDevice;
let owner: SyncDevice;

/** Two invoices, and a credit note of the second. */
beforeAll(async () => {
  server = await buildServer();
  admin = await openAdmin(server);
  owner = await openSyncDevice(server, 'Ana');
  for (const nameOne of ['Arrayán', 'Cobalto']) {
    server.clock.nowMs += 1_000;
    const order = await buy(server, owner, prepareOrder(server, {nameOne, services: 'us-address'}));
    await read(owner, order);
    if (nameOne === 'Arrayán') continue;
    server.clock.nowMs += 1_000;
    const node = await openOrdersNode(server);
    await inTransaction(server.database, async (tx) =>
      giveBackLine(tx, node.parts, {orderId: order.id, serviceId: 'us-address'}),
    );
    await node.close();
  }
});
afterAll(() => server.close());

const numbersOf = async (input: z.input<typeof listInvoices.input>) =>
  (await admin.call(listInvoices, input)).body.rows.map(({number}) => number);

test('[INV13] an admin lists every invoice, the newest first, whole, and finds one by number, company or e-mail', async () => {
  const {total, rows} = (await admin.call(listInvoices, {})).body;
  expect(total).toBe(3);
  expect(rows).toMatchObject([
    {number: 'CN-2026-0001', creditedNumber: 'INV-2026-0002', totalCents: 18_000},
    {number: 'INV-2026-0002', company: 'Cobalto LLC', buyerEmail: owner.me.email, cardLast4: '4242'},
    {number: 'INV-2026-0001', company: 'Arrayán LLC'},
  ]);
  const {companyId = '', ...first} = rows[2] ?? {};
  expect(await owner.readTable(companyId, 'invoices')).toEqual([{...first, deleted: false}]);
  expect(await numbersOf({search: 'array'})).toEqual(['INV-2026-0001']);
  expect(await numbersOf({search: `${owner.me.email} 0002`})).toEqual(['CN-2026-0001', 'INV-2026-0002']);
  expect(await numbersOf({kind: 'credit-note'})).toEqual(['CN-2026-0001']);
  expect(await numbersOf({orderBy: 'number', orderDirection: 'asc'})).toEqual([
    'CN-2026-0001',
    'INV-2026-0001',
    'INV-2026-0002',
  ]);
});

test('[INV13] nobody but an admin has the list', async () => {
  expect((await owner.call(listInvoices, {})).status).toBe(403);
  expect((await server.openDevice().call(listInvoices, {})).status).toBe(401);
});
