import {afterEach, beforeEach, expect, test} from 'vitest';
import {listCards} from '#contract/payments/list-cards.ts';
import {payOwed} from '#contract/subscriptions/pay-owed.ts';
import {upgradePlan} from '#contract/subscriptions/upgrade-plan.ts';
import {assembleSubscriptions} from '#server/assemble-subscriptions.ts';
import {renewPlans} from '#server/modules/subscriptions/renew-plans.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {untilOneWaits} from '#tests/kits/until-one-waits.ts';
import {openOrdersNode, type OrdersNode} from '#tests/server/orders/orders-node.ts';
import {buy, prepareOrder, read} from '#tests/server/orders/order-steps.ts';

let server: TestServer;
let node: OrdersNode;
let owner: SyncDevice;
let companyId: string;
let savedCardId: string;
beforeEach(async () => {
  server = await buildServer();
  node = await openOrdersNode(server);
  owner = await openSyncDevice(server, 'Ana');
  const order = await buy(server, owner, prepareOrder(server, {}));
  await read(owner, order);
  companyId = order.id;
  savedCardId = (await owner.call(listCards, {})).body.cards[0]?.cardId ?? '';
});
afterEach(async () => {
  await node.close();
  await server.close();
});

const run = async (text: string) => (await server.database.$client.query<Record<string, unknown>>(text)).rows;
const reasonOf = ({body}: {readonly body: unknown}) => (body as {error?: {reason: string}}).error?.reason;
/** As closing leaves them; its own way there is another test's. */
const close = async () => {
  await run(`update spaces set closed = true where id = '${companyId}'`);
  await run(
    `update companies set dissolved_on = '2026-11-20', version = (select take_space_version('${companyId}')) where id = '${companyId}'`,
  );
  await run(`update subscriptions set is_ending = true, version = (select take_space_version('${companyId}'))`);
};

test('[DIS10] no larger plan is had and nothing owed is paid of a company that is dissolved, and its ended plan is told of nowhere', async () => {
  await close();
  const wish = {companyId, savedCardId, seenCents: 45_000};
  expect(reasonOf(await owner.call(upgradePlan, {...wish, planId: 'professional'}))).toBe('subscription.no-upgrade');
  await run(`
    insert into subscription_charges (id, company_id, due_on, lines, cents, state, made_at)
    values (gen_random_uuid(), '${companyId}', '2026-11-20', '[]', 45000, 'lapsed', now())`);
  expect(reasonOf(await owner.call(payOwed, {...wish, dueOn: '2026-11-20'}))).toBe('subscription.nothing-owed');
  await run(
    `update subscriptions set paid_until = '2026-11-21', version = (select take_space_version('${companyId}'))`,
  );
  server.clock.nowMs += 40 * 86_400_000;
  const troubles: unknown[] = [];
  await renewPlans(assembleSubscriptions(node.parts), (error) => troubles.push(error));
  expect(troubles).toEqual([]);
  expect(await run(`select lock from spaces where id = '${companyId}'`)).toEqual([{lock: null}]);
  expect(await run(`select count(*)::int as paid from subscription_charges where state <> 'lapsed'`)).toEqual([
    {paid: 0},
  ]);
});

test('[DIS10] a company that is dissolved while a payment of what it owes begins is not charged', async () => {
  await run(`
    insert into subscription_charges (id, company_id, due_on, lines, cents, state, made_at)
    values (gen_random_uuid(), '${companyId}', '2026-11-20', '[]', 45000, 'lapsed', now())`);
  const closing = await server.database.$client.connect();
  try {
    await closing.query('begin');
    await closing.query(`update spaces set closed = true where id = '${companyId}'`);
    const asked = owner.call(payOwed, {companyId, savedCardId, seenCents: 45_000, dueOn: '2026-11-20'});
    await untilOneWaits(server.database);
    await closing.query('commit');
    expect(reasonOf(await asked)).toBe('subscription.nothing-owed');
  } finally {
    closing.release();
  }
  expect(await run('select state, payment_key from subscription_charges')).toEqual([
    {state: 'lapsed', payment_key: null},
  ]);
});
