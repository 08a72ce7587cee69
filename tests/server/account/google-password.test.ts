import {sql} from 'drizzle-orm';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {finishGoogleSignIn, startGoogleSignIn} from '#contract/account/google.ts';
import {confirmTemporaryPassword} from '#contract/account/reset-password.ts';
import {logIn, newPasswordRequiredSchema, register} from '#contract/account/session.ts';
import {readSecurity} from '#contract/account/sessions.ts';
import {startOidcIssuer, type Claims, type OidcIssuer} from '#tests/fakes/oidc-issuer.ts';
import {buildServer, logInOn, startMs, testPassword, type Device, type TestServer} from '#tests/kits/build-server.ts';
import {mailsOf} from './reset-steps.ts';

let server: TestServer;
let issuer: OidcIssuer;
beforeAll(async () => {
  issuer = await startOidcIssuer(() => server?.clock.nowMs ?? startMs);
  const {url: GOOGLE_ISSUER, clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET} = issuer;
  server = await buildServer({GOOGLE_ISSUER, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET});
});
afterAll(async () => {
  await server.close();
  await issuer.close();
});

let subjects = 0;
/** Somebody whose address Google has verified once and does not give out. */
function somebody(email: string, more: Claims = {}): Claims {
  subjects += 1;
  return {sub: `elsewhere-${subjects}`, email, email_verified: true, given_name: 'Eva', ...more};
}

/** Goes to Google and comes back. */
async function goThere(device: Device, who: Claims) {
  const wanted = {language: 'es', next: null, attribution: null} as const;
  const {url} = startGoogleSignIn.output.parse((await device.call(startGoogleSignIn, wanted)).body);
  return device.call(finishGoogleSignIn, issuer.agree(url, who));
}

/** Signs in by the password. @returns whether a Google account is linked then. */
async function isLinkedBy(device: Device, email: string): Promise<unknown> {
  const {body} = await logInOn(device, email);
  device.me = body;
  return (await device.call(readSecurity, {})).body;
}

const refused = {status: 401, body: {error: {code: 'unauthorized', reason: 'account.google-password'}}};
const linked = {hasPassword: true, hasGoogle: true};
const notLinked = {hasPassword: true, hasGoogle: false};

test.each<[string, string, Claims]>([
  ['without an organisation', 'a@example.com', {}],
  ['of another organisation', 'b@example.com', {hd: 'example.org'}],
  ['of an organisation above', 'c@mail.example.com', {hd: 'example.com'}],
  ['like those of Gmail', 'd@gmail.com.example.com', {hd: 'gmail.com'}],
  ['that names no text as its organisation', 'e@example.com', {hd: 7 as unknown as string}],
])(
  '[ACC39] an address %s links nothing until the password was given, and then tells so',
  async (_what, email, claims) => {
    const owner = await server.registerPerson({email});
    const device = server.openDevice();
    const who = somebody(email, claims);
    expect(await goThere(device, who)).toMatchObject(refused);
    expect(device.cookies.has('accessToken')).toBe(false);
    expect((await owner.call(readSecurity, {})).body).toMatchObject(notLinked);
    expect((await mailsOf(server, 'security-event', email)).map(({event}) => event)).not.toContain('google-linked');

    expect(await isLinkedBy(device, email)).toMatchObject(linked);
    expect((await mailsOf(server, 'security-event', email)).map(({event}) => event)).toContain('google-linked');
    // From now on it signs in by itself, and whoever was signed in stays so.
    const again = await goThere(server.openDevice(), who);
    expect(again.body).toMatchObject({me: {id: owner.me.id}});
    expect((await owner.call(readSecurity, {})).status).toBe(200);
  },
);

test.each<[string, Claims]>([
  ['f@gmail.com', {}],
  ['g@googlemail.com', {}],
  ['h@example.com', {hd: 'Example.com'}],
])('[ACC25] [ACC39] an address that Google gives out, %s, links at once', async (email, claims) => {
  await server.registerPerson({email});
  expect((await goThere(server.openDevice(), somebody(email, claims))).status).toBe(200);
});

test('[ACC39] whoever has no account gets one, whoever gives out their address', async () => {
  const answer = await goThere(server.openDevice(), somebody('new@example.com'));
  expect(answer.body).toMatchObject({me: {email: 'new@example.com'}});
});

test('[ACC39] it is linked in the browser that left alone, at its next sign-in, within 10 minutes and once', async () => {
  const {me} = await server.registerPerson();
  const {me: other} = await server.registerPerson();
  const device = server.openDevice();
  await goThere(device, somebody(me.email));
  expect(await isLinkedBy(server.openDevice(), me.email)).toMatchObject(notLinked);
  const kept = device.cookies.get('googleLink') ?? '';
  expect(kept).toMatch(/^[\w-]{43}$/);
  // Another account's password is none of this one's, and uses it up.
  expect(await isLinkedBy(device, other.email)).toMatchObject(notLinked);
  device.cookies.set('googleLink', kept);
  expect(await isLinkedBy(device, me.email)).toMatchObject(notLinked);

  await goThere(device, somebody(me.email));
  server.clock.nowMs += 600_000;
  expect(await isLinkedBy(device, me.email)).toMatchObject(notLinked);
  server.clock.nowMs = startMs;
});

test('[ACC39] a wrong password links nothing and a new account is none of it', async () => {
  const {me} = await server.registerPerson();
  const device = server.openDevice();
  const who = somebody(me.email);
  await goThere(device, who);
  const newcomer = {firstName: 'Eva', lastName: 'Luz', language: 'es', password: testPassword} as const;
  await device.call(register, {...newcomer, email: 'newcomer@example.com'});
  const {rows} = await server.database.execute(sql`select from users where google_subject = ${who.sub ?? ''}`);
  expect(rows).toEqual([]);
  expect(await isLinkedBy(device, me.email)).toMatchObject(linked);
});

test('[ACC39] what was linked meanwhile stays as it is', async () => {
  const {me} = await server.registerPerson();
  const [one, two] = [server.openDevice(), server.openDevice()];
  const [first, second] = [somebody(me.email), somebody(me.email)];
  await goThere(one, first);
  await goThere(two, second);
  await isLinkedBy(one, me.email);
  await isLinkedBy(two, me.email);
  expect((await goThere(server.openDevice(), first)).status).toBe(200);
  expect(await goThere(server.openDevice(), second)).toMatchObject({body: {error: {reason: 'account.google-other'}}});
  // And a Google account that has become somebody's own is not taken from them.
  const third = somebody('third@example.com');
  const {me: late} = await server.registerPerson({email: 'third@example.com'});
  const device = server.openDevice();
  await goThere(device, third);
  await goThere(server.openDevice(), {...third, email: 'elsewhere@example.com'});
  expect(await isLinkedBy(device, late.email)).toMatchObject(notLinked);
});

test('[ACC39] [ACC17] a password of one’s own in the place of a temporary one links, too', async () => {
  const {me} = await server.registerPerson();
  const soon = new Date(startMs + 3_600_000).toISOString();
  await server.database.execute(sql`update users set password_ends_at = ${soon} where id = ${me.id}`);
  const device = server.openDevice();
  await goThere(device, somebody(me.email));
  const shown = await device.call(logIn, {email: me.email, password: testPassword});
  const {cognitoSession} = newPasswordRequiredSchema.parse(shown.body);
  const set = {email: me.email, newPassword: 'Breakwater2?', cognitoSession};
  device.me = (await device.call(confirmTemporaryPassword, set)).body;
  expect((await device.call(readSecurity, {})).body).toMatchObject(linked);
});
