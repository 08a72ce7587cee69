import {afterEach, beforeEach, expect, test} from 'vitest';
import {refreshSession} from '#contract/account/session.ts';
import {fail} from '#contract/kernel/failure.ts';
import {logInAsUser} from '#contract/admin/log-in-as-user.ts';
import {reopenOrder} from '#contract/orders/reopen-order.ts';
import type {OpenCall} from '#server/http/implement.ts';
import {findCoupon, reserveCoupon} from '#server/modules/catalogue/coupons/coupon-uses.ts';
import type {OrdersParts} from '#server/modules/orders/orders-parts.ts';
import {payOrder} from '#server/modules/orders/paying/pay-order.ts';
import {createGiveBackWorker} from '#server/modules/orders/paying/give-back-job.ts';
import {reopenOrder as handler} from '#server/modules/orders/paying/reopen-order.ts';
import {settlePayment} from '#server/modules/orders/paying/settle-payment.ts';
import {answerAction} from '#server/providers/payments/sandbox/intents.ts';
import {buildChangeIn} from '#tests/fixtures/build-change.ts';
import {buildServer, type Device, type TestServer} from '#tests/kits/build-server.ts';
import {valueOf} from '#tests/kits/payments-port/payments-bench.ts';
import {openSyncDevice} from '#tests/kits/sync-device.ts';
import {openOrdersNode, type OrdersNode} from './orders-node.ts';
import {giveCard, makeSecret, pay, place, prepareOrder, priceOf, read, toWish, type TestOrder} from './order-steps.ts';

let server: TestServer;
let visitor: Device;
/** Another node of the same server. */
let node: OrdersNode;
beforeEach(async () => {
  server = await buildServer();
  visitor = server.openDevice();
  node = await openOrdersNode(server);
});
afterEach(async () => {
  await node.close();
  await server.close();
});

/** Nobody is signed in. */
const visitors = {session: undefined} as unknown as OpenCall;
const reasonOf = ({body}: {readonly body: unknown}) => (body as {error?: {reason: string}}).error?.reason;
const ask = async <Row = object>(statement: string): Promise<Row[]> =>
  (await server.database.$client.query(statement)).rows as Row[];
const count = async (rows: string): Promise<number> => (await ask(`select from ${rows}`)).length;
const reopen = async ({id, secret}: Pick<TestOrder, 'id' | 'secret'>, device = visitor) =>
  device.call(reopenOrder, {id, secret});
const readPaymentIds = async (): Promise<string[]> =>
  (await ask<{payment_id: string}>('select payment_id from order_payments')).map((row) => row.payment_id);

async function placed(overrides: Parameters<typeof prepareOrder>[1] = {}): Promise<TestOrder> {
  const order = prepareOrder(server, overrides);
  await place(visitor, order);
  return order;
}

/** The bank does not see the person. */
async function refuseAtBank(): Promise<void> {
  const [intent] = await ask<{action_id: string}>('select action_id from sandbox_payment_intents');
  const {database, clock} = server;
  await answerAction({database, now: () => clock.nowMs}, intent?.action_id ?? '', false);
}

test.each([
  ['declined', 'pm_sandbox_no_funds', false],
  ['not confirmed at the bank', 'pm_sandbox_secure', true],
  ['left at the bank', 'pm_sandbox_secure', false],
] as const)(
  '[ORD21] [CPN5] after a card that was %s plan and coupon can be changed again, and one payment alone is paid',
  async (_, card, isRefusedThere) => {
    const order = await placed();
    const off = {...order, seenCents: order.seenCents - order.seenCents / 10};
    const {body: first} = await pay(visitor, off, {couponCode: 'SUR10'});
    await giveCard(visitor, first, card);
    if (isRefusedThere) await refuseAtBank();
    const {body} = await reopen(order);
    expect(body).toMatchObject({state: 'placed', number: first.number, payment: null, couponCode: 'SUR10'});
    expect(await count('coupon_uses')).toBe(0);
    const draft = {...order.draft, plan: 'enterprise' as const};
    const again = {...order, draft, seenCents: priceOf(server, draft)};
    expect((await place(visitor, again)).body).toMatchObject({state: 'placed', todayCents: again.seenCents});
    const {body: second} = await pay(visitor, again);
    // The first one takes no card any more.
    expect((await giveCard(visitor, first)).state).toBe('canceled');
    await giveCard(visitor, second);
    expect(await read(visitor, order)).toMatchObject({state: 'paid', todayCents: again.seenCents});
    const received = await ask(`select state from sandbox_payment_intents where state = 'paid'`);
    expect([received.length, await count('companies'), await count('coupon_uses')]).toEqual([1, 1, 0]);
  },
);

