import {plainSubscription} from '#contract/subscriptions/subscription.ts';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {toRows, type RowColumns} from '#contract/kernel/field-values.ts';
import type {SpaceRole} from '#contract/kernel/synced-table.ts';
import {pullChanges, readPage} from '#contract/sync/pull-changes.ts';
import {antiForgeryHeader, protocolHeader, wireVersion} from '#contract/wire-version.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {joinSpace, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {buy, prepareOrder, read} from '#tests/server/orders/order-steps.ts';

let server: TestServer;
let owner: SyncDevice;
let spaceId: string;

beforeAll(async () => {
  server = await buildServer();
  owner = await openSyncDevice(server, 'Ana');
  const order = await buy(server, owner, prepareOrder(server, {services: 'us-address'}));
  await read(owner, order);
  spaceId = order.id;
});
afterAll(() => server.close());

async function openMember(role: SpaceRole): Promise<SyncDevice> {
  const member = await openSyncDevice(server, 'Eva');
  await joinSpace(server, member, spaceId, role);
  return member;
}

/** The rows of a table of the company as a client of a wire version is given them, by a cold start. */
async function readAs(device: SyncDevice, version: number, table: string) {
  const {me, clientId} = device;
  const headers = {[antiForgeryHeader]: me.authToken, [protocolHeader]: String(version)};
  const {method, path: url} = pullChanges;
  const payload = {wireVersion: version, clientId, userId: me.id, cursors: {}};
  const {body} = await device.request({method, url, headers, payload});
  const named = pullChanges.output.parse(body).spaces.find((space) => space.spaceId === spaceId)?.pages ?? [];
  if (!named.some((page) => page.table === table)) return null;
  const page = await device.request({method: 'GET', url: readPage.path, headers, query: {spaceId, table}});
  // The endpoint's output says so.
  return toRows(page.body as RowColumns);
}

/** What changed since, as a client of a wire version is told. */
async function pullAs(device: SyncDevice, version: number, cursor: number) {
  const {me, clientId} = device;
  const headers = {[antiForgeryHeader]: me.authToken, [protocolHeader]: String(version)};
  const payload = {wireVersion: version, clientId, userId: me.id, cursors: {[spaceId]: cursor, [me.id]: 1}};
  const {body} = await device.request({method: 'POST', url: pullChanges.path, headers, payload});
  return pullChanges.output.parse(body).spaces.find((space) => space.spaceId === spaceId);
}

const paidFacts = {planId: 'standard', period: 'year', paidUntil: '2027-11-20'};

test('[SUB4] owners and managers hold what is paid, for the plan and for each service', async () => {
  for (const device of [owner, await openMember('manager')]) {
    const rows = await device.readTable(spaceId, 'subscriptions');
    const common = {
      period: 'year',
      countedFrom: '2026-11-20',
      paidUntil: '2027-11-20',
      ...plainSubscription,
      deleted: false,
    };
    const [service] = await device.readTable(spaceId, 'companyServices');
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(
      expect.arrayContaining([
        {...common, id: spaceId, planId: 'standard'},
        {...common, id: service?.['id'], planId: null},
      ]),
    );
    const [formation] = await device.readTable(spaceId, 'formations');
    expect(Object.keys(formation ?? {})).not.toContain('paidUntil');
  }
});

test('[SUB4] a bookkeeper holds nothing of it, in no version of the product', async () => {
  const bookkeeper = await openMember('bookkeeper');
  for (const version of [7, 8, 9, wireVersion]) {
    expect(await readAs(bookkeeper, version, 'subscriptions')).toBeNull();
    for (const table of ['formations', 'companyServices']) {
      const rows = await readAs(bookkeeper, version, table);
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain('2027-11-20');
    }
  }
});

test('[SUB4] an older version is told what is paid as when it was built, also of what changes', async () => {
  for (const version of [7]) {
    expect(await readAs(owner, version, 'formations')).toMatchObject([paidFacts]);
    expect(await readAs(owner, version, 'companyServices')).toMatchObject([{paidUntil: '2027-11-20'}]);
    expect(await readAs(owner, version, 'subscriptions')).toBeNull();
  }
  const before = (await pullAs(owner, 7, 0))?.version ?? 0;
  await server.database.$client.query(
    `update subscriptions set paid_until = '2028-11-20', version = take_space_version(space_id) where id = $1`,
    [spaceId],
  );
  const delta = await pullAs(owner, 7, before);
  expect(toRows(delta?.tables['formations'] ?? {ids: [], fields: {}})).toMatchObject([{paidUntil: '2028-11-20'}]);
  // Nobody is told of it by a table that they do not know.
  const bookkeeper = await openMember('bookkeeper');
  const {version = 0} = (await pullAs(bookkeeper, 7, before)) ?? {};
  expect(version).toBeGreaterThan(before);
});
