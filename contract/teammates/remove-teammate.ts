import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';

/** Takes a person's part in a company from them, on all of their devices; of who has none it changes nothing. Rules: TMM11, TMM12. */
export const removeTeammate = defineEndpoint({
  name: 'removeTeammate',
  summary: 'Remove a person from a company',
  method: 'POST',
  path: '/api/v1/teammates/remove',
  access: 'account',
  inSpace: {table: 'invitations', act: 'read'},
  input: z.object({spaceId: idSchema, userId: idSchema}),
  output: z.object({}),
  failures: {
    forbidden: ['sync.not-permitted'],
    'not-found': ['sync.no-access'],
    conflict: ['teammate.last-owner'],
  },
  perMinute: 60,
});
