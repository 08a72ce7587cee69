import {z} from 'zod';
import {instantSchema} from '#contract/kernel/dates.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {listInput, listOutput, type ListShape} from '#contract/kernel/list.ts';
import {differenceKinds} from './find-differences.ts';

/** How differences are listed; without an order those that are open come first, and of them the newest. */
export const differenceList = {
  orders: ['kind', 'company', 'since'],
  filters: {state: ['open', 'settled'], kind: differenceKinds},
} as const satisfies ListShape;

/** A difference between us and the card provider. */
const listedDifferenceSchema = z.object({
  id: idSchema,
  kind: z.enum(differenceKinds),
  /** The provider's id of the payment or the customer: it is looked for there. */
  subject: z.string(),
  /**
   * The number of the order that it is about, with the order where all payments are looked up: of what a company bought the one that the company
   * came by, null where there is none. Null of a renewal, and where nobody knows one.
   */
  order: z.object({id: idSchema.nullable(), number: z.string()}).nullable(),
  company: z.object({id: idSchema, name: z.string()}).nullable(),
  /** US cents; null where we know nothing of it. */
  oursCents: z.int().nullable(),
  /** US cents; null where the provider knows nothing of it. */
  theirsCents: z.int().nullable(),
  since: instantSchema,
  /** When and by whom it was noted as dealt with, and how; null while it is open. */
  settled: z.object({at: instantSchema, by: z.string(), note: z.string()}).nullable(),
});

/** See {@link listedDifferenceSchema}. */
export type ListedDifference = z.infer<typeof listedDifferenceSchema>;

/** What differs between us and the card provider, by the last comparison. Rules: CMP2, CMP6. */
export const listDifferences = defineEndpoint({
  name: 'listDifferences',
  summary: 'List what differs from the card provider',
  method: 'GET',
  path: '/api/v1/admin/payment-differences',
  access: 'admin',
  input: listInput(differenceList),
  output: listOutput(listedDifferenceSchema),
  failures: {},
});
