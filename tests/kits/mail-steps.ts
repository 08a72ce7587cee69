import path from 'node:path';
import type {Database} from '#server/db/database.ts';
import {openJobs} from '#server/jobs/open-jobs.ts';
import {createMailWorker, createQueueMail, mailJob, type MailParts} from '#server/mail/mail-job.ts';
import {silentLog} from '#tests/fakes/silent-log.ts';
import {createMailbox} from '#server/providers/mail/mailbox/adapter.ts';
import {openMailboxFolder} from '#server/providers/mail/mailbox/mailbox-folder.ts';
import type {MailOrder, QueueMail} from '#server/mail/mail-order.ts';
import type {Mail, MailPort} from '#server/providers/mail/port.ts';

/** Mails on a test's database, as a node of their own. */
export type TestMails = {
  readonly queueMail: QueueMail;
  /** Sends what is due. @returns how many mails it tried. */
  readonly sendDue: () => Promise<number>;
  readonly close: () => Promise<void>;
};

type TestLog = MailParts['log'] & {readonly error: (line: object, message: string) => void};

/** Opens {@link TestMails} that leave by the given port. */
export async function openTestMails(
  database: Database,
  port: MailPort,
  {
    log = silentLog,
    now = Date.now,
    origin = 'https://app.example.com',
  }: {
    log?: TestLog;
    now?: () => number;
    origin?: string;
  } = {},
): Promise<TestMails> {
  const report = (err: unknown, message: string, jobId?: string) => log.error({err, jobId}, message);
  const jobs = await openJobs({database, kinds: [mailJob], report});
  const place = {origin, domain: 'faro.example', contactEmail: 'contact@faro.example'};
  const worker = createMailWorker({port, now, log, ...place});
  return {queueMail: createQueueMail(jobs, now), sendDue: () => jobs.runDue(worker), close: jobs.close};
}

/**
 * Sends what waits on a server that is not listening, as its own job would.
 *
 * @returns every mail it has sent so far, oldest first.
 */
export async function sendWaitingMails(database: Database, dataDir: string): Promise<Mail[]> {
  const folder = await openMailboxFolder(path.join(dataDir, 'mailbox'));
  const mails = await openTestMails(database, createMailbox(folder).port, {origin: 'http://localhost:3000'});
  await mails.sendDue();
  await mails.close();
  return (await folder.list(1_000)).map(({mail}) => mail).toReversed();
}

/** The orders of all mails that were queued so far, oldest first. */
export async function readMailOrders(database: Database): Promise<MailOrder[]> {
  const {rows} = await database.$client.query<{order: MailOrder}>(
    `select data -> 'order' as order from pgboss.job where name = 'mail' order by created_on, id`,
  );
  return rows.map(({order}) => order);
}
