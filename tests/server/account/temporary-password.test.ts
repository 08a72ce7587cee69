import {sql} from 'drizzle-orm';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {confirmPasswordReset, confirmTemporaryPassword} from '#contract/account/reset-password.ts';
import {unmetPasswordRules} from '#contract/account/rules.ts';
import {logIn, newPasswordRequiredSchema, readMe} from '#contract/account/session.ts';
import {inviteByMail} from '#server/modules/account/password/temporary-passwords.ts';
import {buildServer, quickPasswords, type Device, type TestServer} from '#tests/kits/build-server.ts';
import {openTestMails, type TestMails} from '#tests/kits/mail-steps.ts';
import {askForCode, mailsOf} from './reset-steps.ts';

let server: TestServer;
let mails: TestMails;
beforeAll(async () => {
  server = await buildServer();
  mails = await openTestMails(server.database, {send: async () => undefined});
});
afterAll(async () => {
  await mails.close();
  await server.close();
});

const newPassword = 'Breakwater2?';
const minute = 60_000;
let people = 0;

/** Invites somebody new and reads the temporary password from their mail. */
async function invite(): Promise<{email: string; password: string}> {
  people += 1;
  const email = `invited${people}@example.com`;
  const {database, clock} = server;
  const parts = {
    database,
    now: () => clock.nowMs,
    passwords: quickPasswords(),
    queueMail: mails.queueMail,
  };
  const person = {email, firstName: 'Luis', lastName: 'Ferreira', language: 'en', invitedBy: 'Ana Restrepo'} as const;
  await inviteByMail(parts, person);
  expect(await inviteByMail(parts, person)).toMatchObject({failure: {reason: 'admin.email-taken'}});
  const found = await mailsOf(server, 'temporary-password', email);
  expect(found).toHaveLength(1);
  return {email, password: found[0]?.password ?? ''};
}

async function show(device: Device, who: {email: string; password: string}): Promise<string> {
  const {status, body} = await device.call(logIn, who);
  expect(status).toBe(200);
  return newPasswordRequiredSchema.parse(body).cognitoSession;
}

test('[ACC17] a temporary password begins no session; the one of one’s own does, and works from then on', async () => {
  const who = await invite();
  expect(unmetPasswordRules(who.password)).toEqual([]);
  const device = server.openDevice();
  const cognitoSession = await show(device, who);
  expect(device.cookies.size).toBe(0);
  expect((await device.call(readMe, {})).status).toBe(401);
  const {email} = who;
  const set = await device.call(confirmTemporaryPassword, {email, newPassword, cognitoSession});
  expect(set.body).toMatchObject({email, firstName: 'Luis', authToken: expect.any(String)});
  expect((await device.call(readMe, {})).body).toEqual(set.body);
  expect((await server.openDevice().call(logIn, who)).status).toBe(401);
  expect((await server.openDevice().call(logIn, {email, password: newPassword})).body).toMatchObject({email});
});

test.each([
  [
    'used before',
    async (device: Device, who: {email: string}, session: string) => {
      await device.call(confirmTemporaryPassword, {email: who.email, newPassword, cognitoSession: session});
      return {email: who.email, cognitoSession: session};
    },
  ],
  [
    'ten minutes old',
    async (_device: Device, who: {email: string}, session: string) => {
      server.clock.nowMs += 10 * minute;
      return {email: who.email, cognitoSession: session};
    },
  ],
  ['made up', async (_device: Device, who: {email: string}) => ({email: who.email, cognitoSession: 'made-up'})],
  [
    'of somebody else',
    async (_device: Device, _who: {email: string}, session: string) => ({
      email: (await invite()).email,
      cognitoSession: session,
    }),
  ],
])('[ACC17] what is to set a password is refused when it is %s', async (_what, spoil) => {
  const who = await invite();
  const device = server.openDevice();
  const input = await spoil(device, who, await show(device, who));
  expect((await server.openDevice().call(confirmTemporaryPassword, {...input, newPassword})).body).toMatchObject({
    error: {code: 'unauthorized', reason: 'account.temporary-ended'},
  });
});

test('[ACC17] a weak password is refused, and the way is still open', async () => {
  const who = await invite();
  const device = server.openDevice();
  const cognitoSession = await show(device, who);
  const weak = {email: who.email, newPassword: 'weak', cognitoSession};
  expect((await device.call(confirmTemporaryPassword, weak)).body).toMatchObject({
    error: {reason: 'account.password-weak', details: {field: 'newPassword'}},
  });
  expect((await device.call(confirmTemporaryPassword, {...weak, newPassword})).status).toBe(200);
});

test('[ACC38] what is easy to guess is refused in the place of a temporary password, and the way is still open', async () => {
  const who = await invite();
  const device = server.openDevice();
  const cognitoSession = await show(device, who);
  const set = async (chosen: string, session = cognitoSession) =>
    device.call(confirmTemporaryPassword, {email: who.email, newPassword: chosen, cognitoSession: session});
  expect((await set('Password1!')).body).toMatchObject({error: {reason: 'account.password-common'}});
  expect((await set('LuisFerreira-1!')).body).toMatchObject({
    error: {code: 'validation', reason: 'account.password-own', details: {field: 'newPassword'}},
  });
  // Who was not let in learns no name by trying.
  expect((await set('LuisFerreira-1!', 'made up')).body).toMatchObject({error: {reason: 'account.temporary-ended'}});
  expect((await set(newPassword)).status).toBe(200);
});

test('[ACC17] a temporary password is good for 7 days', async () => {
  const who = await invite();
  server.clock.nowMs += 7 * 24 * 60 * minute - 1;
  await show(server.openDevice(), who);
  server.clock.nowMs += 1;
  expect((await server.openDevice().call(logIn, who)).body).toMatchObject({
    error: {reason: 'account.wrong-credentials'},
  });
});

test('[ACC17] after 7 days a code gives a password of one’s own', async () => {
  const {email} = await invite();
  server.clock.nowMs += 8 * 24 * 60 * minute;
  const device = server.openDevice();
  const code = await askForCode(server, device, email);
  expect((await device.call(confirmPasswordReset, {email, code, newPassword})).status).toBe(200);
  expect((await device.call(logIn, {email, password: newPassword})).body).toMatchObject({email, firstName: 'Luis'});
});

test('[ACC11] a blocked person sets their password as anybody, and learns why they are blocked', async () => {
  const who = await invite();
  const device = server.openDevice();
  const cognitoSession = await show(device, who);
  await server.database.execute(sql`update users set status = 'blocked' where email = ${who.email}`);
  const answer = await device.call(confirmTemporaryPassword, {email: who.email, newPassword, cognitoSession});
  expect(answer.body).toMatchObject({email: who.email, status: 'blocked'});
});
