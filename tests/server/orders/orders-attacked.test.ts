import {afterEach, beforeEach, expect, test} from 'vitest';
import {fail} from '#contract/kernel/failure.ts';
import {claimOrder} from '#contract/orders/claim-order.ts';
import {readOrder} from '#contract/orders/read-order.ts';
import {logInAsUser} from '#contract/admin/log-in-as-user.ts';
import {settlePayment} from '#server/modules/orders/paying/settle-payment.ts';
import {sweepOrders} from '#server/modules/orders/sweep-orders.ts';
import {createForgetCustomerWorker} from '#server/modules/payments/customers/forget-customer-job.ts';
import {createGiveBackWorker} from '#server/modules/orders/paying/give-back-job.ts';
import type {OrdersParts} from '#server/modules/orders/orders-parts.ts';
import {buildOwnersPartner, buildPartner} from '#tests/fixtures/build-draft.ts';
import {buildServer, type Device, type TestServer} from '#tests/kits/build-server.ts';
import {valueOf} from '#tests/kits/payments-port/payments-bench.ts';
import {buildChangeIn} from '#tests/fixtures/build-change.ts';
import {openSyncDevice} from '#tests/kits/sync-device.ts';
import {openOrdersNode, type OrdersNode} from './orders-node.ts';
import {
  giveCard,
  makeSecret,
  pay,
  place,
  prepareOrder,
  priceOf,
  read as readBy,
  type TestOrder,
} from './order-steps.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

let server: TestServer;
let visitor: Device;
/** Another node of the same server. */
let node: OrdersNode;
let parts: OrdersParts;
beforeEach(async () => {
  server = await buildServer();
  visitor = server.openDevice();
  node = await openOrdersNode(server);
  ({parts} = node);
});
afterEach(async () => {
  await node.close();
  await server.close();
});

const report = (error: unknown) => {
  throw error;
};
const reasonOf = ({body}: {readonly body: unknown}) => (body as {error?: {reason: string}}).error?.reason;
const read = async (order: TestOrder, device = visitor) => readBy(device, order);
const ask = async <Row>(statement: string): Promise<Row[]> =>
  (await server.database.$client.query(statement)).rows as Row[];
const countCompanies = async () => (await ask('select from companies')).length;
const offOf = ({seenCents}: TestOrder) => seenCents - seenCents / 10;

async function placed(overrides: Parameters<typeof prepareOrder>[1] = {}): Promise<TestOrder> {
  const order = prepareOrder(server, overrides);
  const {status, body} = await place(visitor, order);
  if (status !== 200) throw new Error(`placing answered ${JSON.stringify(body)}`);
  return order;
}

test('[ORD7] [ORD8] a payment that was begun by a server that died at once pays its order, and is not given back when it is told of again', async () => {
  const order = await placed();
  const {payment} = (await pay(visitor, order)).body;
  // What the server would have written next.
  await ask('update orders set payment_id = null');
  await ask('delete from order_payments');
  await giveCard(visitor, {payment} as never);
  const [intent] = await ask<{id: string}>('select id from sandbox_payment_intents');
  for (let nth = 0; nth < 3; nth += 1) expect((await settlePayment(parts, intent?.id ?? ''))?.state).toBe('paid');
  await node.jobs.runDue(createGiveBackWorker(parts.port));
  expect(valueOf(await parts.port.readPayment(intent?.id ?? '')).givenBackCents).toBe(0);
  expect(await read(order)).toMatchObject({state: 'paid', payment: {state: 'paid'}});
});

test('[CPN4] [ORD6] while an order is being paid with a coupon nothing that is asked beside it frees the coupon', async () => {
  const order = await placed();
  const off = {...order, seenCents: offOf(order)};
  const {body} = await pay(visitor, off, {couponCode: 'SUR10'});
  expect(reasonOf(await pay(visitor, off))).toBe('order.price-changed');
  expect(reasonOf(await pay(visitor, off, {couponCode: 'NOTHING'}))).toBe('catalogue.coupon-unknown');
  expect(reasonOf(await pay(visitor, off, {couponCode: 'FIN2025'}))).toBe('catalogue.coupon-expired');
  expect(await ask('select code from coupon_uses')).toEqual([{code: 'SUR10'}]);
  await giveCard(visitor, body);
  // Without a coupon, after it was paid with one.
  expect((await pay(visitor, order)).body).toMatchObject({state: 'paid', todayCents: off.seenCents});
  expect(await ask('select code, used_at is not null as used from coupon_uses')).toEqual([{code: 'SUR10', used: true}]);
});

