import {sql} from 'drizzle-orm';
import {afterAll, beforeAll, expect, test} from 'vitest';
import type {z} from 'zod';
import {nameSchema} from '#contract/account/fields.ts';
import {changeProfile} from '#contract/account/profile.ts';
import {finishGoogleSignIn, readSignInWays, startGoogleSignIn} from '#contract/account/google.ts';
import {logIn, readMe} from '#contract/account/session.ts';
import {readSecurity} from '#contract/account/sessions.ts';
import {startOidcIssuer, type Claims, type OidcIssuer, type Spoiling} from '#tests/fakes/oidc-issuer.ts';
import {
  buildServer,
  startMs,
  testPassword,
  type Answer,
  type Device,
  type TestServer,
} from '#tests/kits/build-server.ts';
import {mailsOf} from './reset-steps.ts';

let server: TestServer;
let issuer: OidcIssuer;
beforeAll(async () => {
  issuer = await startOidcIssuer(() => server?.clock.nowMs ?? startMs);
  const {url: GOOGLE_ISSUER, clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET} = issuer;
  const PUBLIC_URL = 'https://app.example.com';
  server = await buildServer({GOOGLE_ISSUER, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, PUBLIC_URL});
});
afterAll(async () => {
  await server.close();
  await issuer.close();
});

let people = 0;
/** Somebody at Google whom nobody has seen. */
function somebody(overrides: Claims = {}): Claims & {email: string} {
  people += 1;
  const email = `google${people}@example.com`;
  const names = {given_name: 'Eva', family_name: 'Luz'};
  const usual = {sub: `subject-${people}`, email, email_verified: true, hd: 'example.com', ...names};
  return {...usual, ...overrides, email: overrides.email ?? email};
}

const wanted = {language: 'pt', next: '/pt/activity', attribution: null} as const;
const begin = async (device: Device): Promise<string> =>
  startGoogleSignIn.output.parse((await device.call(startGoogleSignIn, wanted)).body).url;

/** Goes to Google and comes back. */
async function goThere(device: Device, who: Claims, spoiling?: Spoiling): Promise<Answer<Finished>> {
  // Nobody here has a second factor.
  return (await device.call(finishGoogleSignIn, issuer.agree(await begin(device), who, spoiling))) as Answer<Finished>;
}

type Finished = Extract<z.output<typeof finishGoogleSignIn.output>, {me: unknown}>;

const failed = {status: 401, body: {error: {code: 'unauthorized', reason: 'account.google-failed'}}};

test('[ACC24] the browser is sent away with PKCE, nonce, state and our own address to come back to', async () => {
  const device = server.openDevice();
  expect((await device.call(readSignInWays, {})).body).toEqual({google: true, isSandbox: false});
  const address = new URL(await begin(device));
  expect(address.origin + address.pathname).toBe(`${issuer.url}/auth`);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    response_type: 'code',
    client_id: 'faro-client',
    redirect_uri: 'https://app.example.com/pt/login/google',
    scope: 'openid email profile',
    state: device.cookies.get('__Host-googleState'),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
    hl: 'pt',
    prompt: 'select_account',
  });
});

test('[ACC25] whoever is new gets an account, is welcomed, and is known the next time, whatever their e-mail is then', async () => {
  const device = server.openDevice();
  const who = somebody();
  const first = await goThere(device, who);
  expect(first.body).toMatchObject({next: '/pt/activity', me: {email: who.email, firstName: 'Eva', language: 'pt'}});
  device.me = first.body.me;
  expect((await device.call(readMe, {})).body).toEqual(first.body.me);
  expect((await device.call(readSecurity, {})).body).toMatchObject({hasPassword: false, hasGoogle: true});
  expect(await mailsOf(server, 'welcome', who.email)).toHaveLength(1);
  expect((await device.call(logIn, {email: who.email, password: testPassword})).status).toBe(401);
  const again = await goThere(server.openDevice(), {...who, email: 'renamed@example.com'});
  expect(again.body.me.id).toBe(first.body.me.id);
});

