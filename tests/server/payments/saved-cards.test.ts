import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {logInAsUser} from '#contract/admin/log-in-as-user.ts';
import {listCards} from '#contract/payments/list-cards.ts';
import {removeCard} from '#contract/payments/remove-card.ts';
import {setDefaultCard} from '#contract/payments/set-default-card.ts';
import {openSandboxOn} from './payment-steps.ts';
import {listCards as listing} from '#server/modules/payments/cards/list-cards.ts';
import {answerAction} from '#server/providers/payments/sandbox/intents.ts';
import {buildServer, type Device, type TestServer} from '#tests/kits/build-server.ts';
import {giveCard, pay, place, prepareOrder, read, type TestOrder} from '#tests/server/orders/order-steps.ts';
import {openOrdersNode} from '#tests/server/orders/orders-node.ts';

let server: TestServer;
let ana: Device;
let eva: Device;
beforeEach(async () => {
  server = await buildServer();
  ana = await server.registerPerson();
  eva = await server.registerPerson();
});
afterEach(() => server.close());

const reasonOf = ({body}: {readonly body: unknown}) => (body as {error?: {reason: string}}).error?.reason;
const ask = async <Row>(statement: string): Promise<Row[]> =>
  (await server.database.$client.query(statement)).rows as Row[];
const list = async (device: Device) => (await device.call(listCards, {})).body.cards;
const idOf = async (device: Device, last4: string) =>
  (await list(device)).find((card) => card.last4 === last4)?.cardId ?? '';

/** Buys something, and so saves a card. */
async function saveCard(device: Device, card: string): Promise<void> {
  const order = prepareOrder(server);
  await place(device, order);
  await giveCard(device, (await pay(device, order)).body, card);
  await read(device, order);
  server.clock.nowMs += 1_000;
}

/** Places another order of a person. */
async function placed(device: Device): Promise<TestOrder> {
  const order = prepareOrder(server);
  await place(device, order);
  return order;
}

