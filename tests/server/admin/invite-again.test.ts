import {afterAll, beforeAll, expect, test} from 'vitest';
import {listAdminVisits} from '#contract/account/list-admin-visits.ts';
import {confirmTemporaryPassword} from '#contract/account/reset-password.ts';
import {logIn, newPasswordRequiredSchema} from '#contract/account/session.ts';
import {invitePerson} from '#contract/admin/invite-person.ts';
import type {Transaction} from '#server/db/database.ts';
import {renewInvited} from '#server/modules/account/admin/renew-invited.ts';
import {renameMember} from '#server/modules/companies/membership-store.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {buildServer, quickPasswords, testPassword, type Device, type TestServer} from '#tests/kits/build-server.ts';
import {addSpaceOf, joinSpace, openSyncDevice} from '#tests/kits/sync-device.ts';
import {untilOneWaits} from '#tests/kits/until-one-waits.ts';
import {mailsOf} from '#tests/server/account/reset-steps.ts';
import {openAdmin} from '#tests/server/policy/cast.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const weekMs = 7 * 24 * 3_600_000;
let people = 0;

/** Somebody whom an admin invites under a name, and the password in the newest mail to them. */
async function inviteAs(email: string, name: {firstName: string; lastName: string}, language: 'es' | 'pt') {
  const admin = await openAdmin(server);
  const {status, body} = await admin.call(invitePerson, {...name, email, language});
  const mails = await mailsOf(server, 'temporary-password', email);
  return {status, body, mails, password: mails.at(-1)?.password ?? ''};
}

async function inviteOne() {
  people += 1;
  const email = `invited${people}@example.com`;
  return {email, ...(await inviteAs(email, {firstName: 'Luis', lastName: 'Ferreira'}, 'es'))};
}

const again = {firstName: 'Luísa', lastName: 'Ferreira Luz'};

async function show(device: Device, email: string, password: string): Promise<string> {
  return newPasswordRequiredSchema.parse((await device.call(logIn, {email, password})).body).cognitoSession;
}

test.each([
  ['on the same day', 0],
  ['after the password ended', weekMs],
])(
  '[ADM8] [ADM5] who is invited again %s gets a new password, name and language, and reads both acts',
  async (_when, passedMs) => {
    const {email, body, password} = await inviteOne();
    server.clock.nowMs += passedMs + 1;
    const renewed = await inviteAs(email, again, 'pt');
    expect(renewed).toMatchObject({
      status: 200,
      body,
      mails: [{firstName: 'Luis'}, {firstName: 'Luísa', language: 'pt'}],
    });
    const device = server.openDevice();
    expect((await device.call(logIn, {email, password})).body).toMatchObject({
      error: {reason: 'account.wrong-credentials'},
    });
    server.clock.nowMs += weekMs - 1;
    const cognitoSession = await show(device, email, renewed.password);
    const set = await device.call(confirmTemporaryPassword, {email, newPassword: testPassword, cognitoSession});
    expect(set.body).toMatchObject({...again, language: 'pt'});
    expect((await device.call(listAdminVisits, {})).body.visits).toMatchObject([{act: 'invited'}, {act: 'invited'}]);
  },
);

test('[ADM8] whoever has a password of their own is not invited again, and keeps it', async () => {
  const {email, password} = await inviteOne();
  const device = server.openDevice();
  const cognitoSession = await show(device, email, password);
  await device.call(confirmTemporaryPassword, {email, newPassword: testPassword, cognitoSession});
  expect(await inviteAs(email, again, 'pt')).toMatchObject({
    status: 409,
    body: {error: {reason: 'admin.email-taken', details: {field: 'email'}}},
    mails: [{firstName: 'Luis'}],
  });
  expect((await device.call(logIn, {email, password: testPassword})).body).toMatchObject({firstName: 'Luis'});
});

test('[ADM8] [ACC17] what the password before had opened is shut', async () => {
  const {email, password} = await inviteOne();
  const device = server.openDevice();
  const cognitoSession = await show(device, email, password);
  await inviteAs(email, again, 'pt');
  const late = await device.call(confirmTemporaryPassword, {email, newPassword: testPassword, cognitoSession});
  expect(late.body).toMatchObject({error: {reason: 'account.temporary-ended'}});
});

/** Invites again, and acts with the password before just before that is done. */
async function inviteMeanwhile<Result>(email: string, act: () => Promise<Result>): Promise<Result> {
  const hashed = await quickPasswords().hash('Another1!');
  const passwordHash = typeof hashed === 'string' ? hashed : '';
  const passwordEndsAt = new Date(server.clock.nowMs + weekMs).toISOString();
  const renew = (tx: Transaction) =>
    renewInvited({renameMember, now: () => server.clock.nowMs}, tx, testId(1), {
      email,
      ...again,
      language: 'pt',
      passwordHash,
      passwordEndsAt,
    });
  const {acting} = await server.database.transaction(async (tx) => {
    await renew(tx);
    const begun = act();
    await untilOneWaits(server.database);
    // Not the promise itself, which would be waited for.
    return {acting: begun};
  });
  return acting;
}

test('[ADM8] [ACC17] the password before is worth nothing also to who shows it or replaces it at that very moment', async () => {
  const {email, password} = await inviteOne();
  const device = server.openDevice();
  const cognitoSession = await show(device, email, password);
  const replaced = await inviteMeanwhile(email, () =>
    device.call(confirmTemporaryPassword, {email, newPassword: testPassword, cognitoSession}),
  );
  expect(replaced.body).toMatchObject({error: {reason: 'account.temporary-ended'}});
  const other = await inviteOne();
  const shown = await inviteMeanwhile(other.email, () =>
    device.call(logIn, {email: other.email, password: other.password}),
  );
  expect(shown.body).toMatchObject({error: {reason: 'account.wrong-credentials'}});
});

test('[ADM8] [COM4] a name that changed comes to those they work with', async () => {
  const owner = await openSyncDevice(server, 'Eva');
  const spaceId = await addSpaceOf(server, owner);
  const {email, body} = await inviteOne();
  await joinSpace(server, {me: {id: body.userId, firstName: 'Luis Ferreira', email}}, spaceId, 'bookkeeper');
  await inviteAs(email, again, 'pt');
  expect(await owner.readTable(spaceId, 'memberships')).toContainEqual(
    expect.objectContaining({name: 'Luísa Ferreira Luz'}),
  );
});
