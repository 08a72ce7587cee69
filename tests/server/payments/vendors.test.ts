import {afterEach, beforeEach, expect, test} from 'vitest';
import {assembleOrders} from '#server/assemble-orders.ts';
import {assembleSubscriptions} from '#server/assemble-subscriptions.ts';
import {openFolderStore} from '#server/providers/files/folder/adapter.ts';
import {addDemoData} from '#server/demo/add-demo-data.ts';
import type {OpenCall} from '#server/http/implement.ts';
import {createGiveBackWorker, giveBackJob} from '#server/modules/orders/paying/give-back-job.ts';
import {payOrder} from '#server/modules/orders/paying/pay-order.ts';
import {settlePayment} from '#server/modules/orders/paying/settle-payment.ts';
import {readOrder} from '#server/modules/orders/read-order.ts';
import {sweepOrders} from '#server/modules/orders/sweep-orders.ts';
import {createForgetCustomerWorker, forgetCustomerJob} from '#server/modules/payments/customers/forget-customer-job.ts';
import {inTransaction} from '#server/db/database.ts';
import {createStripePayments} from '#server/providers/payments/stripe/adapter.ts';
import {createStripeClient} from '#server/providers/payments/stripe/client.ts';
import type {PaymentsPort} from '#server/providers/payments/port.ts';
import {silentLog} from '#tests/fakes/silent-log.ts';
import {startStripeServer, type StripeServer} from '#tests/fakes/stripe/stripe-server.ts';
import {buildServer, quickPasswords, type TestServer} from '#tests/kits/build-server.ts';
import {giveCard, pay, place, prepareOrder, read, toWish} from '#tests/server/orders/order-steps.ts';
import {openOrdersNode, type OrdersNode} from '#tests/server/orders/orders-node.ts';

/** The server took test cards; its other node takes them at Stripe, as after somebody has set its keys. */
let server: TestServer;
let vendor: StripeServer;
let port: PaymentsPort;
let node: OrdersNode;
let lines: string[];
beforeEach(async () => {
  server = await buildServer();
  vendor = await startStripeServer();
  const client = createStripeClient(vendor.secretKey, {tryMs: 2_000, totalMs: 20_000, url: vendor.url}, silentLog);
  port = createStripePayments(client, 'pk_test_of_the_tests');
  lines = [];
  const note = (line: object, message: string) => void lines.push(`${message} ${JSON.stringify(line)}`);
  node = await openOrdersNode(server, {port, log: {info: note, debug: note}});
});
afterEach(async () => {
  await node.close();
  await vendor.close();
  await server.close();
});

const report = (error: unknown) => {
  throw error;
};
const ask = async <Row>(statement: string): Promise<Row[]> =>
  (await server.database.$client.query(statement)).rows as Row[];
/** What the node at Stripe answers a person. */
const callBy = (userId: string) => ({session: {userId, acting: null}}) as unknown as OpenCall;

test('[PAY16] with Stripe’s keys nobody asks Stripe about the demonstration’s payments, and what was paid there stays paid', async () => {
  const {database, clock} = server;
  const store = await openFolderStore(`${server.dataDir}/files`, () => clock.nowMs);
  await addDemoData({
    database,
    passwords: quickPasswords(),
    now: () => clock.nowMs,
    assembleOrders,
    assembleSubscriptions,
    store,
  });
  const before = await ask(`select id, state, payment_id from orders order by id`);
  expect(new Set(before.map((row) => (row as {state: string}).state))).toEqual(
    new Set(['placed', 'paying', 'paid', 'expired']),
  );
  clock.nowMs += 3 * 86_400_000;
  await sweepOrders(node.parts, report);
  for (const {payment_id: id} of await ask<{payment_id: string}>('select payment_id from order_payments'))
    expect(await settlePayment(node.parts, id)).toBeUndefined();
  const [owned] = await ask<{id: string; user_id: string}>('select id, user_id from orders where user_id is not null');
  const told = await readOrder.handle(node.parts, {id: owned?.id}, callBy(owned?.user_id ?? ''));
  expect(told).toMatchObject({ok: true, value: {state: 'paid', payment: null}});
  expect(await ask(`select id, state, payment_id from orders order by id`)).toEqual(before);
  expect(vendor.seen).toEqual([]);
  expect(lines.filter((line) => line.startsWith('a payment was left alone'))).not.toEqual([]);
  expect(lines).toContain('payments were left alone: another vendor has them {"orders":1}');
  expect(lines.join('\n')).not.toMatch(/_secret_|example|pi_sandbox/);
});

