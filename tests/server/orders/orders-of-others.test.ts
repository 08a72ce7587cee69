import {afterEach, beforeEach, expect, test} from 'vitest';
import {claimOrder} from '#contract/orders/claim-order.ts';
import {readOrder} from '#contract/orders/read-order.ts';
import {reopenOrder} from '#contract/orders/reopen-order.ts';
import {buildServer, type Device, type TestServer} from '#tests/kits/build-server.ts';
import {giveCard, makeSecret, pay, place, prepareOrder, read, type TestOrder} from './order-steps.ts';

let server: TestServer;
let visitor: Device;
beforeEach(async () => {
  server = await buildServer();
  visitor = server.openDevice();
});
afterEach(() => server.close());

const reasonOf = ({body}: {readonly body: unknown}) => (body as {error?: {reason: string}}).error?.reason;
const ask = async <Row>(statement: string): Promise<Row[]> =>
  (await server.database.$client.query(statement)).rows as Row[];
/** The link of the newest mail of a kind, as whoever holds it has it. */
const linkOf = async ({id}: TestOrder, kind: 'order-placed' | 'order-paid'): Promise<{id: string; secret: string}> => {
  const mail = (await server.readMailOrders()).findLast((one) => one.kind === kind);
  return {id, secret: mail?.kind === kind ? (mail.path.split('#')[1] ?? '') : ''};
};

test('[ORD17] who pays signed in by the link of another pays for them: company, receipt and card stay theirs', async () => {
  const order = prepareOrder(server, {email: 'ana@example.com'});
  await place(visitor, order);
  const friend = await server.registerPerson();
  const link = {...order, ...(await linkOf(order, 'order-placed'))};
  await giveCard(friend, (await pay(friend, link, {takes: false})).body);
  expect(await read(friend, link)).toMatchObject({state: 'paid', isClaimed: false, isYours: false});
  const receipt = (await server.readMailOrders()).findLast(({kind}) => kind === 'order-paid');
  expect(receipt).toMatchObject({to: 'ana@example.com', isClaimed: false});
  expect(await ask('select from sandbox_payment_cards')).toEqual([]);
  expect(await ask(`select from payment_customers where owner_id = '${friend.me.id}'`)).toEqual([]);
  const ana = await server.registerPerson({email: 'ana@example.com'});
  const {body} = await ana.call(claimOrder, await linkOf(order, 'order-paid'));
  expect(body).toMatchObject({isClaimed: true, isYours: true, payment: {card: {brand: 'visa', last4: '4242'}}});
  expect(reasonOf(await friend.call(claimOrder, {id: link.id, secret: link.secret}))).toBe('order.claimed');
  expect(await ask('select user_id from memberships')).toEqual([{user_id: ana.me.id}]);
});

test('[ORD17] whoever says that it is theirs gets it, by paying or afterwards', async () => {
  const [first, second] = [prepareOrder(server), prepareOrder(server)];
  for (const order of [first, second]) await place(visitor, order);
  const founder = await server.registerPerson();
  await giveCard(founder, (await pay(founder, first)).body);
  expect(await read(founder, {id: first.id})).toMatchObject({state: 'paid', isYours: true});
  await giveCard(founder, (await pay(founder, second, {takes: false})).body);
  expect(await read(founder, second)).toMatchObject({isClaimed: false});
  await founder.call(claimOrder, {id: second.id, secret: second.secret});
  expect(await read(founder, {id: second.id})).toMatchObject({isYours: true});
});

