import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {MailNotTakenError, MailRefusedError, type Mail} from '#server/providers/mail/port.ts';
import {createSmtpPort} from '#server/providers/mail/smtp/adapter.ts';
import {startSmtpServer, type SmtpFake, type TakenMail} from '#tests/fakes/smtp-server.ts';
import {buildMail, mailPortKit} from '#tests/kits/mail-port-kit.ts';

const from = 'hello@faro.example';

function toMail({headers, text, html, recipients}: TakenMail): Mail {
  const replyTo = headers.get('reply-to');
  return {
    messageId: headers.get('message-id') ?? '',
    date: new Date(headers.get('date') ?? '').toISOString(),
    to: recipients.join(', '),
    ...(replyTo !== undefined && {replyTo}),
    subject: headers.get('subject') ?? '',
    text,
    html,
  };
}

const troubles = {
  refused: {at: 'recipient', code: 550},
  'not-taken': {at: 'recipient', code: 451},
  lost: {at: 'after-content'},
} as const;

mailPortKit('SMTP', async () => {
  const server = await startSmtpServer();
  return {
    port: createSmtpPort({url: server.url, from}),
    read: async () => server.taken.map(toMail),
    fail: (fault) => (server.trouble = fault && troubles[fault]),
    setDown: server.setDown,
    close: server.close,
  };
});

let server: SmtpFake;
beforeAll(async () => (server = await startSmtpServer()));
afterAll(() => server.close());
beforeEach(() => (server.trouble = undefined));

async function trySend(mail = buildMail(), url = server.url): Promise<unknown> {
  return createSmtpPort({url, from})
    .send(mail)
    .catch((error: unknown) => error);
}

test.each([
  [{at: 'recipient', code: 451}, new MailNotTakenError('SMTP 451 RCPT TO')],
  [{at: 'content', code: 452}, new MailNotTakenError('SMTP 452 DATA')],
  [{at: 'recipient', code: 550}, new MailRefusedError('SMTP 550 RCPT TO')],
  [{at: 'content', code: 554}, new MailRefusedError('SMTP 554 DATA')],
  // Our own address is refused: a setting to be mended, and then the mail can go.
  [{at: 'sender', code: 550}, new MailNotTakenError('SMTP 550 MAIL FROM')],
] as const)('[MAI3] refused with %o', async (trouble, thrown) => {
  server.trouble = trouble;
  expect(await trySend()).toEqual(thrown);
});

test('[MAI3] a server that is gone after it took the mail gets it again under the same Message-ID and date', async () => {
  const before = server.taken.length;
  server.trouble = {at: 'after-content'};
  expect(await trySend()).toBeInstanceOf(MailNotTakenError);
  server.trouble = undefined;
  expect(await trySend()).toBeUndefined();
  const [first, second] = server.taken.slice(before).map(toMail);
  expect(first).toEqual(buildMail());
  expect(second).toEqual(first);
});

test('[MAI3] a wrong password is a setting to be mended, not a mail to be given up', async () => {
  expect(await trySend(buildMail(), server.url.replace('p%40ss', 'wrong'))).toBeInstanceOf(MailNotTakenError);
});

test('[MAI7] a password is not sent to a server elsewhere that offers no TLS', async () => {
  const before = [server.signIns.length, server.taken.length];
  // 127.0.0.1 as one number: to the adapter, some other host.
  const elsewhere = server.url.replace('127.0.0.1', '2130706433');
  expect(await trySend(buildMail(), elsewhere)).toBeInstanceOf(MailNotTakenError);
  expect([server.signIns.length, server.taken.length]).toEqual(before);
});

test('[MAI2] a subject with line ends makes no header of its own', async () => {
  const before = server.taken.length;
  await trySend(buildMail({subject: 'Hola\r\nBcc: eva@example.com\r\n\r\n<script>'}));
  const taken = server.taken[before];
  expect(taken?.recipients).toEqual(['ana@example.com']);
  expect(taken?.headers.has('bcc')).toBe(false);
  expect(taken && [...taken.headers.keys()].toSorted()).toEqual([
    'auto-submitted',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'subject',
    'to',
    'x-auto-response-suppress',
  ]);
});
