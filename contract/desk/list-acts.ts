import {z} from 'zod';
import {instantSchema} from '#contract/kernel/dates.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {actChangeSchema} from './act-changes.ts';
import {listInput, listOutput, type ListShape} from '#contract/kernel/list.ts';

/** What an admin did: to an account, with a sealed number, to a company's way, to other rows of a company, or with a difference from the card provider; what mails and events they had sent again; and what the provider of payments says of a disputed one. */
export const actKinds = [
  'invited',
  'acted',
  'blocked',
  'unblocked',
  'looked',
  'opened',
  'moved',
  'wrote',
  'disputed',
  'settled',
  'retried',
] as const;

/** How acts are listed, the newest first. */
export const actList = {
  orders: ['at', 'admin', 'company'],
  filters: {kind: actKinds},
} as const satisfies ListShape;

/** One act of an admin. */
const listedActSchema = z.object({
  /** Of the act among those of its kind. */
  id: z.string(),
  kind: z.enum(actKinds),
  at: instantSchema,
  /** The admin who did it, by name; of a dispute the provider, by its. */
  admin: z.string(),
  /** The user whom it was about, by name and e-mail; null of a company. */
  user: z.string().nullable(),
  /** The company that it was about; null of a user alone. */
  company: z.object({id: idSchema, name: z.string()}).nullable(),
  /** The partner whose number was opened, by name; null of other acts, and of a company's own number. */
  person: z.string().nullable(),
  /** The field that was opened, where a dispute has come to, what was noted of a difference, or the kind of work that was tried again; null of the others. */
  what: z.string().nullable(),
  /** How many things were tried again; 1 of other acts. */
  count: z.int(),
  /** What was written; empty of other acts, and where nothing of it is kept any more. */
  changes: z.array(actChangeSchema),
});

/** See {@link listedActSchema}. */
export type ListedAct = z.infer<typeof listedActSchema>;

/** What all admins did, found by admin, user, company and day. Rule: DSK4. Source: D10. */
export const listActs = defineEndpoint({
  name: 'listActs',
  summary: 'List what admins did',
  method: 'GET',
  path: '/api/v1/admin/acts',
  access: 'admin',
  input: listInput(actList),
  output: listOutput(listedActSchema),
  failures: {},
});
