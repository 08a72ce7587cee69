import {sql} from 'drizzle-orm';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {listAdminVisits} from '#contract/account/list-admin-visits.ts';
import {logOut, readMe, refreshSession} from '#contract/account/session.ts';
import {blockUser} from '#contract/admin/block-user.ts';
import {listUsers} from '#contract/admin/list-users.ts';
import {logInAsUser, stopActing} from '#contract/admin/log-in-as-user.ts';
import {addCompany} from '#contract/companies/add-company.ts';
import {readRowHistory} from '#contract/sync/pull-changes.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';
import {addSpaceOf, openSyncDevice, type SyncDevice} from '#tests/kits/sync-device.ts';
import {buildChangeIn, testId} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {actAs, openAdmin} from '#tests/server/policy/cast.ts';

const minute = 60_000;

let server: TestServer;
let ana: SyncDevice;
beforeAll(async () => {
  server = await buildServer();
  ana = await openSyncDevice(server, 'Ana');
});
afterAll(() => server.close());

const asAdmin = async () => {
  const device = await openAdmin(server);
  return {device, own: device.me};
};

test('[ADM4] an admin sees the product as a user, under an id of the two, and goes back to their own session', async () => {
  const {device, own} = await asAdmin();
  const acting = await actAs(device, ana.me.id);
  const until = new Date(server.clock.nowMs + 60 * minute).toISOString();
  expect(acting.me).toMatchObject({email: ana.me.email, isAdmin: false, acting: {name: 'Olga Núñez', until}});
  expect([ana.me.id, own.id]).not.toContain(acting.me.id);
  const me = await acting.call(readMe, {});
  expect([me.body, me.headers['faro-person']]).toEqual([acting.me, acting.me.id]);
  const back = await device.call(stopActing, {});
  expect(back.body).toEqual({...own, isAdmin: true});
  Object.assign(device, {me: back.body});
  expect((await device.call(listUsers, {})).status).toBe(200);
});

test('[ADM4] it lasts an hour, however often the session is renewed', async () => {
  const {device} = await asAdmin();
  const acting = await actAs(device, ana.me.id);
  for (const passed of [14, 14, 14, 14]) {
    server.clock.nowMs += passed * minute;
    expect((await acting.call(refreshSession, {})).status).toBe(200);
  }
  expect((await acting.call(readMe, {})).status).toBe(200);
  server.clock.nowMs += 4 * minute;
  expect((await acting.call(readMe, {})).status).toBe(401);
  expect((await acting.call(refreshSession, {})).status).toBe(401);
});

test('[ADM4] it ends when the admin is none any more, is blocked, or has left', async () => {
  for (const loss of [sql`is_admin = false`, sql`status = 'blocked'`]) {
    const {device, own} = await asAdmin();
    const acting = await actAs(device, ana.me.id);
    await server.database.execute(sql`update users set ${loss} where id = ${own.id}`);
    expect((await acting.call(readMe, {})).status).toBe(401);
  }
  const {device, own} = await asAdmin();
  const acting = await actAs(device, ana.me.id);
  await server.database.execute(
    sql`update sessions set ended_at = now() where user_id = ${own.id} and acting_admin_id is null`,
  );
  expect((await acting.call(readMe, {})).status).toBe(401);
});

test('[ADM4] going back to a session that ran out is refused; signing out while acting ends both', async () => {
  const first = await asAdmin();
  const late = await actAs(first.device, ana.me.id);
  await server.database.execute(
    sql`update sessions set expires_at = now() - interval '1 year' where user_id = ${first.own.id} and acting_admin_id is null`,
  );
  expect(await late.call(stopActing, {})).toMatchObject({status: 409, body: {error: {reason: 'admin.session-over'}}});
  const second = await asAdmin();
  const own = new Map(second.device.cookies);
  const acting = await actAs(second.device, ana.me.id);
  expect((await acting.call(logOut, {})).status).toBe(200);
  const copy = server.openDevice();
  for (const [name, value] of own) copy.cookies.set(name, value);
  expect((await copy.call(refreshSession, {})).status).toBe(401);
});

test('[ADM2] nobody acts as an admin or blocks one, nor anybody who is not there', async () => {
  const {device} = await asAdmin();
  const other = await asAdmin();
  const refused = {status: 404, body: {error: {reason: 'admin.no-such-user'}}};
  for (const userId of [other.own.id, server.newId()]) {
    expect(await device.call(logInAsUser, {userId})).toMatchObject(refused);
    expect(await device.call(blockUser, {userId, reason: 'by-admin'})).toMatchObject(refused);
  }
});

