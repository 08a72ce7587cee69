import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';

/**
 * Takes a paid dissolution back before the desk has begun; all of its money goes back. `dissolution.begun`: the desk was quicker. Taken back already it changes
 * nothing. Rule: DIS7.
 */
export const withdrawDissolution = defineEndpoint({
  name: 'withdrawDissolution',
  summary: 'Take the dissolution of a company back',
  method: 'POST',
  path: '/api/v1/dissolutions/withdraw',
  access: 'account',
  input: z.strictObject({companyId: idSchema}),
  output: z.object({}),
  failures: {
    'not-found': ['dissolution.none'],
    forbidden: ['dissolution.owner-only'],
    conflict: ['dissolution.begun'],
  },
  perMinute: 20,
});
