import {addCompany} from '#contract/companies/add-company.ts';
import {sql} from 'drizzle-orm';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {logOut, readMe, refreshSession} from '#contract/account/session.ts';
import {buildServer, logInOn, type Device, type TestServer} from '#tests/kits/build-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const minute = 60_000;
const day = 24 * 60 * minute;

/** Another holder of the same cookies, as a thief or a second tab would be. */
function copyOf(device: Device): Device {
  const copy = server.openDevice();
  for (const [name, value] of device.cookies) copy.cookies.set(name, value);
  return copy;
}

test('[ACC12] an access token is good for 15 minutes, and a stranger has none', async () => {
  const ana = await server.registerPerson();
  server.clock.nowMs += 15 * minute - 1;
  expect((await ana.call(readMe, {})).status).toBe(200);
  server.clock.nowMs += 1;
  const late = await ana.call(readMe, {});
  expect([late.status, late.body]).toEqual([401, expect.objectContaining({error: expect.anything()})]);
  expect((await server.openDevice().call(readMe, {})).body).toEqual({
    error: {code: 'unauthorized', reason: 'account.sign-in-required', message: 'Sign in first.'},
  });
});

test('[ACC5] a refresh token answers once more within 10 seconds, with the same successor', async () => {
  const ana = await server.registerPerson();
  const secondTab = copyOf(ana);
  server.clock.nowMs += 20 * minute;
  expect((await ana.call(refreshSession, {})).body).toEqual({userId: ana.me.id});
  expect((await ana.call(readMe, {})).body).toEqual(ana.me);
  server.clock.nowMs += 10_000;
  expect((await secondTab.call(refreshSession, {})).status).toBe(200);
  expect(Object.fromEntries(secondTab.cookies)).toEqual(Object.fromEntries(ana.cookies));
  expect((await ana.call(readMe, {})).status).toBe(200);
});

test('[ACC5] two tabs that refresh at the same moment get one successor', async () => {
  const ana = await server.registerPerson();
  const tabs = [copyOf(ana), copyOf(ana), copyOf(ana)];
  const answers = await Promise.all(tabs.map((tab) => tab.call(refreshSession, {})));
  expect(answers.map(({status}) => status)).toEqual([200, 200, 200]);
  expect(new Set(tabs.map((tab) => tab.cookies.get('refreshToken'))).size).toBe(1);
});

test('[ACC5] a session that is refreshed goes on for months; an unused one ends after 30 days', async () => {
  const ana = await server.registerPerson();
  const forgotten = copyOf(ana);
  for (let month = 0; month < 3; month += 1) {
    server.clock.nowMs += 29 * day;
    expect((await ana.call(refreshSession, {})).status).toBe(200);
  }
  server.clock.nowMs += 30 * day;
  expect((await ana.call(refreshSession, {})).status).toBe(401);
  expect([...ana.cookies.keys()]).toEqual(['deviceToken']);
  expect((await forgotten.call(refreshSession, {})).status).toBe(401);
});

test('[ACC6] a refresh token used after the grace ends the session for the thief and the owner', async () => {
  const ana = await server.registerPerson();
  const otherDevice = server.openDevice();
  await logInOn(otherDevice, ana.me.email);
  const thief = copyOf(ana);
  await ana.call(refreshSession, {});
  server.clock.nowMs += 10_001;
  expect((await thief.call(refreshSession, {})).body).toMatchObject({error: {reason: 'account.session-ended'}});
  expect((await ana.call(readMe, {})).status).toBe(401);
  expect((await ana.call(refreshSession, {})).status).toBe(401);
  // Another sign-in of hers is another session.
  expect((await otherDevice.call(readMe, {})).status).toBe(200);
});

test('[ACC5] a made-up refresh token, or none, is refused', async () => {
  const stranger = server.openDevice();
  expect((await stranger.call(refreshSession, {})).status).toBe(401);
  stranger.cookies.set('refreshToken', 'made-up');
  expect((await stranger.call(refreshSession, {})).status).toBe(401);
});

test('[ACC7] signing out ends the session for every holder of its tokens', async () => {
  const ana = await server.registerPerson();
  const copy = copyOf(ana);
  expect((await ana.call(logOut, {})).status).toBe(200);
  expect([...ana.cookies.keys()]).toEqual(['deviceToken']);
  expect((await copy.call(readMe, {})).status).toBe(401);
  expect((await copy.call(refreshSession, {})).status).toBe(401);
  expect((await ana.call(logOut, {})).status).toBe(200);
});

test('[ACC7] signing out works with the refresh token alone, long after', async () => {
  const ana = await server.registerPerson();
  server.clock.nowMs += 2 * day;
  const copy = copyOf(ana);
  expect((await ana.call(logOut, {})).status).toBe(200);
  expect((await copy.call(refreshSession, {})).status).toBe(401);
});

test('[ACC11] a blocked person learns why on a session they have or begin, can sign out, and nothing else', async () => {
  const ana = await server.registerPerson();
  await server.database.execute(
    sql`update users set status = 'blocked', blocked_reason = 'payment-expired' where id = ${ana.me.id}`,
  );
  const told = {status: 'blocked', blockedReason: 'payment-expired'};
  expect((await ana.call(readMe, {})).body).toMatchObject(told);
  const company = {id: server.newId(), name: 'Ceibo', type: 'LLC', state: null} as const;
  const refused = {code: 'forbidden', reason: 'account.blocked', details: {why: 'payment-expired'}};
  expect((await ana.call(addCompany, company)).body).toMatchObject({error: refused});
  const again = server.openDevice();
  expect((await logInOn(again, ana.me.email)).body).toMatchObject(told);
  expect((await again.call(refreshSession, {})).status).toBe(200);
  expect((await again.call(logOut, {})).status).toBe(200);
  expect((await again.call(readMe, {})).status).toBe(401);
});

test('tokens are in cookies that scripts cannot read, and in the database only as hashes', async () => {
  const ana = await server.registerPerson();
  const {headers} = await ana.call(refreshSession, {});
  expect(headers['set-cookie']).toEqual([
    expect.stringMatching(/^accessToken=[\w-]{43}; Max-Age=900; Path=\/api\/v1; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^refreshToken=[\w-]{43}; Max-Age=2592000; Path=\/api\/v1; HttpOnly; SameSite=Lax$/),
  ]);
  const {rows} = await server.database.execute(sql`select encode(refresh_hash, 'escape') as text from session_tokens`);
  for (const token of ana.cookies.values()) expect(JSON.stringify(rows)).not.toContain(token);
});

test('[WAY4] cookies are ours alone where people open the app by https', async () => {
  const secure = await buildServer({PUBLIC_URL: 'https://app.example.com'});
  const device = await secure.registerPerson();
  const {headers} = await device.call(refreshSession, {});
  expect(headers['set-cookie']).toEqual([
    expect.stringMatching(/^__Host-accessToken=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    expect.stringMatching(/^__Host-refreshToken=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ]);
  expect((await device.call(readMe, {})).status).toBe(200);
  // What a neighbouring host has put here under the plain name is not looked at.
  const planted = secure.openDevice();
  for (const [name, value] of device.cookies) planted.cookies.set(name.replace('__Host-', ''), value);
  expect((await planted.call(readMe, {})).status).toBe(401);
  const left = await device.call(logOut, {});
  expect(left.headers['clear-site-data']).toBe('"cache"');
  expect([...device.cookies.keys()]).toEqual(['__Host-deviceToken']);
  await secure.close();
});
