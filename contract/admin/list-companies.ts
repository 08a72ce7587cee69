import {z} from 'zod';
import {companyOrigins, companyTypes} from '#contract/companies/company.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {listInput, listOutput, type ListShape} from '#contract/kernel/list.ts';

/** How companies are listed. */
export const companyList = {
  orders: ['name', 'owner', 'type', 'state', 'createdAt'],
  filters: {type: companyTypes, origin: companyOrigins},
} as const satisfies ListShape;

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

/** Companies with their owners, a page at a time. Rules: ADM1, ADM2. Source: S2.05, S3.22. */
export const listCompanies = defineEndpoint({
  name: 'listCompanies',
  summary: 'List companies with their owners',
  method: 'GET',
  path: '/api/v1/admin/companies',
  access: 'admin',
  input: listInput(companyList),
  output: listOutput(listedCompanySchema),
  failures: {},
});
