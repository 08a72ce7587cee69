import {eq} from 'drizzle-orm';
import {expect, vi} from 'vitest';
import {requestPasswordReset} from '#contract/account/reset-password.ts';
import {resetCodes} from '#server/modules/account/table.ts';
import type {MailOrder} from '#server/mail/mail-order.ts';
import type {Device, TestServer} from '#tests/kits/build-server.ts';

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
  return vi.waitFor(
    async () => {
      const mails = await mailsOf(server, 'reset-code', email);
      expect(mails.length).toBe(before + 1);
      return mails.at(-1)?.code ?? '';
    },
    {interval: 5, timeout: 30_000},
  );
}

/** Until everything that was asked for so far is mailed or refused: codes asked for at one instant have no order. */
export async function untilCodesMailed({database}: TestServer): Promise<void> {
  await vi.waitFor(async () => expect(await database.$count(resetCodes, eq(resetCodes.isDue, true))).toBe(0), {
    interval: 5,
    timeout: 30_000,
  });
}
