import path from 'node:path';
import type {Database} from '#server/db/database.ts';
import {openMailQueue, type MailQueue, type MailQueueParts} from '#server/mail/mail-queue.ts';
import {silentLog} from '#tests/fakes/silent-log.ts';
import {createMailboxPort} from '#server/providers/mail/mailbox/adapter.ts';
import {openMailboxFolder} from '#server/providers/mail/mailbox/mailbox-folder.ts';
import type {MailOrder} from '#server/mail/mail-order.ts';
import type {Mail, MailPort} from '#server/providers/mail/port.ts';

/** A queue of mails on a test's database, as a node of its own. */
export async function openTestMailQueue(
  database: Database,
  port: MailPort,
  more: Partial<MailQueueParts> = {},
): Promise<MailQueue> {
  const place = {origin: 'https://app.example.com', domain: 'faro.example', contactEmail: 'contact@faro.example'};
  return openMailQueue({database, port, now: Date.now, log: silentLog, ...place, ...more});
}

/** Makes the queue's tables in the template, so that no test pays for them. */
export async function makeMailQueue(database: Database): Promise<void> {
  const queue = await openTestMailQueue(database, {send: async () => undefined});
  await queue.close();
}

/**
 * Sends what waits on a server that is not listening, as its own job would.
 *
 * @returns every mail it has sent so far, oldest first.
 */
export async function sendWaitingMails(
  database: Database,
  dataDir: string,
  log: MailQueueParts['log'] = silentLog,
): Promise<Mail[]> {
  const folder = await openMailboxFolder(path.join(dataDir, 'mailbox'));
  const queue = await openTestMailQueue(database, createMailboxPort(folder), {log, origin: 'http://localhost:3000'});
  await queue.sendDue();
  await queue.close();
  return (await folder.list(1_000)).map(({mail}) => mail).toReversed();
}

/** The orders of all mails that were queued so far, oldest first. */
export async function readMailOrders(database: Database): Promise<MailOrder[]> {
  const {rows} = await database.$client.query<{order: MailOrder}>(
    `select data -> 'order' as order from pgboss.job where name = 'mail' order by created_on, id`,
  );
  return rows.map(({order}) => order);
}
