import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';

/** Takes an e-mail off the list by the token of its mail; answers the same whether it was on it. Rule: CTC10. */
export const leaveWaitlist = defineEndpoint({
  name: 'leaveWaitlist',
  summary: 'Take an e-mail off the list of what is not there yet',
  method: 'POST',
  path: '/api/v1/waitlist/leave',
  access: 'anyone',
  input: z.object({token: z.string().min(1).max(100)}),
  output: z.object({}),
  failures: {},
  perMinute: 20,
});
