import {afterAll, beforeAll, expect, test} from 'vitest';
import {changePassword} from '#contract/account/profile.ts';
import {confirmPasswordReset, confirmTemporaryPassword, resetByLink} from '#contract/account/reset-password.ts';
import * as factor from '#contract/account/second-factor.ts';
import {logIn, logOut, newPasswordRequiredSchema, readMe, refreshSession} from '#contract/account/session.ts';
import {endOtherSessions, endOwnSession, readSecurity} from '#contract/account/sessions.ts';
import {invitePerson} from '#contract/admin/invite-person.ts';
import {openAuthenticator} from '#tests/fakes/authenticator.ts';
import {buildServer, logInOn, testPassword, type Device, type TestServer} from '#tests/kits/build-server.ts';
import {codeOf, registerWithTotp, showPassword} from '#tests/server/account/factor-steps.ts';
import {askForCode, mailsOf} from '#tests/server/account/reset-steps.ts';
import {openAdmin} from '#tests/server/policy/cast.ts';
import {readEvents, toldBy} from './event-steps.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer({RATE_LIMITS: 'on'});
});
afterAll(() => server.close());

const minute = 60_000;
const later = (ms: number) => {
  server.clock.nowMs += ms;
};
const told = (act: () => Promise<unknown>) => toldBy(server, act);
const uuid = expect.stringMatching(/^[\da-f-]{36}$/);
const network = expect.stringMatching(/^[\da-f]{12}$/);
const newPassword = 'Quebracho-Azul-77?';

function copyOf(device: Device): Device {
  const copy = server.openDevice();
  for (const [name, value] of device.cookies) copy.cookies.set(name, value);
  copy.me = device.me;
  return copy;
}

test('[EVT1] who registers and who signs in is told with their session, the route and the network', async () => {
  let ana: Awaited<ReturnType<typeof server.registerPerson>> | undefined;
  const registered = await told(async () => {
    ana = await server.registerPerson();
  });
  const personId = ana?.me.id;
  const common = {
    level: 'info',
    log: 'security',
    personId,
    sessionId: uuid,
    network,
    reqId: uuid,
    time: expect.any(Number),
  };
  const signedIn = {...common, event: 'sign-in.succeeded', msg: 'somebody signed in', isNewDevice: true};
  expect(registered).toEqual([{...signedIn, way: 'registered', method: 'POST', route: '/api/v1/users'}]);
  const elsewhere = await told(() => logInOn(server.openDevice(), ana?.me.email ?? ''));
  expect(elsewhere).toMatchObject([{event: 'sign-in.succeeded', way: 'password', route: logIn.path, personId}]);
  expect(elsewhere[0]?.['sessionId']).not.toBe(registered[0]?.['sessionId']);
});

test('[EVT1] why signing in was refused is told, which the answer does not say', async () => {
  const {email, id} = (await server.registerPerson()).me;
  const tryOn = (asked: string, password = 'Wrong1!xx') => server.openDevice().call(logIn, {email: asked, password});
  const wrong = await told(() => tryOn(email));
  expect(wrong).toMatchObject([{event: 'sign-in.refused', reason: 'wrong-password', personId: id}]);
  const unknown = await told(() => tryOn('nobody@example.com'));
  expect(unknown).toMatchObject([{event: 'sign-in.refused', reason: 'unknown'}]);
  expect(unknown[0]).not.toHaveProperty('personId');
  // Who is signed in on that browser is not who was tried there.
  const ana = await server.registerPerson();
  const [own] = await told(() => ana.call(logIn, {email: 'nobody@example.com', password: 'Wrong1!xx'}));
  expect(own).not.toHaveProperty('personId');
});

test('[EVT1] that no more may be guessed at somebody is told, of passwords, mailed codes and second factors', async () => {
  const {email, id} = (await server.registerPerson()).me;
  const guesser = server.openDevice();
  for (let guess = 0; guess < 10; guess += 1) await guesser.call(logIn, {email, password: 'Wrong1!xx'});
  later(1);
  const locked = await told(() => guesser.call(logIn, {email, password: testPassword}));
  expect(locked).toMatchObject([
    {event: 'guesses.used-up', of: 'password', personId: id},
    {event: 'sign-in.refused', reason: 'locked', personId: id},
  ]);
  const eva = await server.registerPerson();
  const reset = {email: eva.me.email, code: '000000', newPassword};
  for (let guess = 0; guess < 5; guess += 1) await server.openDevice().call(confirmPasswordReset, reset);
  later(1);
  const codes = await told(() => server.openDevice().call(confirmPasswordReset, reset));
  expect(codes).toMatchObject([{event: 'guesses.used-up', of: 'reset-code', personId: eva.me.id}]);
  later(2 * minute);
  const {email: withApp, ana} = await registerWithTotp(server);
  const device = server.openDevice();
  const pending = await showPassword(device, withApp);
  const prove = () => device.call(factor.proveSecondFactor, {pending, proof: {kind: 'code', code: '000000'}});
  expect(await told(prove)).toMatchObject([
    {event: 'sign-in.refused', reason: 'account.factor-wrong', personId: ana.me.id},
  ]);
  const more = await told(async () => {
    for (let guess = 0; guess < 6; guess += 1) await prove();
  });
  expect(more).toMatchObject([{event: 'guesses.used-up', of: 'second-factor', personId: ana.me.id}]);
});

