import {afterEach, beforeEach, expect, test} from 'vitest';
import {addDays} from '#contract/kernel/dates.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {removeCard} from '#contract/payments/remove-card.ts';
import {listCards} from '#contract/payments/list-cards.ts';
import {warnDays, warnOfCards} from '#server/modules/subscriptions/warn-of-cards.ts';
import type {SubscriptionsParts} from '#server/modules/subscriptions/subscriptions-parts.ts';
import {assembleSubscriptions} from '#server/assemble-subscriptions.ts';
import {buildServer, logInOn, type TestServer} from '#tests/kits/build-server.ts';
import {joinSpace, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {openOrdersNode, type OrdersNode} from '#tests/server/orders/orders-node.ts';
import {buy, prepareOrder, read} from '#tests/server/orders/order-steps.ts';

let server: TestServer;
let node: OrdersNode;
let parts: SubscriptionsParts;
let owner: SyncDevice;
let companyId: string;
let troubles: unknown[];

const due = '2026-12-25';

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
    `update subscriptions set counted_from = '2025-12-25', paid_until = '${due}', version = (select take_space_version('${companyId}'))`,
  );
});
afterEach(async () => {
  await node.close();
  await server.close();
});

const ask = async (text: string) => (await server.database.$client.query<Record<string, unknown>>(text)).rows;
const warn = async (one = parts) => warnOfCards(one, (error) => troubles.push(error));
const before = (days: number) => {
  server.clock.nowMs = Date.parse(`${addDays(due, -days)}T17:00:00Z`);
};
const mails = async () => (await server.readMailOrders()).filter(({kind}) => kind === 'card-missing');
/** Where the cards of these people end with the month before the charge. */
const endingFor = (...userIds: readonly string[]): SubscriptionsParts => ({
  ...parts,
  readCards: async (userId) => {
    const read = await parts.readCards(userId);
    if (!read.ok || !userIds.includes(userId)) return read;
    return succeed({cards: read.value.cards.map((card) => ({...card, expMonth: 11, expYear: 2026}))});
  },
});

test('[SUB16] two weeks before a charge its owner is told once of the card that ends before it, by however many nodes', async () => {
  const ending = endingFor(owner.me.id);
  before(warnDays + 1);
  await warn(ending);
  expect(await mails()).toEqual([]);
  before(warnDays);
  await Promise.all([warn(ending), warn(ending)]);
  for (const days of [warnDays, 7, 1, 0]) {
    before(days);
    await warn(ending);
  }
  expect(troubles).toEqual([]);
  expect(await mails()).toMatchObject([
    {to: owner.me.email, day: due, cents: 63_000, last4: '4242', path: 'payment-method'},
  ]);
});

test('[SUB16] who has a good card hears nothing, until it is removed; then that none is saved', async () => {
  before(warnDays);
  await warn();
  expect(await mails()).toEqual([]);
  await logInOn(owner, owner.me.email);
  for (const {cardId} of (await owner.call(listCards, {})).body.cards)
    await owner.call(removeCard, {cardId, leavesNone: true});
  before(3);
  await warn();
  expect(await mails()).toMatchObject([{last4: null}]);
});

test('[SUB16] nothing is said of what ends, what is dissolved or canceled, nor while cards cannot be read', async () => {
  const ending = endingFor(owner.me.id);
  before(5);
  const edit = async (set: string) => ask(`update ${set}, version = (select take_space_version('${companyId}'))`);
  await edit('subscriptions set is_ending = true');
  await warn(ending);
  await edit('subscriptions set is_ending = false');
  await edit(`formations set status = 'Canceled'`);
  await warn(ending);
  await edit(`formations set status = 'Completed'`);
  await ask(`update spaces set closed = true where id = '${companyId}'`);
  await warn(ending);
  await ask(`update spaces set closed = false where id = '${companyId}'`);
  expect(await mails()).toEqual([]);
  await ask('delete from card_warnings');
  await warn({...ending, readCards: async () => fail('provider-down', 'payment.provider-down')});
  expect(troubles).toHaveLength(1);
  expect(await mails()).toEqual([]);
  await warn(ending);
  expect(await mails()).toHaveLength(1);
});

test('[SUB16] another owner with a good card pays, and nobody is told; without one each hears of their own card, who turned these mails off of none, a bookkeeper never', async () => {
  const other = await openSyncDevice(server, 'Bea');
  const keeper = await openSyncDevice(server, 'Clara');
  await joinSpace(server, other, companyId, 'owner');
  await joinSpace(server, keeper, companyId, 'bookkeeper');
  await ask(
    `update preferences set mails_dates = false, version = (select take_space_version('${owner.me.id}')) where id = '${owner.me.id}'`,
  );
  const second = await buy(server, other, prepareOrder(server, {services: 'us-address'}));
  await read(other, second);
  before(10);
  await warn(endingFor(owner.me.id));
  expect(await mails()).toEqual([]);
  before(9);
  await warn(endingFor(owner.me.id, other.me.id));
  expect(troubles).toEqual([]);
  expect((await mails()).map((mail) => 'to' in mail && mail.to)).toEqual([other.me.email]);
});
