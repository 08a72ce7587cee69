import {afterEach, beforeEach, expect, test} from 'vitest';
import {issueFormerInvoices} from '#server/assemble-invoices.ts';
import {assembleSubscriptions} from '#server/assemble-subscriptions.ts';
import {renewPlans} from '#server/modules/subscriptions/renew-plans.ts';
import {buildServer, logInOn, type TestServer} from '#tests/kits/build-server.ts';
import {openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {buy, prepareOrder, read} from '#tests/server/orders/order-steps.ts';
import {openOrdersNode, type OrdersNode} from '#tests/server/orders/orders-node.ts';

let server: TestServer;
let node: OrdersNode;
let owner: SyncDevice;
beforeEach(async () => {
  server = await buildServer();
  node = await openOrdersNode(server);
  owner = await openSyncDevice(server, 'Ana');
});
afterEach(async () => {
  await node.close();
  await server.close();
});

type Row = Record<string, unknown>;
const ask = async (text: string): Promise<Row[]> => (await server.database.$client.query<Row>(text)).rows;

/** Takes the invoices away, as if there had never been any: what the product cannot do. */
async function forgetInvoices(): Promise<void> {
  await ask('alter table invoices disable trigger user');
  await ask('delete from invoices');
  await ask('alter table invoices enable trigger user');
  await ask('delete from invoice_series');
}

const start = async () => issueFormerInvoices(node.parts, assembleSubscriptions(node.parts));

test('[INV1] [INV12] a renewal has its invoice, which its owners’ mail names', async () => {
  const order = await buy(server, owner, prepareOrder(server, {services: 'us-address'}));
  await read(owner, order);
  await renewNow(order.id, '2026-11-25');
  // Days have passed.
  await logInOn(owner, owner.me.email);
  const rows = (await owner.readTable(order.id, 'invoices')).filter(({thing}) => thing === 'subscription');
  expect(rows).toMatchObject([
    {
      number: 'INV-2026-0002',
      issuedOn: '2026-11-25',
      orderNumber: null,
      buyerEmail: owner.me.email,
      totalCents: 63_000,
      cardLast4: '4242',
    },
  ]);
  const mails = (await server.readMailOrders()).filter(({kind}) => kind === 'renewal-paid');
  expect(mails).toMatchObject([{invoice: 'INV-2026-0002', path: 'invoices'}]);
});

/** What a company pays by time falls due and is charged. */
async function renewNow(companyId: string, day: string): Promise<void> {
  await ask(
    `update subscriptions set counted_from = '2025-11-25', paid_until = '${day}', version = (select take_space_version('${companyId}')) where space_id = '${companyId}'`,
  );
  server.clock.nowMs = Date.parse(`${day}T17:00:00Z`);
  await renewPlans(assembleSubscriptions(node.parts), (error) => {
    throw error;
  });
}

test('[INV9] what was paid before has its invoices in the order of its payments, dated by them, once', async () => {
  const orders = [];
  for (const day of ['2026-11-30', '2027-02-03', '2027-02-01']) {
    server.clock.nowMs = Date.parse(`${day}T15:00:00Z`);
    const buyer = await openSyncDevice(server, 'Eva');
    orders.push(await buy(server, buyer));
    await read(buyer, orders.at(-1) ?? {id: ''});
  }
  await renewNow(orders[1]?.id ?? '', '2027-02-05');
  await forgetInvoices();
  // Several nodes start at once.
  const counts = await Promise.all([start(), start(), start()]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4);
  expect(await start()).toBe(0);
  const issued = await ask('select number, issued_on, source_id, thing from invoices order by paid_at, source_id');
  expect(issued.slice(0, 3)).toMatchObject([
    {number: 'INV-2026-0001', issued_on: '2026-11-30', source_id: orders[0]?.id},
    {number: 'INV-2027-0001', issued_on: '2027-02-01', source_id: orders[2]?.id},
    {number: 'INV-2027-0002', issued_on: '2027-02-03', source_id: orders[1]?.id},
  ]);
  expect(issued.slice(3).map((row) => [row['number'], row['issued_on'], row['thing']])).toEqual([
    ['INV-2027-0003', '2027-02-05', 'subscription'],
  ]);
});
