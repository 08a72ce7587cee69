import {afterEach, beforeEach, expect, test} from 'vitest';
import {changeSubscription, type SubscriptionWish} from '#contract/subscriptions/change-subscription.ts';
import {listChargesAfter} from '#contract/subscriptions/list-charges-after.ts';
import {readRowHistory} from '#contract/sync/pull-changes.ts';
import {assembleSubscriptions} from '#server/assemble-subscriptions.ts';
import {inTransaction} from '#server/db/database.ts';
import {readBought} from '#server/modules/subscriptions/read-company.ts';
import {renewPlans} from '#server/modules/subscriptions/renew-plans.ts';
import {buildServer, logInOn, type TestServer} from '#tests/kits/build-server.ts';
import {joinSpace, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {openOrdersNode, type OrdersNode} from '#tests/server/orders/orders-node.ts';
import {buy, prepareOrder, read} from '#tests/server/orders/order-steps.ts';

let server: TestServer;
let node: OrdersNode;
let owner: SyncDevice;
let companyId: string;
let serviceId: string;

const due = '2026-11-25';
const ask = async (text: string) => (await server.database.$client.query<Record<string, unknown>>(text)).rows;

beforeEach(async () => {
  server = await buildServer();
  node = await openOrdersNode(server);
  owner = await openSyncDevice(server, 'Ana');
  const order = await buy(server, owner, prepareOrder(server, {services: 'us-address'}));
  await read(owner, order);
  companyId = order.id;
  await ask(
    `update subscriptions set counted_from = '2025-11-25', paid_until = '${due}', version = (select take_space_version('${companyId}'))`,
  );
  serviceId = String((await ask('select id from company_services'))[0]?.['id']);
});
afterEach(async () => {
  await node.close();
  await server.close();
});

const change = async (device: SyncDevice, wish: SubscriptionWish, id = companyId) => {
  const {body} = await device.call(changeSubscription, {companyId, id, wish});
  return (body as {error?: {reason: string}}).error?.reason ?? null;
};
const renewOn = async (instant: string) => {
  server.clock.nowMs = Date.parse(instant);
  const troubles: unknown[] = [];
  await renewPlans(assembleSubscriptions(node.parts), (error) => troubles.push(error));
  expect(troubles).toEqual([]);
};
const rows = async () =>
  (await ask('select * from subscriptions order by plan_id')).map((row) => [
    row['plan_id'],
    row['period'],
    row['paid_until'],
    row['is_ending'],
  ]);
const charges = async () =>
  (await ask('select cents from subscription_charges order by due_on')).map(({cents}) => cents);

test('[SUB9] what ends is not charged, goes on to its day, and is renewed after all where that is wanted in time', async () => {
  expect(await change(owner, {kind: 'end'}, serviceId)).toBeNull();
  expect(await change(owner, {kind: 'end'}, serviceId)).toBeNull();
  await renewOn('2026-11-25T17:00:00Z');
  expect(await charges()).toEqual([45_000]);
  expect(await rows()).toEqual([
    ['standard', 'year', '2027-11-25', false],
    [null, 'year', due, true],
  ]);
  await logInOn(owner, owner.me.email);
  expect(await change(owner, {kind: 'renew'}, serviceId)).toBe('subscription.over');
});

test('[SUB9] with the plan nothing beside it is renewed; taken back in time all is', async () => {
  expect(await change(owner, {kind: 'end'})).toBeNull();
  await renewOn('2026-11-25T17:00:00Z');
  expect(await charges()).toEqual([]);
  server.clock.nowMs = Date.parse('2026-11-24T17:00:00Z');
  await logInOn(owner, owner.me.email);
  expect(await change(owner, {kind: 'renew'})).toBeNull();
  await renewOn('2026-11-25T17:00:00Z');
  expect(await charges()).toEqual([63_000]);
});

test('[SUB10] another plan and period begin with the renewal, and count from there', async () => {
  expect(await change(owner, {kind: 'plan', planId: 'professional', period: 'month'})).toBeNull();
  expect((await rows())[0]).toEqual(['standard', 'year', due, false]);
  await renewOn('2026-11-25T17:00:00Z');
  expect((await rows())[0]).toEqual(['professional', 'month', '2026-12-25', false]);
  await renewOn('2026-12-25T17:00:00Z');
  expect((await rows())[0]).toEqual(['professional', 'month', '2027-01-25', false]);
  expect(await charges()).toEqual([18_000 + 8_824, 8_824]);
});

test('[SUB15] the sum that is told of a smaller plan is what is charged, with what the larger one included', async () => {
  const version = `version = (select take_space_version('${companyId}'))`;
  await ask(`update subscriptions set plan_id = 'professional', ${version} where plan_id is not null`);
  await ask(`update company_services set service_id = 'irs-forms', ${version}`);
  const bought = await inTransaction(server.database, async (tx) => readBought(tx, companyId));
  const told = bought && listChargesAfter(bought, companyId, {planId: 'standard', period: 'year'});
  expect(told).toMatchObject({on: due, cents: 45_000 + 25_000, begins: [{id: serviceId, on: due}]});
  expect(await change(owner, {kind: 'plan', planId: 'standard', period: 'year'})).toBeNull();
  await renewOn('2026-11-25T17:00:00Z');
  expect(await charges()).toEqual([told?.cents]);
});

test('[SUB10] a plan that is chosen and then the one there is leave nothing; the history names who it was', async () => {
  expect(await change(owner, {kind: 'plan', planId: 'enterprise', period: 'year'})).toBeNull();
  expect(await change(owner, {kind: 'plan', planId: 'standard', period: 'year'})).toBeNull();
  expect(await ask('select next_plan_id, next_period from subscriptions where plan_id is not null')).toEqual([
    {next_plan_id: null, next_period: null},
  ]);
  const {body} = await owner.call(readRowHistory, {spaceId: companyId, table: 'subscriptions', rowId: companyId});
  expect(body.entries.slice(0, 2)).toMatchObject([
    {author: 'person', set: {nextPlanId: null}},
    {author: 'person', set: {nextPlanId: 'enterprise'}},
  ]);
  expect(await change(owner, {kind: 'plan', planId: 'enterprise', period: 'year'}, serviceId)).toBe(
    'subscription.unknown',
  );
});

test('[SUB9] [SUB10] strangers and another tenant find nothing, a manager may not, nobody does it unsigned', async () => {
  const other = await openSyncDevice(server, 'Eva');
  expect(await change(other, {kind: 'end'})).toBe('subscription.unknown');
  await joinSpace(server, other, companyId, 'manager');
  expect(await change(other, {kind: 'end'})).toBe('subscription.owner-only');
  const stranger = server.openDevice();
  expect((await stranger.call(changeSubscription, {companyId, id: companyId, wish: {kind: 'end'}})).status).toBe(401);
});