test('[ORD21] [CPN4] the last use of a coupon is free once paying is left; who wants it back while another pays with it is told before', async () => {
  // A server of its own, by which one coupon counts once.
  const last = {code: 'LAST', kind: 'percent', percent: 10, appliesTo: 'plan', mostUses: 1} as const;
  const coupons = new Map([[last.code, last]]);
  const parts: OrdersParts = {
    ...node.parts,
    coupons: {
      ...node.parts.coupons,
      find: (tx, {orderId, wish}) => findCoupon(tx, {coupons, wish, orderId, nowMs: server.clock.nowMs}),
      reserve: (tx, {orderId, wish}) => reserveCoupon(tx, {coupons, wish, orderId, nowMs: server.clock.nowMs}),
    },
  };
  const payWith = async ({seenCents, ...order}: TestOrder, couponCode: string | null) => {
    const off = couponCode === null ? seenCents : seenCents - seenCents / 10;
    const wish = payOrder.endpoint.input.parse(toWish({...order, seenCents: off}, {couponCode}));
    return payOrder.handle(parts, wish, visitors);
  };
  const [order, other] = [await placed(), await placed()];
  expect(await payWith(order, 'LAST')).toMatchObject({ok: true, value: {state: 'paying'}});
  expect(await payWith(other, 'LAST')).toMatchObject({failure: {reason: 'catalogue.coupon-used-up'}});
  await reopen(order);
  expect(await payWith(other, 'LAST')).toMatchObject({ok: true, value: {state: 'paying'}});
  expect(await payWith(order, 'LAST')).toMatchObject({failure: {reason: 'catalogue.coupon-used-up'}});
  expect((await read(visitor, order)).state).toBe('placed');
  expect(await payWith(order, null)).toMatchObject({ok: true, value: {state: 'paying', couponCode: null}});
});

test('[ORD21] [ORD6] left and paid at one moment, told of by webhooks on two nodes: each is paid once or not at all', async () => {
  const orders = await Promise.all(Array.from({length: 24}, () => placed()));
  const begun = await Promise.all(orders.map(async (order) => (await pay(visitor, order)).body));
  const paymentIds = await readPaymentIds();
  await Promise.all([
    ...begun.map((order, nth) => (nth % 2 === 0 ? giveCard(visitor, order) : reopen(orders[nth] ?? (order as never)))),
    ...orders.map((order) => reopen(order)),
    ...begun.map((order) => giveCard(visitor, order)),
    ...paymentIds.map((id) => settlePayment(node.parts, id)),
  ]);
  await Promise.all(paymentIds.map((id) => settlePayment(node.parts, id)));
  await node.jobs.runDue(createGiveBackWorker(node.parts.port));
  const told = await Promise.all(orders.map((order) => read(visitor, order)));
  const payments = await ask<{order_id: string; state: string; given_back_cents: number}>(
    'select order_id, state, given_back_cents::int from sandbox_payment_intents',
  );
  for (const {id, state} of told) {
    const own = payments.filter((payment) => payment.order_id === id);
    expect(own.map((payment) => payment.state)).toEqual([state === 'paid' ? 'paid' : 'canceled']);
    expect(['paid', 'placed']).toContain(state);
  }
  expect(payments.every((payment) => payment.given_back_cents === 0)).toBe(true);
  expect(await count('companies')).toBe(told.filter(({state}) => state === 'paid').length);
});

test('[ORD21] [ORD8] what is taken after it was left goes back, and what is paid then counts', async () => {
  const order = await placed();
  const {body: first} = await pay(visitor, order);
  const [paymentId = ''] = await readPaymentIds();
  // A provider that has lost sight of it for a moment.
  const port = {...node.parts.port, cancelPayment: async () => Promise.resolve(fail('not-found', 'payment.unknown'))};
  const {id, secret} = order;
  const left = await handler.handle({...node.parts, port}, {id, secret}, visitors);
  expect(left).toMatchObject({ok: true, value: {state: 'placed'}});
  const {body: second} = await pay(visitor, order);
  await giveCard(visitor, first);
  await giveCard(visitor, second);
  for (let nth = 0; nth < 2; nth += 1) {
    await settlePayment(node.parts, paymentId);
    expect((await read(visitor, order)).state).toBe('paid');
    await node.jobs.runDue(createGiveBackWorker(node.parts.port));
  }
  const given = await ask<{id: string; given_back_cents: number}>(
    'select id, given_back_cents::int from sandbox_payment_intents',
  );
  expect(given.map((one) => one.given_back_cents).toSorted((a, b) => a - b)).toEqual([0, order.seenCents]);
  expect(given.find((one) => one.id === paymentId)?.given_back_cents).toBe(order.seenCents);
  expect(await count('companies')).toBe(1);
});

