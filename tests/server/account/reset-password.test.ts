import {sql} from 'drizzle-orm';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {confirmPasswordReset, requestPasswordReset} from '#contract/account/reset-password.ts';
import {logIn, readMe, refreshSession} from '#contract/account/session.ts';
import {noteWrongCode, sweepResetCodes} from '#server/modules/account/password/reset-codes.ts';
import {buildServer, logInOn, testPassword, type TestServer} from '#tests/kits/build-server.ts';
import {askForCode, mailsOf, mailCodes} from './reset-steps.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const newPassword = 'Breakwater2?';
const minute = 60_000;
const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const refusedCode = {status: 400, body: {error: {code: 'validation', reason: 'account.code-wrong'}}};

test('[ACC14] [ACC16] a mailed code sets a new password, once, and ends every session', async () => {
  const ana = await server.registerPerson();
  const {email} = ana.me;
  const elsewhere = server.openDevice();
  const code = await askForCode(server, elsewhere, email);
  expect(await mailsOf(server, 'reset-code', email)).toEqual([
    {kind: 'reset-code', to: email, language: 'es', firstName: 'Ana', code, minutesValid: 10},
  ]);
  const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
  expect((await elsewhere.call(confirmPasswordReset, {email, code: typed, newPassword})).body).toEqual({});
  expect((await ana.call(readMe, {})).status).toBe(401);
  expect((await ana.call(refreshSession, {})).status).toBe(401);
  expect((await logInOn(elsewhere, email)).status).toBe(401);
  expect((await elsewhere.call(logIn, {email, password: newPassword})).status).toBe(200);
  const again = await elsewhere.call(confirmPasswordReset, {email, code, newPassword: testPassword});
  expect(again).toMatchObject(refusedCode);
});

test('[ACC38] what is easy to guess is refused as a new password, and the code is still good', async () => {
  const {me} = await server.registerPerson();
  const device = server.openDevice();
  const code = await askForCode(server, device, me.email);
  const set = async (chosen: string, typed = code) =>
    device.call(confirmPasswordReset, {email: me.email, code: typed, newPassword: chosen});
  expect((await set('Password1!')).body).toMatchObject({error: {reason: 'account.password-common'}});
  // Whose name it is nobody learns without the code.
  expect(await set('Nunez-2026!', wrongCode(code))).toMatchObject(refusedCode);
  expect((await set('Nunez-2026!')).body).toMatchObject({
    error: {code: 'validation', reason: 'account.password-own', details: {field: 'newPassword'}},
  });
  expect((await logInOn(device, me.email)).status).toBe(200);
  expect((await set(newPassword)).status).toBe(200);
});

