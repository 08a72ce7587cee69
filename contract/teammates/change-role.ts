import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {teammateRoles} from './invitation.ts';

/** Gives a person another role in a company; the one they have already changes nothing. Rules: TMM10, TMM12. */
export const changeRole = defineEndpoint({
  name: 'changeRole',
  summary: 'Change what a person may in a company',
  method: 'POST',
  path: '/api/v1/teammates/role',
  access: 'account',
  inSpace: {table: 'invitations', act: 'read'},
  input: z.object({spaceId: idSchema, userId: idSchema, role: z.enum(teammateRoles)}),
  output: z.object({}),
  failures: {
    forbidden: ['sync.not-permitted'],
    'not-found': ['sync.no-access'],
    conflict: ['teammate.gone', 'teammate.last-owner'],
  },
  perMinute: 60,
});
