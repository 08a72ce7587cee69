import {z} from 'zod';
import {planIds} from '#contract/catalogue/ids.ts';
import {languages} from '#contract/account/rules.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {companyTypes} from './company.ts';
import {companySteps} from './company-step.ts';
import {formations} from './formation.ts';

const companyWaySchema = z.object({
  id: idSchema,
  name: z.string(),
  type: z.enum(companyTypes),
  state: z.string().nullable(),
  formation: formations.row
    .pick({
      orderNumber: true,
      kind: true,
      status: true,
      statusSince: true,
      orderedAt: true,
      filedOn: true,
      constitutedOn: true,
      nameOne: true,
      nameTwo: true,
      namesRefusedOn: true,
    })
    /** Of the EIN what may be read, such as `••-•••4821`. */
    .extend({ein: z.string().nullable(), planId: z.enum(planIds).nullable()}),
  /** In the order in which they were made. */
  moves: z.array(companySteps.row),
  /** Whoever reads of a move, in their own language; nobody while the company is unclaimed. */
  owners: z.array(z.object({firstName: z.string(), language: z.enum(languages)})),
});

/** See {@link companyWaySchema}. */
export type CompanyWay = z.infer<typeof companyWaySchema>;

/** How a company came to where it stands, for an admin who is about to move it. Rule: PRG8. Source: D13, S6.06. */
export const readCompanyWay = defineEndpoint({
  name: 'readCompanyWay',
  summary: 'Read the steps of a company',
  method: 'GET',
  path: '/api/v1/admin/company-way',
  access: 'admin',
  since: 8,
  input: z.object({companyId: idSchema}),
  output: companyWaySchema,
  failures: {'not-found': ['admin.no-such-company']},
});
