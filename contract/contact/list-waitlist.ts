import {z} from 'zod';
import {languages} from '#contract/account/rules.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {listInput, listOutput, type ListShape} from '#contract/kernel/list.ts';
import {waitlistTopics} from './waitlist.ts';

/** How those who wait are listed. */
export const waitlistList = {
  orders: ['email', 'topic', 'joinedAt'],
  filters: {topic: waitlistTopics},
} as const satisfies ListShape;

/** An e-mail that waits for something. */
export const waitingSchema = z.object({
  id: idSchema,
  topic: z.enum(waitlistTopics),
  email: z.string(),
  language: z.enum(languages),
  /** An instant, ISO UTC. */
  joinedAt: z.string(),
});

/** See {@link waitingSchema}. */
export type Waiting = z.infer<typeof waitingSchema>;

/** Reads who waits for what is not there yet, newest first. Rule: CTC12. Source: S6.06. */
export const listWaitlist = defineEndpoint({
  name: 'listWaitlist',
  summary: 'Read who waits for what is not there yet',
  method: 'GET',
  path: '/api/v1/admin/waitlist',
  access: 'admin',
  input: listInput(waitlistList),
  output: listOutput(waitingSchema),
  failures: {},
});
