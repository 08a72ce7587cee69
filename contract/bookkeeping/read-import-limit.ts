import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';

/** Tells the largest file a batch import takes here, in bytes: 2,097,152 unless the server is configured otherwise. Source: S5.23. */
export const readImportLimit = defineEndpoint({
  name: 'readImportLimit',
  summary: 'Read the largest size of a file to import',
  method: 'GET',
  path: '/api/v1/imports/limit',
  access: 'user',
  input: z.object({}),
  output: z.object({maxBytes: z.int().positive()}),
  failures: [],
});
