import {z} from 'zod';
import {planIds, planPeriods} from '#contract/catalogue/ids.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';

/** What is wanted from the end of the period on; nothing is charged before. */
export const subscriptionWishSchema = z.discriminatedUnion('kind', [
  z.object({kind: z.literal('end')}),
  z.object({kind: z.literal('renew')}),
  z.object({kind: z.literal('plan'), planId: z.enum(planIds), period: z.enum(planPeriods)}),
]);

/** See {@link subscriptionWishSchema}. */
export type SubscriptionWish = z.infer<typeof subscriptionWishSchema>;

/**
 * Ends what is paid at the end of its period, renews it after all, or renews it as another plan. The same wish again changes nothing.
 * `subscription.over`: its period has ended, or its renewal is being paid; a plan that was not renewed comes back all the same, and is owed,
 * and one whose renewal is owed can be given up. `subscription.plan-below-volume`: what the company moves needs a larger plan. Rules: SUB9, SUB10, SUB19.
 */
export const changeSubscription = defineEndpoint({
  name: 'changeSubscription',
  summary: 'Change what is renewed at the end of a period',
  method: 'POST',
  path: '/api/v1/subscriptions/change',
  access: 'account',
  input: z.object({
    companyId: idSchema,
    /** The row of `subscriptions`. */
    id: idSchema,
    wish: subscriptionWishSchema,
  }),
  output: z.object({}),
  failures: {
    forbidden: ['subscription.owner-only'],
    'not-found': ['subscription.unknown'],
    conflict: ['subscription.over', 'subscription.plan-below-volume'],
  },
  perMinute: 30,
});