test('[ADM6] what an admin writes as a user is in the user’s books, and names the admin', async () => {
  const eva = await openSyncDevice(server, 'Eva');
  const spaceId = await addSpaceOf(server, eva);
  const {device, own} = await asAdmin();
  const acting = await actAs(device, eva.me.id);
  const {create} = buildChangeIn(spaceId);
  const {body} = await acting.push([
    create('accounts', [buildRow('accounts', testId(1))]),
    create('imports', [buildRow('imports', testId(3))]),
  ]);
  expect(body.refused).toEqual([]);
  expect(await eva.readTable(spaceId, 'imports')).toMatchObject([{id: testId(3), createdBy: own.id}]);
  const history = await eva.call(readRowHistory, {spaceId, table: 'imports', rowId: testId(3)});
  expect(history.body.entries).toMatchObject([{by: 'Olga Núñez', op: 'create'}]);
  // Neither the user nor the admin is numbered by it: their own devices go on as before.
  const {rows} = await server.database.execute(
    sql`select user_id from sync_clients where client_id = ${acting.clientId}`,
  );
  expect(rows).toEqual([{user_id: acting.me.id}]);
});

test('[ADM6] a company that an admin adds as a user is the user’s, and its history names the admin', async () => {
  const eva = await openSyncDevice(server, 'Eva');
  const {device} = await asAdmin();
  const acting = await actAs(device, eva.me.id);
  const id = testId(77);
  expect(await acting.call(addCompany, {id, name: 'Norte LLC', type: 'LLC', state: null})).toMatchObject({status: 200});
  const history = await eva.call(readRowHistory, {spaceId: id, table: 'companies', rowId: id});
  expect(history.body.entries).toMatchObject([{by: 'Olga Núñez', op: 'create'}]);
});

test('[ADM6] the account itself is out of reach while acting', async () => {
  const {device} = await asAdmin();
  const acting = await actAs(device, ana.me.id);
  expect(await acting.call(listAdminVisits, {})).toMatchObject({
    status: 403,
    body: {error: {reason: 'account.not-while-acting'}},
  });
  expect(await acting.call(logInAsUser, {userId: ana.me.id})).toMatchObject({status: 403});
});

test('[ADM3] [ADM5] a user is blocked with a reason, may not act on it, and reads who did what', async () => {
  const eva = await openSyncDevice(server, 'Eva');
  const {device} = await asAdmin();
  const block = async (reason: 'payment-expired' | 'by-admin' | null) =>
    (await device.call(blockUser, {userId: eva.me.id, reason})).body;
  expect(await block('payment-expired')).toEqual({status: 'blocked'});
  expect(await block('payment-expired')).toEqual({status: 'blocked'});
  expect((await eva.call(readMe, {})).body).toMatchObject({status: 'blocked', blockedReason: 'payment-expired'});
  expect((await eva.call(listAdminVisits, {})).status).toBe(403);
  server.clock.nowMs += 1;
  expect(await block(null)).toEqual({status: 'active'});
  server.clock.nowMs += 1;
  const startedAt = server.clock.nowMs;
  await actAs(device, eva.me.id);
  server.clock.nowMs += minute;
  await device.call(stopActing, {});
  const {visits} = (await eva.call(listAdminVisits, {})).body;
  expect(visits).toMatchObject([
    {
      act: 'acted',
      by: 'Olga Núñez',
      at: new Date(startedAt).toISOString(),
      endedAt: new Date(startedAt + minute).toISOString(),
    },
    {act: 'unblocked', by: 'Olga Núñez', reason: null, endedAt: null},
    {act: 'blocked', by: 'Olga Núñez', reason: 'payment-expired'},
  ]);
  // Of others one reads nothing.
  expect((await (await openSyncDevice(server)).call(listAdminVisits, {})).body).toEqual({visits: []});
});

test('[POL4] an admin still sees what a blocked user would', async () => {
  const eva = await openSyncDevice(server, 'Eva');
  const spaceId = await addSpaceOf(server, eva);
  const {device} = await asAdmin();
  await device.call(blockUser, {userId: eva.me.id, reason: 'by-admin'});
  const acting = await actAs(device, eva.me.id);
  expect((await acting.pull()).body.spaces.map((space) => space.spaceId)).toEqual([spaceId]);
});