describe('listing', () => {
  test('[PAY17] one’s own cards are listed, the newest first until one is chosen, with what may be known of them', async () => {
    expect(await list(ana)).toEqual([]);
    await saveCard(ana, 'pm_sandbox_visa');
    await saveCard(ana, 'pm_sandbox_mastercard');
    const facts = {
      cardId: expect.stringMatching(/^pm_sandbox_/) as string,
      expMonth: 12,
      expYear: 2034,
      expiry: 'good',
    };
    expect(await list(ana)).toEqual([
      {...facts, brand: 'mastercard', last4: '4444', isDefault: true},
      {...facts, brand: 'visa', last4: '4242', isDefault: false},
    ]);
    const {body} = await ana.call(setDefaultCard, {cardId: await idOf(ana, '4242')});
    expect(body.cards.map(({last4, isDefault}) => [last4, isDefault])).toEqual([
      ['4242', true],
      ['4444', false],
    ]);
    expect(await list(ana)).toEqual(body.cards);
    expect((await ana.call(removeCard, {cardId: await idOf(ana, '4242')})).body.cards).toMatchObject([
      {last4: '4444', isDefault: true},
    ]);
  });

  test('[PAY20] a number that was typed again is one card: the newest of it, the default where one was, and gone with all of it', async () => {
    for (const card of ['pm_sandbox_visa', 'pm_sandbox_mastercard', 'pm_sandbox_visa', 'pm_sandbox_visa'])
      await saveCard(ana, card);
    const shown = async () => (await list(ana)).map(({last4, isDefault}) => [last4, isDefault]);
    expect(await shown()).toEqual([
      ['4242', true],
      ['4444', false],
    ]);
    const [newest] = await ask<{id: string}>('select id from sandbox_payment_cards order by saved_at desc limit 1');
    expect(await idOf(ana, '4242')).toBe(newest?.id);
    const {bytes} = await ana.call(setDefaultCard, {cardId: await idOf(ana, '4242')});
    expect(bytes.toString()).not.toContain('fingerprint');
    // Typed once more: the default is the same card still, by its newest copy.
    await saveCard(ana, 'pm_sandbox_mastercard');
    await saveCard(ana, 'pm_sandbox_visa');
    expect(await shown()).toEqual([
      ['4242', true],
      ['4444', false],
    ]);
    await ana.call(removeCard, {cardId: await idOf(ana, '4242')});
    expect(await shown()).toEqual([['4444', true]]);
    expect(await ask(`select from sandbox_payment_cards where token = 'pm_sandbox_visa' and not removed`)).toEqual([]);
  });

  test('[PAY17] a card that is about to end says so, and one that has ended', async () => {
    await saveCard(ana, 'pm_sandbox_visa');
    const {port} = openSandboxOn(server);
    const [me] = await ask<{owner_id: string}>('select owner_id from payment_customers');
    for (const [day, expiry] of [
      ['2034-11-01', 'soon'],
      ['2034-12-31', 'soon'],
      ['2035-01-01', 'expired'],
    ] as const) {
      const parts = {database: server.database, now: () => Date.parse(day), port};
      const told = await listing.handle(parts, {}, {session: {userId: me?.owner_id}} as never);
      expect(told).toMatchObject({ok: true, value: {cards: [{last4: '4242', expiry, isDefault: true}]}});
    }
  });

  test('[PAY4] a visitor has none; a stranger sees, prefers and removes none of another’s; nor does an admin who acts', async () => {
    await saveCard(ana, 'pm_sandbox_visa');
    await saveCard(eva, 'pm_sandbox_mastercard');
    const cardId = await idOf(ana, '4242');
    const admin = await server.registerPerson();
    await ask(`update users set is_admin = true where id = '${admin.me.id}'`);
    admin.me = (await admin.call(logInAsUser, {userId: ana.me?.id ?? ''})).body;
    const nobody = await server.registerPerson();
    for (const [device, status, reason] of [
      [server.openDevice(), 401, 'account.sign-in-required'],
      [admin, 403, 'account.not-while-acting'],
      [eva, 404, 'payment.card-unknown'],
      [nobody, 404, 'payment.card-unknown'],
    ] as const) {
      for (const endpoint of [setDefaultCard, removeCard]) {
        const answer = await device.call(endpoint, {cardId});
        expect([answer.status, reasonOf(answer)]).toEqual([status, reason]);
      }
      const answer = await device.call(listCards, {});
      expect(answer.bytes.toString()).not.toContain('4242');
      expect(answer.status).toBe(status === 404 ? 200 : status);
    }
    expect(await list(ana)).toMatchObject([{last4: '4242', isDefault: true}]);
    expect(await list(eva)).toMatchObject([{last4: '4444', isDefault: true}]);
    for (const odd of ['', 'a b', '../x', 'x'.repeat(101)])
      expect((await ana.call(removeCard, {cardId: odd})).status).toBe(400);
  });

  test('[PAY7] a provider that is away is told apart from having no cards', async () => {
    await saveCard(ana, 'pm_sandbox_visa');
    const cardId = await idOf(ana, '4242');
    const node = await openOrdersNode(server);
    for (const act of [
      () => ana.call(listCards, {}),
      () => ana.call(setDefaultCard, {cardId}),
      () => ana.call(removeCard, {cardId}),
    ]) {
      await node.failNext('down', server.app);
      const answer = await act();
      expect([answer.status, reasonOf(answer)]).toEqual([503, 'payment.provider-down']);
    }
    expect(await list(ana)).toHaveLength(1);
    await node.close();
  });
});

