import {z} from 'zod';
import {dutyKinds} from '#contract/catalogue/ids.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {renewals} from './renewal.ts';

/** Asks the desk what the state takes for a period of which that is not known; asked again it changes nothing. Rule: BUY8. */
export const askRenewalFee = defineEndpoint({
  name: 'askRenewalFee',
  summary: 'Ask what a state takes for a renewal',
  method: 'POST',
  path: '/api/v1/renewals/ask-fee',
  access: 'account',
  input: z.object({companyId: idSchema, what: z.enum(dutyKinds), period: z.int().min(1900).max(2199)}),
  output: renewals.row,
  failures: {forbidden: ['renewal.not-permitted'], 'not-found': ['renewal.none']},
  perMinute: 30,
});
