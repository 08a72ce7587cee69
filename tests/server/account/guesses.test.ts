import {afterAll, beforeAll, expect, test} from 'vitest';
import {changePassword} from '#contract/account/profile.ts';
import {confirmPasswordReset, resetByLink} from '#contract/account/reset-password.ts';
import {logIn, logOut} from '#contract/account/session.ts';
import {takeGuess} from '#server/modules/account/guesses/take-guess.ts';
import {buildServer, logInOn, testPassword, type TestServer} from '#tests/kits/build-server.ts';
import {moveDevice, takePasswordGuess} from './guess-steps.ts';
import {askForCode, mailsOf} from './reset-steps.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer({RATE_LIMITS: 'on'});
});
afterAll(() => server.close());

const newPassword = 'Breakwater2?';
const wrongPassword = 'Wrong1!xx';

/** Uses up what strangers may guess of one person today. */
async function besiege(email: string): Promise<void> {
  for (let machine = 0; machine < 60; machine += 1) await takePasswordGuess(server, email, `siege ${machine}`);
  expect(await takePasswordGuess(server, email, 'one more')).toBeGreaterThan(0);
}

test('[ACC42] in a day at most 100 guesses at one person are looked at, of passwords, present passwords and codes together', async () => {
  const ana = await server.registerPerson();
  const {email} = ana.me;
  const held = [...ana.cookies].filter(([name]) => name !== 'deviceToken');
  const begunMs = server.clock.nowMs;
  let looked = 0;
  let asked = 0;
  while (server.clock.nowMs < begunMs + 24 * 3_600_000 - 300_000) {
    const bot = server.openDevice();
    // Somebody who holds the session's tokens and not the device's own secret.
    for (const [name, value] of held) bot.cookies.set(name, value);
    bot.me = ana.me;
    const acts = [
      () => bot.call(logIn, {email, password: wrongPassword}),
      () => bot.call(confirmPasswordReset, {email, code: '000000', newPassword}),
      () => bot.call(changePassword, {password: wrongPassword, newPassword}),
    ];
    const {status} = (await acts[asked % 3]?.()) ?? {status: 0};
    // A session's access runs out within the day: then the present password is not looked at either.
    if (status === 401 && asked % 3 === 2) bot.me = undefined;
    else if (status !== 429) looked += 1;
    asked += 1;
    server.clock.nowMs += 300_000;
  }
  expect(asked).toBe(287);
  expect(looked).toBeGreaterThan(60);
  expect(looked).toBeLessThanOrEqual(100);
});

test('[ACC42] a code of a second factor counts with the rest, and the password before it is not given back by itself', async () => {
  const email = 'second-factor@example.com';
  const guess = (machine: number) =>
    takeGuess(
      server.database,
      {kind: 'second-factor', email, network: `factor ${machine}`, deviceTokens: []},
      server.clock.nowMs,
    );
  const waits = [];
  for (let machine = 0; machine < 13; machine += 1) waits.push((await guess(machine)).waitMs > 0);
  expect(waits.filter((isLate) => isLate)).toHaveLength(3);
  for (let machine = 0; machine < 30; machine += 1)
    expect(await takePasswordGuess(server, email, `word ${machine}`)).toBe(0);
  expect(await takePasswordGuess(server, email, 'word 30')).toBeGreaterThan(0);
});

test('[ACC43] whoever signed in well on a device is not kept out of it by anybody, also after signing out', async () => {
  const ana = await server.registerPerson();
  const {email} = ana.me;
  const phone = server.openDevice();
  await logInOn(phone, email);
  await ana.call(logOut, {});
  await besiege(email);
  expect((await logInOn(server.openDevice(), email)).status).toBe(429);
  for (const device of [ana, phone]) expect((await logInOn(device, email)).status).toBe(200);
});

test('[ACC43] a known device has twenty guesses a day of its own', async () => {
  const ana = await server.registerPerson();
  let looked = 0;
  for (let guess = 0; guess < 96; guess += 1) {
    const {status} = await moveDevice(server, ana).call(logIn, {email: ana.me.email, password: wrongPassword});
    if (status === 401) looked += 1;
    server.clock.nowMs += 15 * 60_000 - 1;
  }
  expect(looked).toBe(19);
});

test('[ACC43] a device is known to its own person only, and by no secret that somebody else put there', async () => {
  const eva = await server.registerPerson();
  const ana = await server.registerPerson();
  const {email} = ana.me;
  const shared = server.openDevice();
  const evas = eva.cookies.get('deviceToken') ?? '';
  expect(evas).toMatch(/^[\w-]{43}$/);
  shared.cookies.set('deviceToken', evas);
  await logInOn(shared, email);
  const [own, others] = (shared.cookies.get('deviceToken') ?? '').split('.');
  expect(others).toBe(evas);
  await besiege(email);
  expect((await logInOn(eva, email)).status).toBe(429);
  const made = server.openDevice();
  for (const token of ['x'.repeat(43), '', `${own}x`, 'a.b.c']) {
    made.cookies.set('deviceToken', token);
    expect((await logInOn(made, email)).status).toBe(429);
  }
  expect((await logInOn(shared, email)).status).toBe(200);
});

test('[ACC43] ten devices are known, the longest unused makes room, and changing the password forgets the others', async () => {
  const ana = await server.registerPerson();
  const {email} = ana.me;
  const devices = Array.from({length: 11}, () => server.openDevice());
  for (const device of devices) {
    server.clock.nowMs += 60_000;
    await logInOn(device, email);
  }
  await besiege(email);
  const [first, second, ...rest] = devices;
  expect((await logInOn(ana, email)).status).toBe(429);
  expect(first && (await logInOn(first, email)).status).toBe(429);
  expect(second && (await logInOn(second, email)).status).toBe(200);
  const [last] = rest.slice(-1);
  expect((await last?.call(changePassword, {password: testPassword, newPassword}))?.status).toBe(200);
  expect(second && (await second.call(logIn, {email, password: newPassword})).status).toBe(429);
  expect((await last?.call(logIn, {email, password: newPassword}))?.status).toBe(200);
});

test('[ACC43] [ACC45] who is besieged gets in on a new network by the mailed link, and then by the password there', async () => {
  const ana = await server.registerPerson();
  const {email} = ana.me;
  await besiege(email);
  const abroad = server.openDevice();
  await askForCode(server, abroad, email);
  const token = (await mailsOf(server, 'reset-code', email)).at(-1)?.token ?? '';
  expect((await abroad.call(resetByLink, {token, newPassword})).status).toBe(200);
  // What was known before stays so: at home nobody waits for what was done abroad.
  for (const device of [abroad, ana])
    expect((await device.call(logIn, {email, password: newPassword})).status).toBe(200);
});
