import {afterEach, beforeEach, expect, test} from 'vitest';
import {listCards} from '#contract/payments/list-cards.ts';
import {upgradePlan} from '#contract/subscriptions/upgrade-plan.ts';
import {assembleSubscriptions} from '#server/assemble-subscriptions.ts';
import {renewPlans} from '#server/modules/subscriptions/renew-plans.ts';
import {settleCharge} from '#server/modules/subscriptions/settle-charge.ts';
import {buildServer, logInOn, type TestServer} from '#tests/kits/build-server.ts';
import {joinSpace, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {openOrdersNode, type OrdersNode} from '#tests/server/orders/orders-node.ts';
import {buy, prepareOrder, read} from '#tests/server/orders/order-steps.ts';

let server: TestServer;
let node: OrdersNode;
let owner: SyncDevice;
let companyId: string;
let cardId: string;

// 100 of 365 days are left on the server's first day, 20 November 2026.
const until = '2027-02-28';
const cents = Math.floor((45_000 * 100) / 365);
const ask = async (text: string) => (await server.database.$client.query<Record<string, unknown>>(text)).rows;

beforeEach(async () => {
  server = await buildServer();
  node = await openOrdersNode(server);
  owner = await openSyncDevice(server, 'Ana');
  const order = await buy(server, owner, prepareOrder(server, {}));
  await read(owner, order);
  companyId = order.id;
  await ask(
    `update subscriptions set counted_from = '2026-02-28', paid_until = '${until}', version = (select take_space_version('${companyId}'))`,
  );
  cardId = (await owner.call(listCards, {})).body.cards[0]?.cardId ?? '';
});
afterEach(async () => {
  await node.close();
  await server.close();
});

const upgrade = async (wish: object = {}, device = owner) =>
  device.call(upgradePlan, {companyId, planId: 'professional', savedCardId: cardId, seenCents: cents, ...wish});
const reasonOf = async (wish: object, device = owner) =>
  ((await upgrade(wish, device)).body as {error?: {reason: string}}).error?.reason;
const plan = async () => (await ask('select plan_id, paid_until, counted_from, owed_for from subscriptions'))[0];
/** What was paid beside the order. */
const paid = async () =>
  (
    await ask(
      `select amount_cents as cents from sandbox_payment_intents where kind = 'payment' and state = 'paid' and amount_cents <> 45000`,
    )
  ).map((one) => one['cents']);
const charges = async () => (await ask('select state from subscription_charges')).map(({state}) => state);
const settle = async () => {
  server.clock.nowMs += 7_200_000;
  const troubles: unknown[] = [];
  await renewPlans(assembleSubscriptions(node.parts), (error) => troubles.push(error));
  expect(troubles).toEqual([]);
};
const bePayedBy = async (token: string) =>
  ask(`update sandbox_payment_cards set token = '${token}' where id = '${cardId}'`);

test('[SUB12] the difference for the days that are left is charged, the plan is there at once, and its end stays', async () => {
  expect((await upgrade({seenCents: 1})).body).toMatchObject({
    error: {reason: 'subscription.price-changed', details: {cents}},
  });
  expect((await upgrade()).body).toEqual({state: 'paid'});
  expect(await plan()).toEqual({
    plan_id: 'professional',
    paid_until: until,
    counted_from: '2026-02-28',
    owed_for: null,
  });
  expect(await paid()).toEqual([cents]);
  const told = (await server.readMailOrders()).filter(({kind}) => kind === 'renewal-paid');
  expect(told).toMatchObject([{isUpgrade: true, cents, to: owner.me.email}]);
});

test('[SUB12] two tabs at once, and again later, pay once', async () => {
  const answers = await Promise.all([upgrade(), upgrade(), upgrade()]);
  expect(answers.map(({body}) => body)).toEqual([{state: 'paid'}, {state: 'paid'}, {state: 'paid'}]);
  expect((await upgrade()).body).toEqual({state: 'paid'});
  expect(await paid()).toEqual([cents]);
  expect(await charges()).toEqual(['paid']);
});

test('[SUB12] a bank that declines leaves all as it was, owes nothing and tells nobody; another try may go well', async () => {
  await bePayedBy('pm_sandbox_declined_later');
  expect((await upgrade()).body).toEqual({state: 'declined', group: 'other-card'});
  expect(await plan()).toMatchObject({plan_id: 'standard', owed_for: null});
  await settle();
  expect(await charges()).toEqual(['lapsed']);
  expect((await server.readMailOrders()).filter(({kind}) => kind === 'renewal-failed')).toEqual([]);
  await bePayedBy('pm_sandbox_visa');
  await logInOn(owner, owner.me.email);
  expect((await upgrade()).body).toEqual({state: 'paid'});
});

test('[SUB12] a bank that wants to see the person does; what is left halfway is let go of', async () => {
  await bePayedBy('pm_sandbox_secure_always');
  const {body} = await upgrade();
  expect(body).toMatchObject({state: 'bank'});
  expect((await upgrade()).body).toEqual(body);
  await settle();
  expect([await charges(), (await plan())?.['plan_id']]).toEqual([['lapsed'], 'standard']);
});

test('[SUB12] what is paid when the plan is not the smaller one any more goes back', async () => {
  await bePayedBy('pm_sandbox_secure_always');
  await upgrade();
  await ask(
    `update subscriptions set paid_until = '2028-02-28', version = (select take_space_version('${companyId}'))`,
  );
  const [charge] = await ask('select payment_id from subscription_charges');
  await ask(`update sandbox_payment_intents set state = 'paid' where id = '${String(charge?.['payment_id'])}'`);
  await settleCharge(assembleSubscriptions(node.parts), String(charge?.['payment_id']));
  expect([await charges(), (await plan())?.['plan_id']]).toEqual([['lapsed'], 'standard']);
  expect(await ask('select given_back_at is not null as back from subscription_payments')).toEqual([{back: true}]);
});

test('[SUB12] what is paid at the bank’s page only from the day of the renewal on goes back: that day counts at the price of the plan that there is', async () => {
  await bePayedBy('pm_sandbox_secure_always');
  await upgrade();
  const [charge] = await ask('select payment_id from subscription_charges');
  await ask(`update sandbox_payment_intents set state = 'paid' where id = '${String(charge?.['payment_id'])}'`);
  server.clock.nowMs = Date.parse(`${until}T06:00:00Z`);
  await settleCharge(assembleSubscriptions(node.parts), String(charge?.['payment_id']));
  expect([await charges(), (await plan())?.['plan_id']]).toEqual([['lapsed'], 'standard']);
  expect(await ask('select given_back_at is not null as back from subscription_payments')).toEqual([{back: true}]);
});

test('[SUB12] a plan that was ended is renewed after all before it is made larger', async () => {
  const end = async (isEnding: boolean) =>
    ask(`update subscriptions set is_ending = ${isEnding}, version = (select take_space_version('${companyId}'))`);
  await end(true);
  expect(await reasonOf({})).toBe('subscription.no-upgrade');
  expect([await charges(), await paid()]).toEqual([[], []]);
  await end(false);
  expect((await upgrade()).body).toEqual({state: 'paid'});
});

test('[SUB12] without a card nothing is had that costs something, and what is there is told', async () => {
  expect(await reasonOf({savedCardId: null, seenCents: 0})).toBe('subscription.price-changed');
  expect(await reasonOf({savedCardId: null})).toBe('payment.card-unknown');
  expect(await charges()).toEqual([]);
  await upgrade();
  expect((await upgrade({savedCardId: null, seenCents: 0})).body).toEqual({state: 'paid'});
});

test('[SUB12] a smaller plan is none, a stranger finds nothing, a manager may not, nobody pays with another’s card or unsigned', async () => {
  await upgrade();
  expect(await reasonOf({planId: 'standard'})).toBe('subscription.no-upgrade');
  const other = await openSyncDevice(server, 'Eva');
  expect(await reasonOf({}, other)).toBe('subscription.unknown');
  await joinSpace(server, other, companyId, 'manager');
  expect(await reasonOf({}, other)).toBe('subscription.owner-only');
  const another = await openSyncDevice(server, 'Luz');
  await joinSpace(server, another, companyId, 'owner');
  const more = Math.floor((90_000 * 100) / 365);
  expect(await reasonOf({planId: 'enterprise', seenCents: more}, another)).toBe('payment.card-unknown');
  const wish = {companyId, planId: 'enterprise', savedCardId: cardId, seenCents: more} as const;
  expect((await server.openDevice().call(upgradePlan, wish)).status).toBe(401);
});
