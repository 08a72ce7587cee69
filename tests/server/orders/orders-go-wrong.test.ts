import {afterEach, beforeEach, expect, test} from 'vitest';
import {refreshSession} from '#contract/account/session.ts';
import {logInAsUser} from '#contract/admin/log-in-as-user.ts';
import {createGiveBackWorker} from '#server/modules/orders/paying/give-back-job.ts';
import type {OrdersParts} from '#server/modules/orders/orders-parts.ts';
import {settlePayment} from '#server/modules/orders/paying/settle-payment.ts';
import {sweepOrders} from '#server/modules/orders/sweep-orders.ts';
import {buildServer, type Device, type TestServer} from '#tests/kits/build-server.ts';
import {valueOf} from '#tests/kits/payments-port/payments-bench.ts';
import {openSyncDevice} from '#tests/kits/sync-device.ts';
import {buildChangeIn} from '#tests/fixtures/build-change.ts';
import {openOrdersNode, type OrdersNode} from './orders-node.ts';
import {buy, giveCard, pay, place, prepareOrder, read as readBy, type TestOrder} from './order-steps.ts';

const hourMs = 3_600_000;

let server: TestServer;
let visitor: Device;
/** Another node of the same server. */
let node: OrdersNode;
let jobs: OrdersNode['jobs'];
let parts: OrdersParts;
beforeEach(async () => {
  server = await buildServer();
  visitor = server.openDevice();
  node = await openOrdersNode(server);
  ({parts, jobs} = node);
});
afterEach(async () => {
  await node.close();
  await server.close();
});

const report = (error: unknown) => {
  throw error;
};
const reasonOf = ({body}: {readonly body: unknown}) => (body as {error?: {reason: string}}).error?.reason;
const read = async (order: TestOrder) => readBy(visitor, order);
const ask = async <Row>(statement: string): Promise<Row[]> =>
  (await server.database.$client.query(statement)).rows as Row[];
const countCompanies = async () => (await ask('select from companies')).length;
test.each(['down', 'lost'] as const)(
  '[ORD6] a provider that is %s while paying begins: the next try finds the same payment',
  async (fault) => {
    const order = prepareOrder(server);
    await place(visitor, order);
    // The customer's call comes first.
    if (fault === 'lost') await pay(visitor, order);
    await node.failNext(fault, server.app);
    const answer = await pay(visitor, order);
    expect([answer.status, reasonOf(answer)]).toEqual([503, 'payment.provider-down']);
    const again = await pay(visitor, order);
    await giveCard(visitor, again.body);
    expect((await read(order)).state).toBe('paid');
    expect(await ask('select from sandbox_payment_intents')).toHaveLength(1);
    expect(await countCompanies()).toBe(1);
  },
);

test('[ORD9] paid while nobody heard of it: reading finds out, and while the provider is away it is not called unpaid', async () => {
  const order = prepareOrder(server);
  await place(visitor, order);
  await giveCard(visitor, (await pay(visitor, order)).body);
  await node.failNext('down', server.app);
  expect(await read(order)).toMatchObject({state: 'paying', payment: null});
  expect(await read(order)).toMatchObject({state: 'paid'});
});

test('[ORD7] told by webhook, by reading and by the sweep at once, on two nodes, an order makes one company', async () => {
  const orders = await Promise.all(
    Array.from({length: 8}, async () => {
      const order = prepareOrder(server);
      await place(visitor, order);
      await giveCard(visitor, (await pay(visitor, order)).body);
      return order;
    }),
  );
  server.clock.nowMs += hourMs;
  const paymentIds = (await ask<{payment_id: string}>('select payment_id from order_payments')).map(
    (row) => row.payment_id,
  );
  await Promise.all([
    ...paymentIds.flatMap((id) => [settlePayment(parts, id), settlePayment(parts, id)]),
    ...orders.map(read),
    sweepOrders(parts, report),
  ]);
  for (const order of orders) expect((await read(order)).state).toBe('paid');
  expect(await countCompanies()).toBe(8);
  const mails = (await server.readMailOrders()).filter(({kind}) => kind === 'order-paid');
  expect(mails).toHaveLength(8);
  const numbers = await ask<{number: string}>('select distinct number from orders');
  expect(numbers).toHaveLength(8);
});

