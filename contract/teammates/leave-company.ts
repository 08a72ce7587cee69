import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';

/** Gives up the caller's own part in a company, on all of their devices. Rules: TMM12, TMM14. */
export const leaveCompany = defineEndpoint({
  name: 'leaveCompany',
  summary: 'Leave a company',
  method: 'POST',
  path: '/api/v1/teammates/leave',
  access: 'account',
  inSpace: {table: 'memberships', act: 'read'},
  input: z.object({spaceId: idSchema}),
  output: z.object({}),
  failures: {
    'not-found': ['sync.no-access'],
    conflict: ['teammate.last-owner'],
  },
  perMinute: 60,
});
