import {afterAll, beforeAll, expect, test} from 'vitest';
import {listAdminVisits} from '#contract/account/list-admin-visits.ts';
import {addCompany} from '#contract/companies/add-company.ts';
import {listActs} from '#contract/desk/list-acts.ts';
import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import {readAnothers, readAnothersCards} from '#contract/subscriptions/read-anothers.ts';
import {buildServer, type Device, type TestServer} from '#tests/kits/build-server.ts';
import {changeMember, joinSpace, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {actAs, openAdmin} from '#tests/server/policy/cast.ts';
import {buy, prepareOrder, read} from '#tests/server/orders/order-steps.ts';

let server: TestServer;
let owner: SyncDevice;
/** The owner's two companies, one bought after the other. */
let companyIds: readonly string[];

beforeAll(async () => {
  server = await buildServer();
  owner = await openSyncDevice(server, 'Ana');
  const ids: string[] = [];
  for (const services of ['us-address', 'us-address'] as const) {
    const order = await buy(server, owner, prepareOrder(server, {services}));
    await read(owner, order);
    ids.push(order.id);
  }
  // Of one name: then the older first.
  companyIds = ids.toSorted();
});
afterAll(() => server.close());

async function openMember(role: SpaceRole, companyId = companyIds[0] ?? ''): Promise<SyncDevice> {
  const member = await openSyncDevice(server, 'Eva');
  await joinSpace(server, member, companyId, role);
  return member;
}

/** What can be asked of another, for answers that are refusals. */
const endpoints: readonly (typeof readAnothers)[] = [readAnothers, readAnothersCards as never];
const reasonOf = ({body}: {readonly body: unknown}) => (body as {error?: {reason: string}}).error?.reason;
const whose = () => ({user: owner.me.id});
const companiesSeen = async (device: Device, user = whose()) =>
  (await device.call(readAnothers, user)).body.companies.map(({company}) => company.id);

test('[SUB13] an admin reads what a user pays for, of all companies, and with which cards', async () => {
  const admin = await openAdmin(server);
  const told = await admin.call(readAnothers, whose());
  expect(told.body.person).toEqual({id: owner.me.id, name: 'Ana Núñez', email: owner.me.email});
  expect(told.body.companies.map(({company}) => company.id)).toEqual(companyIds);
  expect(told.body.companies[0]?.subscriptions).toHaveLength(2);
  expect(told.body.companies[0]?.subscriptions[0]).toMatchObject({paidUntil: '2027-11-20', period: 'year'});
  const cards = await admin.call(readAnothersCards, whose());
  expect(cards.body.cards).toEqual([
    {brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034, expiry: 'good', isDefault: true},
  ]);
  // What would let a card be charged or removed leaves the server to nobody else.
  expect(cards.bytes.toString()).not.toMatch(/cardId|fingerprint|pm_/);
});

test('[SUB13] a manager reads what the owner pays for the companies that they manage, and for no other', async () => {
  const manager = await openMember('manager');
  expect(await companiesSeen(manager)).toEqual([companyIds[0]]);
  expect((await manager.call(readAnothersCards, whose())).body.cards).toMatchObject([{last4: '4242'}]);
  await joinSpace(server, manager, companyIds[1] ?? '', 'bookkeeper');
  expect(await companiesSeen(manager)).toEqual([companyIds[0]]);
});

test('[SUB13] a stranger, a bookkeeper, another owner and who was a manager hear of nobody, and of nobody else either', async () => {
  const stranger = await openSyncDevice(server, 'Luis');
  await stranger.call(addCompany, {id: server.newId(), name: 'Ajena LLC', type: 'LLC', state: null});
  const revoked = await openMember('manager');
  await changeMember(server, revoked.me.id, companyIds[0] ?? '', {deleted: true});
  const partner = await openMember('owner');
  const manager = await openMember('manager');
  const asked: readonly (readonly [Device, string])[] = [
    [stranger, owner.me.id],
    [await openMember('bookkeeper'), owner.me.id],
    [partner, owner.me.id],
    [revoked, owner.me.id],
    // A manager may look at owners, not at whoever else works there; and at nobody's else.
    [manager, revoked.me.id],
    [manager, stranger.me.id],
    [manager, manager.me.id],
    [stranger, server.newId()],
  ];
  for (const [device, user] of asked)
    for (const endpoint of endpoints) {
      const answer = await device.call(endpoint, {user});
      expect([answer.status, reasonOf(answer)]).toEqual([404, 'subscription.no-such-person']);
    }
});

test('[SUB13] a visitor, who acts as somebody, and an admin who asks for an admin are refused', async () => {
  const admin = await openAdmin(server);
  const other = await openAdmin(server);
  const acting = await actAs(await openAdmin(server), owner.me.id);
  for (const endpoint of endpoints) {
    const answers = [
      await server.openDevice().call(endpoint, whose()),
      await acting.call(endpoint, whose()),
      await admin.call(endpoint, {user: other.me.id}),
    ];
    expect(answers.map((answer) => [answer.status, reasonOf(answer)])).toEqual([
      [401, 'account.sign-in-required'],
      [403, 'account.not-while-acting'],
      [404, 'subscription.no-such-person'],
    ]);
  }
});

test('[SUB14] [ADM5] that an admin looked is written down once in an hour, for that user and among what admins did', async () => {
  const luis = await openSyncDevice(server, 'Luis');
  const admin = await openAdmin(server);
  const looks = async () =>
    (await luis.call(listAdminVisits, {})).body.visits.map(({act, by, reason, endedAt}) => [act, by, reason, endedAt]);
  // A page asks for both at once.
  await Promise.all([
    admin.call(readAnothers, {user: luis.me.id}),
    admin.call(readAnothersCards, {user: luis.me.id}),
    admin.call(readAnothers, {user: luis.me.id}),
  ]);
  const look = ['looked', 'Olga Núñez', null, null];
  expect(await looks()).toEqual([look]);
  server.clock.nowMs += 14 * 60_000;
  await admin.call(readAnothers, {user: luis.me.id});
  expect(await looks()).toEqual([look]);
  const later = await openAdmin(server);
  await later.call(readAnothersCards, {user: luis.me.id});
  expect(await looks()).toEqual([look, look]);
  const {rows} = (await later.call(listActs, {kind: 'looked', search: luis.me.email})).body;
  expect(rows).toMatchObject([{kind: 'looked'}, {kind: 'looked'}]);
});

test('[SUB14] whoever manages a company and looks is no admin, and nothing is written down', async () => {
  const manager = await openMember('manager');
  const before = (await owner.call(listAdminVisits, {})).body.visits.length;
  await manager.call(readAnothers, whose());
  expect((await owner.call(listAdminVisits, {})).body.visits).toHaveLength(before);
});
