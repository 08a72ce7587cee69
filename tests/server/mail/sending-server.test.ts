import {afterAll, beforeAll, expect, test} from 'vitest';
import {sendContactMessage} from '#contract/contact/send-message.ts';
import {startSmtpServer, type SmtpFake} from '#tests/fakes/smtp-server.ts';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';

let smtp: SmtpFake;
let server: TestServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
  const mail = {MAIL_SMTP_URL: smtp.url, MAIL_FROM: 'hello@faro.example', CONTACT_EMAIL: 'staff@faro.example'};
  server = await buildServer({...mail, PUBLIC_URL: 'https://app.example.com'});
  await server.app.listen({port: 0, host: '127.0.0.1'});
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});

test('[MAI4] a server that listens sends what its requests queued, by itself and once, and says nothing of it', async () => {
  const message = {name: 'Eva Ruiz', email: 'eva@example.com', message: 'Hola', language: 'es'} as const;
  const headers = {origin: 'https://app.example.com'};
  expect((await server.openDevice().call(sendContactMessage, message, headers)).status).toBe(200);
  await smtp.untilTaken(2);
  const sent = smtp.taken.map(
    ({recipients, headers: head}) => `${recipients.join()} from ${head.get('from')} answers to ${head.get('reply-to')}`,
  );
  expect(sent.toSorted()).toEqual([
    'eva@example.com from Faro <hello@faro.example> answers to staff@faro.example',
    'staff@faro.example from Faro <hello@faro.example> answers to eva@example.com',
  ]);
  expect(new Set(smtp.taken.map(({headers: head}) => head.get('message-id'))).size).toBe(2);
  expect(server.logLines.join('\n')).not.toMatch(/eva|staff|hola/i);
});

test('[MAI5] a server with an SMTP server shows no mailbox', async () => {
  const answer = await server.app.inject({method: 'GET', url: '/dev/mailbox'});
  expect(answer.statusCode).toBe(404);
});
