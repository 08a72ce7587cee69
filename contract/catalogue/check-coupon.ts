import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import type {Refusals} from '#contract/kernel/failure.ts';
import {orderKinds, planIds, planPeriods} from './ids.ts';

/** Why a coupon does not count. Rule: CPN3. Source: S8.07. */
export const couponRefusals = {
  'not-found': ['catalogue.coupon-unknown'],
  conflict: [
    'catalogue.coupon-expired',
    'catalogue.coupon-not-begun',
    'catalogue.coupon-not-for-plan',
    'catalogue.coupon-used-up',
  ],
} as const satisfies Refusals;

/** What a coupon is wanted for. */
export const couponWishSchema = z.object({
  /** As it was typed. */
  code: z.string().max(200),
  kind: z.enum(orderKinds),
  planId: z.enum(planIds),
  period: z.enum(planPeriods),
});

const appliesTo = z.enum(['plan', 'all']);
const code = z.string();

/** Tells what a coupon takes off, or why it does not count; it is held for nobody until paying begins. Rules: CPN3, CPN6. Source: S2.16, S7.22. */
export const checkCoupon = defineEndpoint({
  name: 'checkCoupon',
  summary: 'Check a coupon for a plan',
  method: 'POST',
  path: '/api/v1/coupons/check',
  access: 'anyone',
  input: couponWishSchema,
  output: z.discriminatedUnion('kind', [
    z.object({code, appliesTo, kind: z.literal('percent'), percent: z.int()}),
    z.object({code, appliesTo, kind: z.literal('fixed'), cents: z.int()}),
  ]),
  failures: {
    'not-found': [...couponRefusals['not-found']],
    conflict: [...couponRefusals.conflict],
  },
  perMinute: 10,
});
