import {randomUUID} from 'node:crypto';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {logInAsUser} from '#contract/admin/log-in-as-user.ts';
import {newId} from '#contract/kernel/ids.ts';
import {beginSavingCard} from '#contract/payments/begin-saving-card.ts';
import {listCards} from '#contract/payments/list-cards.ts';
import {removeCard} from '#contract/payments/remove-card.ts';
import {confirmSandboxIntent} from '#contract/payments/sandbox-intent.ts';
import {setDefaultCard} from '#contract/payments/set-default-card.ts';
import {inTransaction} from '#server/db/database.ts';
import {listCards as listing} from '#server/modules/payments/cards/list-cards.ts';
import {writeSynced, type SyncedWrite} from '#server/sync/write-synced.ts';
import {buildServer, type Device, type TestServer} from '#tests/kits/build-server.ts';
import {giveCard, pay, place, prepareOrder, read} from '#tests/server/orders/order-steps.ts';
import {openOrdersNode} from '#tests/server/orders/orders-node.ts';
import {openSandboxOn} from './payment-steps.ts';

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
const shown = async (device: Device) => (await list(device)).map(({last4, isDefault}) => [last4, isDefault]);
const makeId = () => newId(server.clock.nowMs, (bytes) => crypto.getRandomValues(bytes));
const begin = (device: Device, id = makeId()) => device.call(beginSavingCard, {id, language: 'es'});
/** What the browser does with the secret that it was given. */
const give = async (clientSecret: string, card: string) =>
  (await server.openDevice().call(confirmSandboxIntent, {clientSecret, card})).body;

async function save(device: Device, card: string): Promise<string> {
  const {body} = await begin(device);
  expect(await give(body.clientSecret, card)).toMatchObject({state: 'saved'});
  server.clock.nowMs += 1_000;
  return (await list(device))[0]?.cardId ?? '';
}

/** The person's answer on the bank's page. */
async function answerBank(actionUrl: string | null, answer: 'confirm' | 'refuse'): Promise<number> {
  const headers = {'sec-fetch-site': 'same-origin', host: 'localhost:3000'};
  return (await server.app.inject({method: 'POST', url: `${actionUrl ?? ''}/${answer}`, headers})).statusCode;
}

