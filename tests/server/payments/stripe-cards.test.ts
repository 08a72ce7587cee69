import {afterEach, beforeEach, expect, test} from 'vitest';
import type {Order} from '#contract/orders/order.ts';
import type {SavedCard} from '#contract/payments/saved-card.ts';
import type {Implementation, OpenCall} from '#server/http/implement.ts';
import {payOrder} from '#server/modules/orders/paying/pay-order.ts';
import {readOrder} from '#server/modules/orders/read-order.ts';
import {listCards} from '#server/modules/payments/cards/list-cards.ts';
import {removeCard} from '#server/modules/payments/cards/remove-card.ts';
import {setDefaultCard} from '#server/modules/payments/cards/set-default-card.ts';
import type {CardsParts} from '#server/modules/payments/payments-parts.ts';
import {createStripePayments} from '#server/providers/payments/stripe/adapter.ts';
import {createStripeClient} from '#server/providers/payments/stripe/client.ts';
import {silentLog} from '#tests/fakes/silent-log.ts';
import {startStripeServer, type StripeServer} from '#tests/fakes/stripe/stripe-server.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {place, prepareOrder, toWish} from '#tests/server/orders/order-steps.ts';
import {openOrdersNode, type OrdersNode} from '#tests/server/orders/orders-node.ts';

/** A server whose cards are Stripe's, which is a stand-in on this machine. */
let server: TestServer;
let vendor: StripeServer;
let node: OrdersNode;
beforeEach(async () => {
  server = await buildServer();
  vendor = await startStripeServer();
  const place = {tryMs: 2_000, totalMs: 20_000, url: vendor.url};
  const client = createStripeClient(vendor.secretKey, place, silentLog);
  node = await openOrdersNode(server, {port: createStripePayments(client, 'pk_test_of_the_tests')});
});
afterEach(async () => {
  await node.close();
  await vendor.close();
  await server.close();
});

/** Asks what the API asks, as somebody; answers the value or the reason. */
async function ask<Value>(
  {endpoint, handle}: Implementation<OrdersNode['parts'] & Pick<CardsParts, 'hasRenewals'>>,
  userId: string,
  input: object,
): Promise<Value | string> {
  const call = {session: {userId, acting: null}} as unknown as OpenCall;
  const parts = {...node.parts, hasRenewals: async () => Promise.resolve(false)};
  const outcome = await handle(parts, endpoint.input.parse(input), call);
  return outcome.ok ? (outcome.value as Value) : outcome.failure.reason; // The endpoint's own output.
}

/** Somebody with an order that waits to be paid. */
async function register() {
  const device = await server.registerPerson();
  const {id} = device.me;
  const begin = async (savedCardId: string | null) => {
    const order = prepareOrder(server);
    await place(device, order);
    const wish = toWish({...order, secret: undefined}, {savedCardId});
    return {order, told: await ask<Order>(payOrder, id, wish)};
  };
  const list = async () => ask<{cards: SavedCard[]}>(listCards, id, {});
  return {id, begin, list};
}

type Person = Awaited<ReturnType<typeof register>>;

/** Buys something by a card, which is saved then. */
async function buy(person: Person, card: string): Promise<string> {
  const {order, told} = await person.begin(null);
  const secret = typeof told === 'object' ? (told.payment?.clientSecret ?? '') : '';
  vendor.account.confirm(secret, card);
  if (card.includes('secure')) vendor.account.answer(secret, true);
  expect(await ask(readOrder, person.id, {id: order.id})).toMatchObject({state: 'paid'});
  const listed = await person.list();
  return typeof listed === 'object' ? (listed.cards.at(-1)?.cardId ?? '') : '';
}

test('[PAY4] [PAY17] Stripe’s saved cards are listed, preferred and removed by their person alone', async () => {
  const [ana, eva] = [await register(), await register()];
  expect(await ana.list()).toEqual({cards: []});
  const visa = await buy(ana, 'pm_sandbox_visa');
  await buy(ana, 'pm_sandbox_mastercard');
  expect(await ana.list()).toMatchObject({
    cards: [
      {last4: '4444', isDefault: true},
      {last4: '4242', isDefault: false},
    ],
  });
  for (const endpoint of [setDefaultCard, removeCard])
    expect(await ask(endpoint, eva.id, {cardId: visa})).toBe('payment.card-unknown');
  expect(await eva.list()).toEqual({cards: []});
  const chosen = {cards: [{last4: '4242', isDefault: true}, {last4: '4444'}]};
  expect(await ask(setDefaultCard, ana.id, {cardId: visa})).toMatchObject(chosen);
  expect(await ana.list()).toMatchObject(chosen);
  expect(await ask(removeCard, ana.id, {cardId: visa})).toMatchObject({cards: [{last4: '4444', isDefault: true}]});
});

test('[PAY4] [ORD6] a card that Stripe keeps pays its person’s order at once; a removed one, and another’s, pay nothing', async () => {
  const [ana, eva] = [await register(), await register()];
  const visa = await buy(ana, 'pm_sandbox_visa');
  expect((await ana.begin(visa)).told).toMatchObject({state: 'paid', payment: {state: 'paid', card: {last4: '4242'}}});
  await buy(eva, 'pm_sandbox_mastercard');
  const before = vendor.account.intents.size;
  expect((await eva.begin(visa)).told).toBe('order.card-unknown');
  await ask(removeCard, ana.id, {cardId: visa});
  expect((await ana.begin(visa)).told).toBe('order.card-unknown');
  expect(vendor.account.intents.size).toBe(before);
});

test('[PAY19] who was deleted at Stripe is made anew, also while their key is remembered there', async () => {
  const ana = await register();
  await buy(ana, 'pm_sandbox_visa');
  const [gone] = vendor.account.customers.keys();
  vendor.account.deleteCustomer(gone ?? '');
  expect(await ana.list()).toEqual({cards: []});
  await buy(ana, 'pm_sandbox_mastercard');
  expect(await ana.list()).toMatchObject({cards: [{last4: '4444'}]});
  expect([...vendor.account.customers.keys()]).not.toContain(gone);
});

test('[PAY2] [ORD6] the bank of a card that Stripe keeps sees the person, and then it pays', async () => {
  const ana = await register();
  const card = await buy(ana, 'pm_sandbox_secure_always');
  const {order, told} = await ana.begin(card);
  expect(told).toMatchObject({state: 'paying', payment: {state: 'needs-action', card: {last4: '3184'}}});
  vendor.account.answer(typeof told === 'object' ? (told.payment?.clientSecret ?? '') : '', true);
  expect(await ask(readOrder, ana.id, {id: order.id})).toMatchObject({state: 'paid', payment: {state: 'paid'}});
});
