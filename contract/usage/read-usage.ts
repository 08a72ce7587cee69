import {z} from 'zod';
import {planIds} from '#contract/catalogue/ids.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';

const shareSchema = z.object({used: z.int().nonnegative(), most: z.int().positive()});

/** How much is used of what there is. */
export type Share = z.infer<typeof shareSchema>;

/** What one company holds, by its id; `planId` is null where it has none. */
export const companyUsageSchema = z.object({
  companyId: idSchema,
  planId: z.enum(planIds).nullable(),
  rows: shareSchema,
  fileBytes: shareSchema,
});

/** See {@link companyUsageSchema}. */
export type CompanyUsage = z.infer<typeof companyUsageSchema>;

/** What the caller's companies hold, of those that they own, by id; and from how many devices the caller has sent within the last 30 days. Rule: QTA5. */
export const readUsage = defineEndpoint({
  name: 'readUsage',
  summary: 'Read how much of your room is used',
  method: 'GET',
  path: '/api/v1/users/me/usage',
  access: 'account',
  input: z.object({}),
  output: z.object({devices: shareSchema, companies: z.array(companyUsageSchema)}),
  failures: {},
});
