import {afterEach, beforeEach, expect, test} from 'vitest';
import {addDays} from '#contract/kernel/dates.ts';
import {listCards} from '#contract/payments/list-cards.ts';
import {removeCard} from '#contract/payments/remove-card.ts';
import {beginSavingCard} from '#contract/payments/begin-saving-card.ts';
import {confirmSandboxIntent} from '#contract/payments/sandbox-intent.ts';
import {changeSubscription} from '#contract/subscriptions/change-subscription.ts';
import {payOwed} from '#contract/subscriptions/pay-owed.ts';
import {assembleSubscriptions} from '#server/assemble-subscriptions.ts';
import {renewPlans} from '#server/modules/subscriptions/renew-plans.ts';
import {buildChangeIn} from '#tests/fixtures/build-change.ts';
import {buildServer, logInOn, type TestServer} from '#tests/kits/build-server.ts';
import {addSpaceOf, joinSpace, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {openOrdersNode, type OrdersNode} from '#tests/server/orders/orders-node.ts';
import {buy, prepareOrder, read} from '#tests/server/orders/order-steps.ts';

let server: TestServer;
let node: OrdersNode;
let owner: SyncDevice;
let companyId: string;

const due = '2026-11-25';
const ask = async (text: string) => (await server.database.$client.query<Record<string, unknown>>(text)).rows;

beforeEach(async () => {
  server = await buildServer();
  node = await openOrdersNode(server);
  owner = await openSyncDevice(server, 'Ana');
  const order = await buy(server, owner, prepareOrder(server, {}));
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

async function renewOn(day: string) {
  server.clock.nowMs = Date.parse(`${day}T17:00:00Z`);
  const troubles: unknown[] = [];
  await renewPlans(assembleSubscriptions(node.parts), (error) => troubles.push(error));
  expect(troubles).toEqual([]);
  await logInOn(owner, owner.me.email);
}

async function removeCards() {
  for (const {cardId} of (await owner.call(listCards, {})).body.cards)
    await owner.call(removeCard, {cardId, leavesNone: true});
}

async function saveCard(): Promise<string> {
  const {body} = await owner.call(beginSavingCard, {id: server.newId(), language: 'es'});
  await owner.call(confirmSandboxIntent, {clientSecret: body.clientSecret, card: 'pm_sandbox_mastercard'});
  return (await owner.call(listCards, {})).body.cards[0]?.cardId ?? '';
}

const category = {key: null, name: 'Viajes', kind: 'expense', relatedParty: false, archived: false, position: 90};

/** Makes a category. @returns why it was refused, null where it took effect. */
async function work(device: SyncDevice, spaceId = companyId) {
  const change = buildChangeIn(spaceId).create('categories', [{id: server.newId(), ...category}]);
  const {body} = await device.push([change]);
  return body.refused[0]?.refusals[0]?.reason ?? null;
}

const lockOf = async (device: SyncDevice) =>
  (await device.pull({[companyId]: 0})).body.spaces.find((space) => space.spaceId === companyId)?.lock ?? null;

const lock = (since: string) => ({services: ['accounting', 'mailing'], reason: 'company.plan-lapsed', since});

/** Until the plan has lapsed: nobody had a card. */
async function lapse() {
  await removeCards();
  for (const days of [0, 3, 7, 14, 15]) await renewOn(addDays(due, days));
}

test('[SUB11] [SYN38] a lapsed plan locks books and post for all of a company, its other rows not, and nothing is removed', async () => {
  const before = await owner.readTable(companyId, 'categories');
  const bookkeeper = await openSyncDevice(server, 'Eva');
  await joinSpace(server, bookkeeper, companyId, 'bookkeeper');
  await removeCards();
  for (const days of [0, 3, 7, 14]) await renewOn(addDays(due, days));
  expect([await lockOf(owner), await work(owner)]).toEqual([null, null]);
  await renewOn(addDays(due, 15));
  await logInOn(bookkeeper, bookkeeper.me.email);
  for (const device of [owner, bookkeeper])
    expect([await lockOf(device), await work(device)]).toEqual([lock(addDays(due, 15)), 'company.plan-lapsed']);
  expect(await owner.readTable(companyId, 'categories')).toHaveLength(before.length + 1);
  const named = buildChangeIn(companyId).edit('companies', [companyId], {name: 'Costa Norte LLC'}, {});
  expect((await owner.push([named])).body.refused[0]?.refusals[0]?.reason).not.toBe('company.plan-lapsed');
});

test('[SYN38] a receipt is locked with the books it belongs to', async () => {
  await lapse();
  const file = {
    kind: 'receipt',
    transactionId: server.newId(),
    name: 'recibo.pdf',
    type: 'application/pdf',
    sizeBytes: 10,
    sha256: 'a'.repeat(64),
    createdAt: '2026-12-10T12:00:00.000Z',
    createdBy: owner.me.id,
  };
  const change = buildChangeIn(companyId).create('files', [{id: server.newId(), ...file}]);
  expect((await owner.push([change])).body.refused[0]?.refusals[0]?.reason).toBe('company.plan-lapsed');
});

test('[SUB11] paid again all can be worked in at once, and the plan counts from that day', async () => {
  await lapse();
  const savedCardId = await saveCard();
  const wish = {companyId, dueOn: due, savedCardId, seenCents: 45_000};
  expect((await owner.call(payOwed, wish)).body).toEqual({state: 'paid'});
  expect([await lockOf(owner), await work(owner)]).toEqual([null, null]);
  expect(await ask('select paid_until, counted_from from subscriptions')).toEqual([
    {paid_until: '2027-12-10', counted_from: '2026-12-10'},
  ]);
});

test('[SUB11] a plan that was not to be renewed locks on its day; its owner has it back, pays by hand, and only then it is charged', async () => {
  await owner.call(changeSubscription, {companyId, id: companyId, wish: {kind: 'end'}});
  await renewOn(due);
  expect([await lockOf(owner), await work(owner)]).toEqual([lock(due), 'company.plan-lapsed']);
  await renewOn(addDays(due, 2));
  const back = {companyId, id: companyId, wish: {kind: 'renew' as const}};
  expect((await owner.call(changeSubscription, back)).body).toEqual({});
  await renewOn(addDays(due, 4));
  expect(await lockOf(owner)).toEqual(lock(due));
  expect(await ask('select state, retry_on from subscription_charges')).toEqual([{state: 'lapsed', retry_on: null}]);
  const [card] = (await owner.call(listCards, {})).body.cards;
  const wish = {companyId, dueOn: due, savedCardId: card?.cardId ?? '', seenCents: 45_000};
  expect((await owner.call(payOwed, wish)).body).toEqual({state: 'paid'});
  expect(await lockOf(owner)).toBeNull();
  expect(await ask('select paid_until, is_ending from subscriptions')).toEqual([
    {paid_until: '2027-11-29', is_ending: false},
  ]);
});

test('[POL9] a company that was only added keeps its books', async () => {
  const added = await addSpaceOf(server, owner);
  await lapse();
  await renewOn(addDays(due, 400));
  expect(await work(owner, added)).toBeNull();
});
