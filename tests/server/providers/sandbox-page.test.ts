import {afterAll, beforeAll, expect, test} from 'vitest';
import {sendContactMessage} from '#contract/contact/send-message.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
  await server.app.listen({port: 0, host: '127.0.0.1'});
});
afterAll(() => server.close());

async function ask(
  method: 'GET' | 'POST',
  url: string,
  headers: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
) {
  return server.app.inject({method, url, remoteAddress, headers: {host: 'localhost:3000', ...headers}});
}

const form = {'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin'};

test('[VEN5] a button of the page has the next mail refused, and that one alone', async () => {
  const page = await ask('GET', '/dev/sandbox');
  expect(page.body).toContain('action="/dev/sandbox/mail/refused"');
  expect(page.headers['content-security-policy']).toContain("form-action 'self'");
  const pressed = await ask('POST', '/dev/sandbox/mail/refused', form);
  expect([pressed.statusCode, pressed.headers['location']]).toEqual([303, '/dev/sandbox']);
  const message = {name: 'Eva', email: 'eva@example.com', message: 'Hola', language: 'es'} as const;
  await server.openDevice().call(sendContactMessage, message);
  await expect
    .poll(() => server.logLines.filter((line) => /a mail was sent|was given up/.test(line)).length, {timeout: 30_000})
    .toBe(2);
  expect(server.logLines.filter((line) => line.includes('the sandbox refuses'))).toHaveLength(1);
});

test('[VEN5] what is no fault of a sandbox, another machine and a foreign page are refused', async () => {
  expect((await ask('POST', '/dev/sandbox/mail/other', form)).statusCode).toBe(404);
  expect((await ask('POST', '/dev/sandbox/bank/refused', form)).statusCode).toBe(404);
  expect((await ask('GET', '/dev/sandbox', {}, '192.0.2.7')).statusCode).toBe(403);
  const foreign = {...form, 'sec-fetch-site': 'cross-site'};
  expect((await ask('POST', '/dev/sandbox/mail/refused', foreign)).statusCode).toBe(403);
});

test('[VEN5] production has no such page, also where a sandbox is permitted', async () => {
  const environment = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://app.example.com',
    ALLOW_SANDBOX: '1',
    HOST: '127.0.0.1',
  };
  const production = await buildServer(environment);
  const answer = await production.app.inject({method: 'GET', url: '/dev/sandbox', remoteAddress: '127.0.0.1'});
  expect(answer.statusCode).toBe(404);
  await production.close();
});
