import {z} from 'zod';
import {languages} from '#contract/account/rules.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {listOutput, pageInput} from '#contract/kernel/list.ts';

/** What somebody wrote by the contact form. */
export const contactMessageSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  language: z.enum(languages),
  /** An instant, ISO UTC. */
  sentAt: z.string(),
});

/** See {@link contactMessageSchema}. */
export type ContactMessage = z.infer<typeof contactMessageSchema>;

/** Reads what was written by the contact form, newest first. Rule: CTC6. Source: S2.25, S6.06. */
export const listContactMessages = defineEndpoint({
  name: 'listContactMessages',
  summary: 'Read the messages of the contact form',
  method: 'GET',
  path: '/api/v1/admin/contact-messages',
  access: 'admin',
  input: pageInput,
  output: listOutput(contactMessageSchema),
  failures: {},
});
