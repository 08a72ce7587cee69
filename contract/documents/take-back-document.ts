import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {maxDocumentNote} from './company-document.ts';
import {takeBackReasons} from './kinds.ts';

/**
 * Takes back a document that the desk put into the wrong company, or wrongly into this one: nothing of it stays but that it was there, with the
 * reason, which its owners read. Again, it changes nothing. `document.reason-missing`: the reason is in a note that is empty; `document.not-given`:
 * the company's people brought it, it is refused and not taken back; `document.is-proof`: it proves what was filed. Rule: DOC18. Source: D39.
 */
export const takeBackDocument = defineEndpoint({
  name: 'takeBackDocument',
  summary: 'Take back a document that was given to a company by mistake',
  method: 'POST',
  path: '/api/v1/admin/take-back-document',
  access: 'admin',
  input: z.strictObject({
    companyId: idSchema,
    documentId: idSchema,
    refusal: z.enum(takeBackReasons),
    note: z.string().trim().max(maxDocumentNote),
  }),
  output: z.object({}),
  failures: {
    validation: ['document.reason-missing'],
    'not-found': ['document.none'],
    conflict: ['document.not-given', 'document.is-proof'],
  },
  perMinute: 60,
});