test('[ACC18] the person is told by mail, in their language, that the password changed and on which device', async () => {
  const {me} = await server.registerPerson({language: 'pt'});
  const device = server.openDevice();
  const code = await askForCode(server, device, me.email);
  const headers = {'user-agent': 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'};
  await device.call(confirmPasswordReset, {email: me.email, code, newPassword}, headers);
  expect(await mailsOf(server, 'security-event', me.email)).toEqual([
    {
      kind: 'security-event',
      to: me.email,
      language: 'pt',
      firstName: 'Ana',
      event: 'password-changed',
      at: new Date(server.clock.nowMs).toISOString(),
      device: 'Chrome no Windows',
    },
  ]);
});

test('[ACC14] the same bytes answer for an e-mail nobody has, and nothing is mailed', async () => {
  const {me} = await server.registerPerson();
  const device = server.openDevice();
  const before = (await server.readMailOrders()).length;
  const unknown = await device.call(requestPasswordReset, {email: 'nobody@example.com'});
  const early = await device.call(requestPasswordReset, {email: 'nobody@example.com'});
  await askForCode(server, device, me.email);
  const knownEarly = await device.call(requestPasswordReset, {email: me.email});
  await mailCodes(server);
  expect(
    (await server.readMailOrders()).slice(before).map(({kind, ...mail}) => [kind, 'to' in mail && mail.to]),
  ).toEqual([['reset-code', me.email]]);
  expect([unknown.status, unknown.body]).toEqual([200, {}]);
  expect([early.status, early.bytes]).toEqual([429, knownEarly.bytes]);
  const confirm = {code: '123456', newPassword};
  const wrongKnown = await device.call(confirmPasswordReset, {...confirm, email: me.email});
  const wrongUnknown = await device.call(confirmPasswordReset, {...confirm, email: 'nobody@example.com'});
  expect([wrongKnown.status, wrongKnown.bytes]).toEqual([wrongUnknown.status, wrongUnknown.bytes]);
});

test('[ACC14] the next code may be asked for after 60 seconds, and then the one before is worth nothing', async () => {
  const {me} = await server.registerPerson();
  const device = server.openDevice();
  const first = await askForCode(server, device, me.email);
  server.clock.nowMs += minute - 1_001;
  const early = await device.call(requestPasswordReset, {email: me.email});
  expect([early.status, early.headers['retry-after'], early.body]).toEqual([
    429,
    '2',
    {error: expect.objectContaining({reason: 'account.code-wait'})},
  ]);
  server.clock.nowMs += 1_001;
  const second = await askForCode(server, device, me.email);
  // One time in a million they are the same.
  const other = first === second ? wrongCode(second) : first;
  expect(await device.call(confirmPasswordReset, {email: me.email, code: other, newPassword})).toMatchObject(
    refusedCode,
  );
  expect((await device.call(confirmPasswordReset, {email: me.email, code: second, newPassword})).status).toBe(200);
});

test('[ACC14] a code is good for 10 minutes and lies in the database only as a hash', async () => {
  const {me} = await server.registerPerson();
  const device = server.openDevice();
  const code = await askForCode(server, device, me.email);
  const {rows} = await server.database.execute(sql`select * from reset_codes where email = ${me.email}`);
  expect(rows).toMatchObject([{code_hash: expect.stringMatching(/^\$argon2id\$/)}]);
  server.clock.nowMs += 10 * minute;
  expect(await device.call(confirmPasswordReset, {email: me.email, code, newPassword})).toMatchObject(refusedCode);
  server.clock.nowMs += 10 * minute + 1;
  await sweepResetCodes(server.database, server.clock.nowMs);
  expect(await server.database.execute(sql`select from reset_codes where email = ${me.email}`)).toMatchObject({
    rowCount: 0,
  });
});

test('[ACC15] five wrong tries use a code up; those from elsewhere count for themselves', async () => {
  const {me} = await server.registerPerson();
  const device = server.openDevice();
  const attacker = server.openDevice();
  const {email} = me;
  const code = await askForCode(server, device, email);
  const guess = {email, code: wrongCode(code), newPassword};
  for (let attempt = 0; attempt < 6; attempt += 1)
    expect(await attacker.call(confirmPasswordReset, guess)).toMatchObject(refusedCode);
  expect(await attacker.call(confirmPasswordReset, {...guess, code})).toMatchObject(refusedCode);
  for (let attempt = 0; attempt < 4; attempt += 1) await device.call(confirmPasswordReset, guess);
  expect((await device.call(confirmPasswordReset, {email, code, newPassword})).status).toBe(200);
  server.clock.nowMs += minute;
  const next = await askForCode(server, device, email);
  for (let attempt = 0; attempt < 5; attempt += 1)
    await device.call(confirmPasswordReset, {...guess, code: wrongCode(next)});
  expect(await device.call(confirmPasswordReset, {email, code: next, newPassword})).toMatchObject(refusedCode);
});

test('[ACC15] an attacker who asks for codes takes none from the owner', async () => {
  const {me} = await server.registerPerson();
  const owner = server.openDevice();
  const code = await askForCode(server, owner, me.email);
  await askForCode(server, server.openDevice(), me.email);
  expect((await owner.call(confirmPasswordReset, {email: me.email, code, newPassword})).status).toBe(200);
});

test('[ACC15] after 50 wrong codes in a day only networks go on that the person signed in from; others are told by mail', async () => {
  const {me} = await server.registerPerson();
  const {email} = me;
  const home = server.openDevice();
  await logInOn(home, email);
  const attacker = server.openDevice();
  const guessed = await askForCode(server, attacker, email);
  const guess = {email, code: wrongCode(guessed), newPassword};
  expect(await attacker.call(confirmPasswordReset, guess)).toMatchObject(refusedCode);
  for (let wrong = 1; wrong < 50; wrong += 1) await noteWrongCode(server.database, email, server.clock.nowMs);
  expect(await attacker.call(confirmPasswordReset, {...guess, code: guessed})).toMatchObject(refusedCode);
  const before = (await mailsOf(server, 'reset-code', email)).length;
  await server.openDevice().call(requestPasswordReset, {email});
  const code = await askForCode(server, home, email);
  await mailCodes(server);
  expect(await mailsOf(server, 'reset-code', email)).toHaveLength(before + 1);
  expect(await mailsOf(server, 'security-event', email)).toMatchObject([{event: 'reset-blocked'}]);
  expect((await home.call(confirmPasswordReset, {email, code, newPassword})).status).toBe(200);
  server.clock.nowMs += 24 * 60 * minute + 1;
  await askForCode(server, server.openDevice(), email);
});

test('[ACC15] codes are mailed for ten networks at once, and always where the person signed in', async () => {
  const {me} = await server.registerPerson();
  const home = server.openDevice();
  await logInOn(home, me.email);
  for (let network = 0; network < 10; network += 1) await askForCode(server, server.openDevice(), me.email);
  await server.openDevice().call(requestPasswordReset, {email: me.email});
  await askForCode(server, home, me.email);
  await mailCodes(server);
  expect(await mailsOf(server, 'reset-code', me.email)).toHaveLength(11);
});

test.each([
  ['[ACC1] a weak password', {newPassword: 'weak'}, 'newPassword', 'account.password-weak'],
  ['[ACC14] a code of five digits', {code: '12345'}, 'code', 'account.code-wrong'],
  ['[ACC14] a code of letters', {code: 'abcdef'}, 'code', 'account.code-wrong'],
  ['[ACC14] a code of other digits', {code: '１２３４５６'}, 'code', 'account.code-wrong'],
  ['[ACC14] a malformed e-mail', {email: 'ana@'}, 'email', 'account.email-invalid'],
])('%s is refused and names the field', async (_what, wrong, field, reason) => {
  const input = {email: 'new@example.com', code: '123456', newPassword, ...wrong};
  const answer = await server.openDevice().call(confirmPasswordReset, input);
  expect(answer.body).toMatchObject({error: {code: 'validation', reason, details: {field}}});
});

test('[ACC9] a foreign page can neither ask for a code nor use one', async () => {
  const headers = {'sec-fetch-site': 'cross-site'};
  const stranger = server.openDevice();
  expect((await stranger.call(requestPasswordReset, {email: 'a@example.com'}, headers)).status).toBe(403);
  const input = {email: 'a@example.com', code: '123456', newPassword};
  expect((await stranger.call(confirmPasswordReset, input, headers)).status).toBe(403);
});

test('[ACC14] two who use one code at once: one sets a password', async () => {
  const {me} = await server.registerPerson();
  const device = server.openDevice();
  const code = await askForCode(server, device, me.email);
  const input = {email: me.email, code, newPassword};
  const answers = await Promise.all([1, 2, 3].map(async () => device.call(confirmPasswordReset, input)));
  expect(answers.map(({status}) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
});
