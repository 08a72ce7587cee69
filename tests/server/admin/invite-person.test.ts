import {afterAll, beforeAll, expect, test} from 'vitest';
import {listAdminVisits} from '#contract/account/list-admin-visits.ts';
import {confirmTemporaryPassword} from '#contract/account/reset-password.ts';
import {logIn, newPasswordRequiredSchema, readMe} from '#contract/account/session.ts';
import {invitePerson} from '#contract/admin/invite-person.ts';
import {listUsers} from '#contract/admin/list-users.ts';
import {buildServer, testPassword, type TestServer} from '#tests/kits/build-server.ts';
import {mailsOf} from '#tests/server/account/reset-steps.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const luis = {firstName: 'Luis', lastName: 'Ferreira', email: ' Luis@Example.com ', language: 'pt'} as const;

async function openAdmin() {
  const admin = await server.registerPerson();
  await server.database.$client.query('update users set is_admin = true where id = $1', [admin.me.id]);
  return admin;
}

test('[ADM5] [ADM8] [ACC17] whom an admin invites gets a mail in their language, signs in by what is in it, and reads who invited them', async () => {
  const admin = await openAdmin();
  const {status, body} = await admin.call(invitePerson, luis);
  expect([status, Object.keys(body)]).toEqual([200, ['userId']]);
  const email = 'luis@example.com';
  expect((await admin.call(listUsers, {search: email})).body.rows).toMatchObject([{id: body.userId, email}]);

  const [mail, ...more] = await mailsOf(server, 'temporary-password', email);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({language: 'pt', firstName: 'Luis', invitedBy: null});
  const password = mail?.password ?? '';
  expect(server.logLines.filter((line) => line.includes(password))).toEqual([]);

  const device = server.openDevice();
  const {cognitoSession} = newPasswordRequiredSchema.parse((await device.call(logIn, {email, password})).body);
  await device.call(confirmTemporaryPassword, {email, newPassword: testPassword, cognitoSession});
  expect((await device.call(readMe, {})).body).toMatchObject({
    email,
    firstName: 'Luis',
    language: 'pt',
    isAdmin: false,
  });
  const by = `${admin.me.firstName} ${admin.me.lastName}`;
  expect((await device.call(listAdminVisits, {})).body.visits).toMatchObject([
    {act: 'invited', by, reason: null, endedAt: null},
  ]);
});

test('[ADM8] an e-mail that has an account is refused, its field named, and gets no mail', async () => {
  const admin = await openAdmin();
  const ana = await server.registerPerson();
  const answer = await admin.call(invitePerson, {...luis, email: ana.me.email.toUpperCase()});
  expect([answer.status, answer.body]).toMatchObject([
    409,
    {error: {reason: 'admin.email-taken', details: {field: 'email'}}},
  ]);
  expect(await mailsOf(server, 'temporary-password', ana.me.email)).toEqual([]);
  expect((await ana.call(readMe, {})).body).toMatchObject({firstName: ana.me.firstName});
});

test.each([
  [{firstName: '<b>x</b>'}, 'firstName', 'account.name-invalid'],
  [{lastName: ' '}, 'lastName', 'account.name-invalid'],
  [{email: 'luis@'}, 'email', 'account.email-invalid'],
  [{email: `${'l'.repeat(260)}@example.com`}, 'email', 'account.email-invalid'],
  [{language: 'fr'}, 'language', 'request.invalid-field'],
])('[ADM8] %o is refused and names the field', async (wrong, field, reason) => {
  const admin = await openAdmin();
  const answer = await admin.call(invitePerson, {...luis, ...wrong} as typeof luis);
  expect(answer.body).toMatchObject({error: {code: 'validation', reason, details: {field}}});
});

test('[ADM8] [POL2] a stranger and a user invite nobody', async () => {
  const email = 'nobody@example.com';
  const ana = await server.registerPerson();
  expect((await server.openDevice().call(invitePerson, {...luis, email})).status).toBe(401);
  expect((await ana.call(invitePerson, {...luis, email})).body).toMatchObject({error: {reason: 'account.admin-only'}});
  expect(await mailsOf(server, 'temporary-password', email)).toEqual([]);
});
