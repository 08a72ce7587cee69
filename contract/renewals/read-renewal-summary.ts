import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {renewalStatuses} from './renewal-status.ts';

const companySchema = z.object({id: idSchema, name: z.string(), status: z.enum(renewalStatuses)});

/** Which companies of the caller wait for a renewal, and which are late, by name. Rule: RNW12. Source: S3.05, S7.11. */
export const readRenewalSummary = defineEndpoint({
  name: 'readRenewalSummary',
  summary: 'Read which of your companies are to be renewed',
  method: 'GET',
  path: '/api/v1/renewals/summary',
  access: 'user',
  input: z.object({}),
  output: z.object({
    pendingCount: z.int(),
    overdueCount: z.int(),
    pendingCompanies: z.array(companySchema),
    overdueCompanies: z.array(companySchema),
  }),
  failures: {},
});
