import {afterEach, beforeEach, expect, test} from 'vitest';
import {addDays} from '#contract/kernel/dates.ts';
import {confirmSandboxIntent} from '#contract/payments/sandbox-intent.ts';
import {beginSavingCard} from '#contract/payments/begin-saving-card.ts';
import {removeCard} from '#contract/payments/remove-card.ts';
import {listCards} from '#contract/payments/list-cards.ts';
import {changeSubscription} from '#contract/subscriptions/change-subscription.ts';
import {payOwed} from '#contract/subscriptions/pay-owed.ts';
import {inTransaction} from '#server/db/database.ts';
import {oweAgain} from '#server/modules/subscriptions/end-charges.ts';
import {renewPlans} from '#server/modules/subscriptions/renew-plans.ts';
import {settleCharge} from '#server/modules/subscriptions/settle-charge.ts';
import type {SubscriptionsParts} from '#server/modules/subscriptions/subscriptions-parts.ts';
import {assembleSubscriptions} from '#server/assemble-subscriptions.ts';
import {moveCompany} from '#contract/companies/move-company.ts';
import {refusalOf} from '#tests/server/files/file-steps.ts';
import {openAdmin} from '#tests/server/policy/cast.ts';
import {buildServer, logInOn, type TestServer} from '#tests/kits/build-server.ts';
import {joinSpace, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {openOrdersNode, type OrdersNode} from '#tests/server/orders/orders-node.ts';
import {openSandboxOn} from '#tests/server/payments/payment-steps.ts';
import {buy, prepareOrder, read} from '#tests/server/orders/order-steps.ts';

let server: TestServer;
let node: OrdersNode;
let parts: SubscriptionsParts;
let owner: SyncDevice;
let companyId: string;
let troubles: unknown[];

beforeEach(async () => {
  server = await buildServer();
  node = await openOrdersNode(server);
  parts = assembleSubscriptions(node.parts);
  owner = await openSyncDevice(server, 'Ana');
  troubles = [];
  const order = await buy(server, owner, prepareOrder(server, {services: 'us-address'}));
  await read(owner, order);
  companyId = order.id;
  await ask(
    `update subscriptions set counted_from = '2025-11-25', paid_until = '${due}', version = (select take_space_version('${companyId}'))`,
  );
});
afterEach(async () => {
  await node.close();
  await server.close();
});

const ask = async (text: string) => (await server.database.$client.query<Record<string, unknown>>(text)).rows;
const renew = async (one = parts) => renewPlans(one, (error) => troubles.push(error));
const on = (day: string, time = '17:00:00Z') => {
  server.clock.nowMs = Date.parse(`${day}T${time}`);
};
const due = '2026-11-25';
const paid = async () =>
  (await ask('select * from subscriptions order by id')).map((row) => [
    row['paid_until'],
    row['owed_for'],
    row['retry_on'],
  ]);
const payments = async () =>
  ask(`select state, amount_cents as cents from sandbox_payment_intents where kind = 'payment' order by id`);
const mails = async () =>
  (await server.readMailOrders()).filter(({kind}) => kind === 'renewal-paid' || kind === 'renewal-failed');

/** Leaves one card: what this person is charged with. It was saved while its bank still agreed. */
async function haveOnly(token: string): Promise<string> {
  // Weeks pass in these tests.
  await logInOn(owner, owner.me.email);
  const {body} = await owner.call(beginSavingCard, {id: server.newId(), language: 'es'});
  const before = new Set((await owner.call(listCards, {})).body.cards.map(({cardId}) => cardId));
  await owner.call(confirmSandboxIntent, {clientSecret: body.clientSecret, card: 'pm_sandbox_mastercard'});
  const {cards} = (await owner.call(listCards, {})).body;
  for (const {cardId} of cards.filter((card) => before.has(card.cardId)))
    await owner.call(removeCard, {cardId, leavesNone: true});
  const kept = cards.find((card) => !before.has(card.cardId))?.cardId ?? '';
  await ask(`update sandbox_payment_cards set token = '${token}' where id = '${kept}'`);
  return kept;
}

test('[SUB6] what is due is charged on its day in New York, once, moves on by a year and is told', async () => {
  on(due, '04:59:00Z');
  await renew();
  expect(await paid()).toEqual([
    [due, null, null],
    [due, null, null],
  ]);
  on(due, '05:01:00Z');
  await renew();
  await renew();
  expect(troubles).toEqual([]);
  expect(await paid()).toEqual([
    ['2027-11-25', null, null],
    ['2027-11-25', null, null],
  ]);
  expect(await payments()).toHaveLength(2);
  expect((await payments()).at(-1)).toEqual({state: 'paid', cents: 63_000});
  expect(await mails()).toMatchObject([{kind: 'renewal-paid', to: owner.me.email, cents: 63_000}]);
});

test('[SUB6] two nodes at once charge once, a missed day is made up, and what nobody heard of is found again', async () => {
  on(addDays(due, 5));
  const sandbox = openSandboxOn(server);
  const dying = {...parts, port: sandbox.port};
  sandbox.sandbox.failNext('lost');
  await Promise.all([renew(dying), renew()]);
  server.clock.nowMs += 180_000;
  await Promise.all([renew(), renew(assembleSubscriptions(node.parts))]);
  server.clock.nowMs += 180_000;
  await renew();
  expect(await payments()).toHaveLength(2);
  expect(await paid()).toEqual([
    ['2027-11-25', null, null],
    ['2027-11-25', null, null],
  ]);
  expect(await mails()).toHaveLength(1);
});

test('[SUB6] nothing of a canceled company is charged, and a webhook again changes nothing', async () => {
  on(due);
  await ask(`update formations set status = 'Canceled', version = take_space_version(space_id)`);
  await renew();
  expect(await payments()).toHaveLength(1);
  await ask(`update formations set status = 'Completed', version = take_space_version(space_id)`);
  await renew();
  const [charge] = await ask('select payment_id from subscription_charges');
  await settleCharge(parts, String(charge?.['payment_id']));
  await settleCharge(parts, 'pi_nobody_knows');
  expect(await mails()).toHaveLength(1);
});

test('[SUB18] what a company owes is tried and told no more once it is canceled, and nobody can pay it', async () => {
  await haveOnly('pm_sandbox_declined_later');
  on(due);
  await renew();
  expect((await paid())[0]?.slice(1)).toEqual(['other-card', '2026-11-28']);
  const admin = await openAdmin(server);
  const day = '2026-11-25';
  const move = {id: server.newId(), companyId, seenMoveId: null, skipReason: null, ein: null, mails: false} as const;
  const moved = await admin.call(moveCompany, {...move, toStatus: 'Canceled', day, note: 'A pedido.'});
  expect(moved.status).toBe(200);
  expect(await paid()).toEqual([
    [due, null, null],
    [due, null, null],
  ]);
  const tried = (await payments()).length;
  for (const days of [3, 7, 14]) {
    on(addDays(due, days));
    await renew();
  }
  // One that was being paid as it was canceled, and failed, is tried no more either.
  await ask(`update subscription_charges set state = 'waiting', retry_on = '${addDays(due, 14)}'`);
  await renew();
  expect(await payments()).toHaveLength(tried);
  expect(await ask('select state, retry_on from subscription_charges')).toEqual([{state: 'lapsed', retry_on: null}]);
  await logInOn(owner, owner.me.email);
  const [card] = (await owner.call(listCards, {})).body.cards;
  const wish = {companyId, dueOn: due, savedCardId: card?.cardId ?? '', seenCents: 63_000};
  expect((await owner.call(payOwed, wish)).status).toBe(404);
  expect(await payments()).toHaveLength(tried);
  // Put right, it is owed again, and its owner pays it.
  await logInOn(admin, admin.me.email);
  const back = {...move, id: server.newId(), seenMoveId: move.id, toStatus: 'Start', note: 'Fue un error.'} as const;
  expect((await admin.call(moveCompany, {...back, day: addDays(due, 14)})).status).toBe(200);
  expect((await paid()).map(([, owedFor]) => owedFor)).toEqual(['not-charged', 'not-charged']);
  expect((await owner.call(payOwed, wish)).status).toBe(200);
});

test.each([
  ['pm_sandbox_declined_later', 'other-card'],
  ['pm_sandbox_secure_always', 'confirm'],
])('[SUB7] %s is declined, tried on each of its days and told each time, then lapses', async (token, group) => {
  await haveOnly(token);
  const found: unknown[] = [];
  for (const days of [0, 1, 3, 7, 14, 20]) {
    on(addDays(due, days));
    await renew();
    const [row] = await paid();
    found.push([days, row?.[1], row?.[2], (await mails()).length]);
  }
  expect(troubles).toEqual([]);
  expect(found).toEqual([
    [0, group, addDays(due, 3), 1],
    [1, group, addDays(due, 3), 1],
    [3, group, addDays(due, 7), 2],
    [7, group, addDays(due, 14), 3],
    [14, group, null, 4],
    [20, group, null, 4],
  ]);
  expect(await ask('select state from subscription_charges')).toEqual([{state: 'lapsed'}]);
});

test('[SUB7] who has no card is told so; what was due long ago is not charged by itself', async () => {
  const {cards} = (await owner.call(listCards, {})).body;
  for (const {cardId} of cards) await owner.call(removeCard, {cardId, leavesNone: true});
  on(due);
  await renew();
  expect(await paid()).toContainEqual([due, 'no-card', addDays(due, 3)]);
  await ask('delete from subscription_charges');
  await haveOnly('pm_sandbox_visa');
  on(addDays(due, 15));
  await renew();
  expect(await paid()).toContainEqual([due, 'not-charged', addDays(due, 3)]);
  expect(await payments()).toHaveLength(1);
});

const pay = async (device: SyncDevice, savedCardId: string, seenCents = 63_000) => {
  await logInOn(device, device.me.email);
  return device.call(payOwed, {companyId, dueOn: due, savedCardId, seenCents});
};

test('[SUB8] an owner puts it right with another card, at the price they saw; asked twice it is one payment', async () => {
  await haveOnly('pm_sandbox_declined_later');
  on(due);
  await renew();
  const good = await haveOnly('pm_sandbox_visa');
  expect((await pay(owner, good, 1)).body).toMatchObject({
    error: {reason: 'subscription.price-changed', details: {cents: 63_000}},
  });
  const answers = await Promise.all([pay(owner, good), pay(owner, good)]);
  expect(answers.map(({body}) => body)).toEqual([{state: 'paid'}, {state: 'paid'}]);
  expect((await pay(owner, good)).body).toEqual({state: 'paid'});
  expect((await payments()).filter(({state}) => state === 'paid')).toHaveLength(2);
  expect(await paid()).toContainEqual(['2027-11-25', null, null]);
});

test.each([
  ['before', false],
  ['after', true],
])(
  '[SUB8] a try by itself that the bank pays late, %s its owner has paid by hand, is one payment in the end',
  async (_when, isAfter) => {
    await haveOnly('pm_sandbox_declined_later');
    on(due);
    await renew();
    const [late] = await ask(`select id from sandbox_payment_intents where state = 'failed'`);
    const payLate = async () => {
      await ask(`update sandbox_payment_intents set state = 'paid' where id = '${String(late?.['id'])}'`);
      await settleCharge(parts, String(late?.['id']));
      await settleCharge(parts, String(late?.['id']));
    };
    const good = await haveOnly('pm_sandbox_visa');
    if (!isAfter) await payLate();
    expect((await pay(owner, good)).body).toEqual({state: 'paid'});
    if (isAfter) await payLate();
    expect(await paid()).toContainEqual(['2027-11-25', null, null]);
    expect((await mails()).filter(({kind}) => kind === 'renewal-paid')).toHaveLength(1);
    // What was taken a second time goes back, once.
    const begun = await ask('select given_back_at is not null as back from subscription_payments order by 1 desc');
    expect(begun).toEqual(isAfter ? [{back: true}, {back: false}] : [{back: false}]);
    expect(
      await ask(`select count(*)::int as n from invoices where kind = 'invoice' and thing = 'subscription'`),
    ).toEqual([{n: 1}]);
  },
);

test('[SUB8] a bank that wants to see the person does; left halfway nothing is charged, and the days of the tries stay', async () => {
  const card = await haveOnly('pm_sandbox_secure_always');
  on(due);
  await renew();
  const {body} = await pay(owner, card);
  if (body.state !== 'bank') throw new Error(JSON.stringify(body));
  expect((await pay(owner, card)).body).toEqual(body);
  server.clock.nowMs += 7_200_000;
  await renew();
  expect(await ask('select state, retry_on from subscription_charges')).toEqual([
    {state: 'waiting', retry_on: addDays(due, 3)},
  ]);
  expect(await payments()).toHaveLength(3);
  const other = await haveOnly('pm_sandbox_visa');
  expect((await pay(owner, other)).body).toEqual({state: 'paid'});
});

test('[SUB19] an owner gives up what could not be charged: nothing is tried or owed, all is read-only, late money goes back, and they can have it back', async () => {
  await haveOnly('pm_sandbox_declined_later');
  on(due);
  await renew();
  const [late] = await ask(`select id from sandbox_payment_intents where state = 'failed'`);
  await logInOn(owner, owner.me.email);
  const end = {companyId, id: companyId, wish: {kind: 'end'}} as const;
  const manager = await openSyncDevice(server, 'Mar');
  await joinSpace(server, manager, companyId, 'manager');
  expect(refusalOf(await manager.call(changeSubscription, end))).toEqual([403, 'subscription.owner-only']);
  expect((await owner.call(changeSubscription, end)).status).toBe(200);
  expect(await paid()).toEqual([
    [due, null, null],
    [due, null, null],
  ]);
  expect(
    await ask('select lock is not null as locked from spaces where id = (select space_id from formations)'),
  ).toEqual([{locked: true}]);
  // Nothing happens by itself any more, on no day and however late its bank is.
  const told = (await mails()).length;
  const good = await haveOnly('pm_sandbox_visa');
  for (const days of [3, 7, 14, 30]) {
    on(addDays(due, days));
    await renew();
  }
  expect((await pay(owner, good)).body).toMatchObject({error: {reason: 'subscription.nothing-owed'}});
  await ask(`update sandbox_payment_intents set state = 'paid' where id = '${String(late?.['id'])}'`);
  await settleCharge(parts, String(late?.['id']));
  expect(await ask('select given_back_at is not null as back from subscription_payments')).toEqual([{back: true}]);
  expect(await payments()).toHaveLength(2);
  expect(await mails()).toHaveLength(told);
  expect((await paid()).map(([until]) => until)).toEqual([due, due]);

  await logInOn(owner, owner.me.email);
  expect((await owner.call(changeSubscription, {...end, wish: {kind: 'renew'}})).status).toBe(200);
  expect((await pay(owner, good)).body).toEqual({state: 'paid'});
  expect((await paid())[0]?.[0]).toBe('2027-12-25');
});

test('[SUB9] [SUB19] what stands beside a plan that is given up is tried no more, on its own day either, and a cancelling put right brings nothing back', async () => {
  await haveOnly('pm_sandbox_declined_later');
  const later = addDays(due, 5);
  await ask(
    `update subscriptions set paid_until = '${later}', version = (select take_space_version('${companyId}')) where id <> '${companyId}'`,
  );
  for (const day of [due, later]) {
    on(day);
    await renew();
  }
  expect((await ask('select state from subscription_charges')).map(({state}) => state)).toEqual(['waiting', 'waiting']);
  await logInOn(owner, owner.me.email);
  expect((await owner.call(changeSubscription, {companyId, id: companyId, wish: {kind: 'end'}})).status).toBe(200);
  await haveOnly('pm_sandbox_visa');
  const before = await payments();
  for (const days of [8, 12, 19]) {
    on(addDays(due, days));
    await renew();
  }
  expect(await payments()).toEqual(before);
  expect((await paid()).map(([, owedFor, retryOn]) => [owedFor, retryOn])).toEqual([
    [null, null],
    [null, null],
  ]);
  await inTransaction(server.database, async (tx) => oweAgain(tx, companyId, server.clock.nowMs));
  expect((await paid()).map(([, owedFor]) => owedFor)).toEqual([null, null]);
});

test('[SUB10] [SUB19] what was given up comes back as it was wanted, at the price of its charge', async () => {
  await haveOnly('pm_sandbox_declined_later');
  on(addDays(due, -2));
  await logInOn(owner, owner.me.email);
  const wish = {kind: 'plan', planId: 'enterprise', period: 'year'} as const;
  expect((await owner.call(changeSubscription, {companyId, id: companyId, wish})).status).toBe(200);
  on(due);
  await renew();
  await logInOn(owner, owner.me.email);
  for (const kind of ['end', 'renew'] as const)
    expect((await owner.call(changeSubscription, {companyId, id: companyId, wish: {kind}})).status).toBe(200);
  const [charge] = await ask('select cents from subscription_charges');
  const good = await haveOnly('pm_sandbox_visa');
  expect((await pay(owner, good, Number(charge?.['cents']))).body).toEqual({state: 'paid'});
  expect(await ask(`select plan_id, next_plan_id, is_ending from subscriptions where id = '${companyId}'`)).toEqual([
    {plan_id: 'enterprise', next_plan_id: null, is_ending: false},
  ]);
});

test('[SUB19] nothing is given up while it is being paid', async () => {
  const card = await haveOnly('pm_sandbox_secure_always');
  on(due);
  await renew();
  expect((await pay(owner, card)).body).toMatchObject({state: 'bank'});
  const end = {companyId, id: companyId, wish: {kind: 'end'}} as const;
  expect(refusalOf(await owner.call(changeSubscription, end))).toEqual([409, 'subscription.over']);
});

test('[SUB8] what has lapsed counts from the day on which it is paid', async () => {
  await haveOnly('pm_sandbox_declined_later');
  for (const days of [0, 3, 7, 14]) {
    on(addDays(due, days));
    await renew();
  }
  const good = await haveOnly('pm_sandbox_visa');
  on('2028-02-29');
  expect((await pay(owner, good)).body).toEqual({state: 'paid'});
  expect(await paid()).toContainEqual(['2029-02-28', null, null]);
});

test('[SUB8] a stranger and another tenant hear of nothing, a manager may not, and nobody pays with another’s card', async () => {
  const own = await haveOnly('pm_sandbox_declined_later');
  on(due);
  await renew();
  const stranger = await openSyncDevice(server, 'Eva');
  expect((await pay(stranger, own)).body).toMatchObject({error: {reason: 'subscription.nothing-owed'}});
  await joinSpace(server, stranger, companyId, 'manager');
  expect((await pay(stranger, own)).body).toMatchObject({error: {reason: 'subscription.owner-only'}});
  const another = await openSyncDevice(server, 'Luz');
  await joinSpace(server, another, companyId, 'owner');
  expect((await pay(another, own)).body).toMatchObject({error: {reason: 'payment.card-unknown'}});
  expect(
    (await server.openDevice().call(payOwed, {companyId, dueOn: due, savedCardId: own, seenCents: 63_000})).status,
  ).toBe(401);
});
