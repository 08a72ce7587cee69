import {sql} from 'drizzle-orm';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {listAdminVisits} from '#contract/account/list-admin-visits.ts';
import {changePassword} from '#contract/account/profile.ts';
import {logIn, readMe, refreshSession} from '#contract/account/session.ts';
import {blockUser} from '#contract/admin/block-user.ts';
import {listUsers} from '#contract/admin/list-users.ts';
import {addCompany} from '#contract/companies/add-company.ts';
import {settleAdmins} from '#server/modules/account/admin/settle-admins.ts';
import {findCompanyIds} from '#server/modules/companies/membership-store.ts';
import {buildServer, quickPasswords, testPassword, type Device, type TestServer} from '#tests/kits/build-server.ts';
import {openSyncDevice} from '#tests/kits/sync-device.ts';
import {untilOneWaits} from '#tests/kits/until-one-waits.ts';
import {actAs, openAdmin} from '#tests/server/policy/cast.ts';

let server: TestServer;
beforeEach(async () => {
  server = await buildServer();
});
afterEach(() => server.close());

const password = 'Configured1!';
const wantedOf = (email: string) => ({email, password, firstName: 'Admin', lastName: 'Faro', language: 'es'}) as const;

/** What a node does at start. */
async function settle(...emails: string[]) {
  const {database, clock} = server;
  const parts = {database, now: () => clock.nowMs, passwords: quickPasswords(), findCompanyIds};
  return settleAdmins(parts, emails.map(wantedOf));
}

async function readAdmins(): Promise<unknown[]> {
  const {rows} = await server.database.execute(sql`select email from users where is_admin order by email`);
  return rows.map(({email}) => email);
}

async function signIn(email: string, secret = password): Promise<Device> {
  const device = server.openDevice();
  await device.call(logIn, {email, password: secret});
  return device;
}

const nothing = {lost: 0, endedSessions: 0, withCompanies: 0};

test('[ADM14] the configured admin is made once and keeps the session and the password of their own', async () => {
  expect(await settle('admin@example.com')).toEqual(nothing);
  const admin = await signIn('admin@example.com');
  expect((await admin.call(listUsers, {})).status).toBe(200);
  const before = await server.database.execute(sql`select password_hash from users`);
  expect(await settle('admin@example.com')).toEqual(nothing);
  expect((await server.database.execute(sql`select password_hash from users`)).rows).toEqual(before.rows);
  expect((await admin.call(listUsers, {})).status).toBe(200);
});

test('[ADM14] [ADM4] with another e-mail the admin before is a user, signed out everywhere and acting as nobody', async () => {
  const ana = await openSyncDevice(server, 'Ana');
  await settle('old@example.com');
  const old = await signIn('old@example.com');
  const acting = await actAs(Object.assign(await openSyncDevice(server), await signIn('old@example.com')), ana.me.id);
  server.clock.nowMs += 60_000;
  // Three: both of the admin's own, and the one in which they act.
  expect(await settle('new@example.com')).toEqual({lost: 1, endedSessions: 3, withCompanies: 0});
  expect(await readAdmins()).toEqual(['new@example.com']);
  for (const device of [old, acting]) {
    expect((await device.call(readMe, {})).status).toBe(401);
    expect((await device.call(refreshSession, {})).status).toBe(401);
  }
  const endedAt = new Date(server.clock.nowMs).toISOString();
  expect((await ana.call(listAdminVisits, {})).body.visits).toMatchObject([{act: 'acted', endedAt}]);
  const user = await signIn('old@example.com');
  expect((await user.call(listUsers, {})).body).toMatchObject({error: {reason: 'account.admin-only'}});
  expect((await ana.call(readMe, {})).status).toBe(200);
});

test('[ADM14] without a configured admin nobody is one; who was comes back by the configured password', async () => {
  const admin = await openAdmin(server);
  const {email} = admin.me;
  expect(await settle()).toEqual({lost: 1, endedSessions: 1, withCompanies: 0});
  expect(await readAdmins()).toEqual([]);
  expect((await admin.call(readMe, {})).status).toBe(401);
  expect(await settle(email)).toEqual(nothing);
  expect((await (await signIn(email)).call(listUsers, {})).status).toBe(200);
});

