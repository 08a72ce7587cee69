import {z} from 'zod';
import {civilDateSchema, instantSchema} from '#contract/kernel/dates.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';

/** What the owner of a company last asked for, and who noted it; null where nobody asked. Rule: ELC1. */
export const readElection = defineEndpoint({
  name: 'readElection',
  summary: 'Read what tax classification an owner asked for',
  method: 'GET',
  path: '/api/v1/admin/election',
  access: 'admin',
  input: z.object({companyId: idSchema}),
  output: z.object({
    election: z
      .object({
        askedOn: civilDateSchema,
        effectiveOn: civilDateSchema,
        recordedAt: instantSchema,
        recordedBy: z.string(),
      })
      .nullable(),
  }),
  failures: {},
});
