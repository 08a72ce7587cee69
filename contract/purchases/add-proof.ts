import {z} from 'zod';
import {maxFileNameLength} from '#contract/files/clean-file-name.ts';
import {allFileTypes, checkUpload} from '#contract/files/upload-kinds.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';

/**
 * Says which file an admin brings for a company as the proof of what was done; its bytes follow by `startDeskUpload`. The same bytes again are the same file.
 *
 * @returns its id, and whether its bytes are here. Rule: BUY12.
 */
export const addProof = defineEndpoint({
  name: 'addProof',
  summary: 'Bring a company the proof of what was done for it',
  method: 'POST',
  path: '/api/v1/admin/proofs',
  access: 'admin',
  input: z
    .strictObject({
      companyId: idSchema,
      name: z.string().min(1).max(maxFileNameLength),
      type: z.enum(allFileTypes),
      sizeBytes: z.int().positive(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    })
    .refine(({name, sizeBytes, type}) => checkUpload('document', {name, sizeBytes, type}) === null),
  output: z.object({fileId: idSchema, isStored: z.boolean()}),
  failures: {'not-found': ['admin.no-such-company']},
});
