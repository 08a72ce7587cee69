import {sql} from 'drizzle-orm';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {confirmPasswordReset, requestPasswordReset, resetByLink} from '#contract/account/reset-password.ts';
import {logIn, readMe, refreshSession} from '#contract/account/session.ts';
import {sweepResetCodes} from '#server/modules/account/password/reset-codes.ts';
import {sweepResetLinks} from '#server/modules/account/password/reset-links.ts';
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
    {
      kind: 'reset-code',
      to: email,
      language: 'es',
      firstName: 'Ana',
      code,
      minutesValid: 10,
      token: expect.any(String),
      linkMinutes: 30,
    },
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
  // Both are known, so that neither has too many guesses for today.
  const device = await server.registerPerson();
  const elsewhere = server.openDevice();
  const {email} = device.me;
  await logInOn(elsewhere, email);
  const code = await askForCode(server, device, email);
  const guess = {email, code: wrongCode(code), newPassword};
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect(await elsewhere.call(confirmPasswordReset, guess)).toMatchObject(refusedCode);
  expect(await elsewhere.call(confirmPasswordReset, {...guess, code})).toMatchObject(refusedCode);
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

test('[ACC15] of one e-mail ten codes a day are looked at, whoever has it, and then one is told of the link', async () => {
  const {me} = await server.registerPerson();
  for (const email of [me.email, 'no-codes@example.com']) {
    const answers = [];
    for (let guess = 0; guess < 48; guess += 1) {
      const answer = await server.openDevice().call(confirmPasswordReset, {email, code: '000000', newPassword});
      answers.push(answer);
      server.clock.nowMs += 30 * minute;
    }
    const refused = answers.filter(({status}) => status !== 400);
    expect(refused).toHaveLength(39);
    for (const {body} of refused) expect(body).toMatchObject({error: {reason: 'account.too-many-codes'}});
  }
});

test('[ACC45] ten mails go to one person at once and then one every ten minutes, and the link of the last is good', async () => {
  const {me} = await server.registerPerson();
  for (let network = 0; network < 14; network += 1) {
    await server.openDevice().call(requestPasswordReset, {email: me.email});
    await mailCodes(server);
  }
  expect(await mailsOf(server, 'reset-code', me.email)).toHaveLength(10);
  server.clock.nowMs += 10 * minute;
  for (let network = 0; network < 3; network += 1) {
    await server.openDevice().call(requestPasswordReset, {email: me.email});
    await mailCodes(server);
  }
  const mails = await mailsOf(server, 'reset-code', me.email);
  expect(mails).toHaveLength(11);
  const {token} = mails.at(-1) ?? {token: ''};
  server.clock.nowMs += 20 * minute;
  expect((await server.openDevice().call(resetByLink, {token, newPassword})).body).toEqual({email: me.email});
});

test('[ACC45] a link is good once and for 30 minutes, and lies in the database only as a hash', async () => {
  const {me} = await server.registerPerson();
  const {email} = me;
  const ended = {status: 400, body: {error: {reason: 'account.link-ended', details: {field: 'token'}}}};
  await askForCode(server, server.openDevice(), email);
  const late = (await mailsOf(server, 'reset-code', email)).at(-1)?.token ?? '';
  expect(late).toMatch(/^[\w-]{43}$/);
  const kept = await server.database.execute(sql`select * from reset_links where email = ${email}`);
  expect(JSON.stringify(kept.rows)).not.toContain(late);
  server.clock.nowMs += 30 * minute;
  expect(await server.openDevice().call(resetByLink, {token: late, newPassword})).toMatchObject(ended);
  await sweepResetLinks(server.database, server.clock.nowMs);
  expect(await server.database.execute(sql`select from reset_links where email = ${email}`)).toMatchObject({
    rowCount: 0,
  });
  await askForCode(server, server.openDevice(), email);
  const token = (await mailsOf(server, 'reset-code', email)).at(-1)?.token ?? '';
  const uses = [1, 2, 3].map(async () => server.openDevice().call(resetByLink, {token, newPassword}));
  const statuses = (await Promise.all(uses)).map(({status}) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
  expect((await server.openDevice().call(logIn, {email, password: newPassword})).status).toBe(200);
  expect(await server.openDevice().call(resetByLink, {token: 'x'.repeat(43), newPassword})).toMatchObject(ended);
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
  const link = {token: 'x'.repeat(43), newPassword};
  expect((await stranger.call(resetByLink, link, headers)).status).toBe(403);
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
