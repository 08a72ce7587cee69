import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {logIn} from '#contract/account/session.ts';
import {buildServer, logInOn, testPassword, type TestServer} from '#tests/kits/build-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer({RATE_LIMITS: 'on'});
});
afterAll(() => server.close());

/** How many times the database is asked while something is done. */
async function countQuestions(act: () => Promise<unknown>): Promise<number> {
  const asked = vi.spyOn(server.database.$client, 'query');
  const connected = vi.spyOn(server.database.$client, 'connect');
  await act();
  // The queue of mails looks for work now and then by itself.
  const count = asked.mock.calls.filter((call) => !JSON.stringify(call).includes('pgboss')).length;
  // No transaction either: each would be two round trips more.
  expect(connected.mock.calls.length).toBeLessThanOrEqual(count);
  asked.mockRestore();
  connected.mockRestore();
  return count;
}

test('[ACC28] signing in asks the database three times, one of them while the password is hashed', async () => {
  const {me} = await server.registerPerson();
  await logInOn(server.openDevice(), me.email);
  expect(await countQuestions(async () => logInOn(server.openDevice(), me.email))).toBe(3);
});

test('[ACC10] [ACC28] a wrong password and an e-mail nobody has ask the same two questions', async () => {
  const {me} = await server.registerPerson();
  const wrong = async (email: string) => server.openDevice().call(logIn, {email, password: `${testPassword}x`});
  expect(await countQuestions(async () => wrong(me.email))).toBe(2);
  expect(await countQuestions(async () => wrong('nobody@example.com'))).toBe(2);
});