test('[ORD17] of an order that has a person nobody takes anything by paying it, and no card of either is charged for the other', async () => {
  const ana = await server.registerPerson();
  const eva = await server.registerPerson();
  const saved: string[] = [];
  for (const person of [ana, eva]) {
    const own = prepareOrder(server);
    await place(person, own);
    await giveCard(person, (await pay(person, own)).body);
    await read(person, own);
    const [card] = await ask<{id: string}>('select id from sandbox_payment_cards order by saved_at desc, ctid desc');
    saved.push(card?.id ?? '');
  }
  expect(new Set(saved).size).toBe(2);
  const order = prepareOrder(server);
  await place(ana, order);
  for (const device of [eva, visitor])
    for (const savedCardId of saved)
      expect(reasonOf(await pay(device, order, {savedCardId}))).toBe('order.card-unknown');
  expect(reasonOf(await pay(ana, order, {savedCardId: saved[1] ?? ''}))).toBe('order.card-unknown');
  expect((await read(ana, order)).state).toBe('placed');
  expect(await ask(`select from sandbox_payment_intents where order_id = '${order.id}'`)).toEqual([]);
  await giveCard(eva, (await pay(eva, order)).body, 'pm_sandbox_mastercard');
  expect(await read(ana, {id: order.id})).toMatchObject({state: 'paid', isYours: true});
  expect(await ask(`select from sandbox_payment_cards where token = 'pm_sandbox_mastercard'`)).toEqual([]);
});

test('[ORD22] a link changes nothing of an order, and makes nobody its person: signed in or not, before and after paying was left', async () => {
  const order = prepareOrder(server, {email: 'ana@example.com'});
  await place(visitor, order);
  const link = {...order, ...(await linkOf(order, 'order-placed'))};
  const friend = await server.registerPerson();
  const draft = {...order.draft, email: 'friend@example.com', nameOne: 'Otra Cosa'};
  const before = await ask('select user_id, email, draft from orders');
  for (const device of [friend, visitor])
    for (const isBegun of [false, true]) {
      if (isBegun) {
        await pay(device, link, {takes: false});
        await device.call(reopenOrder, {id: link.id, secret: link.secret});
      }
      const answer = await place(device, {...link, draft});
      expect([answer.status, reasonOf(answer)]).toEqual([403, 'order.not-by-link']);
    }
  expect(await ask('select user_id, email, draft from orders')).toEqual(before);
  expect((await server.readMailOrders()).filter(({to}) => to === 'friend@example.com')).toEqual([]);
  // The device on which it was placed, where somebody has signed in since: their drafts are that device’s.
  const ana = await server.registerPerson();
  expect((await place(ana, order)).body).toMatchObject({isYours: true, isClaimed: true});
  expect(reasonOf(await place(friend, {...link, draft}))).toBe('order.not-by-link');
  expect(await ask('select user_id from orders')).toEqual([{user_id: ana.me.id}]);
});

test('[ORD6] [ORD17] somebody else who begins to pay ends the payment that was begun before', async () => {
  const ana = await server.registerPerson();
  const eva = await server.registerPerson();
  const order = prepareOrder(server);
  await place(ana, order);
  const {body: first} = await pay(ana, order);
  const {body: second} = await pay(eva, order, {takes: false});
  expect((await giveCard(ana, first)).state).toBe('canceled');
  expect((await giveCard(eva, second)).state).toBe('paid');
  expect(await read(ana, order)).toMatchObject({state: 'paid', isYours: true});
});

test('[ORD18] once it is paid and somebody’s, its secrets say that and no more; a stranger hears nothing', async () => {
  const order = prepareOrder(server);
  await place(visitor, order);
  const mailed = await linkOf(order, 'order-placed');
  await giveCard(visitor, (await pay(visitor, order)).body);
  await read(visitor, order);
  const ana = await server.registerPerson();
  await ana.call(claimOrder, {id: order.id, secret: order.secret});
  const stranger = await server.registerPerson();
  for (const device of [visitor, stranger])
    for (const {id, secret} of [order, mailed, await linkOf(order, 'order-paid')]) {
      const answers = [await device.call(readOrder, {id, secret}), await pay(device, {...order, secret})];
      for (const answer of answers) {
        expect([answer.status, reasonOf(answer)]).toEqual([409, 'order.claimed']);
        expect(answer.bytes.toString()).not.toMatch(/Ceibo|example\.com|4242|FA-/);
      }
      expect((await device.call(readOrder, {id, secret: makeSecret()})).body).toBeNull();
    }
  expect(await read(ana, {id: order.id})).toMatchObject({
    state: 'paid',
    isYours: true,
    payment: {card: {last4: '4242'}},
  });
});
