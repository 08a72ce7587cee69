import {afterAll, beforeAll, expect, test} from 'vitest';
import {blockUser} from '#contract/admin/block-user.ts';
import {listUsers} from '#contract/admin/list-users.ts';
import {logInAsUser} from '#contract/admin/log-in-as-user.ts';
import * as factor from '#contract/account/second-factor.ts';
import {readMe, refreshSession} from '#contract/account/session.ts';
import {readSecurity} from '#contract/account/sessions.ts';
import {sql} from 'drizzle-orm';
import {buildServer, logInOn, type TestServer} from '#tests/kits/build-server.ts';
import {turnTotpOn} from './factor-steps.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer({ADMIN_SECOND_FACTOR: 'required'});
});
afterAll(() => server.close());

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const firstPage = {};

async function openAdmin() {
  const device = await server.registerPerson();
  await server.database.execute(sql`update users set is_admin = true where id = ${device.me.id}`);
  const me = await logInOn(device, device.me.email);
  return {device, me: me.body};
}

test('[FAC8] an admin without a second factor reaches their own account and nothing else', async () => {
  const {device, me} = await openAdmin();
  const user = await server.registerPerson();
  expect(me.owesSecondFactor).toBe(true);
  const needed = {status: 403, body: {error: {reason: 'account.second-factor-needed'}}};
  expect(await device.call(listUsers, firstPage)).toMatchObject(needed);
  expect(await device.call(blockUser, {userId: user.me.id, reason: 'by-admin'})).toMatchObject(needed);
  expect(await device.call(logInAsUser, {userId: user.me.id})).toMatchObject(needed);
  expect((await device.call(readSecurity, {})).status).toBe(200);
  await turnTotpOn(server, device);
  expect((await device.call(readMe, {})).body).toMatchObject({owesSecondFactor: false});
  expect((await device.call(listUsers, firstPage)).status).toBe(200);
  // It is all they have: they may not be without.
  expect(await device.call(factor.removeTotp, {})).toMatchObject({
    status: 409,
    body: {error: {reason: 'account.factor-last'}},
  });
});

test('[FAC8] a user is offered a second factor and may be without', async () => {
  const user = await server.registerPerson();
  expect(user.me.owesSecondFactor).toBe(false);
  await turnTotpOn(server, user);
  expect((await user.call(factor.removeTotp, {})).status).toBe(200);
});

test('[FAC7] an admin blocks and acts as somebody within five minutes of a proof', async () => {
  const {device} = await openAdmin();
  const user = await server.registerPerson();
  await turnTotpOn(server, device);
  server.clock.nowMs += 5 * minute;
  const needed = {status: 403, body: {error: {reason: 'account.proof-needed'}}};
  expect(await device.call(logInAsUser, {userId: user.me.id})).toMatchObject(needed);
  expect(await device.call(blockUser, {userId: user.me.id, reason: 'by-admin'})).toMatchObject(needed);
  expect((await device.call(listUsers, firstPage)).status).toBe(200);
});

test.each([
  ['user', 90 * day, day],
  ['admin', 12 * hour, hour / 5],
] as const)('[ACC37] the session of a %s ends, however often it is renewed', async (who, lastsMs, stepMs) => {
  const device = who === 'admin' ? (await openAdmin()).device : await server.registerPerson();
  const beganMs = server.clock.nowMs;
  while (server.clock.nowMs < beganMs + lastsMs - stepMs) {
    server.clock.nowMs += stepMs;
    expect((await device.call(refreshSession, {})).status).toBe(200);
  }
  server.clock.nowMs = beganMs + lastsMs - 1;
  expect((await device.call(refreshSession, {})).status).toBe(200);
  expect((await device.call(readMe, {})).status).toBe(200);
  server.clock.nowMs = beganMs + lastsMs;
  expect((await device.call(readMe, {})).status).toBe(401);
  expect((await device.call(refreshSession, {})).status).toBe(401);
});

test('[ACC37] how long sessions last can be set', async () => {
  const short = await buildServer({SESSION_DAYS: '1'});
  try {
    const ana = await short.registerPerson();
    short.clock.nowMs += day;
    expect((await ana.call(refreshSession, {})).status).toBe(401);
  } finally {
    await short.close();
  }
});