test('[ORD6] a saved card that nobody knows to be charged is not charged by wanting to pay otherwise', async () => {
  const owner = await server.registerPerson();
  const first = prepareOrder(server);
  await place(owner, first);
  await giveCard(owner, (await pay(owner, first)).body);
  await read(first);
  const [card] = await ask<{id: string}>('select id from sandbox_payment_cards');
  const order = prepareOrder(server);
  await place(owner, order);
  await node.failNext('down', server.app);
  expect((await pay(owner, order, {savedCardId: card?.id ?? ''})).status).toBe(503);
  const {body} = await pay(owner, {...order, seenCents: offOf(order)}, {couponCode: 'SUR10'});
  expect(body).toMatchObject({state: 'paying', todayCents: offOf(order), payment: {state: 'needs-card'}});
  const intents = await ask<{state: string}>(
    `select state from sandbox_payment_intents where order_id = '${order.id}'`,
  );
  expect(intents.map(({state}) => state).toSorted()).toEqual(['canceled', 'needs-card']);
  // Charged, and the answer lost: then it is paid, whatever else is wanted.
  const other = prepareOrder(server);
  await place(owner, other);
  await node.failNext('lost', server.app);
  expect((await pay(owner, other, {savedCardId: card?.id ?? ''})).status).toBe(503);
  expect((await pay(owner, other)).body).toMatchObject({state: 'paid', todayCents: other.seenCents});
  expect(await ask(`select from sandbox_payment_intents where order_id = '${other.id}'`)).toHaveLength(1);
});

test('[ORD6] [ORD10] what the provider canceled, or does not know any more, keeps nobody from paying', async () => {
  const order = await placed();
  const {body} = await pay(visitor, order);
  const [intent] = await ask<{id: string}>('select id from sandbox_payment_intents');
  valueOf(await parts.port.cancelPayment(intent?.id ?? ''));
  const {body: next} = await pay(visitor, order);
  expect(next.payment?.clientSecret).not.toBe(body.payment?.clientSecret);
  await ask('delete from sandbox_payment_events');
  await ask('delete from sandbox_payment_intents');
  const {body: third} = await pay(visitor, order);
  expect(third).toMatchObject({state: 'paying', payment: {state: 'needs-card'}});
  await ask('delete from sandbox_payment_events');
  await ask('delete from sandbox_payment_intents');
  server.clock.nowMs += 25 * hourMs;
  await sweepOrders(parts, report);
  expect((await read(order)).state).toBe('placed');
});

test('[ORD9] a payment that nobody heard of is asked for, however many others wait for their persons', async () => {
  const abandoned = await Promise.all(Array.from({length: 60}, () => placed()));
  await Promise.all(abandoned.map((order) => pay(visitor, order)));
  server.clock.nowMs += 60_000;
  const order = await placed();
  await giveCard(visitor, (await pay(visitor, order)).body);
  for (let minute = 0; minute < 5; minute += 1) {
    server.clock.nowMs += 60_000;
    await sweepOrders(parts, report);
  }
  expect(await ask(`select from orders where state = 'paid'`)).toHaveLength(1);
});

test('[ORD2] an order that is placed anew is what it is placed with, its kind too', async () => {
  const order = await placed();
  const draft = {
    ...order.draft,
    kind: 'crypto' as const,
    originCountry: 'CO' as const,
    volume: 'up-to-500k' as const,
  };
  const again = {...order, draft, seenCents: priceOf(server, draft)};
  const answer = await place(visitor, again);
  expect(answer.body).toMatchObject({kind: 'crypto', todayCents: again.seenCents});
  await giveCard(visitor, (await pay(visitor, again)).body);
  await read(order);
  expect(await ask('select type from companies')).toEqual([{type: 'Cross Border Crypto'}]);
});