describe('saving', () => {
  test('[PAY22] a card is saved without paying; asked for again it is the same saving, and its card comes once', async () => {
    const id = makeId();
    const [first, second] = await Promise.all([begin(ana, id), begin(ana, id)]);
    expect(first.body).toEqual({clientSecret: expect.stringMatching(/^seti_\w+_secret_\w+$/) as string});
    expect(second.body).toEqual(first.body);
    const {clientSecret} = first.body;
    const given = await Promise.all([
      give(clientSecret, 'pm_sandbox_visa'),
      give(clientSecret, 'pm_sandbox_mastercard'),
    ]);
    const isSaved = {state: 'saved', declined: null, actionUrl: null};
    expect(given).toEqual([isSaved, isSaved]);
    expect(await list(ana)).toHaveLength(1);
    expect(await ask('select from payment_customers')).toHaveLength(1);
    // In another language the bank leads back elsewhere: that is another saving.
    const other = await ana.call(beginSavingCard, {id, language: 'pt'});
    expect(other.body.clientSecret).not.toBe(clientSecret);
    const back = await ask<{url: string}>('select return_url as url from sandbox_payment_intents order by return_url');
    expect(back.map(({url}) => new URL(url).pathname)).toEqual(['/es/payment-method', '/pt/payment-method']);
    expect(await ask('select from sandbox_payment_intents where amount_cents > 0')).toEqual([]);
  });

  test.each([
    ['pm_sandbox_declined', 'other-card'],
    ['pm_sandbox_no_funds', 'funds'],
    ['pm_sandbox_stolen', 'declined'],
    ['pm_sandbox_expired', 'check-card'],
    ['pm_sandbox_wrong_cvc', 'check-card'],
    ['pm_sandbox_processing_error', 'try-later'],
  ])('[PAY22] [PAY3] %s is declined and not saved; another card follows it in the same saving', async (card, group) => {
    const {clientSecret} = (await begin(ana)).body;
    expect(await give(clientSecret, card)).toMatchObject({state: 'failed', declined: group});
    expect(await list(ana)).toEqual([]);
    expect(await give(clientSecret, 'pm_sandbox_visa')).toMatchObject({state: 'saved'});
    expect(await shown(ana)).toEqual([['4242', true]]);
  });

  test('[PAY22] a bank that wants to see the person does: left halfway or refused nothing is saved, confirmed once it is', async () => {
    const {clientSecret} = (await begin(ana)).body;
    const left = await give(clientSecret, 'pm_sandbox_secure');
    expect(left).toMatchObject({state: 'needs-action'});
    expect(await list(ana)).toEqual([]);
    // Whoever comes back begins on a new page of the bank; the old one is over.
    const again = await give(clientSecret, 'pm_sandbox_secure');
    expect(again.actionUrl).not.toBe(left.actionUrl);
    expect(await answerBank(left.actionUrl, 'confirm')).toBe(404);
    expect(await answerBank(again.actionUrl, 'refuse')).toBe(303);
    expect(await list(ana)).toEqual([]);
    const third = await give(clientSecret, 'pm_sandbox_secure');
    expect(await answerBank(third.actionUrl, 'confirm')).toBe(303);
    await answerBank(third.actionUrl, 'confirm');
    expect(await shown(ana)).toEqual([['3220', true]]);
  });

  test('[PAY22] [PAY4] nobody begins a saving for another: neither a visitor nor who acts, and a stranger’s card is the stranger’s', async () => {
    const admin = await server.registerPerson();
    await ask(`update users set is_admin = true where id = '${admin.me.id}'`);
    admin.me = (await admin.call(logInAsUser, {userId: ana.me?.id ?? ''})).body;
    for (const [device, status, reason] of [
      [server.openDevice(), 401, 'account.sign-in-required'],
      [admin, 403, 'account.not-while-acting'],
    ] as const) {
      const answer = await begin(device);
      expect([answer.status, reasonOf(answer)]).toEqual([status, reason]);
    }
    const id = makeId();
    const [mine, theirs] = [(await begin(ana, id)).body, (await begin(eva, id)).body];
    expect(mine.clientSecret).not.toBe(theirs.clientSecret);
    await give(theirs.clientSecret, 'pm_sandbox_visa');
    expect([await shown(ana), await shown(eva)]).toEqual([[], [['4242', true]]]);
    const odd = [
      {id: randomUUID(), language: 'es'},
      {id, language: 'fr'},
      {id: '', language: 'es'},
    ];
    for (const input of odd) expect((await ana.call(beginSavingCard, input as never)).status).toBe(400);
  });

  test('[PAY7] a provider that is away, or whose answer is lost, is asked again under the same key', async () => {
    const node = await openOrdersNode(server);
    const id = makeId();
    for (const fault of ['down', 'lost'] as const) {
      await node.failNext(fault, server.app);
      const answer = await begin(ana, id);
      expect([answer.status, reasonOf(answer)]).toEqual([503, 'payment.provider-down']);
    }
    const {clientSecret} = (await begin(ana, id)).body;
    expect((await begin(ana, id)).body.clientSecret).toBe(clientSecret);
    expect(await ask('select from sandbox_payment_intents')).toHaveLength(1);
    await node.close();
  });

  test('[PAY19] who was deleted at the provider is made anew, and saves a card', async () => {
    await save(ana, 'pm_sandbox_visa');
    const [{customer_id: gone} = {customer_id: ''}] = await ask<{customer_id: string}>(
      'select customer_id from payment_customers',
    );
    await openSandboxOn(server).port.removeCustomer(gone);
    await save(ana, 'pm_sandbox_mastercard');
    expect(await shown(ana)).toEqual([['4444', true]]);
  });
});