test('[EVT1] the life of a second factor is told: set up, asked for, used, made anew, removed, reset', async () => {
  const {ana, email, secret, recoveryCodes} = await registerWithTotp(server);
  const {id: personId} = ana.me;
  expect(readEvents(server).at(-1)).toMatchObject({event: 'factor.added', factor: 'app', personId});
  later(minute);
  const device = server.openDevice();
  const signingIn = await told(async () => {
    const pending = await showPassword(device, email);
    const proof = {kind: 'recovery', code: recoveryCodes[0] ?? ''} as const;
    expect((await device.call(factor.proveSecondFactor, {pending, proof})).status).toBe(200);
  });
  expect(signingIn).toMatchObject([
    {event: 'sign-in.factor-asked', way: 'password', personId},
    {event: 'factor.recovery-used', personId},
    {event: 'sign-in.succeeded', way: 'recovery', personId},
  ]);
  const key = openAuthenticator('http://localhost:80');
  const changed = await told(async () => {
    const {options} = (await device.call(factor.startPasskey, {}, {host: 'localhost:80'})).body;
    await device.call(factor.addPasskey, {name: 'Llave', answer: key.make(options)}, {host: 'localhost:80'});
    await device.call(factor.makeRecoveryCodes, {});
    await device.call(factor.removeTotp, {});
    await device.call(factor.removeTotp, {});
    const {passkeys} = (await device.call(factor.readSecondFactor, {})).body;
    await device.call(factor.removePasskey, {passkeyId: passkeys[0]?.id ?? ''});
  });
  expect(changed).toMatchObject([
    {event: 'factor.added', factor: 'passkey', personId},
    {event: 'factor.recovery-made', personId},
    {event: 'factor.removed', factor: 'app', isLast: false, personId},
    {event: 'factor.removed', factor: 'passkey', isLast: true, personId},
  ]);
  expect(secret).not.toBe('');
});

test('[EVT1] a second factor that a mailed code takes away is told as reset', async () => {
  const {ana, email} = await registerWithTotp(server);
  const device = server.openDevice();
  const pending = await showPassword(device, email);
  expect((await device.call(factor.askForFactorReset, {pending})).status).toBe(200);
  const code = (await mailsOf(server, 'reset-code', email)).at(-1)?.code ?? '';
  const reset = await told(() => device.call(factor.proveSecondFactor, {pending, proof: {kind: 'mailed', code}}));
  expect(reset).toMatchObject([
    {event: 'factor.reset', personId: ana.me.id},
    {event: 'sign-in.succeeded', way: 'mailed', personId: ana.me.id},
  ]);
});

test('[EVT1] who is signed in and does not show that it is them is told, by password and by code', async () => {
  const ana = await server.registerPerson();
  const proof = {kind: 'password', password: 'Wrong1!xx'} as const;
  const {id: personId} = ana.me;
  const refused = {event: 'proof.refused', reason: 'account.password-wrong', personId, sessionId: uuid};
  expect(await told(() => ana.call(factor.proveAgain, {proof}))).toMatchObject([refused]);
  expect(await told(() => ana.call(changePassword, {password: 'Wrong1!xx', newPassword}))).toMatchObject([refused]);
  const {ana: eva, secret} = await registerWithTotp(server);
  const wrong = codeOf(secret, server.clock.nowMs) === '000000' ? '000001' : '000000';
  expect(await told(() => eva.call(factor.proveAgain, {proof: {kind: 'code', code: wrong}}))).toMatchObject([
    {event: 'proof.refused', reason: 'account.factor-wrong', personId: eva.me.id},
  ]);
});

