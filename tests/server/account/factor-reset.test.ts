import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {sql} from 'drizzle-orm';
import {afterAll, beforeAll, expect, onTestFinished, test} from 'vitest';
import * as factor from '#contract/account/second-factor.ts';
import {readMe} from '#contract/account/session.ts';
import {addUser} from '#server/modules/account/person/user-store.ts';
import {buildServer, logInOn, type TestServer} from '#tests/kits/build-server.ts';
import {openFreshDatabase} from '#tests/kits/fresh-database.ts';
import {registerWithTotp, showPassword} from './factor-steps.ts';
import {mailsOf} from './reset-steps.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const minute = 60_000;

test('[FAC6] by a mailed code the factor goes, with every session; the next code is mailed after a minute', async () => {
  const {ana, email} = await registerWithTotp(server);
  const device = server.openDevice();
  const pending = await showPassword(device, email);
  expect((await device.call(factor.askForFactorReset, {pending})).status).toBe(200);
  expect(await device.call(factor.askForFactorReset, {pending})).toMatchObject({
    status: 429,
    headers: {'retry-after': '60'},
    body: {error: {reason: 'account.code-wait'}},
  });
  const [mail] = await mailsOf(server, 'reset-code', email);
  expect(mail).toMatchObject({takesFactor: true, minutesValid: 15});
  const code = mail?.code ?? '';
  const reset = (typed: string) =>
    device.call(factor.proveSecondFactor, {pending, proof: {kind: 'mailed', code: typed}});
  expect((await reset(code === '000000' ? '000001' : '000000')).body).toMatchObject({
    error: {reason: 'account.factor-wrong', details: {triesLeft: 4}},
  });
  const signedIn = await reset(code);
  expect(signedIn.body).toMatchObject({email});
  expect((await ana.call(readMe, {})).status).toBe(401);
  expect((await device.call(factor.readSecondFactor, {})).body).toMatchObject({hasTotp: false, recoveryCodesLeft: 0});
  expect(await logInOn(server.openDevice(), email)).toMatchObject({body: {email}});
  expect(await mailsOf(server, 'security-event', email)).toContainEqual(
    expect.objectContaining({event: 'factor-reset'}),
  );
});

test('[FAC6] a mailed code ends after 15 minutes', async () => {
  const {email} = await registerWithTotp(server);
  const device = server.openDevice();
  await device.call(factor.askForFactorReset, {pending: await showPassword(device, email)});
  const [mail] = await mailsOf(server, 'reset-code', email);
  server.clock.nowMs += 15 * minute;
  const pending = await showPassword(device, email);
  const proof = {kind: 'mailed', code: mail?.code ?? ''} as const;
  expect((await device.call(factor.proveSecondFactor, {pending, proof})).status).toBe(400);
});

test('[FAC6] an operator takes anybody’s second factor away by a command', async () => {
  const fresh = await openFreshDatabase();
  onTestFinished(() => fresh.close());
  const person = {
    email: 'olga@example.com',
    firstName: 'Olga',
    lastName: 'Paz',
    language: 'es',
    passwordHash: 'x',
  } as const;
  const user = await addUser(fresh.database, person, 0);
  await fresh.database.execute(sql`update users set second_factor_at = now()`);
  await fresh.database.execute(sql`insert into totp_keys (user_id, sealed) values (${user?.id ?? ''}, 'x')`);
  const environment = {PATH: process.env['PATH'], NODE_ENV: 'development', DATABASE_URL: fresh.url};
  const run = (email: string) =>
    promisify(execFile)(process.execPath, ['server/reset-second-factor.ts', email], {env: environment});
  await expect(run('nobody@example.com')).rejects.toThrow('nobody has nobody@example.com');
  expect((await run('Olga@example.com')).stdout).toContain('olga@example.com is gone');
  const {rows} = await fresh.database.execute(
    sql`select second_factor_at, (select count(*)::integer from totp_keys) as keys from users`,
  );
  expect(rows).toEqual([{second_factor_at: null, keys: 0}]);
});

test('[FAC6] two right mailed codes at once sign one in, which stays', async () => {
  const {email} = await registerWithTotp(server);
  const [one, other] = [server.openDevice(), server.openDevice()];
  const pending = await showPassword(one, email);
  await one.call(factor.askForFactorReset, {pending});
  const [mail] = await mailsOf(server, 'reset-code', email);
  const proof = {kind: 'mailed', code: mail?.code ?? ''} as const;
  const answers = await Promise.all(
    [one, other].map((device) => device.call(factor.proveSecondFactor, {pending, proof})),
  );
  // The other finds its code gone, or the step over, as it comes a moment earlier or later.
  expect(answers.filter(({status}) => status === 200)).toHaveLength(1);
  expect(answers.filter(({status}) => status === 400 || status === 401)).toHaveLength(1);
  const winner = answers[0]?.status === 200 ? one : other;
  expect((await winner.call(readMe, {})).status).toBe(200);
});
