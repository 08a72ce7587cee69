import {eq} from 'drizzle-orm';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {logIn, readMe, register} from '#contract/account/session.ts';
import {
  buildServer,
  logInOn,
  quickPasswords,
  startMs,
  testPassword,
  type TestServer,
} from '#tests/kits/build-server.ts';
import {users} from '#server/modules/account/table.ts';
import {takePasswordGuess} from './guess-steps.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer({RATE_LIMITS: 'on'});
});
afterAll(() => server.close());

const someone = {password: testPassword, firstName: 'Ana', lastName: 'Núñez', language: 'es'} as const;

/** Signs in from an address of one's own, so that the limits per address of other tests do not matter. */
const from = (address: string) => async (email: string, password: string) => {
  const url = logIn.path;
  const answer = await server.app.inject({method: 'POST', url, remoteAddress: address, payload: {email, password}});
  return {status: answer.statusCode, retryAfter: answer.headers['retry-after'], body: answer.json()};
};

test('[ACC2] registering signs in, and answers who one is without the password', async () => {
  const ana = await server.registerPerson({email: ' Ana@Example.com '});
  expect(ana.me).toEqual({
    id: expect.any(String),
    email: 'ana@example.com',
    firstName: 'Ana',
    lastName: 'Núñez',
    status: 'active',
    language: 'es',
    isAdmin: false,
    owesSecondFactor: false,
    blockedReason: null,
    acting: null,
    createdAt: new Date(startMs).toISOString(),
    phone: null,
    companies: [],
    intercomUserHash: null,
    authToken: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect((await ana.call(readMe, {})).body).toEqual(ana.me);
});

test('[ACC2] an e-mail has one account, however it is written', async () => {
  await server.registerPerson({email: 'taken@example.com'});
  const again = await server.openDevice().call(register, {...someone, email: 'TAKEN@example.com'});
  expect([again.status, again.body]).toEqual([
    409,
    {
      error: {
        code: 'conflict',
        reason: 'account.email-taken',
        message: 'This does not fit what is already here.',
      },
    },
  ]);
});

test.each([
  ['[ACC1] a weak password', {password: 'breakwater1!'}, 'password', 'account.password-weak'],
  ['[ACC1] a password without a symbol', {password: 'Breakwater11'}, 'password', 'account.password-weak'],
  ['[ACC38] a password that many use', {password: 'Password1!'}, 'password', 'account.password-common'],
  ['[ACC38] a password of one’s own name', {password: 'Nunez-2026!'}, 'password', 'account.password-own'],
  [
    '[ACC38] a password of one’s e-mail',
    {email: 'x@quebracho.com', password: 'Quebracho1!'},
    'password',
    'account.password-own',
  ],
  ['[ACC1] a password of 201 characters', {password: `Aa1!${'x'.repeat(197)}`}, 'password', 'request.invalid-field'],
  ['[ACC3] a name with digits', {firstName: 'Ana2'}, 'firstName', 'account.name-invalid'],
  ['[ACC3] a name without a letter', {lastName: '´'}, 'lastName', 'account.name-invalid'],
  ['[ACC2] a malformed e-mail', {email: 'ana@'}, 'email', 'account.email-invalid'],
])('%s is refused and names the field', async (_what, wrong, field, reason) => {
  const answer = await server.openDevice().call(register, {...someone, email: 'new@example.com', ...wrong});
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({error: {code: 'validation', reason, details: {field}}});
});

test.each([
  ['n@example.com', 'Łucja', 'O’Жук-東'],
  ['y@example.com', 'Y', '李'],
])('[ACC3] letters of any script are names, also one alone: %s is %s %s', async (email, firstName, lastName) => {
  const {me} = await server.registerPerson({email, firstName, lastName});
  expect([me.firstName, me.lastName]).toEqual([firstName, lastName]);
});

test('[ACC38] whoever has a password that would be refused now goes on signing in with it', async () => {
  const {me} = await server.registerPerson();
  const passwordHash = await quickPasswords().hash('Password1!');
  if (typeof passwordHash !== 'string') throw new Error('the queue of hashes is full');
  await server.database.update(users).set({passwordHash}).where(eq(users.id, me.id));
  expect((await from('10.0.0.38')(me.email, 'Password1!')).status).toBe(200);
});

test('[SEC5] a password is compared as it was typed, to its last sign', async () => {
  const password = ` Ñandú-Breakwater1! ${'rompeolas '.repeat(17)}fin `;
  expect([...password].length).toBeGreaterThan(190);
  const {me} = await server.registerPerson({password});
  const signIn = from('10.0.0.39');
  const others = [
    password.trim(),
    password.toLowerCase(),
    password.slice(0, -2),
    password.slice(0, 72),
    `${password} `,
  ];
  for (const other of others) expect([other, (await signIn(me.email, other)).status]).toEqual([other, 401]);
  expect((await signIn(me.email, password)).status).toBe(200);
});

test('[ACC10] an unknown e-mail and a wrong password get the same answer', async () => {
  const ana = await server.registerPerson();
  const signIn = from('10.0.0.1');
  const wrong = await signIn(ana.me.email, 'Wrong1!xx');
  expect(wrong).toEqual({
    status: 401,
    retryAfter: undefined,
    body: {error: {code: 'unauthorized', reason: 'account.wrong-credentials', message: 'Sign in first.'}},
  });
  expect(await signIn('nobody@example.com', 'Wrong1!xx')).toEqual(wrong);
});

test('[ACC10] signing in answers the person with a token of the new session', async () => {
  const ana = await server.registerPerson();
  const phone = server.openDevice();
  const answer = await logInOn(phone, ana.me.email.toUpperCase());
  expect(answer.body).toEqual({...ana.me, authToken: expect.any(String)});
  expect(answer.body.authToken).not.toBe(ana.me.authToken);
});

test.each([
  ['known', async () => (await server.registerPerson()).me.email, '10.0.1.1'],
  ['unknown', async () => 'no-one@example.com', '10.0.1.2'],
])('[ACC4] the eleventh guess in a row at a %s e-mail waits until one has worn off', async (_who, find, ip) => {
  const signIn = from(ip);
  const email = await find();
  for (let attempt = 0; attempt < 10; attempt += 1) expect((await signIn(email, 'Wrong1!xx')).status).toBe(401);
  expect(await signIn(email, 'Wrong1!xx')).toMatchObject({
    status: 429,
    retryAfter: '8640',
    body: {error: {code: 'rate-limited', reason: 'account.too-many-attempts'}},
  });
  server.clock.nowMs += 8_639_999;
  expect((await signIn(email, 'Wrong1!xx')).status).toBe(429);
  server.clock.nowMs += 1;
  expect((await signIn(email, 'Wrong1!xx')).status).toBe(401);
});

test('[ACC4] a clock that goes back a day makes nobody wait for a day', async () => {
  const attempt = () => takePasswordGuess(server, 'turned-back@example.com', '10.0.7.1');
  for (let guesses = 0; guesses < 10; guesses += 1) expect(await attempt()).toBe(0);
  server.clock.nowMs -= 86_400_000;
  expect(await attempt()).toBe(8_640_000);
  server.clock.nowMs += 8_640_000;
  expect(await attempt()).toBe(0);
});

test('[ACC4] somebody guessing elsewhere does not keep the owner out, and signing in well counts as no guess', async () => {
  const {me} = await server.registerPerson();
  for (let attempt = 0; attempt < 11; attempt += 1) await from('10.0.2.1')(me.email, 'Wrong1!xx');
  const atHome = from('10.0.2.2');
  for (let day = 0; day < 3; day += 1) {
    for (let attempt = 0; attempt < 3; attempt += 1) expect((await atHome(me.email, 'Wrong1!xx')).status).toBe(401);
    expect((await atHome(me.email, testPassword)).status).toBe(200);
  }
  expect((await atHome(me.email, 'Wrong1!xx')).status).toBe(401);
  expect((await atHome(me.email, testPassword)).status).toBe(429);
});

test('calls over the number an endpoint names are refused with the time to wait', async () => {
  const statuses = [];
  for (let attempt = 0; attempt < (logIn.perMinute ?? 0) + 1; attempt += 1) {
    statuses.push(await from('10.0.3.1')(`person${attempt}@nowhere.example`, 'x'));
  }
  expect(statuses.slice(0, -1).every(({status}) => status === 401)).toBe(true);
  expect(statuses.at(-1)).toMatchObject({
    status: 429,
    retryAfter: expect.stringMatching(/^\d+$/),
    body: {error: {code: 'rate-limited', reason: 'request.too-many'}},
  });
});
