import {sql} from 'drizzle-orm';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {requestPasswordReset, resetByLink} from '#contract/account/reset-password.ts';
import {logIn} from '#contract/account/session.ts';
import {guessAt, type Guess} from '#server/modules/account/guesses/take-guess.ts';
import {buildServer, testPassword, type Device, type TestServer} from '#tests/kits/build-server.ts';
import {moveDevice} from './guess-steps.ts';
import {mailCodes, mailsOf} from './reset-steps.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer({RATE_LIMITS: 'on'});
});
afterAll(() => server.close());

const dayMs = 24 * 3_600_000;
const everyMs = 1_200_000;
const kinds = ['password', 'password', 'password', 'password', 'reset-code', 'second-factor'] as const;

/** A day of guessing every twenty minutes, which is sooner than one wears off, each time from a network nobody has seen, asked as signing in asks. @returns when those were that went on. */
async function guessForADay(email: string, day: number, beginMs: number): Promise<{kind: string; atMs: number}[]> {
  const guesses = Array.from({length: dayMs / everyMs}, (_, turn) => {
    const network = `bot ${day * 1_000 + turn}`;
    const guess: Guess = {kind: kinds[turn % kinds.length] ?? 'password', email, network, deviceTokens: []};
    return {guess, atMs: beginMs + turn * everyMs};
  });
  const questions = guesses.map(({guess, atMs}, turn) => sql`${guessAt(guess, atMs)} as ${sql.identifier(`g${turn}`)}`);
  const {rows} = await server.database.execute<Record<string, number>>(sql`select ${sql.join(questions, sql`, `)}`);
  return guesses.flatMap(({guess, atMs}, turn) => (rows[0]?.[`g${turn}`] === 0 ? [{kind: guess.kind, atMs}] : []));
}

/** The most that went on in any 24 hours. */
function mostInADay(times: readonly number[]): number {
  let first = 0;
  let most = 0;
  for (const [last, at] of times.entries()) {
    while ((times[first] ?? 0) <= at - dayMs) first += 1;
    most = Math.max(most, last - first + 1);
  }
  return most;
}

/** Comes to a network where nobody knows them, in the middle of the siege, and gets in by the link of the mail. */
async function comeFromAbroad(device: Device, email: string, password: string): Promise<void> {
  // Others ask for mails as well, and use up those that go at once.
  for (let stranger = 0; stranger < 3; stranger += 1) await server.openDevice().call(requestPasswordReset, {email});
  await device.call(requestPasswordReset, {email});
  await mailCodes(server);
  const {token} = (await mailsOf(server, 'reset-code', email)).at(-1) ?? {token: ''};
  expect((await device.call(resetByLink, {token, newPassword: password})).status).toBe(200);
  expect((await device.call(logIn, {email, password})).status).toBe(200);
}

test('[ACC42] [ACC43] [ACC45] a year of guesses from 26,280 networks: no day has more than 100, and the owner is never kept out', async () => {
  const registered = await server.registerPerson();
  const {email} = registered.me;
  let home: Device = registered;
  let password = testPassword;
  const wentOn: {kind: string; atMs: number}[] = [];
  for (let day = 0; day < 365; day += 1) {
    const beginMs = server.clock.nowMs;
    wentOn.push(...(await guessForADay(email, day, beginMs)));
    server.clock.nowMs = beginMs + dayMs - 1;
    home = moveDevice(server, home);
    expect((await home.call(logIn, {email, password})).status).toBe(200);
    if (day % 30 === 29) {
      password = `Breakwater${day}?`;
      await comeFromAbroad(server.openDevice(), email, password);
    }
    server.clock.nowMs = beginMs + dayMs;
  }
  const timesOf = (isIt: (kind: string) => boolean) => wentOn.filter(({kind}) => isIt(kind)).map(({atMs}) => atMs);
  const all = timesOf(() => true);
  expect(mostInADay(all)).toBeLessThanOrEqual(100);
  expect(all.length).toBeGreaterThan(20_000);
  expect(all.length).toBeLessThanOrEqual(40 + 60 * 365);
  // The chance that any of a year's codes of six digits was right. Of a second factor three are at a time, and the password is known before.
  for (const [code, aDay, right, chance] of [
    ['reset-code', 10, 1e-6, 0.002],
    ['second-factor', 20, 3e-6, 0.0115],
  ] as const) {
    const codes = timesOf((kind) => kind === code);
    expect(mostInADay(codes)).toBeLessThanOrEqual(aDay);
    expect(1 - (1 - right) ** codes.length).toBeLessThan(chance);
  }
}, 120_000);