test.each<[string, Claims, string, string]>([
  ['both', {given_name: ' Eva  María ', family_name: "O'Neill-Núñez"}, 'Eva María', "O'Neill-Núñez"],
  ['only the whole', {given_name: undefined, family_name: undefined, name: 'Eva de la Luz'}, 'Eva', 'de la Luz'],
  ['one word', {given_name: undefined, family_name: undefined, name: 'Suharto'}, 'Suharto', ''],
  ['one letter of each', {given_name: '伟', family_name: '王', name: '王伟'}, '伟', '王'],
  ['300 letters', {given_name: 'é'.repeat(300), family_name: 'L'.repeat(300)}, 'é'.repeat(80), 'L'.repeat(80)],
  ['letters of two units', {given_name: `a${'𐐀'.repeat(60)}`}, `a${'𐐀'.repeat(39)}`, 'Luz'],
  ['digits and signs', {given_name: '4nna 99', family_name: '<b>Luz</b> & Co.'}, 'nna', 'b Luz b Co.'],
  ['unseen characters', {given_name: 'E\u0000v\u200ba', family_name: '\u202eLuz\nReal'}, 'Eva', 'Luz Real'],
  ['half characters', {given_name: 'Ev\ud800a', family_name: '\udc00'}, 'Eva', ''],
  ['parts of letters', {given_name: 'Zoe\u0308', family_name: '\u0301Luz'}, 'Zoë', 'Luz'],
  ['nothing', {given_name: '', family_name: '  ', email: 'ana.perez7@example.com'}, 'ana.perez', ''],
  ['no name anywhere', {given_name: '-', family_name: "'", email: '99@example.com'}, '', ''],
  ['no texts', {given_name: null, family_name: 7, name: ['Eva'], email: 'eva@example.com'}, 'eva', ''],
])('[ACC3] of a person of whom Google says %s what is a name is kept', async (_what, said, firstName, lastName) => {
  const device = server.openDevice();
  const {me} = (await goThere(device, somebody(said))).body;
  expect(me).toMatchObject({firstName, lastName});
  device.me = me;
  const kept = [firstName, lastName].filter((name) => name !== '');
  for (const name of kept) expect(nameSchema.parse(name)).toBe(name);
  const profile = {firstName: firstName || 'Eva', lastName: lastName || 'Luz', phone: null, language: 'es'} as const;
  expect((await device.call(changeProfile, profile)).status).toBe(200);
});

test.each<[string, Spoiling]>([
  ['a forged signature', {isForged: true}],
  ['no signature', {isUnsigned: true}],
  ['for somebody else', {claims: {aud: 'another-client'}}],
  ['for several, not made for us', {claims: {aud: ['faro-client', 'another'], azp: 'another'}}],
  ['of another issuer', {claims: {iss: 'https://evil.example'}}],
  ['expired', {claims: {exp: startMs / 1_000 - 61}}],
  ['of the future', {claims: {nbf: startMs / 1_000 + 3_600}}],
  ['with another nonce', {claims: {nonce: 'another'}}],
  ['without a nonce', {claims: {nonce: undefined}}],
  ['without an expiry', {claims: {exp: undefined}}],
  ['without a subject', {claims: {sub: undefined}}],
  ['without an e-mail', {claims: {email: undefined}}],
])('[ACC24] a token %s is refused and makes no account', async (_what, spoiling) => {
  const who = somebody();
  const device = server.openDevice();
  expect(await goThere(device, who, spoiling)).toMatchObject(failed);
  expect(await server.database.execute(sql`select from users where email = ${who.email}`)).toMatchObject({rowCount: 0});
  expect(device.cookies.has('__Host-accessToken')).toBe(false);
});

test('[ACC24] an answer counts once, in the browser that left, for ten minutes, with its own code', async () => {
  const who = somebody();
  const device = server.openDevice();
  const answer = issuer.agree(await begin(device), who);
  const elsewhere = server.openDevice();
  expect(await elsewhere.call(finishGoogleSignIn, answer)).toMatchObject(failed);
  await begin(elsewhere);
  expect(await elsewhere.call(finishGoogleSignIn, answer)).toMatchObject(failed);
  const state = device.cookies.get('__Host-googleState') ?? '';
  expect((await device.call(finishGoogleSignIn, answer)).status).toBe(200);
  device.cookies.set('__Host-googleState', state);
  expect(await device.call(finishGoogleSignIn, answer)).toMatchObject(failed);
  const other = issuer.agree(await begin(device), who);
  expect(await device.call(finishGoogleSignIn, {...other, code: 'made-up'})).toMatchObject(failed);
  const late = issuer.agree(await begin(device), who);
  server.clock.nowMs += 600_000;
  expect(await device.call(finishGoogleSignIn, late)).toMatchObject(failed);
  server.clock.nowMs = startMs;
});

