import {z} from 'zod';
import {instantSchema} from '#contract/kernel/dates.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {keepRefusals} from './upload-kinds.ts';

/**
 * Says that all parts were sent: the server checks size, SHA-256 and content, keeps the file and sets the row's `storedAt`, which other
 * devices learn by pull. Repeated or asked by several at once, it keeps one file and answers alike.
 *
 * Refuses with `not-found`: `file.row-missing`; `forbidden`: `sync.not-permitted`; `conflict`: `file.parts-missing` (start again to learn
 * which); `validation`: `file.wrong-hash` (what was sent is dropped: start again), and, for good, a reason of `checkContent`;
 * `provider-down`: `file.store-down`. Rules: FIL8, FIL9. Source: S7.22, S8.09.
 */
export const finishUpload = defineEndpoint({
  name: 'finishUpload',
  summary: 'Check and keep a file whose bytes were sent',
  method: 'POST',
  path: '/api/v1/files/finish-upload',
  access: 'user',
  inSpace: {table: 'files', act: 'create'},
  input: z.strictObject({spaceId: idSchema, fileId: idSchema}),
  output: z.object({storedAt: instantSchema}),
  failures: keepRefusals,
});