test('[ORD2] two partners of one id, a partner of another draft and signs that nobody sees are refused before anything is paid', async () => {
  const order = prepareOrder(server);
  const twice = [1, 2].map(() => buildOwnersPartner({id: order.id, draftId: order.id, shareBasisPoints: 5_000}));
  expect((await place(visitor, {...order, draft: {...order.draft, partners: twice}})).status).toBe(400);
  const foreign = [buildPartner({id: order.id, draftId: server.newId()})];
  expect((await place(visitor, {...order, draft: {...order.draft, partners: foreign}})).status).toBe(400);
  for (const odd of ['Ana\u0000', 'Ana\ud800', 'A\u202ena'])
    for (const field of ['title', 'industryOther', 'services', 'openDuties', 'registeredAgent'] as const) {
      const answer = await place(visitor, {...order, draft: {...order.draft, [field]: odd}});
      expect([answer.status, reasonOf(answer)]).toEqual([400, 'formation.text-unseen']);
    }
  await place(visitor, order);
  for (const odd of ['Ana\u0000Paz', 'Ana\ud800Paz'])
    for (const field of ['holder', 'zip', 'savedCardId', 'couponCode', 'termsVersion'] as const)
      expect((await pay(visitor, order, {[field]: odd})).status).toBeLessThan(500);
  expect(await ask('select holder from orders')).toEqual([{holder: 'Ana Restrepo'}]);
});

test('[ORD1] placing twice at the same moment places one order', async () => {
  const order = prepareOrder(server);
  const answers = await Promise.all([1, 2, 3, 4].map(() => place(visitor, order)));
  expect(answers.map(({status, body}) => [status, body.number])).toEqual(answers.map(() => [200, 'FA-20261120-01']));
  expect(await ask('select count::int from order_days')).toEqual([{count: 1}]);
});

test('[ORD4] nobody orders under the id of a person or a company: their card customer stays theirs', async () => {
  const owner = await server.registerPerson();
  const {id} = owner.me;
  const {draft, ...order} = prepareOrder(server);
  const partners = [buildOwnersPartner({id, draftId: id})];
  const answer = await place(visitor, {...order, id, draft: {...draft, id, partners, responsiblePartnerId: id}});
  expect(reasonOf(answer)).toBe('order.unknown');
});

test('[ORD12] an admin who acts as a person is not given what pays their order, and claims nothing', async () => {
  const owner = await server.registerPerson();
  const order = prepareOrder(server);
  await place(owner, order);
  await pay(owner, order);
  const admin = await server.registerPerson();
  await server.database.$client.query('update users set is_admin = true where id = $1', [admin.me.id]);
  const bought = await placed();
  await giveCard(visitor, (await pay(visitor, bought)).body);
  await read(bought);
  admin.me = (await admin.call(logInAsUser, {userId: owner.me.id})).body;
  expect((await admin.call(readOrder, {id: order.id})).body).toMatchObject({
    state: 'paying',
    payment: {clientSecret: null},
  });
  const {id, secret} = bought;
  expect(reasonOf(await admin.call(claimOrder, {id, secret}))).toBe('account.not-while-acting');
});

test('[ORD13] an address is told of three placed orders in a day, whoever places them and however', async () => {
  const email = 'victim@example.com';
  const orders = await Promise.all([1, 2, 3, 4, 5].map(() => placed({email})));
  const [first] = orders;
  if (!first) throw new Error('five were placed');
  for (const address of ['other@example.com', 'Victim@Example.com', 'other@example.com', email])
    await place(visitor, {...first, draft: {...first.draft, email: address}});
  const mails = (await server.readMailOrders()).filter(({to}) => to.toLowerCase() === email);
  expect(mails).toHaveLength(3);
  server.clock.nowMs += dayMs + 1;
  await sweepOrders(parts, report);
  await placed({email});
  expect((await server.readMailOrders()).filter(({to}) => to.toLowerCase() === email)).toHaveLength(4);
});

test('[ORD4] an e-mail that was mistyped and put right: the right one gets the link, and that of the wrong one opens nothing', async () => {
  const order = await placed({email: 'wrong@example.com'});
  const linkOf = async (to: string) => {
    const mail = (await server.readMailOrders()).find((one) => one.to === to);
    return mail?.kind === 'order-placed' ? (mail.path.split('#')[1] ?? '') : '';
  };
  const wrong = await linkOf('wrong@example.com');
  expect((await read({...order, secret: wrong})).state).toBe('placed');
  await place(visitor, {...order, draft: {...order.draft, email: 'right@example.com'}});
  expect((await visitor.call(readOrder, {id: order.id, secret: wrong})).body).toBeNull();
  expect((await read({...order, secret: await linkOf('right@example.com')})).state).toBe('placed');
  expect((await read(order)).state).toBe('placed');
});

