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
 * Asks where to send a file's bytes; its row must have been pushed. Asked again, also days later and on another node, it names only the
 * parts that are not here yet: that is how an upload goes on. `stored`: all bytes are here and right, nothing is to be sent.
 *
 * Each part goes by `PUT` of exactly its bytes, as `application/octet-stream` and with nothing else, to its `url`: an address of ours
 * (beginning with `/`; send the cookies) or of a store (send none), good until `expiresAt`. Repeating one does no harm.
 * Then `finishUpload`; with no part left, at once.
 *
 * A `PUT` to an address of ours answers failures like any call, to a store only a status. Of ours: `forbidden`: `file.bad-url` (altered or another person's), `file.expired-url`;
 * `too-large`: `file.part-too-large`; `validation`: `file.part-size` (fewer bytes than the part has).
 *
 * Refuses with `not-found`: `file.row-missing` (not pushed, deleted, or of a space that is not the person's);
 * `forbidden`: `sync.not-permitted`; `provider-down`: `file.store-down`; of a deleted file that was made anew, as `finishUpload`.
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
});
