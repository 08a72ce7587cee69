import {z} from 'zod';
import {civilDateSchema, instantSchema} from '#contract/kernel/dates.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {defineServerTable} from '#contract/kernel/synced-table.ts';
import {returnReasons} from '#contract/purchases/purchase.ts';

/** What happens to the dissolution of a company; `reopened`: it was noted as dissolved by mistake. Rule: DIS6. */
export const dissolutionStepKinds = [
  'fee-asked',
  'fee-said',
  'paid',
  'begun',
  'withdrawn',
  'returned',
  'dissolved',
  'reopened',
] as const;

/** One of {@link dissolutionStepKinds}. */
export type DissolutionStepKind = (typeof dissolutionStepKinds)[number];

/** Most characters of what the owners are told with a step. */
export const maxDissolutionNote = 500;

/**
 * The steps of a company's dissolution, one row each, none of them ever changed: a wrong one is put right by a further one. Rules: DIS6, DIS12.
 * Source: S4.06.
 */
export const dissolutionSteps = defineServerTable({
  name: 'dissolutionSteps',
  service: 'company',
  since: 8,
  row: z.object({
    id: idSchema,
    kind: z.enum(dissolutionStepKinds),
    /** When it happened: of one that is dissolved the day that the state's paper bears. */
    day: civilDateSchema,
    /** When it was written down. */
    at: instantSchema,
    /** The name of who did it, or Faro. */
    by: z.string(),
    /** The order that paid it: of what was paid, and of what was given back. */
    orderId: idSchema.nullable(),
    /** What the state takes in US cents, of `fee-said`. */
    feeCents: z.int().nonnegative().nullable(),
    /** Why the money went back, of `returned`. */
    why: z.enum(returnReasons).nullable(),
    /** What the desk says of it; empty for nothing. */
    note: z.string().max(maxDissolutionNote),
    /** The file that proves it, of `dissolved`. */
    proofId: idSchema.nullable(),
  }),
});

/** See {@link dissolutionSteps}. */
export type DissolutionStepRow = z.infer<typeof dissolutionSteps.row>;

/** What most steps lack. */
export const plainStep = {
  orderId: null,
  feeCents: null,
  why: null,
  note: '',
  proofId: null,
} as const satisfies Partial<DissolutionStepRow>;
