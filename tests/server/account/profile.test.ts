import {afterAll, beforeAll, expect, test} from 'vitest';
import {changePassword, changeProfile} from '#contract/account/profile.ts';
import {logIn, readMe} from '#contract/account/session.ts';
import {endOtherSessions, endOwnSession, readSecurity} from '#contract/account/sessions.ts';
import {addCompany} from '#contract/companies/add-company.ts';
import {buildServer, logInOn, testPassword, type TestServer} from '#tests/kits/build-server.ts';
import {mailsOf} from './reset-steps.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer({INTERCOM_SECRET: 'a secret of the chat', RATE_LIMITS: 'on'});
});
afterAll(() => server.close());

const newPassword = 'Breakwater2?';
const windows = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
};
const phone = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) AppleWebKit/605.1 Version/19.0 Mobile/15E148 Safari/604.1',
};
const profile = {firstName: 'Ana María', lastName: 'Núñez', phone: '+57 300 123-4567', language: 'en'} as const;

test('[ACC20] a person changes what they say of themselves, and takes the telephone away again', async () => {
  const ana = await server.registerPerson();
  const changed = await ana.call(changeProfile, profile);
  expect(changed.body).toEqual({...ana.me, ...profile, phone: '+573001234567'});
  expect((await ana.call(readMe, {})).body).toEqual(changed.body);
  expect((await ana.call(changeProfile, {...profile, phone: ' '})).body).toMatchObject({phone: null});
});

test('[ACC20] [LNG2] what is not given stays: a language alone changes nothing else', async () => {
  const ana = await server.registerPerson();
  const before = (await ana.call(changeProfile, profile)).body;
  expect((await ana.call(changeProfile, {language: 'pt'})).body).toEqual({...before, language: 'pt'});
  expect((await ana.call(readMe, {})).body).toMatchObject({firstName: 'Ana María', phone: '+573001234567'});
});

test.each([
  [{phone: '300 123 4567'}, 'phone', 'account.phone-invalid'],
  [{phone: '+57 12'}, 'phone', 'account.phone-invalid'],
  [{phone: '+999 300 123 4567'}, 'phone', 'account.phone-invalid'],
  [{phone: '<script>'}, 'phone', 'account.phone-invalid'],
  [{firstName: '7'}, 'firstName', 'account.name-invalid'],
  [{lastName: '<b>x</b>'}, 'lastName', 'account.name-invalid'],
  [{language: 'fr'}, 'language', 'request.invalid-field'],
])('[ACC20] %o is refused and names the field', async (wrong, field, reason) => {
  const ana = await server.registerPerson();
  const answer = await ana.call(changeProfile, {...profile, ...wrong} as typeof profile);
  expect(answer.body).toMatchObject({error: {code: 'validation', reason, details: {field}}});
  expect((await ana.call(readMe, {})).body).toEqual(ana.me);
});

