import {z} from 'zod';
import {PermanentError, type JobKind, type QueuedJob, type Worker} from '#server/jobs/job-kind.ts';
import type {Jobs} from '#server/jobs/open-jobs.ts';
import {MailNotTakenError, MailRefusedError, type MailPort} from '#server/providers/mail/port.ts';
import {mailOrderSchema, type MailOrder, type QueueMail} from './mail-order.ts';
import {writeMail, type Sending} from './write-mail.ts';
import {toInstant} from '#server/db/database.ts';

/** An order and when it was given: an instant, ISO UTC. */
const queuedOrderSchema = z.object({order: mailOrderSchema, orderedAt: z.string()});

type QueuedOrder = Readonly<z.infer<typeof queuedOrderSchema>>;

/** Mails as queued work: tried again for about a day, which is how long servers are away. Rules: MAI4, JOB5. */
export const mailJob: JobKind<QueuedOrder> = {
  name: 'mail',
  payload: queuedOrderSchema,
  retries: 30,
  firstDelaySeconds: 5,
  longestDelaySeconds: 3_600,
  deadlineSeconds: 180,
  // A code or password that nobody received opens nothing from a list of dead letters.
  withoutSecrets: ({order, orderedAt}) => {
    if (order.kind === 'reset-code') return {orderedAt, order: {...order, code: '', token: ''}};
    if (opensOrder(order)) return {orderedAt, order: {...order, path: ''}};
    if (order.kind === 'teammate-invited') return {orderedAt, order: {...order, token: ''}};
    return {orderedAt, order: order.kind === 'temporary-password' ? {...order, password: ''} : order};
  },
  describe: ({order, orderedAt}) => {
    const {kind, to} = order;
    return {kind, to, queuedAt: orderedAt, canRetry: !holdsSecret(order)};
  },
};

function holdsSecret(order: MailOrder): boolean {
  const {kind} = order;
  return kind === 'reset-code' || kind === 'temporary-password' || kind === 'teammate-invited' || opensOrder(order);
}

/** Its link opens an order, or the company that it made, to whoever has it. */
function opensOrder(
  order: MailOrder,
): order is Extract<MailOrder, {kind: 'order-placed' | 'payment-failed' | 'order-paid'}> {
  const {kind} = order;
  return kind === 'order-placed' || kind === 'payment-failed' || (kind === 'order-paid' && !order.isClaimed);
}

/** How modules order mails. `now` is in milliseconds since 1970. */
export function createQueueMail(jobs: Jobs, now: () => number): QueueMail {
  return (tx, order) => jobs.enqueue(tx, mailJob, {order, orderedAt: toInstant(now())});
}

/** What sending mails works with. */
export type MailParts = {
  readonly port: MailPort;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: MailLog;
} & Pick<Sending, 'origin' | 'domain' | 'contactEmail'>;

/** Lines about mails: their kind and job, never who they are for or what they say. */
export type MailLog = {readonly info: (line: object, message: string) => void};

/** Sends what was queued. Rule: MAI4. */
export function createMailWorker(parts: MailParts): Worker<QueuedOrder> {
  return {kind: mailJob, work: (job) => sendOne(parts, job)};
}

async function sendOne(parts: MailParts, {id, payload: {order, orderedAt}}: QueuedJob<QueuedOrder>): Promise<void> {
  const {port, now, log} = parts;
  const line = {jobId: id, kind: order.kind};
  if (order.kind === 'reset-code' && now() - Date.parse(orderedAt) > order.minutesValid * 60_000) {
    return log.info(line, 'a mail was dropped: its code is no longer good');
  }
  try {
    await port.send(writeMail(order, {...parts, id, date: orderedAt}));
  } catch (error) {
    if (error instanceof MailNotTakenError) log.info({...line, because: error.message}, 'a mail was not taken');
    throw error instanceof MailRefusedError ? new PermanentError(error.message) : error;
  }
  log.info(line, 'a mail was sent');
}
