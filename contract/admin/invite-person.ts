import {z} from 'zod';
import {emailSchema, nameSchema} from '#contract/account/fields.ts';
import {languages} from '#contract/account/rules.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';

/**
 * Makes an account for somebody and mails them a temporary password, which nobody else ever sees. Who was invited before and has no
 * password of their own gets another. Rules: ADM8, ACC17. Source: D9.
 */
export const invitePerson = defineEndpoint({
  name: 'invitePerson',
  summary: 'Invite a person by a temporary password',
  method: 'POST',
  path: '/api/v1/admin/invite-person',
  access: 'admin',
  input: z.object({
    firstName: nameSchema,
    lastName: nameSchema,
    email: emailSchema,
    language: z.enum(languages),
  }),
  output: z.object({userId: idSchema}),
  failures: {conflict: ['admin.email-taken']},
  perMinute: 30,
});
