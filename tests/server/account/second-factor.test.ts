import {sql} from 'drizzle-orm';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {changePassword} from '#contract/account/profile.ts';
import * as factor from '#contract/account/second-factor.ts';
import {logIn, readMe, refreshSession} from '#contract/account/session.ts';
import {buildServer, logInOn, testPassword, type Device, type TestServer} from '#tests/kits/build-server.ts';
import {openAuthenticator} from '#tests/fakes/authenticator.ts';
import {codeOf, registerWithTotp, showPassword, turnTotpOn} from './factor-steps.ts';
import {mailsOf} from './reset-steps.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const minute = 60_000;
const origin = 'http://localhost:80';
const later = (ms: number) => {
  server.clock.nowMs += ms;
};
const refused = (reason: string) => ({body: {error: {reason}}});

const withTotp = () => registerWithTotp(server);

const prove = (device: Device, pending: string, code: string) =>
  device.call(factor.proveSecondFactor, {pending, proof: {kind: 'code', code}});

test.each([
  [59_000, '287082'],
  [1_111_111_109_000, '081804'],
  [20_000_000_000_000, '353130'],
])('[FAC2] codes are those of the standard, at %i', (atMs, code) => {
  expect(codeOf('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', atMs)).toBe(code);
});

test('[FAC1] who has an app signs in with password and code; the password alone begins nothing', async () => {
  const {email, secret} = await withTotp();
  later(minute);
  const device = server.openDevice();
  const pending = await showPassword(device, email);
  expect(device.cookies.size).toBe(0);
  expect((await device.call(readMe, {})).status).toBe(401);
  const signedIn = await prove(device, pending, codeOf(secret, server.clock.nowMs));
  expect(signedIn.body).toMatchObject({email, authToken: expect.any(String)});
  expect((await device.call(readMe, {})).status).toBe(200);
  // The second step is done once.
  expect(await prove(server.openDevice(), pending, codeOf(secret, server.clock.nowMs))).toMatchObject(
    refused('account.factor-ended'),
  );
});

test('[FAC1] the second step ends after 10 minutes, and with another password', async () => {
  const {ana, email, secret} = await withTotp();
  const late = await showPassword(server.openDevice(), email);
  later(10 * minute);
  expect(await prove(server.openDevice(), late, codeOf(secret, server.clock.nowMs))).toMatchObject(
    refused('account.factor-ended'),
  );
  const pending = await showPassword(server.openDevice(), email);
  const proof = {kind: 'code', code: codeOf(secret, server.clock.nowMs)} as const;
  expect((await ana.call(factor.proveAgain, {proof})).status).toBe(200);
  const changed = await ana.call(changePassword, {password: testPassword, newPassword: 'Breakwater2?'});
  expect(changed.status).toBe(200);
  later(minute);
  expect(await prove(server.openDevice(), pending, codeOf(secret, server.clock.nowMs))).toMatchObject(
    refused('account.factor-ended'),
  );
});

