import {z} from 'zod';
import {languages} from '#contract/account/rules.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {maxMessageLength, maxNameLength} from './limits.ts';

/** Sends a message from the contact form. Reasons name the field in `details.field`. Rules: CTC1, CTC2, CTC3. Source: S5.05, S2.25. */
export const sendContactMessage = defineEndpoint({
  name: 'sendContactMessage',
  summary: 'Send a message from the contact form',
  method: 'POST',
  path: '/api/v1/contact',
  access: 'anyone',
  input: z.object({
    name: z
      .string()
      .trim()
      .min(1, {error: 'contact.name-required'})
      .max(maxNameLength, {error: 'contact.name-long'})
      // A line break in a name would be one in a mail's header.
      .regex(/^[^\p{Cc}\p{Cs}]*$/u, {error: 'contact.name-invalid'}),
    email: z
      .string()
      .trim()
      .toLowerCase()
      .min(1, {error: 'contact.email-required'})
      .max(254, {error: 'contact.email-invalid'})
      .pipe(z.email({error: 'contact.email-invalid'})),
    message: z
      .string()
      .trim()
      .min(1, {error: 'contact.message-required'})
      .max(maxMessageLength, {error: 'contact.message-long'}),
    language: z.enum(languages),
    /** Nobody sees this field: what is in it was filled by a program. */
    website: z.string().max(2_000).optional(),
  }),
  output: z.object({}),
  failures: {
    validation: [
      'contact.email-invalid',
      'contact.email-required',
      'contact.message-long',
      'contact.message-required',
      'contact.name-invalid',
      'contact.name-long',
      'contact.name-required',
    ],
    'rate-limited': ['contact.too-many'],
  },
  perMinute: 5,
});
