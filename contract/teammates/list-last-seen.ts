import {z} from 'zod';
import {instantSchema} from '#contract/kernel/dates.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';

/** When the people of the companies that the caller owns were last here; who never was is left out. Rule: TMM13. Source: mockups/app/teammates. */
export const listLastSeen = defineEndpoint({
  name: 'listLastSeen',
  summary: 'Read when your teammates were last here',
  method: 'GET',
  path: '/api/v1/teammates/last-seen',
  access: 'account',
  input: z.object({}),
  output: z.object({people: z.array(z.object({userId: idSchema, lastSeenAt: instantSchema}))}),
  failures: {},
});
