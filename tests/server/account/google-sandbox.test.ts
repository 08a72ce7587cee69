import {afterAll, beforeAll, expect, test} from 'vitest';
import {finishGoogleSignIn, readSignInWays, startGoogleSignIn} from '#contract/account/google.ts';
import {readMe} from '#contract/account/session.ts';
import {demoPeople} from '#server/demo/add-demo-data.ts';
import {buildServer, startMs, type Device, type TestServer} from '#tests/kits/build-server.ts';

const publicUrl = 'https://app.example.com';
let server: TestServer;
beforeAll(async () => {
  server = await buildServer({PUBLIC_URL: publicUrl});
});
afterAll(() => server.close());

const wanted = {language: 'pt', next: '/pt/activity', attribution: null} as const;
const form = {'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin'};
const eva = {email: ' Eva@Example.com', name: 'Eva Luz'};

async function begin(device: Device): Promise<string> {
  const {body} = await device.call(startGoogleSignIn, wanted);
  return startGoogleSignIn.output.parse(body).url.slice(publicUrl.length);
}

async function answer(address: string, act: string, person: Record<string, string> = eva, headers: object = form) {
  const url = address.replace('/sandbox/google', `/sandbox/google/${act}`);
  const payload = new URLSearchParams(person).toString();
  return server.app.inject({
    method: 'POST',
    url,
    payload,
    headers: {host: 'app.example.com', ...headers},
    remoteAddress: '192.0.2.9',
  });
}

function readReturn(location: unknown) {
  const url = new URL(String(location));
  return {url, code: url.searchParams.get('code') ?? '', state: url.searchParams.get('state') ?? ''};
}

test.each([
  ['es', 'Elige quién eres', 'es una prueba'],
  ['en', 'Choose who you are', 'this is a test'],
  ['pt', 'Escolha quem você é', 'é um teste'],
] as const)('[ACC36] the page in %s says that it is a sandbox', async (language, ...said) => {
  const {body} = await server.openDevice().call(startGoogleSignIn, {...wanted, language});
  const url = startGoogleSignIn.output.parse(body).url.slice(publicUrl.length);
  const page = await server.app.inject({method: 'GET', url});
  for (const words of [`lang="${language}"`, ...said, 'name="email"', 'name="name"'])
    expect(page.body).toContain(words);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
});

test.each([
  ['on', 'each', Object.values(demoPeople)],
  ['off', 'none', []],
] as const)(
  '[ACC36] with the demonstration %s, %s of its people can be chosen by one press',
  async (demo, _, people) => {
    const local = await buildServer({DEMO_DATA: demo});
    const {body} = await local.openDevice().call(startGoogleSignIn, wanted, {host: 'localhost:3000'});
    const {pathname, search} = new URL(startGoogleSignIn.output.parse(body).url);
    const page = await local.app.inject({method: 'GET', url: pathname + search, headers: {host: 'localhost:3000'}});
    const offered = Object.values(demoPeople).filter(({email}) => page.body.includes(`name="email" value="${email}"`));
    expect(offered).toEqual(people);
    await local.close();
  },
);

test('[ACC36] [ACC25] who confirms is signed in, once for a code', async () => {
  const device = server.openDevice();
  expect((await device.call(readSignInWays, {})).body).toEqual({google: true, isSandbox: true});
  const {statusCode, headers} = await answer(await begin(device), 'confirm');
  expect(statusCode).toBe(303);
  const {url, code, state} = readReturn(headers.location);
  expect(url.origin + url.pathname).toBe(`${publicUrl}/pt/login/google`);
  const {body} = await device.call(finishGoogleSignIn, {code, state});
  expect(body).toMatchObject({me: {email: 'eva@example.com', firstName: 'Eva', lastName: 'Luz'}, next: '/pt/activity'});
  if (!('me' in body)) throw new Error('a second factor is asked for');
  device.me = body.me;
  expect((await device.call(readMe, {})).status).toBe(200);
  expect((await device.call(finishGoogleSignIn, {code, state})).status).toBe(401);
});

test('[ACC36] who refuses comes back without a code', async () => {
  const {url, code} = readReturn((await answer(await begin(server.openDevice()), 'refuse')).headers.location);
  expect([url.searchParams.get('error'), code]).toEqual(['access_denied', '']);
});

test('[ACC36] a code is worth nothing after a minute', async () => {
  const device = server.openDevice();
  const {code, state} = readReturn((await answer(await begin(device), 'confirm')).headers.location);
  server.clock.nowMs += 60_000;
  expect(await device.call(finishGoogleSignIn, {code, state})).toMatchObject({
    status: 401,
    body: {error: {reason: 'account.google-failed'}},
  });
  server.clock.nowMs = startMs;
});

test.each(['ana@faro.com', 'ana@notexample.com', 'ana@example.com.co', 'nobody'])(
  '[ACC36] who does not sit at the machine cannot be %s, and is told so',
  async (email) => {
    const {statusCode, body} = await answer(await begin(server.openDevice()), 'confirm', {email, name: '"<b>Ana'});
    expect(statusCode).toBe(422);
    expect(body).toContain('role="alert"');
    expect(body).toContain('&lt;b&gt;');
  },
);

test('[ACC36] a foreign page answers nothing, and nobody is led to another site', async () => {
  const address = await begin(server.openDevice());
  expect((await answer(address, 'confirm', eva, {...form, 'sec-fetch-site': 'cross-site'})).statusCode).toBe(403);
  expect((await answer(address, 'other')).statusCode).toBe(404);
  const elsewhere = new URL(address, publicUrl);
  for (const back of ['https://evil.example/pt/login/google', `${publicUrl}/pt/other`, 'javascript:alert(1)']) {
    elsewhere.searchParams.set('redirect_uri', back);
    expect((await answer(elsewhere.pathname + elsewhere.search, 'confirm')).statusCode).toBe(404);
  }
});

test('[ACC36] at this machine one may be anybody', async () => {
  const local = await buildServer({});
  const device = local.openDevice();
  const {body} = await device.call(startGoogleSignIn, wanted, {host: 'localhost:3000'});
  const {pathname, search} = new URL(startGoogleSignIn.output.parse(body).url);
  const {statusCode} = await local.app.inject({
    method: 'POST',
    url: `${pathname}/confirm${search}`,
    payload: 'email=ana%40faro.com&name=Ana',
    headers: {...form, host: 'localhost:3000'},
    remoteAddress: '127.0.0.1',
  });
  expect(statusCode).toBe(303);
  await local.close();
});
