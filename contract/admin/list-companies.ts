import {z} from 'zod';
import {companyOrigins, companyTypes} from '#contract/companies/company.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {listInput} from './list-input.ts';

/** What companies can be ordered by. */
export const companyOrders = ['name', 'owner', 'type', 'state', 'createdAt'] as const;

/** One company as an admin sees it. Source: S3.22. */
export const listedCompanySchema = z.object({
  id: idSchema,
  name: z.string(),
  type: z.enum(companyTypes),
  /** The US state; null where there is none. */
  state: z.string().nullable(),
  createdAt: z.string(),
  isMigrated: z.boolean(),
  owner: z.object({id: idSchema, name: z.string(), email: z.string()}).nullable(),
});

/** See {@link listedCompanySchema}. */
export type ListedCompany = z.infer<typeof listedCompanySchema>;

/** Companies with their owners, a page at a time. `total` counts all that match. Rules: ADM1, ADM2. Source: S2.05, S3.22. */
export const listCompanies = defineEndpoint({
  name: 'listCompanies',
  summary: 'List companies with their owners',
  method: 'GET',
  path: '/api/v1/admin/companies',
  access: 'admin',
  input: listInput(companyOrders).extend({
    type: z.enum(companyTypes).optional(),
    origin: z.enum(companyOrigins).optional(),
  }),
  output: z.object({total: z.int().nonnegative(), companies: z.array(listedCompanySchema)}),
  failures: [],
});
