import {expect, test} from 'vitest';
import {settlePayment} from '#server/modules/orders/paying/settle-payment.ts';
import {findOrder} from '#server/modules/orders/order-store.ts';
import {toCharged} from '#server/modules/orders/paying/to-charged.ts';
import {sweepOrders} from '#server/modules/orders/sweep-orders.ts';
import {createGiveBackWorker} from '#server/modules/orders/paying/give-back-job.ts';
import {valueOf} from '#tests/kits/payments-port/payments-bench.ts';
import {openOrdersBench, reasonOf, report} from './orders-bench.ts';
import {giveCard, pay, place, prepareOrder, read as readBy, type TestOrder} from './order-steps.ts';

const bench = openOrdersBench();
const hourMs = 3_600_000;
const read = async (order: TestOrder, device = bench().visitor) => readBy(device, order);
const countCompanies = async () => (await bench().ask('select from companies')).length;
const offOf = ({seenCents}: TestOrder) => seenCents - seenCents / 10;

test('[ORD7] [ORD8] a payment that was begun by a server that died at once pays its order, and is not given back when it is told of again', async () => {
  const {visitor, node, parts, ask, placed} = bench();
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
  const {visitor, ask, placed} = bench();
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
  const {server, node, ask} = bench();
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
  const {server, visitor, parts, ask, placed} = bench();
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

test('[ORD6] [CPN4] what was canceled while its answer was lost waits to be paid again at once, with its coupon free', async () => {
  for (const how of ['read', 'webhook'] as const) {
    const {visitor, parts, ask, placed} = bench();
    const order = await placed();
    const off = {...order, seenCents: offOf(order)};
    await pay(visitor, off, {couponCode: 'SUR10'});
    const [intent] = await ask<{id: string}>(`select payment_id as id from orders where id = '${order.id}'`);
    valueOf(await parts.port.cancelPayment(intent?.id ?? ''));
    if (how === 'webhook') await settlePayment(parts, intent?.id ?? '');
    const [kept] = await ask<{state: string}>(`select state from orders where id = '${order.id}'`);
    expect(kept?.state).toBe(how === 'webhook' ? 'placed' : 'paying');
    expect(await read(order)).toMatchObject({state: 'placed', payment: null});
    expect(await ask(`select from coupon_uses where order_id = '${order.id}'`)).toEqual([]);
  }
});

test('[ORD10] what the provider canceled after a day tells its person that nothing was charged, once, whoever hears of it first', async () => {
  const {server, visitor, parts, ask, placed} = bench();
  const order = await placed();
  await pay(visitor, order);
  const [intent] = await ask<{id: string}>(`select payment_id as id from orders where id = '${order.id}'`);
  valueOf(await parts.port.cancelPayment(intent?.id ?? ''));
  server.clock.nowMs += 25 * hourMs;
  await settlePayment(parts, intent?.id ?? '');
  await sweepOrders(parts, report);
  expect((await read(order)).state).toBe('placed');
  expect((await server.readMailOrders()).filter(({kind}) => kind === 'payment-failed')).toHaveLength(1);
});

test('[ORD16] looking for a payment of which no answer came begins none and charges no card', async () => {
  const {server, node, ask} = bench();
  const owner = await server.registerPerson();
  const first = prepareOrder(server);
  await place(owner, first);
  await giveCard(owner, (await pay(owner, first)).body);
  await read(first, owner);
  const [card] = await ask<{id: string}>('select id from sandbox_payment_cards');
  const order = prepareOrder(server);
  await place(owner, order);
  const look = async () => (await pay(owner, order, {looks: true, holder: null, zip: null, country: null})).body;
  expect(await look()).toMatchObject({state: 'placed', payment: null});
  await node.failNext('down', server.app);
  expect((await pay(owner, order, {savedCardId: card?.id ?? ''})).status).toBe(503);
  expect(await look()).toMatchObject({state: 'paying', payment: {state: 'needs-card'}});
  const intentsOf = (id: string) => ask(`select state from sandbox_payment_intents where order_id = '${id}'`);
  expect(await intentsOf(order.id)).toEqual([{state: 'needs-card'}]);
  // One that was charged while its answer was lost is found, and is not charged again.
  const third = prepareOrder(server);
  await place(owner, third);
  await node.failNext('lost', server.app);
  expect((await pay(owner, third, {savedCardId: card?.id ?? ''})).status).toBe(503);
  const found = (await pay(owner, third, {looks: true})).body;
  expect(found).toMatchObject({state: 'paid'});
  expect(await intentsOf(third.id)).toEqual([{state: 'paid'}]);
});

test('[ORD20] a payment says whether its card is kept: the device that placed keeps it, a link does not', async () => {
  const {server, visitor, placed} = bench();
  const order = await placed();
  expect((await pay(visitor, order)).body.payment?.keepsCard).toBe(true);
  const mailed = (await server.readMailOrders()).findLast(({kind}) => kind === 'order-placed');
  const secret = mailed?.kind === 'order-placed' ? (mailed.path.split('#')[1] ?? '') : '';
  expect((await pay(server.openDevice(), {...order, secret})).body.payment?.keepsCard).toBe(false);
});

test('[ORD2] [FRM5] the longest name that is taken makes its company, with the longest ending; a longer one is refused before there is an order', async () => {
  const {visitor, placed, ask} = bench();
  const nameOne = 'A'.repeat(94);
  const ending = {designator: 'Limited Liability Company'} as const;
  const order = await placed({nameOne, ...ending});
  await giveCard(visitor, (await pay(visitor, order)).body);
  expect(await read(order)).toMatchObject({state: 'paid'});
  expect(await ask('select name from companies')).toEqual([{name: `${nameOne} Limited Liability Company`}]);
  for (const names of [{nameOne: `${nameOne}A`}, {nameTwo: `${nameOne}A`}]) {
    const longer = prepareOrder(bench().server, {...names, ...ending});
    expect(reasonOf(await place(visitor, longer))).toBe('formation.name-long');
  }
});

test('[ORD12] [INV1] of what no card can be charged for no invoice says that it was paid', async () => {
  const {visitor, parts, placed} = bench();
  const order = await placed();
  await giveCard(visitor, (await pay(visitor, order)).body);
  await read(order);
  const paid = await findOrder(parts.database, order.id);
  if (!paid) throw new Error('there is no order');
  expect((await toCharged(parts.database, parts, paid, null)).totalCents).toBe(order.seenCents);
  const tiny = {...paid, paymentId: null, todayCents: 12};
  expect((await toCharged(parts.database, parts, tiny, null)).totalCents).toBe(0);
});

test('[ORD9] a payment that nobody heard of is asked for, however many others wait for their persons', async () => {
  const {server, visitor, parts, ask, placed} = bench();
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

test('[ORD7] [ORD8] what was given back before anybody heard that it was paid makes no company, and can be paid anew', async () => {
  const {visitor, node, parts, ask, placed} = bench();
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
  const {server, visitor, parts} = bench();
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