test('[ORD14] what was answered for an order that ran out is forgotten 30 days later, also after a payment that was canceled', async () => {
  const order = await placed();
  const kept = await placed();
  await pay(visitor, order);
  server.clock.nowMs += 25 * hourMs;
  await sweepOrders(parts, report);
  server.clock.nowMs += 30 * dayMs;
  await place(visitor, kept);
  await sweepOrders(parts, report);
  expect((await read(order)).state).toBe('expired');
  server.clock.nowMs += 30 * dayMs;
  await sweepOrders(parts, report);
  expect((await visitor.call(readOrder, {id: order.id, secret: order.secret})).body).toBeNull();
  expect(await ask('select id from orders')).toEqual([{id: kept.id}]);
  for (const table of ['order_secrets', 'order_payments', 'order_mails'])
    expect(JSON.stringify(await ask(`select * from ${table}`))).not.toContain(order.id);
  expect(await ask('select from payment_customers')).toEqual([]);
  expect((await place(visitor, order)).status).toBe(200);
});

test('[PAY18] the card customer of a forgotten order is forgotten by its provider too, however often that fails; a person’s stays', async () => {
  const owner = await server.registerPerson();
  const own = prepareOrder(server);
  await place(owner, own);
  await pay(owner, own);
  const order = await placed();
  await pay(visitor, order);
  server.clock.nowMs += 25 * hourMs;
  await sweepOrders(parts, report);
  server.clock.nowMs += 31 * dayMs;
  await sweepOrders(parts, report);
  server.clock.nowMs += 31 * dayMs;
  await Promise.all([sweepOrders(parts, report), sweepOrders(parts, report)]);
  expect(await ask('select from orders')).toEqual([]);
  const readCustomers = async () => ask('select email, removed from sandbox_payment_customers order by removed');
  const isThere = {email: own.draft.email, removed: false};
  expect(await readCustomers()).toEqual([isThere, isThere]);
  const down = {...parts.port, removeCustomer: async () => fail('provider-down', 'payment.provider-down')};
  expect(await node.jobs.runDue(createForgetCustomerWorker(down))).toBe(1);
  await ask(`update pgboss.job set start_after = now() where name = 'forget-customer'`);
  expect(await node.jobs.runDue(createForgetCustomerWorker(parts.port))).toBe(1);
  expect(await readCustomers()).toEqual([isThere, {email: '', removed: true}]);
  expect(await ask('select owner_id from payment_customers')).toEqual([{owner_id: owner.me.id}]);
});

test('[ORD14] [PAY18] an order for which money was given back stays when it ran out, its card customer does not', async () => {
  const order = await placed();
  await pay(visitor, order);
  server.clock.nowMs += 25 * hourMs;
  await sweepOrders(parts, report);
  await ask('update order_payments set given_back_at = begun_at');
  server.clock.nowMs += 31 * dayMs;
  await sweepOrders(parts, report);
  server.clock.nowMs += 31 * dayMs;
  for (let round = 0; round < 2; round += 1) await sweepOrders(parts, report);
  expect(await ask('select id, state from orders')).toEqual([{id: order.id, state: 'expired'}]);
  expect(await ask('select from payment_customers')).toEqual([]);
  expect(await node.jobs.runDue(createForgetCustomerWorker(parts.port))).toBe(1);
});

