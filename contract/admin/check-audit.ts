import {z} from 'zod';
import {instantSchema} from '#contract/kernel/dates.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';

const numberSchema = z.int().nonnegative();

/** One part of looking whether the chain is whole; whoever asks goes on after `checked` until it is `last`. */
const checkedPartSchema = z.object({
  /** All entries up to this one are as they were written, as far as was asked. */
  checked: numberSchema,
  /** The number of the last entry there is. */
  last: numberSchema,
  /** The first entry that is not as it was written, or is missing; null where none was found so far. */
  brokenAt: z.int().positive().nullable(),
  /** The last look of each day at the whole chain; null where there was none yet. */
  daily: z.object({at: instantSchema, count: numberSchema, brokenAt: z.int().positive().nullable()}).nullable(),
});

/** See {@link checkedPartSchema}. */
export type CheckedPart = z.infer<typeof checkedPartSchema>;

/** Looks whether the next entries of the audit are as they were written and follow each other. Rule: ADM26. Source: D10. */
export const checkAudit = defineEndpoint({
  name: 'checkAudit',
  summary: 'Check a part of the chain of the audit',
  method: 'GET',
  path: '/api/v1/admin/audit/check',
  access: 'admin',
  heaviness: 'read',
  input: z.object({after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0)}),
  output: checkedPartSchema,
  failures: {},
});
