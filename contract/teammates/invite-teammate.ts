import {z} from 'zod';
import {emailSchema} from '#contract/account/fields.ts';
import {languages} from '#contract/account/rules.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {teammateRoles} from './invitation.ts';

/**
 * Invites somebody to a company by a mail with a link. The id is the caller's: asking again under it changes nothing. Says nothing of whether
 * the e-mail has an account. Rules: TMM1, TMM2, TMM4, TMM9. Source: S7.22.
 */
export const inviteTeammate = defineEndpoint({
  name: 'inviteTeammate',
  summary: 'Invite a person to a company',
  method: 'POST',
  path: '/api/v1/teammates/invite',
  access: 'account',
  inSpace: {table: 'invitations', act: 'read'},
  input: z.object({
    id: idSchema,
    spaceId: idSchema,
    email: emailSchema,
    role: z.enum(teammateRoles),
    /** Of the mail, where the e-mail has no account. */
    language: z.enum(languages),
  }),
  output: z.object({}),
  failures: {
    forbidden: ['sync.not-permitted'],
    'not-found': ['sync.no-access'],
    conflict: ['teammate.already-added', 'teammate.already-invited', 'teammate.declined'],
    'rate-limited': ['teammate.too-many'],
  },
  perMinute: 30,
});