test.each(['down', 'lost'] as const)(
  '[ORD21] a provider that is %s says that nobody knows; the next try leaves the payment',
  async (fault) => {
    const order = await placed();
    await giveCard(visitor, (await pay(visitor, order)).body, 'pm_sandbox_declined');
    await node.failNext(fault, server.app);
    const answer = await reopen(order);
    expect([answer.status, reasonOf(answer)]).toEqual([503, 'payment.provider-down']);
    expect((await ask('select state from orders'))[0]).toEqual({state: 'paying'});
    expect((await reopen(order)).body.state).toBe('placed');
    expect((await reopen(order)).body.state).toBe('placed');
  },
);

test('[ORD21] what was paid before it could be left is paid, and says so with its card', async () => {
  const order = await placed();
  await giveCard(visitor, (await pay(visitor, order)).body);
  for (let nth = 0; nth < 2; nth += 1)
    expect((await reopen(order)).body).toMatchObject({state: 'paid', payment: {card: {last4: '4242'}}});
  expect(await count('companies')).toBe(1);
});

test('[ORD4] [ORD12] [ORD18] [ORD21] nobody leaves a payment of an order that is not theirs to pay', async () => {
  const owner = await server.registerPerson();
  const order = prepareOrder(server);
  await place(owner, order);
  await pay(owner, order);
  const stranger = await server.registerPerson();
  expect(reasonOf(await reopen({id: order.id, secret: makeSecret()}, stranger))).toBe('order.unknown');
  const admin = await server.registerPerson();
  await server.database.$client.query('update users set is_admin = true where id = $1', [admin.me.id]);
  await admin.call(logInAsUser, {userId: owner.me.id});
  expect(reasonOf(await reopen(order, admin))).toBe('order.not-while-acting');
  expect((await ask('select state from orders'))[0]).toEqual({state: 'paying'});
  await giveCard(owner, (await pay(owner, order)).body);
  await read(owner, order);
  expect(reasonOf(await reopen(order, stranger))).toBe('order.claimed');
});

test('[FRM3] [FRM16] [ORD21] a person’s draft says on every device until when it can be paid, is kept while that is done, and is free again once it was left', async () => {
  const owner = await openSyncDevice(server, 'Ana');
  const order = prepareOrder(server);
  const {partners, ...draft} = order.draft;
  const {create} = buildChangeIn(owner.me.id);
  const send = async () =>
    owner.push([
      create('companyDrafts', [{...draft, passed: '', workedAt: draft.createdAt}]),
      create(
        'draftPartners',
        partners.map((partner) => ({...partner})),
      ),
    ]);
  const readMarks = async () => {
    const [row] = await owner.readTable(owner.me.id, 'companyDrafts');
    const [partner] = await owner.readTable(owner.me.id, 'draftPartners');
    return [row?.['placedOrderId'], row?.['payableUntil'], partner?.['placedOrderId']];
  };
  await place(owner, order);
  // The device sends it a moment later.
  await send();
  expect(await readMarks()).toEqual([null, '2026-12-20', null]);
  server.clock.nowMs += 86_400_000;
  await owner.call(refreshSession, {});
  await place(owner, order);
  expect(await readMarks()).toEqual([null, '2026-12-21', null]);
  await giveCard(owner, (await pay(owner, order)).body, 'pm_sandbox_declined');
  expect(await readMarks()).toEqual([order.id, '2026-12-21', order.id]);
  await reopen(order, owner);
  expect(await readMarks()).toEqual([null, '2026-12-21', null]);
  const {edit} = buildChangeIn(owner.me.id);
  const {body} = await owner.push([edit('companyDrafts', [order.id], {plan: 'enterprise'}, {plan: draft.plan})]);
  expect(body.refused).toEqual([]);
  const changed = {...order, draft: {...order.draft, plan: 'enterprise' as const}};
  changed.seenCents = priceOf(server, changed.draft);
  await place(owner, changed);
  await giveCard(owner, (await pay(owner, changed)).body);
  expect((await read(owner, order)).state).toBe('paid');
  expect(await readMarks()).toEqual([order.id, null, order.id]);
  expect(valueOf(await node.parts.port.readPayment((await readPaymentIds())[0] ?? '')).state).toBe('canceled');
});
