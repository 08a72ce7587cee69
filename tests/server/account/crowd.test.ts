import {afterAll, beforeAll, expect, test} from 'vitest';
import {logIn} from '#contract/account/session.ts';
import {buildServer, testPassword, type TestServer} from '#tests/kits/build-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer({RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1'});
});
afterAll(() => server.close());

test('[ACC44] of a crowd from many addresses some are told when to come back, and who is on a known device is let in', async () => {
  const ana = await server.registerPerson();
  const {email} = ana.me;
  const post = async (address: string, cookies: Record<string, string>, body: object) =>
    server.app.inject({
      method: 'POST',
      url: logIn.path,
      remoteAddress: '127.0.0.1',
      headers: {'x-forwarded-for': address},
      cookies,
      payload: body,
    });
  const crowd = Array.from({length: 600}, async (_, each) =>
    post(`10.2.${each % 3}.${each % 50}`, {}, {email: `${each}@example.com`, password: 'Wrong1!xx'}),
  );
  const known = {deviceToken: ana.cookies.get('deviceToken') ?? ''};
  const own = await post('198.51.100.7', known, {email, password: testPassword});
  expect(own.statusCode).toBe(200);
  const answers = await Promise.all(crowd);
  const busy = answers.filter(({body}) => body.includes('account.busy'));
  expect(busy.length).toBeGreaterThan(0);
  expect(busy.map(({statusCode, headers}) => statusCode === 429 && Number(headers['retry-after']) >= 1)).not.toContain(
    false,
  );
  expect(answers.filter(({statusCode}) => statusCode === 401).length).toBeGreaterThan(0);
});
