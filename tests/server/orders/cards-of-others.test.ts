import {afterEach, beforeEach, expect, test} from 'vitest';
import {claimOrder} from '#contract/orders/claim-order.ts';
import {listCards} from '#contract/payments/list-cards.ts';
import {createForgetCustomerWorker} from '#server/modules/payments/customers/forget-customer-job.ts';
import {buildServer, type Device, type TestServer} from '#tests/kits/build-server.ts';
import {openOrdersNode, type OrdersNode} from './orders-node.ts';
import {buy, giveCard, pay, place, prepareOrder, read, type TestOrder} from './order-steps.ts';

let server: TestServer;
let node: OrdersNode;
let visitor: Device;
beforeEach(async () => {
  server = await buildServer();
  node = await openOrdersNode(server);
  visitor = server.openDevice();
});
afterEach(async () => {
  await node.close();
  await server.close();
});

const reasonOf = ({body}: {readonly body: unknown}) => (body as {error?: {reason: string}}).error?.reason;
const ask = async <Row>(statement: string): Promise<Row[]> =>
  (await server.database.$client.query(statement)).rows as Row[];
const cardsOf = async (device: Device) => (await device.call(listCards, {})).body.cards.map(({last4}) => last4);
const forgetAll = async () => node.jobs.runDue(createForgetCustomerWorker(node.parts.port));

/** Places an order as a visitor. @returns it with what the link in its mail opens it by. */
async function placeAsVisitor(): Promise<{order: TestOrder; link: TestOrder}> {
  const order = prepareOrder(server);
  await place(visitor, order);
  const mail = (await server.readMailOrders()).findLast(({kind}) => kind === 'order-placed');
  return {order, link: {...order, secret: mail?.kind === 'order-placed' ? (mail.path.split('#')[1] ?? '') : ''}};
}

/** Pays to the end. */
async function payWith(device: Device, order: TestOrder, card: string): Promise<void> {
  await giveCard(device, (await pay(device, order, {takes: false})).body, card);
  expect((await read(device, order)).state).toBe('paid');
}

test('[ORD20] whoever claims has the card that paid only where both were on one device; else it is forgotten', async () => {
  const {order, link} = await placeAsVisitor();
  const friend = server.openDevice();
  // The friend goes on with another payment than the visitor began: theirs is not the visitor’s to keep.
  const {body: begun} = await pay(visitor, order);
  await payWith(friend, link, 'pm_sandbox_mastercard');
  expect((await giveCard(visitor, begun)).state).toBe('canceled');
  expect(await ask('select from sandbox_payment_cards')).toEqual([]);
  const ana = await server.registerPerson();
  for (const {id, secret} of [order, link]) await ana.call(claimOrder, {id, secret});
  expect(await read(ana, {id: order.id})).toMatchObject({isYours: true});
  expect(await cardsOf(ana)).toEqual([]);
  expect(await ask('select from payment_customers')).toEqual([]);
  expect(await forgetAll()).toBe(1);
  expect(await ask('select removed from sandbox_payment_customers')).toEqual([{removed: true}]);
});

test('[ORD20] a card that paid on the visitor’s device is theirs by that device’s secret, and nobody’s by a link', async () => {
  for (const isOwn of [true, false]) {
    const {order, link} = await placeAsVisitor();
    await payWith(visitor, order, 'pm_sandbox_visa');
    const ana = await server.registerPerson();
    const {id, secret} = isOwn ? order : link;
    expect((await ana.call(claimOrder, {id, secret})).body).toMatchObject({isYours: true});
    expect(await cardsOf(ana)).toEqual(isOwn ? ['4242'] : []);
    expect(await forgetAll()).toBe(isOwn ? 0 : 1);
  }
});

test('[PAY18] the card customer of an order is forgotten where its claimer has one, or another paid for its person', async () => {
  const ana = await server.registerPerson();
  await buy(server, ana);
  const {order} = await placeAsVisitor();
  await payWith(visitor, order, 'pm_sandbox_mastercard');
  await ana.call(claimOrder, {id: order.id, secret: order.secret});
  const own = prepareOrder(server);
  await place(ana, own);
  await payWith(visitor, own, 'pm_sandbox_mastercard');
  expect(await ask('select owner_id from payment_customers')).toEqual([{owner_id: ana.me.id}]);
  expect(await forgetAll()).toBe(2);
  expect(await cardsOf(ana)).toEqual(['4242']);
});

test('[ORD20] who claims two orders at one moment has the card of one of them, and both companies', async () => {
  const ana = await server.registerPerson();
  for (let turn = 0; turn < 3; turn += 1) {
    await ask('delete from payment_customers');
    const bought = [(await placeAsVisitor()).order, (await placeAsVisitor()).order];
    for (const order of bought) await payWith(visitor, order, 'pm_sandbox_visa');
    const claimed = await Promise.all(bought.map(({id, secret}) => ana.call(claimOrder, {id, secret})));
    expect(claimed.map(({status}) => status)).toEqual([200, 200]);
    expect(await cardsOf(ana)).toEqual(['4242']);
    expect(await forgetAll()).toBe(1);
  }
});

test('[ORD17] beginning to pay takes nothing: it is theirs who paid, whatever another said before', async () => {
  const {order, link} = await placeAsVisitor();
  const friend = await server.registerPerson();
  expect((await pay(friend, link, {takes: true})).body).toMatchObject({isYours: true, isClaimed: false});
  await payWith(visitor, order, 'pm_sandbox_visa');
  expect(await read(visitor, order)).toMatchObject({state: 'paid', isClaimed: false});
  expect(await ask('select from memberships')).toEqual([]);
  const ana = await server.registerPerson();
  expect((await ana.call(claimOrder, {id: order.id, secret: order.secret})).body).toMatchObject({isYours: true});
  expect(reasonOf(await friend.call(claimOrder, {id: link.id, secret: link.secret}))).toBe('order.claimed');
});

test('[ORD4] an order that another placed under the id of one’s draft is not theirs, and says nothing', async () => {
  const squatter = await server.registerPerson();
  const ana = await server.registerPerson();
  const order = prepareOrder(server);
  await place(squatter, order);
  const answer = await place(ana, prepareOrder(server, order.draft));
  expect([answer.status, reasonOf(answer)]).toEqual([404, 'order.unknown']);
  expect(await ask('select user_id from orders')).toEqual([{user_id: squatter.me.id}]);
});
