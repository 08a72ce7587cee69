import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';

/** How long a note on a difference may be, in characters. */
export const longestNote = 500;

/** Notes a difference as dealt with, in words that the audit keeps. `difference.gone`: the last comparison did not find it any more. Rule: CMP4. */
export const settleDifference = defineEndpoint({
  name: 'settleDifference',
  summary: 'Note a difference from the card provider as dealt with',
  method: 'POST',
  path: '/api/v1/admin/payment-differences/settle',
  access: 'admin',
  input: z.object({id: idSchema, note: z.string().trim().min(1, 'difference.note-missing').max(longestNote)}),
  output: z.object({}),
  failures: {validation: ['difference.note-missing'], 'not-found': ['difference.gone']},
});