test('[PAY17] a default that has ended is none: the newest that is good is charged until another is chosen', async () => {
  await save(ana, 'pm_sandbox_visa');
  const visa = (await list(ana))[0]?.cardId ?? '';
  await save(ana, 'pm_sandbox_mastercard');
  await ana.call(setDefaultCard, {cardId: visa});
  expect(await shown(ana)).toEqual([
    ['4242', true],
    ['4444', false],
  ]);
  // Each card of the sandbox is good until the same month: here all have ended, and the one that was chosen stays in front.
  const parts = {database: server.database, now: () => Date.parse('2035-01-01'), port: openSandboxOn(server).port};
  const told = await listing.handle(parts, {}, {session: {userId: ana.me?.id}} as never);
  expect(told).toMatchObject({value: {cards: [{last4: '4242', expiry: 'expired', isDefault: true}, {last4: '4444'}]}});
  // One that ends later is charged in its place.
  const port: typeof parts.port = {
    ...parts.port,
    listCards: async (customerId) => {
      const listed = await parts.port.listCards(customerId);
      if (!listed.ok) return listed;
      return {...listed, value: listed.value.map((card) => (card.last4 === '4444' ? {...card, expYear: 2036} : card))};
    },
  };
  expect(await listing.handle({...parts, port}, {}, {session: {userId: ana.me?.id}} as never)).toMatchObject({
    value: {
      cards: [
        {last4: '4444', isDefault: true},
        {last4: '4242', isDefault: false},
      ],
    },
  });
});

describe('a card that a renewal needs', () => {
  /** Buys a company, and so saves a card. */
  async function buy(device: Device, card = 'pm_sandbox_visa'): Promise<string> {
    const order = prepareOrder(server);
    await place(device, order);
    await giveCard(device, (await pay(device, order)).body, card);
    await read(device, order);
    server.clock.nowMs += 1_000;
    return (await list(device))[0]?.cardId ?? '';
  }
  const remove = async (device: Device, cardId: string, leavesNone = false) =>
    device.call(removeCard, {cardId, leavesNone});

  test('[PAY23] goes only by who has read that; another that is good lets it go, one of nothing to renew goes at once', async () => {
    const cardId = await buy(ana);
    const refused = await remove(ana, cardId);
    expect([refused.status, reasonOf(refused)]).toEqual([409, 'payment.card-needed']);
    expect(await shown(ana)).toEqual([['4242', true]]);
    await save(ana, 'pm_sandbox_mastercard');
    expect((await remove(ana, cardId)).body.cards).toMatchObject([{last4: '4444', isDefault: true}]);
    const last = (await list(ana))[0]?.cardId ?? '';
    expect((await remove(ana, last)).status).toBe(409);
    expect((await remove(ana, last, true)).body).toEqual({cards: []});
    expect(reasonOf(await remove(ana, last))).toBe('payment.card-unknown');

    await save(eva, 'pm_sandbox_visa');
    expect((await remove(eva, (await list(eva))[0]?.cardId ?? '')).body).toEqual({cards: []});
  });

  test('[PAY23] [PAY7] stays where nobody can say whether another would do', async () => {
    const cardId = await buy(ana);
    const node = await openOrdersNode(server);
    await node.failNext('down', server.app);
    expect(reasonOf(await remove(ana, cardId))).toBe('payment.provider-down');
    expect(await shown(ana)).toEqual([['4242', true]]);
    await node.close();
  });

  test('[PAY23] is none for a company that was canceled, nor for who works on another’s', async () => {
    const cardId = await buy(ana);
    const [formation] = await ask<{id: string}>('select id from formations');
    const [owner] = await ask<{id: string}>('select id from memberships');
    const id = formation?.id ?? '';
    const write = async (change: SyncedWrite) =>
      inTransaction(server.database, async (tx) =>
        writeSynced(tx, {spaceId: id, author: {kind: 'product'}, nowMs: server.clock.nowMs}, [change]),
      );
    await write({table: 'formations', edit: [{id, status: 'Canceled'}]});
    expect((await remove(ana, cardId)).status).toBe(200);
    await write({table: 'formations', edit: [{id, status: 'Completed'}]});
    const again = await save(ana, 'pm_sandbox_visa');
    expect((await remove(ana, again)).status).toBe(409);
    await write({table: 'memberships', edit: [{id: owner?.id ?? '', role: 'manager'}]});
    expect((await remove(ana, again)).status).toBe(200);
  });
});
