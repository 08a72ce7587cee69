import {z} from 'zod';
import {languages} from '#contract/account/rules.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {listOutput, pageInput} from '#contract/kernel/list.ts';

/** The kinds of mail there are. */
export const mailKinds = [
  'welcome',
  'reset-code',
  'temporary-password',
  'security-event',
  'contact-message',
  'contact-received',
] as const;

/** A mail that was given up, without what it said. */
export const givenUpMailSchema = z.object({
  id: idSchema,
  kind: z.enum(mailKinds),
  to: z.string(),
  language: z.enum(languages),
  /** Instants, ISO UTC. */
  orderedAt: z.string(),
  givenUpAt: z.string(),
  /** What the mail server said, as it said it. */
  because: z.string(),
  /** Whether it can be sent again: a code or password is not kept, so that a mail with one cannot. */
  canRetry: z.boolean(),
});

/** See {@link givenUpMailSchema}. */
export type GivenUpMail = z.infer<typeof givenUpMailSchema>;

/** Mails that were given up in the last 90 days, the newest first. Rule: ADM10. Source: decision 015. */
export const listGivenUpMails = defineEndpoint({
  name: 'listGivenUpMails',
  summary: 'List the mails that were given up',
  method: 'GET',
  path: '/api/v1/admin/given-up-mails',
  access: 'admin',
  input: pageInput,
  output: listOutput(givenUpMailSchema),
  failures: [],
});

/**
 * Puts a mail that was given up back into the queue. Refuses with `not-found`: `admin.no-such-mail`, also where another admin was
 * quicker; with `conflict`: `admin.mail-secret-gone`, where it held a code or a password. Rule: ADM13.
 */
export const retryMail = defineEndpoint({
  name: 'retryMail',
  summary: 'Send a mail again that was given up',
  method: 'POST',
  path: '/api/v1/admin/retry-mail',
  access: 'admin',
  input: z.object({mailId: idSchema}),
  output: z.object({}),
  failures: ['not-found', 'conflict'],
});
