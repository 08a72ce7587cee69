import {afterEach, beforeEach, expect, test} from 'vitest';
import type {OrderLine} from '#contract/catalogue/price-order.ts';
import {sampleSeller} from '#contract/invoices/make-invoice.ts';
import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import {inTransaction} from '#server/db/database.ts';
import {createGiveBackWorker} from '#server/modules/orders/paying/give-back-job.ts';
import {giveBackLine} from '#server/modules/orders/purchases/give-back-line.ts';
import {settlePayment} from '#server/modules/orders/paying/settle-payment.ts';
import {openInvoices} from '#server/modules/invoices/issue-invoice.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {joinSpace, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {buy, giveCard, pay, place, prepareOrder, read} from '#tests/server/orders/order-steps.ts';
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
const invoicesOf = async (spaceId: string, device = owner) => device.readTable(spaceId, 'invoices');
const numbers = async () =>
  (await ask('select number from invoices order by kind desc, number')).map(({number}) => number);
const paymentOf = async (orderId: string): Promise<string> =>
  String((await ask(`select payment_id from orders where id = '${orderId}'`))[0]?.['payment_id']);

async function form() {
  const order = await buy(server, owner, prepareOrder(server, {services: 'us-address'}));
  return read(owner, order);
}

test('[INV1] [INV12] a paid order has one invoice, however often it is told, with its number on the receipt and in the mail', async () => {
  const order = await form();
  for (let nth = 0; nth < 3; nth += 1) await settlePayment(node.parts, await paymentOf(order.id));
  const [row, ...others] = await invoicesOf(order.id);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    kind: 'invoice',
    number: 'INV-2026-0001',
    issuedOn: '2026-11-20',
    thing: 'create',
    sourceId: order.id,
    orderNumber: order.number,
    buyerEmail: owner.me.email,
    buyerZip: 'C1425',
    buyerCountry: 'CO',
    company: order.name,
    totalCents: order.todayCents,
    cardBrand: 'visa',
    cardLast4: '4242',
    sellerName: sampleSeller.name,
    taxName: null,
  });
  expect(JSON.parse(String(row?.['lines']))).toEqual(order.lines);
  expect(await read(owner, {id: order.id})).toMatchObject({invoiceNumber: 'INV-2026-0001'});
  const mails = (await server.readMailOrders()).filter(({kind}) => kind === 'order-paid');
  expect(mails).toMatchObject([{invoice: 'INV-2026-0001'}]);
});

test('[INV1] a visitor’s order has its invoice before anybody has claimed it; what cost nothing has none', async () => {
  const visitor = server.openDevice();
  const order = await buy(server, visitor);
  await read(visitor, order);
  expect(await ask(`select buyer_email from invoices where source_id = '${order.id}'`)).toEqual([
    {buyer_email: order.draft.email},
  ]);
  await inTransaction(server.database, async (tx) => {
    const desk = openInvoices({now: () => server.clock.nowMs, seller: sampleSeller});
    const buyer = {name: 'Ana', email: 'ana@example.com', zip: null, country: null};
    const free = {thing: 'create', company: 'Ceibo LLC', orderNumber: null, lines: [], card: null} as const;
    const at = new Date(server.clock.nowMs).toISOString();
    const ids = {sourceId: server.newId(), companyId: order.id};
    expect(await desk.issue(tx, {...free, ...ids, buyer, totalCents: 0, paidAt: at})).toBeNull();
  });
  expect(await numbers()).toHaveLength(1);
});

test('[INV2] many who pay at one moment on two nodes get every number once, without a gap', async () => {
  const placed = await Promise.all(
    Array.from({length: 12}, async () => {
      const order = prepareOrder(server);
      await place(owner, order);
      await giveCard(owner, (await pay(owner, order)).body);
      return order;
    }),
  );
  const other = await openOrdersNode(server);
  const payments = await ask(`select id from sandbox_payment_intents where state = 'paid'`);
  await Promise.all(payments.flatMap(({id}) => [node, other].map(async ({parts}) => settlePayment(parts, String(id)))));
  await other.close();
  const wanted = placed.map((_, nth) => `INV-2026-${String(nth + 1).padStart(4, '0')}`);
  expect(await numbers()).toEqual(wanted);
  expect(await ask('select kind, year, count from invoice_series')).toEqual([
    {kind: 'invoice', year: '2026', count: 12},
  ]);
});

