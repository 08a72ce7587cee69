import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {listOutput, pageInput} from '#contract/kernel/list.ts';

/** The kinds of mail there are. */
const mailKinds = [
  'welcome',
  'reset-code',
  'temporary-password',
  'security-event',
  'contact-message',
  'contact-received',
  'waitlist-joined',
  'order-placed',
  'order-paid',
  'payment-failed',
  'company-created',
  'company-needs',
  'company-moved',
] as const;

/** Tells whether a dead letter's kind is one of a mail. */
export function isMailKind(kind: string): kind is (typeof mailKinds)[number] {
  return mailKinds.some((one) => one === kind);
}

/** A queued job that failed for good, without its secrets. */
const deadLetterSchema = z.object({
  id: idSchema,
  /** The kind of work, such as `mail`. */
  job: z.string(),
  /** Of that work, such as one of {@link mailKinds}. */
  kind: z.string(),
  /** Whom it was for: the address of a mail. */
  to: z.string(),
  /** Instants, ISO UTC. */
  queuedAt: z.string(),
  givenUpAt: z.string(),
  /** What the other side said, as it said it. */
  because: z.string(),
  /** Whether it can be tried again: a code or password is not kept, so that a job with one cannot. */
  canRetry: z.boolean(),
});

/** See {@link deadLetterSchema}. */
export type DeadLetter = z.infer<typeof deadLetterSchema>;

/** The dead letters of the last 90 days, of every kind of work, the newest first. Rule: ADM10. Source: decision 015. */
export const listDeadLetters = defineEndpoint({
  name: 'listDeadLetters',
  summary: 'List the queued jobs that were given up',
  method: 'GET',
  path: '/api/v1/admin/dead-letters',
  access: 'admin',
  input: pageInput,
  output: listOutput(deadLetterSchema),
  failures: {},
});

/**
 * Puts a dead letter back into the queue. `admin.no-such-mail`: it is not there, or another admin was quicker; `admin.mail-secret-gone`: it
 * held a code or a password. Rule: ADM13.
 */
export const retryDeadLetter = defineEndpoint({
  name: 'retryDeadLetter',
  summary: 'Try a queued job again that was given up',
  method: 'POST',
  path: '/api/v1/admin/retry-dead-letter',
  access: 'admin',
  input: z.object({id: idSchema}),
  output: z.object({}),
  failures: {'not-found': ['admin.no-such-mail'], conflict: ['admin.mail-secret-gone']},
});
