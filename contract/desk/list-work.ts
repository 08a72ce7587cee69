import {z} from 'zod';
import {usStateCodes} from '#contract/companies/us-states.data.ts';
import {civilDateSchema, instantSchema} from '#contract/kernel/dates.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {listInput, listOutput, type ListShape} from '#contract/kernel/list.ts';
import {declineGroups} from '#contract/payments/decline-group.ts';
import {purchaseKinds} from '#contract/purchases/purchase.ts';
import {deskPapers} from './due-papers.ts';
import {workKinds} from './work-kinds.ts';

/** How work is listed: without an order what is overdue comes first, then what is due soonest, then what waits longest. */
export const workList = {
  orders: ['kind', 'company', 'since', 'due'],
  filters: {due: ['overdue'], assigned: ['me', 'nobody', 'others'], kind: workKinds, state: usStateCodes},
} as const satisfies ListShape;

/** What was not paid: the plan's renewal, an order that makes a company, or something bought for one. */
export const refusedThings = ['plan', 'order', ...purchaseKinds] as const;

/** What there is to know of work beside its company, where it lies in no panel: who began a scan, which papers are missing, or which payment was refused and why. */
const aboutSchema = z.discriminatedUnion('of', [
  /** The admin who began to send it, by name; null where nobody knows. */
  z.object({of: z.literal('scan'), by: z.string().nullable()}),
  z.object({of: z.literal('papers'), papers: z.array(z.enum(deskPapers))}),
  z.object({
    of: z.literal('payment'),
    what: z.enum(refusedThings),
    /** In US cents. */
    cents: z.int(),
    why: z.enum(['no-card', ...declineGroups]),
    /** Civil day on which it is tried again by itself; null where only its person can. */
    retryOn: civilDateSchema.nullable(),
  }),
]);

/** See {@link aboutSchema}. */
export type WorkAbout = z.infer<typeof aboutSchema>;

/** Something that Faro has to do. */
const listedWorkSchema = z.object({
  /** Its kind and what it is about: no other work's. */
  id: z.string(),
  kind: z.enum(workKinds),
  /** The company, order or document that it is about. */
  subjectId: idSchema,
  /** The order that the company came by; null where it was only added. */
  orderId: idSchema.nullable(),
  /** The company; of an order that is not paid there is none yet. */
  companyId: idSchema.nullable(),
  /** What the company is called, or will be. */
  name: z.string(),
  /** The US state; null where there is none. */
  state: z.string().nullable(),
  owner: z.object({id: idSchema, name: z.string(), email: z.string()}).nullable(),
  since: instantSchema,
  /** Until when, by a rule that says so; null where none does. A civil day where the rule gives one, and the instant at which it is over. */
  due: z.object({at: instantSchema, day: civilDateSchema.nullable()}).nullable(),
  isOverdue: z.boolean(),
  /** Null of most work. Rules: DSK6 to DSK8. */
  about: aboutSchema.nullable(),
  /** The admin who has taken it; null where nobody has. */
  assigned: z.object({id: idSchema, name: z.string()}).nullable(),
});

/** See {@link listedWorkSchema}. */
export type ListedWork = z.infer<typeof listedWorkSchema>;

/** All that waits for Faro across companies, a page at a time. Rules: DSK1, DSK2. Source: D39, S9.03. */
export const listWork = defineEndpoint({
  name: 'listWork',
  summary: 'List what Faro has to do next',
  method: 'GET',
  path: '/api/v1/admin/work',
  access: 'admin',
  input: listInput(workList),
  output: listOutput(listedWorkSchema),
  failures: {},
});
