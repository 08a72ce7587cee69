import {z} from 'zod';
import {planIds} from '#contract/catalogue/ids.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {cardIdSchema} from '#contract/payments/saved-card.ts';
import {owedPaymentSchema} from './pay-owed.ts';

/**
 * Goes over to a larger plan at once, for the days that are left, with a saved card of the caller's own; asked again, it finds the payment
 * that is under way, or the plan that is there. `subscription.price-changed`: in US cents, as `details.cents`. Rule: SUB12.
 */
export const upgradePlan = defineEndpoint({
  name: 'upgradePlan',
  summary: 'Go over to a larger plan at once',
  method: 'POST',
  path: '/api/v1/subscriptions/upgrade',
  access: 'account',
  input: z.object({
    companyId: idSchema,
    planId: z.enum(planIds),
    /** Null only where nothing is to be paid. */
    savedCardId: cardIdSchema.nullable(),
    /** US cents. */
    seenCents: z.int().nonnegative(),
  }),
  output: owedPaymentSchema,
  failures: {
    forbidden: ['subscription.owner-only'],
    'not-found': ['subscription.unknown', 'payment.card-unknown'],
    conflict: ['subscription.no-upgrade', 'subscription.price-changed'],
    'provider-down': ['payment.provider-down'],
  },
  perMinute: 30,
});
