import {z} from 'zod';
import {instantSchema} from '#contract/kernel/dates.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {listOutput, pageInput} from '#contract/kernel/list.ts';
import {auditTopics} from '#contract/policy/audit-topics.ts';

/** What an admin did on one day with one kind of what is the caller's, however often. */
const ownAuditSchema = z.object({
  id: z.string(),
  /** The first time and the last. */
  firstAt: instantSchema,
  lastAt: instantSchema,
  times: z.int().positive(),
  /** The admin's name; null where nobody of that id is known any more. */
  by: z.string().nullable(),
  does: z.enum(['read', 'change']),
  topic: z.enum(auditTopics),
  /** As the admin themselves, as the caller, or as somebody else who has a part in the company. */
  as: z.enum(['self', 'you', 'another']),
  /** The caller's company that it was about; null of the caller alone. */
  company: z.string().nullable(),
  /** A change of which nothing says how it ended may have been made or not. */
  isSure: z.boolean(),
});

/** See {@link ownAuditSchema}. */
export type OwnAudit = z.infer<typeof ownAuditSchema>;

/** What admins read and wrote of the caller and of the companies they own, the newest first. Rule: ADM27. Source: D10. */
export const listOwnAudit = defineEndpoint({
  name: 'listOwnAudit',
  summary: 'List what admins read and changed of yours',
  method: 'GET',
  path: '/api/v1/users/me/audit',
  access: 'account',
  input: pageInput,
  output: listOutput(ownAuditSchema),
  failures: {},
});