test('[ACC24] a code of another sign-in is worth nothing: its PKCE is another', async () => {
  const victim = issuer.agree(await begin(server.openDevice()), somebody());
  const attacker = server.openDevice();
  const own = issuer.agree(await begin(attacker), somebody());
  expect(await attacker.call(finishGoogleSignIn, {...own, code: victim.code})).toMatchObject(failed);
});

test('[ACC25] an e-mail that Google has not verified links and makes nothing', async () => {
  const ana = await server.registerPerson();
  const answer = await goThere(server.openDevice(), somebody({email: ana.me.email, email_verified: false}));
  expect(answer).toMatchObject({status: 401, body: {error: {reason: 'account.google-unverified'}}});
  expect((await ana.call(readSecurity, {})).body).toMatchObject({hasGoogle: false});
});

test('[ACC25] linking ends the password and the sessions of whoever registered an e-mail without showing it is theirs', async () => {
  const squatter = await server.registerPerson();
  const {email} = squatter.me;
  const linked = await goThere(server.openDevice(), somebody({email}));
  expect(linked.body).toMatchObject({me: {id: squatter.me.id}});
  expect((await squatter.call(readMe, {})).status).toBe(401);
  expect((await server.openDevice().call(logIn, {email, password: testPassword})).status).toBe(401);
  expect((await mailsOf(server, 'security-event', email)).map(({event}) => event)).toContain('google-linked');
});

test('[ACC25] linking keeps the password and the sessions of who has shown that the e-mail is theirs', async () => {
  const ana = await server.registerPerson();
  await server.database.execute(sql`update users set email_verified = true where id = ${ana.me.id}`);
  expect((await goThere(server.openDevice(), somebody({email: ana.me.email}))).status).toBe(200);
  expect((await ana.call(readSecurity, {})).body).toMatchObject({hasPassword: true, hasGoogle: true});
  const other = await goThere(server.openDevice(), somebody({email: ana.me.email}));
  expect(other).toMatchObject({status: 401, body: {error: {reason: 'account.google-other'}}});
});

test('[ACC11] a blocked person comes in by Google as by a password: to learn why', async () => {
  const ana = await server.registerPerson();
  await server.database.execute(sql`update users set status = 'blocked' where id = ${ana.me.id}`);
  const device = server.openDevice();
  const back = await goThere(device, somebody({email: ana.me.email}));
  expect(back.body.me).toMatchObject({id: ana.me.id, status: 'blocked'});
  expect((await device.call(readSecurity, {})).status).toBe(403);
});

test('[ACC24] a Google that is down is said to be, and the same state is not asked twice', async () => {
  const device = server.openDevice();
  const answer = issuer.agree(await begin(device), somebody());
  issuer.breakDown(true);
  const down = await device.call(finishGoogleSignIn, answer);
  issuer.breakDown(false);
  expect(down).toMatchObject({status: 503, body: {error: {reason: 'account.google-down'}}});
});

test.each(['https://evil.example/es', '//evil.example', '/\\evil.example', '/api/v1/logout'])(
  '[ACC23] coming back from Google never leads to %s',
  async (next) => {
    const device = server.openDevice();
    const started = await device.call(startGoogleSignIn, {...wanted, next});
    const {url} = startGoogleSignIn.output.parse(started.body);
    const back = await device.call(finishGoogleSignIn, issuer.agree(url, somebody()));
    expect(back.body).toMatchObject({next: null});
  },
);

test('[ACC9] a foreign page neither begins nor finishes a sign-in', async () => {
  const headers = {'sec-fetch-site': 'cross-site'};
  const device = server.openDevice();
  expect((await device.call(startGoogleSignIn, wanted, headers)).status).toBe(403);
  expect((await device.call(finishGoogleSignIn, {code: 'x', state: 'y'}, headers)).status).toBe(403);
});

test('[ACC24] where Google is not configured it is not offered', async () => {
  const plain = await buildServer({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://app.example.com',
    MAIL_SMTP_URL: 'smtp://localhost:25',
    MAIL_FROM: 'hola@example.com',
    CONTACT_EMAIL: 'hola@example.com',
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
    CATALOGUE_CONFIRMED: '2026-01-01',
  });
  const device = plain.openDevice();
  expect((await device.call(readSignInWays, {})).body).toEqual({google: false, isSandbox: false});
  for (const answer of [
    await device.call(startGoogleSignIn, wanted),
    await device.call(finishGoogleSignIn, {code: 'x', state: 'y'}),
  ])
    expect(answer).toMatchObject({status: 404, body: {error: {reason: 'account.google-off'}}});
  await plain.close();
});
