import {z} from 'zod';
import {openFile} from '#contract/files/open-file.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {openingReasons} from '#contract/sealing/list-openings.ts';
import {fileKeyShape} from '#contract/sealing/sealed-file.ts';

/**
 * Opens a document for an admin: an address of its bytes, as `openFile` gives, and the key of a sealed one, null of another. The opening of a
 * sealed one is noted first, with its reason, for the owner to read. Never while acting as a user. Rule: DOC10. Source: D10, D46.
 */
export const openDeskDocument = defineEndpoint({
  name: 'openDeskDocument',
  summary: 'Open a document of a company to check it',
  method: 'POST',
  path: '/api/v1/admin/open-document',
  access: 'admin',
  input: z.strictObject({companyId: idSchema, documentId: idSchema, why: z.enum(openingReasons)}),
  output: openFile.output.extend({fileKey: z.string().regex(fileKeyShape).nullable()}),
  failures: {
    'not-found': ['document.none'],
    conflict: ['document.broken', 'file.not-stored'],
    'provider-down': ['file.store-down'],
  },
  perMinute: 60,
});