test('[ADM14] whoever registered the configured e-mail before gets nothing of it: only the configured password opens it', async () => {
  const squatter = await server.registerPerson();
  const {email, id} = squatter.me;
  const blocking = await openAdmin(server);
  await blocking.call(blockUser, {userId: id, reason: 'by-admin'});
  await server.database.execute(sql`update users set google_subject = 'theirs' where id = ${id}`);
  expect(await settle(email, blocking.me.email)).toEqual(nothing);
  expect((await squatter.call(readMe, {})).status).toBe(401);
  expect((await squatter.call(refreshSession, {})).status).toBe(401);
  expect((await server.openDevice().call(logIn, {email, password: testPassword})).status).toBe(401);
  expect((await (await signIn(email)).call(readMe, {})).body).toMatchObject({id, isAdmin: true, status: 'active'});
  const {rows} = await server.database.execute(sql`select google_subject from users where id = ${id}`);
  expect(rows).toEqual([{google_subject: null}]);
});

test('[ADM14] [ADM2] who has a part in a company stays a user as they are, and the admin before is none all the same', async () => {
  const ana = await server.registerPerson();
  await ana.call(addCompany, {id: server.newId(), name: 'Arrayán LLC', type: 'LLC', state: 'WY'});
  await openAdmin(server);
  expect(await settle(ana.me.email)).toEqual({lost: 1, endedSessions: 1, withCompanies: 1});
  expect(await readAdmins()).toEqual([]);
  expect((await ana.call(readMe, {})).body).toMatchObject({isAdmin: false});
  expect((await signIn(ana.me.email, testPassword)).me).toMatchObject({email: ana.me.email});
});

test('[ADM14] nodes that start at once make one admin, and take the rights once', async () => {
  await openAdmin(server);
  const settled = await Promise.all([1, 2, 3].map(() => settle('admin@example.com')));
  expect(settled.filter(({lost}) => lost === 1)).toHaveLength(1);
  expect(await readAdmins()).toEqual(['admin@example.com']);
});

test('[ADM14] somebody who registers the configured e-mail at that very moment does not keep it', async () => {
  const email = 'admin@example.com';
  const registering = await server.database.$client.connect();
  await registering.query('begin');
  await registering.query(
    `insert into users (id, email, password_hash, first_name, last_name, language, created_at)
     values ($1, $2, 'none', 'Eva', 'Luz', 'es', now())`,
    [server.newId(), email],
  );
  const settling = settle(email);
  await untilOneWaits(server.database);
  await registering.query('commit');
  registering.release();
  expect(await settling).toEqual(nothing);
  expect((await (await signIn(email)).call(readMe, {})).body).toMatchObject({firstName: 'Eva', isAdmin: true});
});

test('[ADM14] [ACC16] whoever signs in or changes the password at that very moment is not in afterwards', async () => {
  const squatter = await server.registerPerson();
  const {email} = squatter.me;
  const usual = await quickPasswords().hash(testPassword);
  /** Acts with the usual password just before another one is set, as settling does once it has the person's row. */
  const meanwhile = async (act: () => Promise<{status: number; body: unknown}>) => {
    await server.database.execute(sql`update users set password_hash = ${usual} where email = ${email}`);
    const {acting} = await server.database.transaction(async (tx) => {
      await tx.execute(sql`select from users where email = ${email} for update`);
      const begun = act();
      await untilOneWaits(server.database);
      await tx.execute(sql`update users set password_hash = 'another' where email = ${email}`);
      return {acting: begun};
    });
    return (await acting).body;
  };
  const device = server.openDevice();
  expect(await meanwhile(() => device.call(logIn, {email, password: testPassword}))).toMatchObject({
    error: {reason: 'account.wrong-credentials'},
  });
  expect(device.cookies.size).toBe(0);
  const change = {password: testPassword, newPassword: 'Breakwater2?'};
  expect(await meanwhile(() => squatter.call(changePassword, change))).toMatchObject({
    error: {reason: 'account.password-wrong'},
  });
});