test('[FRM3] a draft that the server first hears of while it is paid, or after it was claimed, is kept as it is from then on', async () => {
  const owner = await openSyncDevice(server, 'Ana');
  const {create} = buildChangeIn(owner.me.id);
  const send = async ({draft: {partners, ...draft}}: TestOrder) =>
    owner.push([
      create('companyDrafts', [{...draft, passed: '', workedAt: draft.createdAt}]),
      create(
        'draftPartners',
        partners.map((partner) => ({...partner})),
      ),
    ]);
  const readLock = async ({id}: TestOrder) =>
    (await owner.readTable(owner.me.id, 'companyDrafts'))
      .filter((row) => row['id'] === id)
      .map(({placedOrderId, paidAt}) => ({placedOrderId, paidAt}))[0];
  const order = prepareOrder(server);
  await place(owner, order);
  const {body} = await pay(owner, order);
  await send(order);
  expect(await readLock(order)).toEqual({placedOrderId: order.id, paidAt: null});
  await giveCard(owner, body);
  const {paidAt} = await read(order, owner);
  expect(await readLock(order)).toEqual({placedOrderId: order.id, paidAt});
  // As a visitor, and signed in afterwards.
  const bought = await placed();
  await giveCard(visitor, (await pay(visitor, bought)).body);
  const paidThen = (await read(bought)).paidAt;
  await send(bought);
  // Nobody's yet: whoever has the draft says nothing of whose order it is.
  expect(await readLock(bought)).toEqual({placedOrderId: null, paidAt: null});
  await owner.call(claimOrder, {id: bought.id, secret: bought.secret});
  expect(await readLock(bought)).toEqual({placedOrderId: bought.id, paidAt: paidThen});
  // Claimed first; the device sends what it took over from the visitor a moment later.
  const late = await placed();
  await giveCard(visitor, (await pay(visitor, late)).body);
  await read(late);
  await owner.call(claimOrder, {id: late.id, secret: late.secret});
  await send(late);
  expect(await readLock(late)).toMatchObject({placedOrderId: late.id});
  expect((await owner.readTable(owner.me.id, 'draftPartners')).every(({placedOrderId}) => placedOrderId !== null)).toBe(
    true,
  );
  const {id, draft} = late;
  const {edit} = buildChangeIn(owner.me.id);
  const answer = await owner.push([edit('companyDrafts', [id], {nameOne: 'Otra'}, {nameOne: draft.nameOne})]);
  expect(JSON.stringify(answer)).toContain('company-draft.blocked');
});

test('[FRM3] a draft that comes while its order is claimed at the same moment is kept, whichever is first', async () => {
  const owner = await openSyncDevice(server, 'Ana');
  const {create} = buildChangeIn(owner.me.id);
  for (let nth = 0; nth < 6; nth += 1) {
    const order = await placed();
    await giveCard(visitor, (await pay(visitor, order)).body);
    await read(order);
    const {partners: _, ...draft} = order.draft;
    await Promise.all([
      owner.call(claimOrder, {id: order.id, secret: order.secret}),
      owner.push([create('companyDrafts', [{...draft, passed: '', workedAt: draft.createdAt}])]),
    ]);
    const rows = await owner.readTable(owner.me.id, 'companyDrafts');
    expect(rows.find((row) => row['id'] === order.id)).toMatchObject({placedOrderId: order.id});
  }
});

test('[ORD7] [ORD8] what was given back before anybody heard that it was paid makes no company, and can be paid anew', async () => {
  const order = await placed();
  await giveCard(visitor, (await pay(visitor, order)).body);
  const [intent] = await ask<{id: string}>('select id from sandbox_payment_intents');
  const paymentId = intent?.id ?? '';
  valueOf(await parts.port.giveBack({paymentId, amountCents: order.seenCents, idempotencyKey: 'back'}));
  for (let nth = 0; nth < 2; nth += 1) expect((await settlePayment(parts, paymentId))?.state).toBe('placed');
  await node.jobs.runDue(createGiveBackWorker(parts.port));
  expect(await countCompanies()).toBe(0);
  await giveCard(visitor, (await pay(visitor, order)).body);
  expect((await read(order)).state).toBe('paid');
});

test('[ORD8] a payment of somebody else on the same account is no order of ours', async () => {
  const {customerId} = valueOf(await parts.port.ensureCustomer({key: 'x', email: 'ana@example.com', name: 'Ana'}));
  for (const orderId of ['', 'invoice-7', server.newId()]) {
    const wanted = {orderId, customerId, amountCents: 900, saveCard: false, offSession: false, description: 'x'};
    const payment = valueOf(
      await parts.port.beginPayment({...wanted, idempotencyKey: `k${orderId}`, returnUrl: '/es'}),
    );
    await giveCard(visitor, {payment} as never);
    expect(await settlePayment(parts, payment.paymentId)).toBeUndefined();
  }
});

test('[ORD4] a stranger learns nothing of an order that is there', async () => {
  const order = await placed();
  const there = await visitor.call(readOrder, {id: order.id, secret: makeSecret()});
  const none = await visitor.call(readOrder, {id: server.newId(), secret: makeSecret()});
  expect(there.bytes.toString()).toBe(none.bytes.toString());
  expect(await countCompanies()).toBe(0);
});
