import {afterAll, beforeAll, expect, test} from 'vitest';
import {z} from 'zod';
import {logOut, readMe, register} from '#contract/account/session.ts';
import {addCompany} from '#contract/companies/add-company.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {fail, failureCodes, succeed} from '#contract/kernel/failure.ts';
import {antiForgeryHeader, protocolHeader, wireVersion} from '#contract/wire-version.ts';
import {implement, mountAll, type ApiServer} from '#server/http/implement.ts';
import {statusOf} from '#server/http/send-failure.ts';
import {identifyBySession} from '#server/modules/account/routes.ts';
import {buildServer, type Device, type TestServer} from '#tests/kits/build-server.ts';
import {unheardEvents} from '#tests/fakes/unheard-events.ts';

const shaped = defineEndpoint({
  name: 'shaped',
  summary: 'Answers more than it names',
  method: 'GET',
  path: '/api/v1/shaped/:id',
  access: 'anyone',
  input: z.object({id: z.string(), q: z.string().optional()}),
  output: z.object({id: z.string(), inner: z.object({kept: z.string()})}),
  failures: {'not-found': ['shaped.missing']},
});
const broken = defineEndpoint({...shaped, name: 'broken', path: '/api/v1/broken', input: z.object({})});
const changed = defineEndpoint({...shaped, name: 'changed', path: '/api/v1/changed/:id', since: wireVersion});
const adminOnly = defineEndpoint({...broken, name: 'adminOnly', path: '/api/v1/admin-only', access: 'admin'});

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
  const {app, database, clock} = server;
  const now = () => clock.nowMs;
  const identify = identifyBySession(database, now, {demandsFactor: false});
  const api: ApiServer = {
    app,
    identify,
    publicOrigin: undefined,
    now,
    writeAudit: async () => 1,
    events: unheardEvents,
    endpoints: [],
  };
  const secret = {id: 'x', inner: {kept: 'yes', passwordHash: 'secret'}, passwordHash: 'secret'};
  mountAll(api, secret, [
    implement(shaped, async (parts: typeof secret, {id, q}) =>
      q === 'missing' ? fail('not-found', 'shaped.missing', {retryAfterMs: 1_500}) : succeed({...parts, id}),
    ),
    implement(broken, async () => {
      throw new Error('the password of ana@example.com is hunter2');
    }),
    implement(changed, async (parts: typeof secret, {id}) => succeed({...parts, id})),
    implement(adminOnly, async (parts: typeof secret) => succeed(parts)),
  ]);
});
afterAll(() => server.close());

const company = () => ({id: server.newId(), name: 'Ceibo', type: 'LLC', state: null}) as const;

async function post(device: Device, headers: Record<string, string>) {
  const answer = await device.request({method: 'POST', url: addCompany.path, headers, payload: company()});
  return {status: answer.status, body: answer.body};
}

const refusal = (code: string, reason: string) => ({error: {code, reason, message: expect.any(String)}});

test('an answer holds only what the output names', async () => {
  const answer = await server.openDevice().request({method: 'GET', url: '/api/v1/shaped/7'});
  expect(answer.body).toEqual({id: '7', inner: {kept: 'yes'}});
});

test('[TRA7] a page that is too old for an endpoint, or for the server, is told to update; another is answered', async () => {
  const ask = async (url: string, version?: number) => {
    const headers = version === undefined ? {} : {[protocolHeader]: String(version)};
    const {status, body} = await server.openDevice().request({method: 'GET', url, headers});
    return status === 200 ? status : [status, body];
  };
  const outdated = [426, refusal('outdated', 'sync.old-wire-version')];
  expect(await ask('/api/v1/changed/7', wireVersion)).toBe(200);
  expect(await ask('/api/v1/changed/7')).toBe(200);
  expect(await ask('/api/v1/changed/7', wireVersion - 1)).toEqual(outdated);
  expect(await ask('/api/v1/shaped/7', wireVersion - 1)).toBe(200);
  expect(await ask('/api/v1/shaped/7', wireVersion - 4)).toEqual(outdated);
});

test('a refusal has the status of its code, and says how long to wait in whole seconds', async () => {
  const answer = await server.openDevice().request({method: 'GET', url: '/api/v1/shaped/7?q=missing'});
  expect([answer.status, answer.body, answer.headers['retry-after']]).toEqual([
    404,
    refusal('not-found', 'shaped.missing'),
    '2',
  ]);
  expect(Object.keys(statusOf)).toEqual([...failureCodes]);
});

test('a bug is masked, and found in the log by its support id without what a person typed', async () => {
  const {status, body} = await server.openDevice().request({method: 'GET', url: broken.path});
  expect([status, body]).toEqual([
    500,
    {
      error: {
        code: 'unexpected',
        reason: 'server.unexpected',
        message: "We're sorry, an error occurred. Please try again later.",
        details: {supportId: expect.any(String)},
      },
    },
  ]);
  const {supportId} = z.object({error: z.object({details: z.object({supportId: z.string()})})}).parse(body)
    .error.details;
  expect(server.logLines.some((line) => line.includes(supportId) && line.includes('a request failed'))).toBe(true);
});

