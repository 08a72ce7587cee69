import {z} from 'zod';
import {instantSchema} from '#contract/kernel/dates.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';

/** When payments were last compared with the card provider's, and whether that is under way. Rules: CMP1, CMP5. */
export const readComparison = defineEndpoint({
  name: 'readComparison',
  summary: 'Read when payments were last compared',
  method: 'GET',
  path: '/api/v1/admin/payment-comparison',
  access: 'admin',
  input: z.object({}),
  output: z.object({
    /** The last one that came to its end; null where none has. */
    last: z.object({doneAt: instantSchema, payments: z.int().nonnegative()}).nullable(),
    /** One is under way since then; null where none is. */
    beganAt: instantSchema.nullable(),
    /** The provider could not be asked then, and is asked again; null where it answers. */
    troubleAt: instantSchema.nullable(),
  }),
  failures: {},
});
