import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';

/** Asks the desk what the state takes to dissolve a company, where nobody knows. Asked again it changes nothing. `dissolution.none`: there is nothing to ask. Rule: DIS3. */
export const askDissolutionFee = defineEndpoint({
  name: 'askDissolutionFee',
  summary: 'Ask what the state takes to dissolve a company',
  method: 'POST',
  path: '/api/v1/dissolutions/fee',
  access: 'account',
  input: z.strictObject({companyId: idSchema}),
  output: z.object({}),
  failures: {'not-found': ['dissolution.none'], forbidden: ['dissolution.owner-only']},
  perMinute: 20,
});
