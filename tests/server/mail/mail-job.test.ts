import {afterAll, beforeAll, expect, test} from 'vitest';
import {readConfig} from '#server/config.ts';
import type {MailOrder} from '#server/mail/mail-order.ts';
import {MailNotTakenError, MailRefusedError, type Mail} from '#server/providers/mail/port.ts';
import {openFreshDatabase, type FreshDatabase} from '#tests/kits/fresh-database.ts';
import {openTestMails, type TestMails} from '#tests/kits/mail-steps.ts';

const order: MailOrder = {
  to: 'ana@example.com',
  language: 'es',
  kind: 'reset-code',
  firstName: 'Ana',
  code: '482913',
  minutesValid: 10,
  token: 'k3Y-of_it',
  linkMinutes: 30,
};

let fresh: FreshDatabase;
let queue: TestMails;
let trouble: Error | undefined;
const sent: Mail[] = [];
const lines: [object, string][] = [];
const clock = {nowMs: Date.UTC(2026, 10, 20, 12)};
beforeAll(async () => {
  fresh = await openFreshDatabase();
  const send = async (mail: Mail): Promise<void> => {
    sent.push(mail);
    if (trouble) throw trouble;
  };
  const hear = (line: object, message: string) => void lines.push([line, message]);
  queue = await openTestMails(fresh.database, {send}, {now: () => clock.nowMs, log: {info: hear, error: hear}});
});
afterAll(async () => {
  await queue.close();
  await fresh.close();
});

async function orderMail(wanted: MailOrder): Promise<void> {
  await fresh.database.transaction((tx) => queue.queueMail(tx, wanted));
}

async function letPass(): Promise<void> {
  await fresh.database.$client.query(`update pgboss.job set start_after = now() where name = 'mail'`);
}

async function listGivenUp(): Promise<{order: MailOrder; because: {message: string}}[]> {
  const {rows} = await fresh.database.$client.query(`select data from pgboss.job where name = 'mail-given-up'`);
  return rows.map(({data}) => data);
}

test('[MAI4] a mail that was not taken is sent again under the same Message-ID and date, and nothing of it is logged', async () => {
  trouble = new MailNotTakenError('SMTP 451 RCPT TO');
  await orderMail(order);
  expect(await queue.sendDue()).toBe(1);
  clock.nowMs += 60_000;
  trouble = undefined;
  expect(await queue.sendDue()).toBe(0);
  await letPass();
  expect(await queue.sendDue()).toBe(1);
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
  expect(sent[0]).toMatchObject({to: 'ana@example.com', date: '2026-11-20T12:00:00.000Z'});
  expect(sent[0]?.text).toContain('482913');
  expect(lines.map(([, message]) => message)).toEqual(['a mail was not taken', 'a mail was sent']);
  expect(lines[0]?.[0]).toMatchObject({kind: 'reset-code', because: 'SMTP 451 RCPT TO'});
  expect(JSON.stringify(lines)).not.toMatch(/ana|482913/i);
  const {rowCount} = await fresh.database.$client.query(`select from pgboss.job where data::text like '%482913%'`);
  expect(rowCount).toBe(0);
});

test('[MAI4] a code that is no longer good is not sent', async () => {
  sent.length = 0;
  await orderMail(order);
  clock.nowMs += 10 * 60_000 + 1;
  expect(await queue.sendDue()).toBe(1);
  expect(sent).toEqual([]);
  expect(await listGivenUp()).toEqual([]);
});

test('[JOB5] a mail that is refused for good is given up at once, kept without its password', async () => {
  lines.length = 0;
  trouble = new MailRefusedError('SMTP 550 RCPT TO');
  await orderMail({
    to: 'no@example.com',
    language: 'pt',
    kind: 'temporary-password',
    firstName: 'Ana',
    password: 'Kf7!mQ2x',
    invitedBy: null,
  });
  await queue.sendDue();
  trouble = undefined;
  const [givenUp] = await listGivenUp();
  expect(givenUp).toMatchObject({order: {to: 'no@example.com', password: ''}, because: {message: 'SMTP 550 RCPT TO'}});
  expect(lines).toMatchObject([[{jobId: expect.any(String)}, 'a job was given up']]);
  expect(JSON.stringify(lines)).not.toContain('no@example.com');
});

const smtp = {
  MAIL_SMTP_URL: 'smtps://me:secret@mail.example.com',
  MAIL_FROM: 'a@example.com',
  CONTACT_EMAIL: 'b@example.com',
};
const production = {NODE_ENV: 'production', PUBLIC_URL: 'https://app.example.com'};
const stripe = {STRIPE_SECRET_KEY: 'sk_1', STRIPE_PUBLISHABLE_KEY: 'pk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1'};

test('[MAI6] production wants an SMTP server, or to be told that the mailbox will do', () => {
  expect(() => readConfig(production)).toThrow('MAIL_SMTP_URL: set it to the server that takes mails');
  expect(readConfig({...production, ALLOW_SANDBOX: '1'}).mailSmtp).toBeUndefined();
  expect(readConfig({...production, ...smtp, ...stripe})).toMatchObject({
    mailSmtp: {url: smtp.MAIL_SMTP_URL, from: 'a@example.com'},
    contactEmail: 'b@example.com',
  });
});

test.each([
  [{MAIL_SMTP_URL: smtp.MAIL_SMTP_URL}, 'MAIL_SMTP_URL, MAIL_FROM and CONTACT_EMAIL go together'],
  [{MAIL_FROM: 'a@example.com'}, 'MAIL_SMTP_URL, MAIL_FROM and CONTACT_EMAIL go together'],
  [{...smtp, MAIL_SMTP_URL: 'https://mail.example.com'}, 'MAIL_SMTP_URL: set it to the server that takes mails'],
  [{...smtp, MAIL_FROM: 'Faro'}, 'MAIL_FROM: set it to the e-mail address that mails come from'],
  [{CONTACT_EMAIL: 'x'}, 'CONTACT_EMAIL: set it to the e-mail address'],
  [{ALLOW_SANDBOX: 'yes'}, 'ALLOW_SANDBOX: set it to 1 or 0'],
])('[MAI6] %o is refused with what to set', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
});
