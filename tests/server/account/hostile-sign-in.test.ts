import {sql} from 'drizzle-orm';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {logIn, readMe, refreshSession, register} from '#contract/account/session.ts';
import {addCompany} from '#contract/companies/add-company.ts';
import {buildServer, logInOn, testPassword, type Device, type TestServer} from '#tests/kits/build-server.ts';
import {takePasswordGuess} from './guess-steps.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const company = () => ({id: server.newId(), name: 'Faro LLC', type: 'LLC', state: null}) as const;
const copyOf = (device: Device): Device => {
  const copy = server.openDevice();
  for (const [name, value] of device.cookies) copy.cookies.set(name, value);
  return copy;
};

test.each([
  ['a page without an origin, such as a sandboxed frame', {origin: 'null'}],
  ['another port of this machine', {origin: 'http://localhost:8080', host: 'localhost:3000'}],
  ['a sibling domain', {'sec-fetch-site': 'same-site'}],
  ['a foreign page that spoils the origin', {origin: 'http://localhost.evil.example'}],
  ['a foreign page whose frame is navigated', {'sec-fetch-site': 'cross-site'}],
])('[ACC9] %s can neither sign in nor change anything', async (_what, headers) => {
  const ana = await server.registerPerson();
  const stranger = server.openDevice();
  const credentials = {email: ana.me.email, password: testPassword};
  expect((await stranger.call(logIn, credentials, headers)).status).toBe(403);
  expect((await ana.call(addCompany, company(), headers)).status).toBe(403);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  '[ACC9] a body that a form can send (%s) is not read',
  async (type) => {
    const ana = await server.registerPerson();
    const headers = {'content-type': type, 'faro-auth-token': ana.me.authToken};
    const answer = await ana.request({
      method: 'POST',
      url: addCompany.path,
      headers,
      payload: JSON.stringify(company()),
    });
    expect(answer).toMatchObject({status: 400, body: {error: {reason: 'request.not-json'}}});
  },
);

test('[ACC8] the token of another session, or of an earlier one, is refused', async () => {
  const ana = await server.registerPerson();
  const eva = await server.registerPerson();
  const stale = ana.me.authToken;
  for (const token of [eva.me.authToken, '', `${stale}x`])
    expect((await ana.call(addCompany, company(), {'faro-auth-token': token})).status).toBe(403);
  await logInOn(ana, ana.me.email);
  expect((await ana.call(addCompany, company(), {'faro-auth-token': stale})).status).toBe(403);
  expect((await ana.call(addCompany, company())).status).toBe(200);
});

test('[ACC13] signing in ends the session the browser held, so that a planted or copied one is worth nothing', async () => {
  const eva = await server.registerPerson();
  const ana = await server.registerPerson();
  const browser = copyOf(eva);
  await logInOn(browser, ana.me.email);
  expect((await browser.call(readMe, {})).body).toMatchObject({email: ana.me.email});
  expect((await eva.call(readMe, {})).status).toBe(401);
  expect((await eva.call(refreshSession, {})).status).toBe(401);
});

test('[ACC5] many refreshes at once get one successor', async () => {
  const ana = await server.registerPerson();
  const copies = Array.from({length: 8}, () => copyOf(ana));
  const answers = await Promise.all(copies.map((copy) => copy.call(refreshSession, {})));
  expect(new Set(answers.map(({status}) => status))).toEqual(new Set([200]));
  expect(new Set(copies.map((copy) => copy.cookies.get('refreshToken'))).size).toBe(1);
});

test('[ACC2] of several who register one e-mail at once, one gets it', async () => {
  const input = {password: testPassword, firstName: 'Ana', lastName: 'Núñez', language: 'es'} as const;
  const emails = ['race@example.com', 'RACE@example.com', ' race@example.com '];
  const answers = await Promise.all(emails.map((email) => server.openDevice().call(register, {...input, email})));
  expect(answers.map(({status}) => String(status)).toSorted()).toEqual(['200', '409', '409']);
});

test('[ACC10] signing in takes as long for an e-mail nobody has as for a wrong password, and answers the same bytes', async () => {
  const {me} = await server.registerPerson();
  const times = {known: [] as number[], unknown: [] as number[]};
  const bodies = new Set<string>();
  // The quickest of each: what else the machine does only makes the others slower, and more tries only come nearer to what each takes.
  const ratio = () => Math.min(...times.known) / Math.min(...times.unknown);
  const isEven = () => ratio() > 0.6 && ratio() < 1.7;
  for (let round = 0; round < 15 || (round < 300 && !isEven()); round += 1) {
    for (const [who, email] of [
      ['known', me.email],
      ['unknown', `nobody${round}@example.com`],
    ] as const) {
      const started = performance.now();
      // From an address and at a time of its own, so that no throttle answers instead.
      server.clock.nowMs += 3_600_001;
      const {status, body} = await server.openDevice().call(logIn, {email, password: 'Wrong1!xx'});
      times[who].push(performance.now() - started);
      bodies.add(`${status} ${JSON.stringify(body)}`);
    }
  }
  expect(bodies.size).toBe(1);
  expect(ratio()).toBeGreaterThan(0.6);
  expect(ratio()).toBeLessThan(1.7);
});

test('[ACC4] what has worn off leaves the database', async () => {
  const count = async () => {
    const {rows} = await server.database.execute<{count: string}>(sql`select count(*) from guesses`);
    return Number(rows[0]?.count);
  };
  server.clock.nowMs += 25 * 3_600_000;
  for (let round = 0; round < 8; round += 1) await takePasswordGuess(server, 'sweeper@example.com', '10.9.9.9');
  expect(await count()).toBe(2);
});
