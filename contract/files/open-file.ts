import {z} from 'zod';
import {instantSchema} from '#contract/kernel/dates.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';

/**
 * Asks for an address from which a stored file can be read by `GET` until `expiresAt`. It is ours (begins with `/`; send the cookies) or a
 * store's (send none). Who may read is decided anew at each call. The bytes always come as a download (`content-disposition: attachment`).
 * A screen that shows a picture makes it from the bytes.
 *
 * Rule: FIL10. Source: S7.22 (receipt download), S8.09.
 */
export const openFile = defineEndpoint({
  name: 'openFile',
  summary: 'Ask for a short-lived address of a stored file',
  method: 'GET',
  path: '/api/v1/files/open',
  access: 'user',
  inSpace: {table: 'files', act: 'read'},
  input: z.object({spaceId: idSchema, fileId: idSchema}),
  output: z.object({url: z.string(), expiresAt: instantSchema}),
  failures: {
    forbidden: ['sync.not-permitted'],
    'not-found': ['file.row-missing'],
    conflict: ['file.not-stored'],
    'provider-down': ['file.store-down'],
  },
});