test('[FAC2] a code counts once, also for two at once, and the one before it no more; clocks may be half a minute off', async () => {
  const {email, secret} = await withTotp();
  later(minute);
  const first = await showPassword(server.openDevice(), email);
  const second = await showPassword(server.openDevice(), email);
  const code = codeOf(secret, server.clock.nowMs + 30_000);
  const both = await Promise.all([first, second].map((pending) => prove(server.openDevice(), pending, code)));
  expect(both.map(({status}) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
  const third = await showPassword(server.openDevice(), email);
  expect((await prove(server.openDevice(), third, codeOf(secret, server.clock.nowMs))).status).toBe(400);
  expect((await prove(server.openDevice(), third, codeOf(secret, server.clock.nowMs + 90_000))).status).toBe(400);
  later(minute);
  expect((await prove(server.openDevice(), third, codeOf(secret, server.clock.nowMs))).status).toBe(200);
});

test('[FAC3] five wrong codes are told one by one, then one waits 15 minutes; ten wait for hours, but not for who is known', async () => {
  const {ana, email, secret, recoveryCodes} = await withTotp();
  later(minute);
  const wrong = '000000';
  const guess = async () => prove(server.openDevice(), await showPassword(server.openDevice(), email), wrong);
  for (const triesLeft of [4, 3, 2, 1, 0])
    expect((await guess()).body).toMatchObject({error: {reason: 'account.factor-wrong', details: {triesLeft}}});
  const waits = await guess();
  expect(waits).toMatchObject({
    status: 429,
    headers: {'retry-after': '900'},
    body: {error: {reason: 'account.factor-wait'}},
  });
  const right = async () =>
    prove(server.openDevice(), await showPassword(server.openDevice(), email), codeOf(secret, server.clock.nowMs));
  expect((await right()).status).toBe(429);
  later(15 * minute);
  for (let tries = 0; tries < 5; tries += 1) expect((await guess()).status).toBe(400);
  later(15 * minute);
  expect((await right()).status).toBe(429);
  // Whoever guesses takes neither the signed-in device from its person, nor the recovery codes.
  await ana.call(refreshSession, {});
  const proof = {kind: 'code', code: codeOf(secret, server.clock.nowMs)} as const;
  expect((await ana.call(factor.proveAgain, {proof})).status).toBe(200);
  const device = server.openDevice();
  const pending = await showPassword(device, email);
  const [code = ''] = recoveryCodes;
  expect((await device.call(factor.proveSecondFactor, {pending, proof: {kind: 'recovery', code}})).status).toBe(200);
  later(24 * 60 * minute);
  expect((await right()).status).toBe(200);
});

test('[FAC3] of a hundred wrong codes at once five are looked at', async () => {
  const {email} = await withTotp();
  const pending = await showPassword(server.openDevice(), email);
  const answers = await Promise.all(
    Array.from({length: 100}, (_, at) => prove(server.openDevice(), pending, String(at).padStart(6, '0'))),
  );
  expect(answers.filter(({status}) => status === 400)).toHaveLength(5);
  expect(answers.filter(({status}) => status === 429)).toHaveLength(95);
});

test('[FAC5] recovery codes count once each, however they are typed, and new ones end the old', async () => {
  const {ana, email, recoveryCodes} = await withTotp();
  expect(new Set(recoveryCodes).size).toBe(10);
  const use = async (code: string) => {
    const device = server.openDevice();
    const pending = await showPassword(device, email);
    return (await device.call(factor.proveSecondFactor, {pending, proof: {kind: 'recovery', code}})).status;
  };
  const [first = '', second = '', third = ''] = recoveryCodes;
  expect(first).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(await use(` ${first.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `)).toBe(200);
  expect(await use(first)).toBe(400);
  expect((await ana.call(factor.readSecondFactor, {})).body).toMatchObject({recoveryCodesLeft: 9});
  expect(await mailsOf(server, 'security-event', email)).toContainEqual(
    expect.objectContaining({event: 'recovery-used'}),
  );
  const made = await ana.call(factor.makeRecoveryCodes, {});
  expect(made.body.recoveryCodes).toHaveLength(10);
  expect(await use(second)).toBe(400);
  expect(await use(third)).toBe(400);
  expect(await use(made.body.recoveryCodes[0] ?? '')).toBe(200);
});

test('[FAC5] another person’s recovery code opens nothing', async () => {
  const one = await withTotp();
  const other = await withTotp();
  const pending = await showPassword(server.openDevice(), one.email);
  const proof = {kind: 'recovery', code: other.recoveryCodes[0] ?? ''} as const;
  expect(await server.openDevice().call(factor.proveSecondFactor, {pending, proof})).toMatchObject(
    refused('account.recovery-wrong'),
  );
});

test('[FAC4] a passkey is added, signs in and shows that it is the person; what is spoiled or used is not taken', async () => {
  const ana = await server.registerPerson();
  const {email} = ana.me;
  const key = openAuthenticator(origin);
  const begin = async () => (await ana.call(factor.startPasskey, {}, {host: 'localhost:80'})).body.options;
  const add = async (answer: Record<string, unknown>) =>
    ana.call(factor.addPasskey, {name: 'Portátil', answer}, {host: 'localhost:80'});
  for (const spoiling of [{origin: 'https://faro.example.evil'}, {isUserVerified: false}])
    expect(await add(key.make(await begin(), spoiling))).toMatchObject(refused('account.passkey-failed'));
  const made = key.make(await begin());
  const added = await add(made);
  expect(added.body.recoveryCodes).toHaveLength(10);
  expect(await add(made)).toMatchObject(refused('account.passkey-failed'));
  expect((await ana.call(factor.readSecondFactor, {})).body).toMatchObject({
    hasTotp: false,
    passkeys: [{name: 'Portátil'}],
    proof: 'factor',
  });

  const device = server.openDevice();
  const host = {host: 'localhost:80'};
  const pending = await showPassword(device, email);
  const ask = async () => (await device.call(factor.startSignInPasskey, {pending}, host)).body.options;
  const show = (answer: Record<string, unknown>) =>
    device.call(factor.proveSecondFactor, {pending, proof: {kind: 'passkey', answer}}, host);
  for (const spoiling of [{origin: 'http://localhost:81'}, {isUserVerified: false}])
    expect(await show(key.sign(await ask(), spoiling))).toMatchObject(refused('account.passkey-failed'));
  // What another key signs, and what was asked for before.
  expect((await show(openAuthenticator(origin).sign(await ask()))).status).toBe(400);
  const old = key.sign(await ask());
  await ask();
  expect((await show(old)).status).toBe(400);
  expect((await show(key.sign(await ask()))).status).toBe(200);

  later(6 * minute);
  const proof = {
    kind: 'passkey',
    answer: key.sign((await device.call(factor.startProofPasskey, {}, host)).body.options),
  } as const;
  expect((await device.call(factor.proveAgain, {proof}, host)).status).toBe(200);
  // A copy of the key counts behind.
  const copied = key.sign((await device.call(factor.startProofPasskey, {}, host)).body.options, {counter: 1});
  expect((await device.call(factor.proveAgain, {proof: {kind: 'passkey', answer: copied}}, host)).status).toBe(400);
});

test('[FAC2] the key of an app is sealed in the database', async () => {
  const {ana, secret} = await withTotp();
  const {rows} = await server.database.execute(
    sql`select sealed, waiting_sealed from totp_keys where user_id = ${ana.me.id}`,
  );
  expect(rows).toEqual([{sealed: expect.stringMatching(/^•+ v1\./), waiting_sealed: null}]);
  expect(JSON.stringify(rows)).not.toContain(secret);
  expect(server.logLines.join('\n')).not.toContain(secret);
});

test('[FAC7] what concerns the account needs a proof of the last five minutes', async () => {
  const {ana, email, secret} = await withTotp();
  later(5 * minute);
  const needed = {status: 403, ...refused('account.proof-needed')};
  const password = {password: testPassword, newPassword: 'Breakwater2?'};
  expect(await ana.call(factor.beginTotp, {})).toMatchObject(needed);
  expect(await ana.call(factor.removeTotp, {})).toMatchObject(needed);
  expect(await ana.call(factor.startPasskey, {})).toMatchObject(needed);
  expect(await ana.call(factor.makeRecoveryCodes, {})).toMatchObject(needed);
  expect(await ana.call(changePassword, password)).toMatchObject(needed);
  // The password is no proof of who has a factor.
  const byPassword = {proof: {kind: 'password', password: testPassword}} as const;
  expect(await ana.call(factor.proveAgain, byPassword)).toMatchObject(refused('account.proof-other'));
  const proof = {kind: 'code', code: codeOf(secret, server.clock.nowMs)} as const;
  expect((await ana.call(factor.proveAgain, {proof})).status).toBe(200);
  expect((await ana.call(factor.removeTotp, {})).status).toBe(200);
  expect(await mailsOf(server, 'security-event', email)).toContainEqual(expect.objectContaining({event: 'factor-off'}));
  expect(await logInOn(server.openDevice(), email)).toMatchObject({body: {email}});
});

test('[FAC7] who has no second factor shows the password, guessed no faster than by signing in', async () => {
  const limited = await buildServer({RATE_LIMITS: 'on'});
  try {
    const ana = await limited.registerPerson();
    limited.clock.nowMs += 5 * minute;
    expect(await ana.call(factor.beginTotp, {})).toMatchObject(refused('account.proof-needed'));
    const show = (password: string) => ana.call(factor.proveAgain, {proof: {kind: 'password', password}});
    for (let tries = 0; tries < 10; tries += 1)
      expect(await show('Breakwater2?')).toMatchObject(refused('account.password-wrong'));
    expect(await show(testPassword)).toMatchObject({status: 429});
    limited.clock.nowMs += 180 * minute;
    await ana.call(refreshSession, {});
    expect((await show(testPassword)).status).toBe(200);
    expect((await ana.call(factor.beginTotp, {})).status).toBe(200);
    // Changing the password brings the present one along: nobody is asked twice.
    limited.clock.nowMs += 5 * minute;
    const change = {password: testPassword, newPassword: 'Breakwater2?'};
    expect((await ana.call(changePassword, change)).status).toBe(200);
  } finally {
    await limited.close();
  }
});

test('[FAC1] signing in says nothing of a second factor to who does not know the password', async () => {
  const {email} = await withTotp();
  const answer = await server.openDevice().call(logIn, {email, password: 'Breakwater2?'});
  expect(answer).toMatchObject({status: 401, ...refused('account.wrong-credentials')});
});

test('[FAC7] once a factor is on, what other sessions showed by the password counts no more', async () => {
  const ana = await server.registerPerson();
  const thief = server.openDevice();
  await logInOn(thief, ana.me.email);
  await turnTotpOn(server, ana);
  expect(await thief.call(factor.removeTotp, {})).toMatchObject(refused('account.proof-needed'));
  expect(await thief.call(factor.startPasskey, {})).toMatchObject(refused('account.proof-needed'));
  expect((await ana.call(factor.readSecondFactor, {})).body).toMatchObject({hasTotp: true});
});

test('[FAC5] a recovery code that shows who one is counts once too, and is told by mail', async () => {
  const {ana, email, recoveryCodes} = await withTotp();
  later(6 * minute);
  const prove = (code: string) => ana.call(factor.proveAgain, {proof: {kind: 'recovery', code}});
  expect((await prove(recoveryCodes[0] ?? '')).status).toBe(200);
  expect((await prove(recoveryCodes[0] ?? '')).status).toBe(400);
  expect(await mailsOf(server, 'security-event', email)).toContainEqual(
    expect.objectContaining({event: 'recovery-used'}),
  );
});
