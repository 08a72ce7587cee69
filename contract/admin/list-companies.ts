import {z} from 'zod';
import {companyOrigins, companyTypes} from '#contract/companies/company.ts';
import {orderKinds} from '#contract/catalogue/ids.ts';
import {companyStatuses} from '#contract/companies/progress.ts';
import {actors} from '#contract/companies/turn.ts';
import {civilDateSchema, instantSchema} from '#contract/kernel/dates.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {listInput, listOutput, type ListShape} from '#contract/kernel/list.ts';

/** How companies are listed. */
export const companyList = {
  orders: ['name', 'number', 'owner', 'type', 'state', 'status', 'since', 'createdAt'],
  filters: {acts: actors, status: companyStatuses, type: companyTypes, origin: companyOrigins},
} as const satisfies ListShape;

/** One company as an admin sees it. Source: S3.22. */
export const listedCompanySchema = z.object({
  id: idSchema,
  name: z.string(),
  type: z.enum(companyTypes),
  /** The US state; null where there is none. */
  state: z.string().nullable(),
  createdAt: z.string(),
  /** Its order, and how far it is; null where it was only added. Source: D40, S4.01. */
  order: z
    .object({
      id: idSchema,
      number: z.string(),
      kind: z.enum(orderKinds),
      status: z.enum(companyStatuses),
      /** Since when it stands there. */
      since: instantSchema,
      /** Who acts now; null where nothing is waited for. */
      acts: z.enum(actors).nullable(),
    })
    .nullable(),
  isMigrated: z.boolean(),
  /** Since when it is dissolved; null where it is not. */
  dissolvedOn: civilDateSchema.nullable(),
  owner: z.object({id: idSchema, name: z.string(), email: z.string()}).nullable(),
});

/** See {@link listedCompanySchema}. */
export type ListedCompany = z.infer<typeof listedCompanySchema>;

/** Companies with their owners, a page at a time, those that wait longest first. Rules: ADM1, ADM2, ADM19, PRG11. Source: S2.05, S3.22, S6.06. */
export const listCompanies = defineEndpoint({
  name: 'listCompanies',
  summary: 'List companies with their owners',
  method: 'GET',
  path: '/api/v1/admin/companies',
  access: 'admin',
  since: 7,
  input: listInput(companyList),
  output: listOutput(listedCompanySchema),
  failures: {},
});
