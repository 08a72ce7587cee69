import {z} from 'zod';
import {maxFileNameLength} from '#contract/files/clean-file-name.ts';
import {boughtKinds, type BoughtKind} from '#contract/desk/work-kinds.ts';
import {allFileTypes, checkUpload} from '#contract/files/upload-kinds.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';

/** Which kind of file the proof of work is: the state's proof of a dissolution is an official document of the company. Rules: BUY12, DIS8. */
export function proofKindOf(work: BoughtKind): 'document' | 'official' {
  return work === 'dissolve' ? 'official' : 'document';
}

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
      /** What it proves; who does not say it proves no dissolution. */
      kind: z.enum(boughtKinds).default('do-service'),
      name: z.string().min(1).max(maxFileNameLength),
      type: z.enum(allFileTypes),
      sizeBytes: z.int().positive(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    })
    .refine(({kind, name, sizeBytes, type}) => checkUpload(proofKindOf(kind), {name, sizeBytes, type}) === null),
  output: z.object({fileId: idSchema, isStored: z.boolean()}),
  failures: {'not-found': ['admin.no-such-company']},
});
