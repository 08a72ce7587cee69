import {z} from 'zod';
import {files} from '#contract/files/file.ts';
import {uploadReasons} from '#contract/files/upload-kinds.ts';
import {civilDateSchema} from '#contract/kernel/dates.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema, newIdSchema} from '#contract/kernel/ids.ts';
import {companyPaperKinds} from './kinds.ts';

const {name, type, sizeBytes, sha256} = files.row.shape;

/**
 * Makes the rows of a document that the state or the IRS gave, for an admin; its bytes follow by `startDeskUpload`, and its owners are written to
 * once they are here. `id` and `fileId` are the admin's own, so that a repeat changes nothing. Rule: DOC12. Source: D39.
 *
 * @param bears the day that it bears; null where it bears none.
 */
export const addDeskDocument = defineEndpoint({
  name: 'addDeskDocument',
  summary: 'Give a document to a company',
  method: 'POST',
  path: '/api/v1/admin/add-document',
  access: 'admin',
  input: z.strictObject({
    id: newIdSchema,
    fileId: newIdSchema,
    companyId: idSchema,
    kind: z.enum(companyPaperKinds),
    bears: civilDateSchema.nullable(),
    name,
    type,
    sizeBytes,
    sha256,
  }),
  output: z.object({isStored: z.boolean()}),
  failures: {
    validation: [...uploadReasons],
    'not-found': ['admin.no-such-company'],
    conflict: ['document.id-taken'],
  },
  perMinute: 60,
});
