import {z} from 'zod';
import {languages} from '#contract/account/rules.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {waitlistTopics} from './waitlist.ts';

/** Leaves an e-mail to hear of something that is not there yet; answers the same whether it is known already. Rules: CTC7, CTC8, CTC9, CTC11. */
export const joinWaitlist = defineEndpoint({
  name: 'joinWaitlist',
  summary: 'Leave an e-mail to hear of what is not there yet',
  method: 'POST',
  path: '/api/v1/waitlist',
  access: 'anyone',
  input: z.object({
    topic: z.enum(waitlistTopics),
    email: z
      .string()
      .trim()
      .toLowerCase()
      .min(1, {error: 'contact.email-required'})
      .max(254, {error: 'contact.email-invalid'})
      .pipe(z.email({error: 'contact.email-invalid'})),
    language: z.enum(languages),
    /** Nobody sees this field: what is in it was filled by a program. */
    website: z.string().max(2_000).optional(),
  }),
  output: z.object({}),
  failures: {
    validation: ['contact.email-invalid', 'contact.email-required'],
  },
  perMinute: 5,
});
