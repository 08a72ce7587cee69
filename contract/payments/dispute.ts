import {z} from 'zod';
import {instantSchema} from '#contract/kernel/dates.ts';
import {paymentVendors} from './payment-provider.ts';

/** Where a dispute is: somebody has to answer, the bank decides, it is decided for Faro, or against. Rule: DSP1. */
export const disputeStates = ['needs-answer', 'under-review', 'won', 'lost'] as const;

/** One of {@link disputeStates}. */
export type DisputeState = (typeof disputeStates)[number];

/** Whether nobody has decided it yet. Rule: DSP1. */
export function isOpenDispute(state: DisputeState): boolean {
  return state === 'needs-answer' || state === 'under-review';
}

/** What an admin reads of a dispute. Money in US cents. Rule: DSP3. */
export const disputeSchema = z.object({
  /** The provider's id of it. */
  disputeId: z.string(),
  vendor: z.enum(paymentVendors),
  /** The provider's id of the payment. */
  paymentId: z.string(),
  /** Whether an order was paid, a purchase, or the plan: its renewal, or a larger one. */
  paidFor: z.enum(['order', 'purchase', 'plan']),
  amountCents: z.int(),
  /** The provider's word, such as `fraudulent`; empty where it gives none. */
  reason: z.string(),
  state: z.enum(disputeStates),
  openedAt: instantSchema,
  /** Until when the provider wants an answer; null where it wants none. */
  answerBy: instantSchema.nullable(),
  /** When it was read that it is decided; null before. */
  closedAt: instantSchema.nullable(),
});

/** See {@link disputeSchema}. */
export type DisputeFacts = z.infer<typeof disputeSchema>;