test('[INV1] [INV2] what breaks before it is paid leaves no number behind, and nothing is paid without its invoice', async () => {
  const order = prepareOrder(server);
  await place(owner, order);
  await giveCard(owner, (await pay(owner, order)).body);
  const [payment] = await ask(`select id from sandbox_payment_intents where state = 'paid'`);
  const paymentId = String(payment?.['id']);
  const dies = async () => Promise.reject(new Error('killed'));
  // After the invoice was written, in the same transaction.
  await expect(settlePayment({...node.parts, queueMail: dies}, paymentId)).rejects.toThrow('killed');
  const broken = {...node.parts.invoices, issue: dies};
  await expect(settlePayment({...node.parts, invoices: broken}, paymentId)).rejects.toThrow('killed');
  expect(await ask(`select state from orders`)).toEqual([{state: 'paying'}]);
  expect([await numbers(), await ask('select from invoice_series')]).toEqual([[], []]);
  await settlePayment(node.parts, paymentId);
  expect(await numbers()).toEqual(['INV-2026-0001']);
});

test('[INV3] the database refuses to change an invoice, to delete it, and a second one for the same', async () => {
  const order = await form();
  for (const text of [
    `update invoices set total_cents = 1`,
    `update invoices set deleted = true`,
    `delete from invoices`,
    `truncate invoices`,
  ])
    await expect(ask(text)).rejects.toThrow(/never changed or deleted|violates/);
  const again = {...node.parts.invoices};
  const [row] = await invoicesOf(order.id);
  const charged = {
    thing: 'create',
    sourceId: order.id,
    companyId: order.id,
    company: 'x',
    orderNumber: null,
    buyer: {name: '', email: '', zip: null, country: null},
    lines: order.lines,
    totalCents: order.todayCents,
    card: null,
    paidAt: String(row?.['paidAt']),
  } as const;
  await expect(inTransaction(server.database, async (tx) => again.issue(tx, charged))).rejects.toThrow();
  expect(await invoicesOf(order.id)).toEqual([row]);
});

test('[INV4] an invoice has the day of New York, and the year of that day; the next year begins anew', async () => {
  for (const time of ['04:30', '05:30']) {
    server.clock.nowMs = Date.parse(`2027-01-01T${time}:00.000Z`);
    const buyer = await openSyncDevice(server, 'Eva');
    await read(buyer, await buy(server, buyer));
  }
  expect(await ask('select number, issued_on from invoices order by paid_at')).toEqual([
    {number: 'INV-2026-0001', issued_on: '2026-12-31'},
    {number: 'INV-2027-0001', issued_on: '2027-01-01'},
  ]);
});

test('[INV4] who waited for a number is not dated before who came first', async () => {
  const order = await form();
  const desk = node.parts.invoices;
  const issueAt = async (paidAt: string) =>
    inTransaction(server.database, async (tx) =>
      desk.issue(tx, {
        thing: 'subscription',
        sourceId: server.newId(),
        companyId: order.id,
        company: order.name,
        orderNumber: null,
        buyer: {name: '', email: '', zip: null, country: null},
        lines: order.lines,
        totalCents: order.todayCents,
        card: null,
        paidAt,
      }),
    );
  await issueAt('2026-11-22T05:00:00.010Z');
  await issueAt('2026-11-22T04:59:59.990Z');
  expect((await ask('select issued_on from invoices order by number')).map((row) => row['issued_on'])).toEqual([
    '2026-11-20',
    '2026-11-22',
    '2026-11-22',
  ]);
});

