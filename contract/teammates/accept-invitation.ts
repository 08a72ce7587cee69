import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {invitationTokenSchema} from './read-invitation.ts';

const chosen = z.object({token: invitationTokenSchema, companyIds: z.array(idSchema).min(1).max(50)});

/**
 * Gives the caller, whose e-mail must be the link's, a part in the companies that they chose among those that invite them.
 *
 * @returns the companies they have a part in now, of those chosen; some may have been withdrawn meanwhile.
 * Rules: TMM6, TMM7, TMM8.
 */
export const acceptInvitation = defineEndpoint({
  name: 'acceptInvitation',
  summary: 'Accept invitations to companies',
  method: 'POST',
  path: '/api/v1/invitations/accept',
  access: 'account',
  input: chosen,
  output: z.object({companyIds: z.array(idSchema)}),
  failures: {
    'not-found': ['invitation.over'],
    conflict: ['invitation.admin', 'invitation.other-email'],
  },
  perMinute: 30,
});

/** Says no, for whoever has the link, signed in or not; the owners see it. Rule: TMM8. */
export const declineInvitation = defineEndpoint({
  name: 'declineInvitation',
  summary: 'Decline invitations to companies',
  method: 'POST',
  path: '/api/v1/invitations/decline',
  access: 'anyone',
  input: chosen,
  output: z.object({}),
  failures: {'not-found': ['invitation.over']},
  perMinute: 30,
});
