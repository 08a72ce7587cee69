import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';

/**
 * Shows a company's EIN to its owner or manager, in nine digits. It is noted first, for the owner to read; the answer is kept nowhere. Not for an
 * admin who acts as one of them. `company.no-ein`: there is none, or the company is not theirs; `company.ein-broken`: it was sealed for another
 * place, or to a key that is gone. Rule: SEA7. Source: D10.
 */
export const showEin = defineEndpoint({
  name: 'showEin',
  summary: 'Show the EIN of a company',
  method: 'POST',
  path: '/api/v1/companies/show-ein',
  access: 'account',
  input: z.object({companyId: idSchema}),
  output: z.object({ein: z.string().regex(/^\d{9}$/)}),
  failures: {'not-found': ['company.no-ein'], conflict: ['company.ein-broken']},
  perMinute: 10,
});
