import {z} from 'zod';
import {instantSchema} from '#contract/kernel/dates.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {actChangeSchema} from './act-changes.ts';

/** What an admin wrote in a company of the caller's. */
const ownActSchema = z.object({
  id: z.string(),
  at: instantSchema,
  /** The admin, by name. */
  by: z.string(),
  /** The company, by name. */
  company: z.string(),
  /** The company was moved to another step, other things of it were written, or what its owner asked for about its taxes was noted. */
  kind: z.enum(['moved', 'wrote', 'elected']),
  /** What was written; empty where nothing of it is kept any more. */
  changes: z.array(actChangeSchema),
});

/** See {@link ownActSchema}. */
export type OwnAct = z.infer<typeof ownActSchema>;

/** What admins wrote in the companies that the caller owns, the newest 100 first. Rule: DSK9. Source: D10. */
export const listOwnActs = defineEndpoint({
  name: 'listOwnActs',
  summary: 'List what admins changed in your companies',
  method: 'GET',
  path: '/api/v1/users/me/company-acts',
  access: 'account',
  input: z.object({}),
  output: z.object({acts: z.array(ownActSchema)}),
  failures: {},
});
