import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';

/**
 * Opens a company's EIN for an admin, in nine digits, for a form of the IRS that names it. It is noted first, for the owner to read; the answer is
 * kept nowhere. `company.no-ein`: there is none, or no such company; `company.ein-broken`: it was sealed for another place, or to a key that is gone.
 * Rule: ELC4. Source: D10, decision 073.
 */
export const openEin = defineEndpoint({
  name: 'openEin',
  summary: 'Open the EIN of a company for a form',
  method: 'POST',
  path: '/api/v1/admin/open-ein',
  access: 'admin',
  input: z.strictObject({companyId: idSchema}),
  output: z.object({ein: z.string().regex(/^\d{9}$/)}),
  failures: {'not-found': ['company.no-ein'], conflict: ['company.ein-broken']},
  perMinute: 10,
});
