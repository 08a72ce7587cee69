import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';

/** How large a file a batch import takes, in bytes, and how long a device waits after a completed import before the next one. */
export type ImportLimit = {readonly maxBytes: number; readonly cooldownMs: number};

/** Where nothing else is configured, and on a device that has not asked yet. Source: S5.23 (size), S9.11 and D23 (wait). */
export const defaultImportLimit: ImportLimit = {maxBytes: 2_097_152, cooldownMs: 30_000};

/** Tells the limits of batch imports here; the device applies them. Source: S5.23, S9.11, D23. */
export const readImportLimit = defineEndpoint({
  name: 'readImportLimit',
  summary: 'Read the largest size of a file to import and the wait between two imports',
  method: 'GET',
  path: '/api/v1/imports/limit',
  access: 'user',
  input: z.object({}),
  output: z.object({maxBytes: z.int().positive(), cooldownMs: z.int().nonnegative()}),
  failures: {},
});
