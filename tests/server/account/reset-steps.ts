import {expect} from 'vitest';
import {requestPasswordReset} from '#contract/account/reset-password.ts';
import {mailDueCodes} from '#server/modules/account/password/mail-codes.ts';
import type {MailOrder} from '#server/mail/mail-order.ts';
import {quickPasswords, type Device, type TestServer} from '#tests/kits/build-server.ts';
import {openTestMails} from '#tests/kits/mail-steps.ts';

/** The mails of one kind to one person so far. */
export async function mailsOf<Kind extends MailOrder['kind']>(
  server: TestServer,
  kind: Kind,
  to: string,
): Promise<Extract<MailOrder, {kind: Kind}>[]> {
  const isIt = (mail: MailOrder): mail is Extract<MailOrder, {kind: Kind}> => mail.kind === kind && mail.to === to;
  return (await server.readMailOrders()).filter(isIt);
}

/** Asks for a code and reads it from the mail. */
export async function askForCode(server: TestServer, device: Device, email: string): Promise<string> {
  const before = (await mailsOf(server, 'reset-code', email)).length;
  const answer = await device.call(requestPasswordReset, {email});
  expect([answer.status, answer.body]).toEqual([200, {}]);
  await mailCodes(server);
  const mails = await mailsOf(server, 'reset-code', email);
  expect(mails.length).toBe(before + 1);
  return mails.at(-1)?.code ?? '';
}

/** Mails the codes that are due, as a server that listens does by itself. */
export async function mailCodes({database, clock}: TestServer): Promise<void> {
  const now = () => clock.nowMs;
  const mails = await openTestMails(database, {send: async () => undefined}, {now});
  await mailDueCodes({database, now, passwords: quickPasswords(), queueMail: mails.queueMail});
  await mails.close();
}
