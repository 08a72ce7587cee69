import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {fileKeyShape} from '#contract/sealing/sealed-file.ts';

/**
 * Opens a sealed document for an owner of its company: answers the key of its file, whose sealed bytes `openFile` gives. It is noted first, for the
 * owner to read; the answer is kept nowhere. Not for an admin who acts as the owner. `document.none`: there is no such document, or the company is
 * not theirs; `document.broken`: it was sealed for another place, or to a key that is gone. Rule: DOC7. Source: D10, D46.
 */
export const openOwnDocument = defineEndpoint({
  name: 'openOwnDocument',
  summary: 'Open a sealed document of a company',
  method: 'POST',
  path: '/api/v1/documents/open-own',
  access: 'account',
  input: z.strictObject({companyId: idSchema, documentId: idSchema}),
  output: z.object({fileKey: z.string().regex(fileKeyShape)}),
  failures: {'not-found': ['document.none'], conflict: ['document.broken']},
  perMinute: 60,
});