test('what only an admin may do is refused to a stranger and to a person', async () => {
  expect(await server.openDevice().request({method: 'GET', url: adminOnly.path})).toMatchObject({
    status: 401,
    body: refusal('unauthorized', 'account.sign-in-required'),
  });
  const ana = await server.registerPerson();
  expect(await ana.request({method: 'GET', url: adminOnly.path})).toMatchObject({
    status: 403,
    body: refusal('forbidden', 'account.admin-only'),
  });
});

test('[ACC8] a change without the anti-forgery token of its session is refused', async () => {
  const ana = await server.registerPerson();
  const other = await server.registerPerson();
  const refused = {status: 403, body: refusal('forbidden', 'request.no-auth-token')};
  expect(await post(ana, {})).toEqual(refused);
  expect(await post(ana, {[antiForgeryHeader]: ''})).toEqual(refused);
  expect(await post(ana, {[antiForgeryHeader]: other.me.authToken})).toEqual(refused);
  expect(await post(ana, {[antiForgeryHeader]: ana.me.authToken.toLowerCase()})).toEqual(refused);
  expect((await post(ana, {[antiForgeryHeader]: ana.me.authToken})).status).toBe(200);
  const told = (await ana.call(readMe, {})).body.authToken;
  expect((await post(ana, {[antiForgeryHeader]: told})).status).toBe(200);
});

test.each([
  ['another site', {'sec-fetch-site': 'cross-site'}],
  ['another subdomain', {'sec-fetch-site': 'same-site', origin: 'http://localhost'}],
  ['another origin, in an old browser', {origin: 'https://evil.example'}],
  ['our name under another port', {origin: 'http://localhost:8080'}],
  ['a sandboxed frame', {origin: 'null'}],
])('[ACC9] a change that comes from %s is refused, even with the token', async (_where, headers) => {
  const ana = await server.registerPerson();
  const forged = {[antiForgeryHeader]: ana.me.authToken, host: 'localhost', ...headers};
  expect(await post(ana, forged)).toEqual({status: 403, body: refusal('forbidden', 'request.foreign-origin')});
  const person = {email: 'x@example.com', password: 'Breakwater1!', firstName: 'Ana', lastName: 'Paz', language: 'es'};
  const signUp = {method: 'POST', url: register.path, headers, payload: person} as const;
  expect((await server.openDevice().request(signUp)).status).toBe(403);
  expect((await ana.request({method: 'POST', url: logOut.path, headers, payload: {}})).status).toBe(403);
  expect((await ana.call(readMe, {}, headers)).status).toBe(200);
});

test.each([
  ['our own page', {'sec-fetch-site': 'same-origin', origin: 'http://localhost'}],
  ['our own page, in an old browser', {origin: 'http://localhost'}],
  ['no browser', {}],
])('[ACC9] a change that comes from %s is taken', async (_where, headers) => {
  const ana = await server.registerPerson();
  const given = {[antiForgeryHeader]: ana.me.authToken, host: 'localhost', ...headers};
  expect((await post(ana, given)).status).toBe(200);
});

test('[ACC9] behind a proxy the origin that counts is the public one', async () => {
  const behind = await buildServer({PUBLIC_URL: 'https://app.example.com/'});
  const ana = await behind.registerPerson();
  const send = (origin: string) => post(ana, {[antiForgeryHeader]: ana.me.authToken, origin, host: 'inner:3000'});
  expect((await send('https://app.example.com')).status).toBe(200);
  expect((await send('http://app.example.com')).status).toBe(403);
  expect((await send('http://inner:3000')).status).toBe(403);
  await behind.close();
});

test.each([
  ['not JSON', {'content-type': 'text/plain'}, 'name=x', 400, 'request.not-json'],
  ['a form', {'content-type': 'application/x-www-form-urlencoded'}, 'name=x', 400, 'request.not-json'],
  ['broken JSON', {'content-type': 'application/json'}, '{"id":', 400, 'request.malformed'],
  ['an attack on prototypes', {'content-type': 'application/json'}, '{"__proto__":{"a":1}}', 400, 'request.malformed'],
  ['a list', {'content-type': 'application/json'}, '[]', 400, 'request.invalid-field'],
  ['over 64 KiB', {'content-type': 'application/json'}, `"${'x'.repeat(65_536)}"`, 413, 'request.too-large'],
])('a body that is %s is refused', async (_what, headers, payload, status, reason) => {
  const ana = await server.registerPerson();
  const all = {...headers, [antiForgeryHeader]: ana.me.authToken};
  const answer = await ana.request({method: 'POST', url: addCompany.path, headers: all, payload});
  expect(answer).toMatchObject({status, body: {error: {reason}}});
});