test('[INV5] what goes back has a credit note once, by the desk, by the provider, and no more than was invoiced', async () => {
  const order = await form();
  const service = order.lines.find(({kind}) => kind === 'service');
  await inTransaction(server.database, async (tx) =>
    giveBackLine(tx, node.parts, {orderId: order.id, serviceId: 'us-address'}),
  );
  const back = async () => (await invoicesOf(order.id)).filter(({kind}) => kind === 'credit-note');
  const invoice = (await invoicesOf(order.id)).find(({kind}) => kind === 'invoice');
  const note = {
    number: 'CN-2026-0001',
    creditedId: invoice?.['id'],
    creditedNumber: 'INV-2026-0001',
    totalCents: service?.cents,
    orderNumber: order.number,
    cardLast4: '4242',
  };
  expect(await back()).toMatchObject([note]);
  // The provider tells of the same money.
  await node.jobs.runDue(createGiveBackWorker(node.parts.port));
  const paymentId = await paymentOf(order.id);
  await settlePayment(node.parts, paymentId);
  expect(await back()).toHaveLength(1);
  // Somebody gives back the rest at the provider.
  const rest = order.todayCents - (service?.cents ?? 0);
  await node.parts.port.giveBack({paymentId, amountCents: rest, idempotencyKey: server.newId()});
  for (let nth = 0; nth < 2; nth += 1) await settlePayment(node.parts, paymentId);
  expect(new Set((await back()).map(({totalCents}) => totalCents))).toEqual(new Set([service?.cents, rest]));
  await inTransaction(server.database, async (tx) =>
    giveBackLine(tx, node.parts, {orderId: order.id, serviceId: 'us-address'}),
  );
  expect(await back()).toHaveLength(2);
});

/** An order of the professional plan with two services, paid with a coupon. */
async function formWith(couponCode: string, offCents: number) {
  const prepared = prepareOrder(server, {plan: 'professional', services: 'us-address apostille'});
  const order = {...prepared, seenCents: prepared.seenCents - offCents};
  await place(owner, order, {couponCode});
  await giveCard(owner, (await pay(owner, order, {couponCode})).body);
  return read(owner, order);
}

test.for([
  ['SUR10', 9_000, [18_000, 16_000]],
  ['PRO50', 5_000, [17_275, 15_354]],
] as const)('[CPN8] [BUY6] what goes back of a line is what was paid for it: %s', async ([code, offCents, paid]) => {
  const order = await formWith(code, offCents);
  expect(order.lines.find(({kind}) => kind === 'plan')?.cents).toBe(90_000);
  expect(await ask('select coupon_applies_to from orders')).toEqual([
    {coupon_applies_to: code === 'SUR10' ? 'plan' : 'all'},
  ]);
  for (const serviceId of ['us-address', 'apostille'] as const)
    await inTransaction(server.database, async (tx) => giveBackLine(tx, node.parts, {orderId: order.id, serviceId}));
  const notes = (await invoicesOf(order.id)).filter(({kind}) => kind === 'credit-note');
  const byNumber = notes.toSorted((one, other) => String(one['number']).localeCompare(String(other['number'])));
  expect(byNumber.map((note) => note['totalCents'])).toEqual(paid);
  for (const note of notes) {
    const lines: OrderLine[] = JSON.parse(String(note['lines']));
    expect(lines.reduce((sum, {cents}) => sum + cents, 0)).toBe(note['totalCents']);
  }
  // The provider gives back the same.
  await node.jobs.runDue(createGiveBackWorker(node.parts.port));
  const payment = await node.parts.port.readPayment(await paymentOf(order.id));
  expect(payment).toMatchObject({ok: true, value: {givenBackCents: paid[0] + paid[1]}});
});

test('[INV6] owners and managers hold them; no bookkeeper, no stranger and nobody of another company does', async () => {
  const order = await form();
  const member = async (role: SpaceRole) => {
    const device = await openSyncDevice(server, 'Eva');
    await joinSpace(server, device, order.id, role);
    return device;
  };
  expect(await invoicesOf(order.id, await member('manager'))).toHaveLength(1);
  for (const device of [await member('bookkeeper'), await openSyncDevice(server, 'Ivo')])
    await expect(
      invoicesOf(order.id, device).then(
        (rows) => rows.length,
        () => 0,
      ),
    ).resolves.toBe(0);
  const neighbour = await openSyncDevice(server, 'Leo');
  const own = await buy(server, neighbour);
  await read(neighbour, own);
  expect(await invoicesOf(own.id, neighbour)).toMatchObject([{sourceId: own.id}]);
});
