import {z} from 'zod';
import {instantSchema} from '#contract/kernel/dates.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {maxDocumentNote} from './company-document.ts';
import {documentDecisions, documentRefusals} from './kinds.ts';

/**
 * Accepts or refuses a document for an admin; its owners are written to where it is refused. What was decided wrongly is decided anew.
 *
 * @param seenDecidedAt when the decision that the admin saw was taken, null where there was none: who has not seen the last is told
 * `document.decided`.
 * `document.reason-missing`: a refusal without its reason, or one whose reason is in a note that is empty. Rules: DOC5, DOC11.
 */
export const decideDocument = defineEndpoint({
  name: 'decideDocument',
  summary: 'Accept or refuse a document of a company',
  method: 'POST',
  path: '/api/v1/admin/decide-document',
  access: 'admin',
  input: z.strictObject({
    companyId: idSchema,
    documentId: idSchema,
    seenDecidedAt: instantSchema.nullable(),
    decision: z.enum(documentDecisions),
    refusal: z.enum(documentRefusals).nullable(),
    note: z.string().trim().max(maxDocumentNote),
  }),
  output: z.object({decidedAt: instantSchema}),
  failures: {
    validation: ['document.reason-missing'],
    'not-found': ['document.none'],
    conflict: ['document.decided'],
  },
  perMinute: 60,
});
