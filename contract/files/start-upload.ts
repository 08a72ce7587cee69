import {z} from 'zod';
import {instantSchema} from '#contract/kernel/dates.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {keepRefusals} from './upload-kinds.ts';

/** Larger files go in parts of this size, the last one smaller; up to it a file is one part. Source: sync.md, Files (5 MB). */
export const partBytes = 5_242_880;

/** One stretch of a file. Parts are numbered from 1. */
export type FilePart = {readonly number: number; readonly offsetBytes: number; readonly sizeBytes: number};

/** Cuts a file into its parts, in order; both sides cut alike. Rule: FIL6. */
export function listParts(sizeBytes: number): FilePart[] {
  return Array.from({length: Math.ceil(sizeBytes / partBytes)}, (_, index) => {
    const offsetBytes = index * partBytes;
    return {number: index + 1, offsetBytes, sizeBytes: Math.min(partBytes, sizeBytes - offsetBytes)};
  });
}

/**
 * Asks where to send a file's bytes. Its row must have been pushed. Asked again, also days later and on another node, it names only the
 * parts that are not here yet: so an upload goes on. `stored`: all bytes are here and right, nothing is to be sent.
 *
 * Each part is sent by `PUT` to its `url`: exactly its bytes, as `application/octet-stream`, nothing else. The address is ours (begins with
 * `/`; send the cookies) or a store's (send none), and is good until `expiresAt`. To repeat a part does no harm. Then `finishUpload`; at
 * once where no part is left.
 *
 * Our address answers failures like any call: `forbidden`: `file.bad-url` (altered, or another person's) or `file.expired-url`;
 * `too-large`: `file.part-too-large`; `validation`: `file.part-size` (too few bytes). A store answers a status alone.
 *
 * `file.row-missing`: the row was not pushed, is deleted, or is in a space that is not the person's.
 * Rules: FIL6, FIL7. Source: S7.22, S8.09.
 */
export const startUpload = defineEndpoint({
  name: 'startUpload',
  summary: 'Ask where to send the bytes of a file, or what is left of them',
  method: 'POST',
  path: '/api/v1/files/start-upload',
  access: 'user',
  inSpace: {table: 'files', act: 'create'},
  input: z.strictObject({spaceId: idSchema, fileId: idSchema}),
  output: z.discriminatedUnion('state', [
    z.object({state: z.literal('stored'), storedAt: instantSchema}),
    z.object({
      state: z.literal('open'),
      parts: z.array(
        z.object({
          number: z.int().positive(),
          offsetBytes: z.int().nonnegative(),
          sizeBytes: z.int().positive(),
          url: z.string(),
        }),
      ),
      expiresAt: instantSchema,
    }),
  ]),
  failures: keepRefusals,
  fillsDisk: true,
});
