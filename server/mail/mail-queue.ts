import type {GivenUpMail} from '#contract/admin/given-up-mails.ts';
import type {GivenUpJob, GivenUpJobs} from '#server/jobs/given-up-jobs.ts';
import {openJobQueue, HopelessJobError, type QueuedJob} from '#server/jobs/job-queue.ts';
import type {Database, Transaction} from '#server/db/database.ts';
import type {MailOrder, QueueMail} from './mail-order.ts';
import {MailNotTakenError, MailRefusedError, type MailPort} from '#server/providers/mail/port.ts';
import {writeMail, type Sending} from './write-mail.ts';

/** How mails are tried again: for about a day, which is how long servers are away. */
const retrying = {retries: 30, firstDelaySeconds: 5, longestDelaySeconds: 3_600, deadlineSeconds: 180};

/** What the queue of mails works with. */
export type MailQueueParts = {
  readonly database: Database;
  readonly port: MailPort;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: MailLog;
} & Pick<Sending, 'origin' | 'domain' | 'contactEmail'>;

/** Lines about mails: their kind and job, never who they are for or what they say. */
export type MailLog = {
  readonly info: (line: object, message: string) => void;
  readonly error: (line: object, message: string) => void;
};

/** Mails on their way. */
export type MailQueue = {
  readonly queueMail: QueueMail;
  /** Sends what is due. @returns how many mails it tried. */
  readonly sendDue: () => Promise<number>;
  readonly givenUp: GivenUpMails;
  readonly close: () => Promise<void>;
};

/** Mails that were given up. */
export type GivenUpMails = {
  readonly list: (page: {limit: number; offset: number}) => Promise<{total: number; mails: GivenUpMail[]}>;
  /**
   * Puts one back into the queue within the transaction.
   *
   * @returns its kind; null where there is none, or no more; `secret-gone` where it held what is not kept.
   */
  readonly retry: (transaction: Transaction, id: string) => Promise<MailOrder['kind'] | 'secret-gone' | null>;
};

/** An order and when it was given: an instant, ISO UTC. */
type QueuedOrder = {readonly order: MailOrder; readonly orderedAt: string};

/** Opens the queue of mails. Rules: MAI4, JOB1–JOB5. */
export async function openMailQueue(parts: MailQueueParts): Promise<MailQueue> {
  const {database, now, log} = parts;
  const queue = await openJobQueue<QueuedOrder>({
    ...retrying,
    database,
    name: 'mail',
    toKept: withoutSecrets,
    report: (error, message, jobId) => log.error({err: error, jobId}, message),
  });
  return {
    queueMail: (transaction, order) => queue.enqueue(transaction, {order, orderedAt: new Date(now()).toISOString()}),
    sendDue: () => queue.runDue((job) => sendOne(parts, job)),
    givenUp: openGivenUpMails(queue.givenUp),
    close: queue.close,
  };
}

function openGivenUpMails(givenUp: GivenUpJobs): GivenUpMails {
  return {
    list: async (page) => {
      const {total, jobs} = await givenUp.list(page);
      return {total, mails: jobs.map(toGivenUpMail)};
    },
    retry: async (transaction, id) => {
      const kept = await givenUp.find(transaction, id);
      if (kept === undefined) return null;
      const {order, orderedAt} = readKept(kept);
      if (holdsSecret(order)) return 'secret-gone';
      await givenUp.retry(transaction, id, {order, orderedAt} satisfies QueuedOrder);
      return order.kind;
    },
  };
}

function toGivenUpMail({id, kept, because, givenUpAt}: GivenUpJob): GivenUpMail {
  const {order, orderedAt} = readKept(kept);
  const {kind, to, language} = order;
  return {id, kind, to, language, orderedAt, givenUpAt, because, canRetry: !holdsSecret(order)};
}

/** What `withoutSecrets` has made; nobody else writes there. */
function readKept(kept: unknown): QueuedOrder {
  return kept as QueuedOrder;
}

function holdsSecret({kind}: MailOrder): boolean {
  return kind === 'reset-code' || kind === 'temporary-password';
}

async function sendOne(parts: MailQueueParts, {id, data: {order, orderedAt}}: QueuedJob<QueuedOrder>): Promise<void> {
  const {port, now, log} = parts;
  const line = {jobId: id, kind: order.kind};
  if (order.kind === 'reset-code' && now() - Date.parse(orderedAt) > order.minutesValid * 60_000) {
    return log.info(line, 'a mail was dropped: its code is no longer good');
  }
  try {
    await port.send(writeMail(order, {...parts, id, date: orderedAt}));
  } catch (error) {
    if (error instanceof MailNotTakenError) log.info({...line, because: error.message}, 'a mail was not taken');
    throw error instanceof MailRefusedError ? new HopelessJobError(error.message) : error;
  }
  log.info(line, 'a mail was sent');
}

/** A code or password that nobody received opens nothing from a list of what was given up. */
function withoutSecrets({order, orderedAt}: QueuedOrder): object {
  if (order.kind === 'reset-code') return {orderedAt, order: {...order, code: ''}};
  return {orderedAt, order: order.kind === 'temporary-password' ? {...order, password: ''} : order};
}
