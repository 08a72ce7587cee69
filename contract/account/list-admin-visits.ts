import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {blockedReasons} from './rules.ts';

/** What an admin can do to an account. */
export const adminActs = ['invited', 'acted', 'blocked', 'unblocked', 'looked'] as const;

/** One thing that an admin did to one's account. Source: D10. */
export const adminVisitSchema = z.object({
  id: idSchema,
  at: z.string(),
  /** The admin's name. */
  by: z.string(),
  act: z.enum(adminActs),
  reason: z.enum(blockedReasons).nullable(),
  /** When acting as one ended, or will by itself; null for other acts. */
  endedAt: z.string().nullable(),
});

/** See {@link adminVisitSchema}. */
export type AdminVisit = z.infer<typeof adminVisitSchema>;

/** What admins did to the caller's account, the newest 100 first. Rule: ADM5. Source: D10. */
export const listAdminVisits = defineEndpoint({
  name: 'listAdminVisits',
  summary: 'List what admins did to your account',
  method: 'GET',
  path: '/api/v1/users/me/admin-visits',
  access: 'account',
  since: 8,
  input: z.object({}),
  output: z.object({visits: z.array(adminVisitSchema)}),
  failures: {},
});
