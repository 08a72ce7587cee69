import {z} from 'zod';
import {instantSchema} from '#contract/kernel/dates.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {keepRefusals} from './upload-kinds.ts';

/**
 * Says that all parts were sent. The server checks size, SHA-256 and content, keeps the file and sets the row's `storedAt`. Other devices
 * learn that by pull. Repeated, or asked by several at once, it keeps one file and gives all the same answer.
 *
 * After `file.parts-missing`, start again to learn which parts. After `file.wrong-hash`, what was sent is dropped: start again.
 * A reason of `checkContent` is for good. Rules: FIL8, FIL9. Source: S7.22, S8.09.
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
  fillsDisk: true,
});
