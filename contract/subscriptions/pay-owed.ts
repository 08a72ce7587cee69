import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {civilDateSchema} from '#contract/kernel/dates.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {declineGroups} from '#contract/payments/decline-group.ts';
import {cardIdSchema} from '#contract/payments/saved-card.ts';

/** Where a payment of what is owed is. `bank`: the bank wants to see the person, under the client secret. */
export const owedPaymentSchema = z.discriminatedUnion('state', [
  z.object({state: z.literal('paid')}),
  z.object({state: z.literal('processing')}),
  z.object({state: z.literal('bank'), clientSecret: z.string()}),
  z.object({state: z.literal('declined'), group: z.enum(declineGroups)}),
]);

/** See {@link owedPaymentSchema}. */
export type OwedPayment = z.infer<typeof owedPaymentSchema>;

/**
 * Pays what a renewal could not take, with a saved card of the caller's own; asked again, it finds the payment that is under way.
 * `subscription.nothing-owed`: nothing is owed for that day. `subscription.price-changed`: in US cents, as `details.cents`. Rule: SUB8.
 */
export const payOwed = defineEndpoint({
  name: 'payOwed',
  summary: 'Pay what a renewal could not take',
  method: 'POST',
  path: '/api/v1/subscriptions/pay',
  access: 'account',
  input: z.object({
    companyId: idSchema,
    /** The day on which it was due. */
    dueOn: civilDateSchema,
    savedCardId: cardIdSchema,
    /** US cents. */
    seenCents: z.int().positive(),
  }),
  output: owedPaymentSchema,
  failures: {
    forbidden: ['subscription.owner-only'],
    'not-found': ['subscription.nothing-owed', 'payment.card-unknown'],
    conflict: ['subscription.price-changed'],
    'provider-down': ['payment.provider-down'],
  },
  perMinute: 30,
});
