import {z} from 'zod';
import {languages} from '#contract/account/rules.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';

/** Mails an invitation again, with another link, and lets it be good anew; also one that has run out. Rules: TMM5, TMM9. */
export const resendInvitation = defineEndpoint({
  name: 'resendInvitation',
  summary: 'Send an invitation again',
  method: 'POST',
  path: '/api/v1/teammates/invitations/resend',
  access: 'account',
  inSpace: {table: 'invitations', act: 'read'},
  input: z.object({spaceId: idSchema, id: idSchema, language: z.enum(languages)}),
  output: z.object({}),
  failures: {
    forbidden: ['sync.not-permitted'],
    'not-found': ['sync.no-access'],
    conflict: ['teammate.declined', 'teammate.invitation-gone'],
    'rate-limited': ['teammate.sent-just-now', 'teammate.too-many'],
  },
  perMinute: 30,
});
