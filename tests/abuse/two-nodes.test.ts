import {once} from 'node:events';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {confirmPasswordReset, requestPasswordReset, resetByLink} from '#contract/account/reset-password.ts';
import {proveSecondFactor} from '#contract/account/second-factor.ts';
import {logIn, readMe, refreshSession, secondFactorRequiredSchema} from '#contract/account/session.ts';
import {payOrder} from '#contract/orders/pay-order.ts';
import {buildServer, testPassword, type TestServer} from '#tests/kits/build-server.ts';
import {codeOf, registerWithTotp} from '#tests/server/account/factor-steps.ts';
import {askForCode, mailCodes, mailsOf} from '#tests/server/account/reset-steps.ts';
import {place, prepareOrder, toWish} from '#tests/server/orders/order-steps.ts';
import {ask, type Told} from './ask.ts';

const password = 'Breakwater2?';

let couponsDir: string;
let first: TestServer;
let second: TestServer;
let ports: readonly [number, number];

/** Two nodes over one database, both behind a proxy that says from which network somebody comes. */
beforeAll(async () => {
  couponsDir = await mkdtemp(path.join(os.tmpdir(), 'faro-coupons-'));
  const file = path.join(couponsDir, 'coupons.json');
  const last = {code: 'LAST', kind: 'percent', percent: 10, appliesTo: 'plan', mostUses: 1};
  await writeFile(file, JSON.stringify([last]));
  const environment = {RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1', COUPONS_FILE: file};
  first = await buildServer(environment);
  second = await buildServer(environment, [], {beside: first});
  ports = [await openDoor(first), await openDoor(second)];
});
afterAll(async () => {
  await Promise.all([first, second].map(closeDoor));
  await second.close();
  await first.close();
  await rm(couponsDir, {recursive: true});
});

/** Has a node answer over the network, without what it does by itself: mails leave when a test says so. @returns its port. */
async function openDoor({app}: TestServer): Promise<number> {
  await app.ready();
  await once(app.server.listen(0, '127.0.0.1'), 'listening');
  return (app.server.address() as AddressInfo).port;
}

async function closeDoor({app}: TestServer): Promise<void> {
  const closed = once(app.server, 'close');
  app.server.close();
  app.server.closeAllConnections();
  await closed;
}

let networks = 0;
const newNetwork = () => `10.${Math.floor((networks += 1) / 250)}.7.${networks % 250}`;

type Call = {readonly path: string; readonly method: string};
type From = {readonly network?: string; readonly cookies?: ReadonlyMap<string, string>};

/** Calls one of the nodes over the network, from a network of its own unless it is said which. */
async function callAt(node: 0 | 1, {path: target, method}: Call, input: object, {network, cookies}: From = {}) {
  const cookie = [...(cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = {'x-forwarded-for': network ?? newNetwork(), ...(cookie !== '' && {cookie})};
  const body = method === 'GET' ? {} : {body: JSON.stringify(input)};
  return ask({port: ports[node], method, target, headers, ...body});
}

/** The same at both nodes at once, so often at each. */
async function atBoth(times: number, act: (node: 0 | 1, turn: number) => Promise<Told>): Promise<Told[]> {
  const turns = Array.from({length: times}, (_, turn) => turn);
  return Promise.all(turns.flatMap((turn) => [act(0, turn), act(1, turn)]));
}

const countOf = (answers: readonly Told[], status: number) => answers.filter((one) => one.status === status).length;

test('[ACC42] of guesses at one person that come to two nodes at once from as many networks no more are looked at than at one', async () => {
  const ana = await first.registerPerson();
  const guess = {email: ana.me.email, password: 'Wrong1!xx'};
  const answers = await atBoth(100, (node) => callAt(node, logIn, guess));
  expect(countOf(answers, 401) + countOf(answers, 429)).toBe(200);
  expect(countOf(answers, 401)).toBeGreaterThan(0);
  const more = await atBoth(60, (node, turn) =>
    turn % 2 === 0
      ? callAt(node, logIn, guess)
      : callAt(node, confirmPasswordReset, {email: ana.me.email, code: '000000', newPassword: password}),
  );
  const looked = [...answers, ...more].filter(({status}) => status === 401 || status === 400);
  expect(looked.length).toBeLessThanOrEqual(100);
  // Who is known is let in, at the node that saw none of their sign-ins too.
  const own = await callAt(1, logIn, {email: ana.me.email, password: testPassword}, {cookies: ana.cookies});
  expect(own.status).toBe(200);
});

test('[ACC4] from one network ten guesses at one person are looked at, not ten at each node', async () => {
  const ana = await first.registerPerson();
  const network = newNetwork();
  const guess = {email: ana.me.email, password: 'Wrong1!xx'};
  const answers = await atBoth(8, (node) => callAt(node, logIn, guess, {network}));
  expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([10, 6]);
});

test('[ACC14] a mailed code that is used at both nodes at once sets one password', async () => {
  const ana = await first.registerPerson();
  const {email} = ana.me;
  const code = await askForCode(first, ana, email);
  const answers = await atBoth(2, (node) => callAt(node, confirmPasswordReset, {email, code, newPassword: password}));
  expect([countOf(answers, 200), countOf(answers, 400)]).toEqual([1, 3]);
});

test('[ACC15] wrong tries at a code count at both nodes together', async () => {
  const ana = await first.registerPerson();
  const {email} = ana.me;
  await askForCode(first, ana, email);
  const answers = await atBoth(20, (node, turn) =>
    callAt(node, confirmPasswordReset, {email, code: String(turn).padStart(6, '0'), newPassword: password}),
  );
  expect(countOf(answers, 400)).toBeLessThanOrEqual(10);
  expect(countOf(answers, 200)).toBe(0);
});

test('[ACC45] the link of a mail that is opened at both nodes at once sets one password', async () => {
  const ana = await first.registerPerson();
  await askForCode(first, ana, ana.me.email);
  const token = (await mailsOf(first, 'reset-code', ana.me.email)).at(-1)?.token ?? '';
  const answers = await atBoth(2, (node) => callAt(node, resetByLink, {token, newPassword: password}));
  expect([countOf(answers, 200), countOf(answers, 400)]).toEqual([1, 3]);
});

test('[ACC14] whoever asks for codes at both nodes at once has one mailed', async () => {
  const ana = await first.registerPerson();
  const {email} = ana.me;
  const network = newNetwork();
  const answers = await atBoth(2, (node) => callAt(node, requestPasswordReset, {email}, {network}));
  expect([countOf(answers, 200), countOf(answers, 429)]).toEqual([1, 3]);
  await Promise.all([first, second].map(mailCodes));
  expect(await mailsOf(first, 'reset-code', email)).toHaveLength(1);
});

/** The password is shown at both nodes. @returns what each wants the second factor with. */
async function showPasswordAtBoth(email: string): Promise<string[]> {
  const answers = await atBoth(1, (node) => callAt(node, logIn, {email, password: testPassword}));
  return answers.map(({text}) => secondFactorRequiredSchema.parse(JSON.parse(text)).pending);
}

test('[FAC2] [FAC5] a code of a second factor counts at one node alone, and so does a recovery code', async () => {
  const {email, secret, recoveryCodes} = await registerWithTotp(first);
  first.clock.nowMs += 60_000;
  const pendings = await showPasswordAtBoth(email);
  const code = codeOf(secret, first.clock.nowMs);
  const prove = (proof: object) => async (node: 0 | 1) =>
    callAt(node, proveSecondFactor, {pending: pendings[node], proof});
  const answers = await atBoth(1, prove({kind: 'code', code}));
  expect([countOf(answers, 200), countOf(answers, 400)]).toEqual([1, 1]);
  pendings.splice(0, 2, ...(await showPasswordAtBoth(email)));
  const recovered = await atBoth(1, prove({kind: 'recovery', code: recoveryCodes[0]}));
  expect([countOf(recovered, 200), countOf(recovered, 400)]).toEqual([1, 1]);
});

test('[FAC3] wrong codes of a second factor count at both nodes together', async () => {
  const {email} = await registerWithTotp(first);
  const pendings = await showPasswordAtBoth(email);
  const answers = await atBoth(10, (node, turn) =>
    callAt(node, proveSecondFactor, {
      pending: pendings[node],
      proof: {kind: 'code', code: String(turn * 2 + node).padStart(6, '0')},
    }),
  );
  expect([countOf(answers, 400), countOf(answers, 429)]).toEqual([5, 15]);
});

test('[ACC6] a refresh token that was used at one node ends the session when it is used late at the other', async () => {
  const ana = await first.registerPerson();
  const stolen = new Map(ana.cookies);
  expect((await callAt(0, refreshSession, {}, {cookies: stolen})).status).toBe(200);
  first.clock.nowMs += 10_001;
  const late = await callAt(1, refreshSession, {}, {cookies: stolen});
  expect(late.failure).toBe('unauthorized account.session-ended');
  for (const node of [0, 1] as const) expect((await callAt(node, readMe, {}, {cookies: ana.cookies})).status).toBe(401);
});

test('[CPN4] of many who pay at both nodes at once with the last use of a coupon one has it', async () => {
  const orders = Array.from({length: 20}, () => prepareOrder(first));
  for (const order of orders) expect((await place(first.openDevice(), order)).status).toBe(200);
  const answers = await Promise.all(
    orders.map(async (order, turn) => {
      const seenCents = order.seenCents - order.seenCents / 10;
      return callAt(turn % 2 === 0 ? 0 : 1, payOrder, toWish({...order, seenCents}, {couponCode: 'LAST'}));
    }),
  );
  expect(countOf(answers, 200)).toBe(1);
  expect(answers.filter(({failure}) => failure.endsWith('catalogue.coupon-used-up'))).toHaveLength(19);
});

test('[WAY16] how often a network may call within a minute is each node’s own', async () => {
  const network = newNetwork();
  const perMinute = logIn.perMinute ?? 0;
  const call = async (node: 0 | 1, turn: number) =>
    callAt(node, logIn, {email: `nobody${turn}.${node}@example.com`, password: 'Wrong1!xx'}, {network});
  const answers: Told[] = [];
  for (let turn = 0; turn <= perMinute; turn += 1) answers.push(await call(0, turn));
  expect(answers.at(-1)?.failure).toBe('rate-limited request.too-many');
  expect(answers.slice(0, perMinute).map(({status}) => status)).not.toContain(429);
  expect((await call(1, 0)).status).toBe(401);
});
