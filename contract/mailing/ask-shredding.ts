import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {mailPapers} from './mail-paper.ts';

/**
 * Asks the desk to shred the paper of a scan, where that costs nothing; asked again it changes nothing. Only an owner may. `mailing.paper-spoken`: something else
 * becomes of it. `mailing.paper-costs`: it has to be paid. Rules: MLG12, MLG15.
 */
export const askShredding = defineEndpoint({
  name: 'askShredding',
  summary: 'Ask to have the paper of a scan shredded',
  method: 'POST',
  path: '/api/v1/mail-papers/shred',
  access: 'account',
  input: z.strictObject({companyId: idSchema, scanId: idSchema}),
  output: mailPapers.row,
  failures: {
    'not-found': ['mailing.no-such-paper'],
    forbidden: ['mailing.owner-alone'],
    conflict: ['mailing.paper-spoken', 'mailing.paper-costs'],
  },
  perMinute: 30,
});