test('[ACC22] one’s companies and the chat’s proof of who one is are told', async () => {
  const ana = await server.registerPerson();
  const id = server.newId();
  await ana.call(addCompany, {id, name: 'Faro LLC', type: 'LLC', state: null});
  expect((await ana.call(readMe, {})).body).toMatchObject({
    companies: [id],
    intercomUserHash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test('[ACC19] one sees one’s own sessions only, this one first, and ends one at once', async () => {
  const ana = await server.registerPerson();
  const desk = server.openDevice();
  await desk.call(logIn, {email: ana.me.email, password: testPassword}, windows);
  server.clock.nowMs += 1_000;
  const mobile = server.openDevice();
  await mobile.call(logIn, {email: ana.me.email, password: testPassword}, phone);
  await server.registerPerson();
  const seen = (await desk.call(readSecurity, {})).body;
  expect(seen).toMatchObject({hasPassword: true, hasGoogle: false});
  expect(seen.sessions.map(({browser, system, isCurrent}) => [browser, system, isCurrent])).toEqual([
    ['Edge', 'Windows', true],
    ['Safari', 'iPhone', false],
    [null, null, false],
  ]);
  const sessionId = seen.sessions[1]?.id ?? '';
  expect((await desk.call(endOwnSession, {sessionId})).status).toBe(200);
  expect((await mobile.call(readMe, {})).status).toBe(401);
  expect((await desk.call(readSecurity, {})).body.sessions).toHaveLength(2);
});

test('[ACC19] nobody ends another’s session, or knows of it', async () => {
  const ana = await server.registerPerson();
  const eva = await server.registerPerson();
  const [{id: sessionId} = {id: ''}] = (await ana.call(readSecurity, {})).body.sessions;
  for (const id of [sessionId, server.newId()])
    expect((await eva.call(endOwnSession, {sessionId: id})).body).toMatchObject({
      error: {code: 'not-found', reason: 'account.session-missing'},
    });
  expect((await ana.call(readMe, {})).status).toBe(200);
});

test('[ACC19] ending all others leaves this one and is told by mail once', async () => {
  const ana = await server.registerPerson();
  const others = [server.openDevice(), server.openDevice()];
  for (const other of others) await logInOn(other, ana.me.email);
  expect((await ana.call(endOtherSessions, {})).body).toEqual({ended: 2});
  for (const other of others) expect((await other.call(readMe, {})).status).toBe(401);
  expect((await ana.call(endOtherSessions, {})).body).toEqual({ended: 0});
  expect((await mailsOf(server, 'security-event', ana.me.email)).map(({event}) => event)).toEqual(['sessions-ended']);
});

test('[ACC21] a new password needs the present one and ends every other session', async () => {
  const ana = await server.registerPerson();
  const {email} = ana.me;
  const other = server.openDevice();
  await logInOn(other, email);
  const wrong = await ana.call(changePassword, {password: newPassword, newPassword});
  expect(wrong.body).toMatchObject({error: {reason: 'account.password-wrong', details: {field: 'password'}}});
  expect((await ana.call(changePassword, {password: testPassword, newPassword: 'weak'})).status).toBe(400);
  const guessable = await ana.call(changePassword, {password: testPassword, newPassword: 'Nunez-2026!'});
  expect(guessable.body).toMatchObject({error: {reason: 'account.password-own', details: {field: 'newPassword'}}});
  expect((await ana.call(changePassword, {password: testPassword, newPassword})).body).toEqual({});
  expect((await ana.call(readMe, {})).status).toBe(200);
  expect((await other.call(readMe, {})).status).toBe(401);
  expect((await other.call(logIn, {email, password: newPassword})).status).toBe(200);
  expect((await mailsOf(server, 'security-event', email)).map(({event}) => event)).toEqual(['password-changed']);
});

test('[ACC21] the present password is guessed no faster than by signing in', async () => {
  const ana = await server.registerPerson();
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect((await ana.call(changePassword, {password: 'Wrong1!xx', newPassword})).status).toBe(400);
  expect((await ana.call(changePassword, {password: testPassword, newPassword})).body).toMatchObject({
    error: {code: 'rate-limited', reason: 'account.too-many-attempts'},
  });
});

test('[ACC18] signing in on a kind of device one has no session on is told by mail, and the next time no more', async () => {
  const ana = await server.registerPerson();
  const signIn = async (headers: Record<string, string>) =>
    server.openDevice().call(logIn, {email: ana.me.email, password: testPassword}, headers);
  for (const headers of [windows, windows, phone]) await signIn(headers);
  expect((await mailsOf(server, 'security-event', ana.me.email)).map(({event, device}) => [event, device])).toEqual([
    ['new-device', 'Edge en Windows'],
    ['new-device', 'Safari en iPhone'],
  ]);
});

test.each([changeProfile, changePassword, endOwnSession, endOtherSessions, readSecurity])(
  '[ACC8] a stranger is refused, and so is a call without the anti-forgery token ($name)',
  async (endpoint) => {
    const input = {...profile, password: testPassword, newPassword, sessionId: server.newId()};
    const ana = await server.registerPerson();
    const stranger = server.openDevice();
    const options = {
      method: endpoint.method,
      url: endpoint.path,
      ...(endpoint.method === 'GET' ? {} : {payload: input}),
    };
    expect((await stranger.request(options)).status).toBe(401);
    expect((await ana.request(options)).status).toBe(endpoint.method === 'GET' ? 200 : 403);
  },
);