test('[EVT1] a password that is changed, or set by who has the mailbox, is told, and so is a code or link that is no good', async () => {
  const ana = await server.registerPerson();
  const {email, id: personId} = ana.me;
  const changed = await told(() => ana.call(changePassword, {password: testPassword, newPassword}));
  expect(changed).toMatchObject([{event: 'password.changed', personId, sessionId: uuid}]);
  const stranger = server.openDevice();
  const code = await askForCode(server, stranger, email);
  const wrong = code === '000000' ? '000001' : '000000';
  const byCode = await told(async () => {
    await stranger.call(confirmPasswordReset, {email, code: wrong, newPassword});
    await stranger.call(confirmPasswordReset, {email, code, newPassword: `${newPassword}2`});
  });
  expect(byCode).toMatchObject([
    {event: 'password.reset-refused', reason: 'account.code-wrong', personId},
    {event: 'password.reset', way: 'code', personId},
  ]);
  later(2 * minute);
  await askForCode(server, stranger, email);
  const token = (await mailsOf(server, 'reset-code', email)).at(-1)?.token ?? '';
  const byLink = await told(async () => {
    await stranger.call(resetByLink, {token, newPassword: `${newPassword}3`});
    await stranger.call(resetByLink, {token, newPassword: `${newPassword}4`});
  });
  expect(byLink).toMatchObject([
    {event: 'password.reset', way: 'link', personId},
    {event: 'password.reset-refused', reason: 'account.link-ended'},
  ]);
});

test('[EVT1] who is invited by an admin, and sets a password of their own, is told by their id', async () => {
  const admin = await openAdmin(server);
  const person = {email: 'renata@example.com', firstName: 'Renata', lastName: 'Ibáñez', language: 'es'} as const;
  const invited = await told(() => admin.call(invitePerson, person));
  expect(invited).toMatchObject([{event: 'user.invited', personId: admin.me.id, subjectId: uuid}]);
  const password = (await mailsOf(server, 'temporary-password', person.email)).at(-1)?.password ?? '';
  const device = server.openDevice();
  const set = await told(async () => {
    const {body} = await device.call(logIn, {email: person.email, password});
    const {cognitoSession} = newPasswordRequiredSchema.parse(body);
    await device.call(confirmTemporaryPassword, {email: person.email, newPassword, cognitoSession});
  });
  const personId = invited[0]?.['subjectId'];
  expect(set).toMatchObject([
    {event: 'password.reset', way: 'temporary-password', personId},
    {event: 'sign-in.succeeded', way: 'temporary-password', personId},
  ]);
});

test('[EVT1] sessions that end are told: signed out, ended elsewhere, all others', async () => {
  const ana = await server.registerPerson();
  const {email, id: personId} = ana.me;
  const others = [server.openDevice(), server.openDevice(), server.openDevice()];
  for (const device of others) await logInOn(device, email);
  const {sessions} = (await ana.call(readSecurity, {})).body;
  const endedId = sessions.find(({isCurrent}) => !isCurrent)?.id ?? '';
  const ended = await told(async () => {
    await ana.call(endOwnSession, {sessionId: endedId});
    await ana.call(endOtherSessions, {});
    await ana.call(endOtherSessions, {});
    await ana.call(logOut, {});
  });
  expect(ended).toMatchObject([
    {event: 'session.ended', because: 'ended-elsewhere', endedId, personId},
    {event: 'session.ended', because: 'ended-elsewhere', count: 2, personId},
    {event: 'session.ended', because: 'signed-out', endedId: uuid, personId},
  ]);
});

test('[EVT1] a token that is used again too late is told with its person and session, once', async () => {
  const ana = await server.registerPerson();
  const thief = copyOf(ana);
  expect(await told(() => ana.call(refreshSession, {}))).toEqual([]);
  later(11_000);
  const sessionId = readEvents(server).findLast(({personId}) => personId === ana.me.id)?.['sessionId'];
  const reused = await told(async () => {
    expect((await thief.call(refreshSession, {})).status).toBe(401);
    await copyOf(ana).call(readMe, {});
  });
  expect(reused).toMatchObject([{event: 'session.reused', personId: ana.me.id, sessionId}]);
});

test('[EVT4] a limit that is hit is told once a minute of a network and a route, and how often after it', async () => {
  const own = await buildServer({RATE_LIMITS: 'on'});
  const device = own.openDevice();
  const hit = await toldBy(own, async () => {
    for (let sent = 0; sent < 45; sent += 1)
      await device.request({method: 'POST', url: '/api/v1/policy-reports', payload: {}});
  });
  expect(hit).toMatchObject([{event: 'limit.hit', limit: 'network', route: '/api/v1/policy-reports', network}]);
  expect(own.logLines.filter((line) => line.includes('"status":429') && !line.includes('"level":"debug"'))).toEqual([]);
  await own.close();
  expect(readEvents(own).slice(1)).toMatchObject([
    {event: 'limit.hit', route: '/api/v1/policy-reports', network, repeated: 24},
  ]);
});
