import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';

/** Takes an invitation back: its links open nothing any more. Of one that is gone already it changes nothing. Rule: TMM8. */
export const withdrawInvitation = defineEndpoint({
  name: 'withdrawInvitation',
  summary: 'Take an invitation back',
  method: 'POST',
  path: '/api/v1/teammates/invitations/withdraw',
  access: 'account',
  inSpace: {table: 'invitations', act: 'read'},
  input: z.object({spaceId: idSchema, id: idSchema}),
  output: z.object({}),
  failures: {forbidden: ['sync.not-permitted'], 'not-found': ['sync.no-access']},
  perMinute: 60,
});