describe('paying', () => {
  test('[ORD6] a saved card pays at once, in however many tabs that is pressed', async () => {
    await saveCard(ana, 'pm_sandbox_visa');
    const order = await placed(ana);
    const savedCardId = await idOf(ana, '4242');
    const tabs = await Promise.all([1, 2, 3].map(() => pay(ana, order, {savedCardId})));
    const told = tabs.filter(({status}) => status === 200).map(({body}) => body.state);
    expect(new Set(told)).toEqual(new Set(['paid']));
    expect(await read(ana, order)).toMatchObject({state: 'paid', payment: {state: 'paid', card: {last4: '4242'}}});
    expect(
      await ask(`select state from sandbox_payment_intents where order_id = '${order.id}' and state = 'paid'`),
    ).toHaveLength(1);
    expect(await list(ana)).toHaveLength(1);
  });

  test('[ORD6] [PAY2] a bank that wants to see the person of a saved card does, and then it pays; refused, another card does', async () => {
    await saveCardWithBank('pm_sandbox_secure_always');
    const savedCardId = await idOf(ana, '3184');
    const [order, other] = [await placed(ana), await placed(ana)];
    for (const one of [order, other]) {
      const {body} = await pay(ana, one, {savedCardId});
      expect(body).toMatchObject({state: 'paying', payment: {state: 'needs-action', card: {last4: '3184'}}});
    }
    await answerBank(order, true);
    expect((await read(ana, order)).state).toBe('paid');
    await answerBank(other, false);
    expect((await read(ana, other)).payment).toMatchObject({state: 'failed', declined: 'confirm'});
    await giveCard(ana, (await pay(ana, other)).body, 'pm_sandbox_mastercard');
    expect((await read(ana, other)).state).toBe('paid');
  });

  test('[PAY3] [ORD6] a saved card that is declined says why, and the order waits for another', async () => {
    await saveCard(ana, 'pm_sandbox_visa');
    await ask(`update sandbox_payment_cards set token = 'pm_sandbox_no_funds'`);
    const order = await placed(ana);
    const {body} = await pay(ana, order, {savedCardId: await idOf(ana, '9995')});
    expect(body).toMatchObject({state: 'paying', payment: {state: 'failed', declined: 'funds'}});
    await giveCard(ana, (await pay(ana, order)).body);
    expect((await read(ana, order)).state).toBe('paid');
  });

  test('[PAY4] a removed card, another person’s and one that is none pay nothing, and the order waits as before', async () => {
    await saveCard(ana, 'pm_sandbox_visa');
    await saveCard(eva, 'pm_sandbox_mastercard');
    const gone = await idOf(ana, '4242');
    await ana.call(removeCard, {cardId: gone, leavesNone: true});
    const order = await placed(ana);
    for (const savedCardId of [gone, await idOf(eva, '4444'), 'pm_sandbox_none', 'pm_sandbox_visa']) {
      const answer = await pay(ana, order, {savedCardId});
      expect([answer.status, reasonOf(answer)]).toEqual([404, 'order.card-unknown']);
      expect(answer.body).toMatchObject({error: {details: {field: 'savedCardId'}}});
      expect((await read(ana, order)).state).toBe('placed');
    }
    const receipts = await ask(`select from sandbox_payment_intents where order_id = '${order.id}' and state = 'paid'`);
    expect(receipts).toEqual([]);
  });
});

test('[PAY19] who was deleted at the provider pays with another card, which is kept; a card of before is unknown', async () => {
  await saveCard(ana, 'pm_sandbox_visa');
  const savedCardId = await idOf(ana, '4242');
  const [{customer_id: gone} = {customer_id: ''}] = await ask<{customer_id: string}>(
    'select customer_id from payment_customers',
  );
  await openSandboxOn(server).port.removeCustomer(gone);
  const order = await placed(ana);
  expect(reasonOf(await pay(ana, order, {savedCardId}))).toBe('order.card-unknown');
  await giveCard(ana, (await pay(ana, order)).body, 'pm_sandbox_mastercard');
  expect(await read(ana, order)).toMatchObject({state: 'paid'});
  expect(await list(ana)).toMatchObject([{last4: '4444', isDefault: true}]);
});

/** Saves a card whose bank wants to see the person. */
async function saveCardWithBank(card: string): Promise<void> {
  const order = await placed(ana);
  await giveCard(ana, (await pay(ana, order)).body, card);
  await answerBank(order, true);
  await read(ana, order);
}

/** What the person says on the bank's page of an order's payment. */
async function answerBank({id}: TestOrder, isConfirmed: boolean): Promise<void> {
  const [intent] = await ask<{action: string}>(
    `select action_id as action from sandbox_payment_intents where order_id = '${id}' and state = 'needs-action'`,
  );
  const parts = {database: server.database, now: () => server.clock.nowMs};
  await answerAction(parts, intent?.action ?? '', isConfirmed);
}
