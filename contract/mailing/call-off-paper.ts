import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {mailPapers} from './mail-paper.ts';

/**
 * Takes back what was asked for a scan's paper as long as the desk has not begun: it stays, and what was paid goes back. Again, it changes nothing.
 * Only an owner may. Rule: MLG15.
 */
export const callOffPaper = defineEndpoint({
  name: 'callOffPaper',
  summary: 'Call off what was asked for the paper of a scan',
  method: 'POST',
  path: '/api/v1/mail-papers/call-off',
  access: 'account',
  input: z.strictObject({companyId: idSchema, paperId: idSchema}),
  output: mailPapers.row,
  failures: {
    'not-found': ['mailing.no-such-paper'],
    forbidden: ['mailing.owner-alone'],
    conflict: ['mailing.paper-begun'],
  },
  perMinute: 30,
});
