import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';

/** Tells an admin what looks into uploaded files: `knowsViruses` is false where only types and structure are looked at. Rule: FIL14. */
export const readScanning = defineEndpoint({
  name: 'readScanning',
  summary: 'Read what scans uploaded files',
  method: 'GET',
  path: '/api/v1/admin/scanning',
  access: 'admin',
  input: z.object({}),
  output: z.object({name: z.enum(['clamd', 'embedded']), knowsViruses: z.boolean()}),
  failures: {},
});
