import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {civilDateSchema} from '#contract/kernel/dates.ts';
import {idSchema, newIdSchema} from '#contract/kernel/ids.ts';
import {isCompanyName} from './rules.ts';
import {companyTypes} from './company.ts';
import {usStateCodes} from './us-states.data.ts';

/**
 * Adds a company that its owner already runs, with all its books need: its space, the owner's membership and the default categories.
 * An ask: it decides who may see what. The id comes from the caller, so a repeat changes nothing.
 * `company.id-taken`: somebody else's, whoever that is. `company.too-many-added`: rule QTA4. Source: D28.
 */
export const addCompany = defineEndpoint({
  name: 'addCompany',
  summary: 'Add a company you already run',
  method: 'POST',
  path: '/api/v1/companies',
  access: 'user',
  input: z.object({
    id: newIdSchema,
    name: z.string().trim().max(120).refine(isCompanyName, {error: 'company.name-short'}),
    type: z.enum(companyTypes),
    state: z.enum(usStateCodes).nullable(),
    /** The day on which its state formed it; left out where that is not known. Rule: COM6. */
    formedOn: civilDateSchema.nullable().default(null),
  }),
  output: z.object({id: idSchema}),
  failures: {
    validation: ['company.name-short', 'company.formed-later'],
    conflict: ['company.id-taken', 'company.too-many-added'],
  },
  perMinute: 20,
});