test('[ORD8] a second payment, and one for an order that ran out, are given back once', async () => {
  const order = await buy(server, visitor);
  await read(order);
  const customer = valueOf(await parts.port.ensureCustomer({key: 'x', email: 'ana@example.com', name: 'Ana'}));
  const wanted = {
    orderId: order.id,
    amountCents: order.seenCents,
    customerId: customer.customerId,
    saveCard: false,
    offSession: false,
    description: 'x',
    returnUrl: '/es',
  };
  const second = valueOf(await parts.port.beginPayment({...wanted, idempotencyKey: 'second'}));
  await giveCard(visitor, {payment: second} as never);
  await Promise.all([settlePayment(parts, second.paymentId), settlePayment(parts, second.paymentId)]);
  await jobs.runDue(createGiveBackWorker(parts.port));
  await settlePayment(parts, second.paymentId);
  await jobs.runDue(createGiveBackWorker(parts.port));
  expect(valueOf(await parts.port.readPayment(second.paymentId)).givenBackCents).toBe(order.seenCents);
  const [own] = await ask<{payment_id: string}>('select payment_id from orders');
  expect(valueOf(await parts.port.readPayment(own?.payment_id ?? '')).givenBackCents).toBe(0);
  expect(await countCompanies()).toBe(1);
});

test('[ORD1] [ORD10] paying that nobody ends is canceled after a day and the coupon is free; unpaid for 30 days it runs out, and is placed again', async () => {
  const order = prepareOrder(server);
  await place(visitor, order);
  const off = order.seenCents - order.seenCents / 10;
  await pay(visitor, {...order, seenCents: off}, {couponCode: 'SUR10'});
  server.clock.nowMs += 23 * hourMs;
  await sweepOrders(parts, report);
  expect((await read(order)).state).toBe('paying');
  server.clock.nowMs += 2 * hourMs;
  await sweepOrders(parts, report);
  expect(await read(order)).toMatchObject({state: 'placed', payment: null});
  expect(await ask('select from coupon_uses')).toEqual([]);
  server.clock.nowMs += 30 * 24 * hourMs;
  await sweepOrders(parts, report);
  expect((await read(order)).state).toBe('expired');
  expect(reasonOf(await pay(visitor, order))).toBe('order.expired');
  expect((await place(visitor, order)).body).toMatchObject({state: 'placed', number: 'FA-20261120-01'});
  await buy(server, visitor, order);
  expect((await read(order)).state).toBe('paid');
});

test('[ORD12] an admin who acts as a person sees their order and can neither place nor pay one', async () => {
  const owner = await server.registerPerson();
  const order = prepareOrder(server);
  await place(owner, order, {secret: undefined});
  const admin = await server.registerPerson();
  await server.database.$client.query('update users set is_admin = true where id = $1', [admin.me.id]);
  await admin.call(logInAsUser, {userId: owner.me.id});
  expect((await readBy(admin, {id: order.id})).state).toBe('placed');
  expect(reasonOf(await pay(admin, order, {secret: undefined}))).toBe('order.not-while-acting');
  expect(reasonOf(await place(admin, prepareOrder(server)))).toBe('order.not-while-acting');
});

test('[COM5] [ORD7] a signed-in person owns their company as soon as it is paid', async () => {
  const owner = await server.registerPerson();
  const order = await buy(server, owner, prepareOrder(server));
  expect(await readBy(owner, {id: order.id})).toMatchObject({
    state: 'paid',
    isClaimed: true,
    account: null,
  });
  const [membership] = await ask('select user_id, role, space_id from memberships');
  expect(membership).toEqual({user_id: owner.me.id, role: 'owner', space_id: order.id});
  const [formation] = await ask(
    'select status, plan_id, counted_from, paid_until, name_one from formations join subscriptions using (space_id, id)',
  );
  expect(formation).toEqual({
    status: 'Start',
    plan_id: 'standard',
    counted_from: '2026-11-20',
    paid_until: '2027-11-20',
    name_one: 'Ceibo Studio LLC',
  });
});

test('[FRM3] a draft is kept as it is from the moment it is being paid, and free again when nobody pays', async () => {
  const owner = await openSyncDevice(server, 'Ana');
  const order = prepareOrder(server);
  const {partners, ...draft} = order.draft;
  const {create} = buildChangeIn(owner.me.id);
  const {body} = await owner.push([
    create('companyDrafts', [{...draft, passed: '', workedAt: draft.createdAt}]),
    create(
      'draftPartners',
      partners.map((partner) => ({...partner})),
    ),
  ]);
  expect(body.refused).toEqual([]);
  const readLocks = async () => {
    const tables = ['companyDrafts', 'draftPartners'] as const;
    const rows = await Promise.all(tables.map((table) => owner.readTable(owner.me.id, table)));
    return rows.flat().map((row) => row['placedOrderId']);
  };
  await place(owner, order, {secret: undefined});
  expect(await readLocks()).toEqual([null, null]);
  await pay(owner, order, {secret: undefined});
  expect(await readLocks()).toEqual([order.id, order.id]);
  server.clock.nowMs += 25 * hourMs;
  await sweepOrders(parts, report);
  await owner.call(refreshSession, {});
  expect(await readLocks()).toEqual([null, null]);
  await giveCard(owner, (await pay(owner, order, {secret: undefined})).body);
  expect((await readBy(owner, {id: order.id})).state).toBe('paid');
  expect(await readLocks()).toEqual([order.id, order.id]);
});