test('[PAY16] an order whose payment another vendor has is not paid anew, and is there when that one is back', async () => {
  const owner = await server.registerPerson();
  const order = prepareOrder(server);
  await place(owner, order);
  const {body} = await pay(owner, order);
  const wish = payOrder.endpoint.input.parse(toWish(order));
  const refused = await payOrder.handle(node.parts, wish, callBy(owner.me.id));
  expect(refused).toMatchObject({ok: false, failure: {reason: 'payment.provider-down'}});
  expect(vendor.seen).toEqual([]);
  await giveCard(owner, body);
  expect((await read(owner, order)).state).toBe('paid');
});

test('[PAY16] a payment of which nobody knows who has it is the present vendor’s: it is begun there, and swept there', async () => {
  const owner = await server.registerPerson();
  const [order, other] = [prepareOrder(server), prepareOrder(server)];
  for (const one of [order, other]) {
    await place(owner, one);
    await pay(owner, one);
  }
  await ask('delete from order_payments');
  await ask('update orders set vendor = null, payment_id = null');
  const told = await payOrder.handle(node.parts, payOrder.endpoint.input.parse(toWish(order)), callBy(owner.me.id));
  expect(told).toMatchObject({ok: true, value: {state: 'paying', payment: {state: 'needs-card'}}});
  server.clock.nowMs += 86_400_000 / 2;
  await sweepOrders(node.parts, report);
  expect(await ask(`select state, vendor from orders where id = '${other.id}'`)).toEqual([
    {state: 'placed', vendor: null},
  ]);
});

test('[PAY16] a person is a customer of each vendor apart, and a card of one is none of the other', async () => {
  const owner = await server.registerPerson();
  const first = prepareOrder(server);
  await place(owner, first);
  await giveCard(owner, (await pay(owner, first)).body);
  await read(owner, first);
  const [card] = await ask<{id: string}>('select id from sandbox_payment_cards');
  const order = prepareOrder(server);
  await place(owner, order);
  const by = async (savedCardId: string | null) =>
    payOrder.handle(node.parts, payOrder.endpoint.input.parse(toWish(order, {savedCardId})), callBy(owner.me.id));
  expect(await by(card?.id ?? '')).toMatchObject({ok: false, failure: {reason: 'order.card-unknown'}});
  expect(await by(null)).toMatchObject({ok: true, value: {state: 'paying', payment: {state: 'needs-card'}}});
  const customers = await ask<{vendor: string}>(`select vendor from payment_customers order by vendor`);
  expect(customers).toEqual([{vendor: 'sandbox'}, {vendor: 'stripe'}]);
  expect(await ask(`select vendor from orders where id = '${order.id}'`)).toEqual([{vendor: 'stripe'}]);
});

test('[PAY16] money and customers that a job finds at another vendor stay as dead letters, and nobody is asked', async () => {
  const foundAt = new Date(server.clock.nowMs).toISOString();
  await inTransaction(server.database, async (tx) => {
    const sandbox = {vendor: 'sandbox', foundAt} as const;
    const given = {paymentId: 'pi_sandbox_1', orderId: server.newId(), amountCents: 900};
    await node.jobs.enqueue(tx, giveBackJob, {...sandbox, ...given});
    await node.jobs.enqueue(tx, forgetCustomerJob, {...sandbox, customerId: 'cus_sandbox_1'});
  });
  await node.jobs.runDue(createGiveBackWorker(port));
  await node.jobs.runDue(createForgetCustomerWorker(port));
  const {rows} = await node.jobs.deadLetters.list({limit: 10, offset: 0});
  const told = new Map(rows.map(({to, because, canRetry}) => [to, [because, canRetry]]));
  expect(told.get('cus_sandbox_1')).toEqual(['another vendor has this customer', true]);
  expect(told.get('pi_sandbox_1')).toEqual(['another vendor has this payment', true]);
  expect(vendor.seen).toEqual([]);
});
