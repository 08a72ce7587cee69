import {z} from 'zod';
import {blockedReasons} from '#contract/account/rules.ts';
import {companyTypes} from '#contract/companies/company.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {spaceRoles} from '#contract/kernel/synced-table.ts';
import {listInput, listOutput, type ListShape} from '#contract/kernel/list.ts';

/** How users are listed; the order `companies` is by how many they have. */
export const userList = {
  orders: ['name', 'email', 'companies', 'createdAt', 'status'],
  filters: {status: ['active', 'blocked']},
} as const satisfies ListShape;

/** One user as an admin sees them. Source: S3.22. */
export const listedUserSchema = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  status: z.enum(userList.filters.status),
  blockedReason: z.enum(blockedReasons).nullable(),
  createdAt: z.string(),
  /** Those they have a part in, by name. */
  companies: z.array(z.object({id: idSchema, name: z.string(), type: z.enum(companyTypes), role: z.enum(spaceRoles)})),
});

/** See {@link listedUserSchema}. */
export type ListedUser = z.infer<typeof listedUserSchema>;

/** Users with their companies, a page at a time; admins are not among them. Rules: ADM1, ADM2. Source: S7.09. */
export const listUsers = defineEndpoint({
  name: 'listUsers',
  summary: 'List users with their companies',
  method: 'GET',
  path: '/api/v1/users',
  access: 'admin',
  input: listInput(userList),
  output: listOutput(listedUserSchema),
  failures: {},
});
