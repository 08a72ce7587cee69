import {z} from 'zod';
import {instantSchema} from '#contract/kernel/dates.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {listInput, listOutput, type ListShape} from '#contract/kernel/list.ts';
import {auditTopics} from '#contract/policy/audit-topics.ts';

/** How a call ended; `unknown`: it was begun, and nothing says how it went. */
export const auditOutcomes = ['ok', 'refused', 'failed', 'unknown'] as const;

/** How the audit is listed, always the newest first. `act` is an endpoint's name. */
export const auditList = {
  orders: [],
  filters: {does: ['read', 'change'], topic: auditTopics},
  values: {admin: 'id', person: 'id', company: 'id', act: 'name', from: 'firstDay', to: 'lastDay'},
} as const satisfies ListShape;

const personSchema = z.object({id: idSchema, name: z.string(), email: z.string()});

/** One call of an admin's, with the names of today of what it keeps the ids of. */
const auditEntrySchema = z.object({
  /** Its number in the chain. */
  id: z.string(),
  at: instantSchema,
  admin: z.object({id: idSchema, name: z.string()}),
  /** The user as whom the admin acted; null of what they did as themselves. */
  asUser: personSchema.nullable(),
  does: z.enum(auditList.filters.does),
  topic: z.enum(auditTopics),
  /** The endpoint by name, with its method and the template of its path. */
  act: z.string(),
  method: z.string(),
  route: z.string(),
  /** Whose it was: the first of each, and how many more of them the row names. */
  people: z.array(personSchema),
  companies: z.array(z.object({id: idSchema, name: z.string()})),
  orders: z.array(z.object({id: idSchema, number: z.string()})),
  more: z.int().nonnegative(),
  /** How many rows were read, or changes sent; null where that says nothing. */
  count: z.int().nonnegative().nullable(),
  outcome: z.enum(auditOutcomes),
  /** Why it was refused. */
  reason: z.string().nullable(),
});

/** See {@link auditEntrySchema}. */
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Calls that show what is sealed, or a paper: they are written ahead as changes are, and change nothing. */
export const openingActs: readonly string[] = [
  'showEin',
  'openEin',
  'openSealedNumber',
  'openDeskDocument',
  'openOwnDocument',
];

/** The most entries that are counted; a whole audit has millions. */
export const mostAuditCounted = 10_000;

/** Whatever admins read and wrote, each call once. Rules: ADM24, ADM25. Source: D10. */
export const listAudit = defineEndpoint({
  name: 'listAudit',
  summary: 'List every call of an admin',
  method: 'GET',
  path: '/api/v1/admin/audit',
  access: 'admin',
  // With `before` only older ones than that number: a list that is read to its end does not move while it grows.
  input: listInput(auditList).extend({before: z.coerce.number().int().min(1).optional()}),
  output: listOutput(auditEntrySchema).extend({isAtLeast: z.boolean().optional()}),
  failures: {},
});
