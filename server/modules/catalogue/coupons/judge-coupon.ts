import type {z} from 'zod';
import type {couponRefusals, couponWishSchema} from '#contract/catalogue/check-coupon.ts';
import {readCouponCode, type CouponEffect} from '#contract/catalogue/coupon-effect.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import type {Coupon, Coupons} from './read-coupons.ts';

/** What a coupon is wanted for, with the code as it was typed. */
export type CouponWish = z.infer<typeof couponWishSchema>;

/** Either the coupon or why it does not count. */
export type Judged<Value> = Outcome<Value, typeof couponRefusals>;

/**
 * Says whether a coupon counts for an order on a day, but for how often it was used.
 *
 * @param today civil date in UTC. Rules: CPN2, CPN3. Source: S5.11, S8.07.
 */
export function judgeCoupon(coupons: Coupons, wish: CouponWish, today: string): Judged<Coupon> {
  const coupon = coupons.get(readCouponCode(wish.code) ?? '');
  if (!coupon) return fail('not-found', 'catalogue.coupon-unknown');
  const {kinds, planIds, periods, from, until} = coupon;
  if (from !== undefined && today < from) return fail('conflict', 'catalogue.coupon-not-begun');
  if (until !== undefined && today > until) return fail('conflict', 'catalogue.coupon-expired');
  const isFor = !isOutside(wish.kind, kinds) && !isOutside(wish.planId, planIds) && !isOutside(wish.period, periods);
  return isFor ? succeed(coupon) : fail('conflict', 'catalogue.coupon-not-for-plan');
}

/** What a coupon takes off, without what only the operator is told. */
export function effectOf(coupon: Coupon): CouponEffect {
  const {code, appliesTo} = coupon;
  return coupon.kind === 'percent'
    ? {code, appliesTo, kind: 'percent', percent: coupon.percent}
    : {code, appliesTo, kind: 'fixed', cents: coupon.cents};
}

function isOutside<Value>(value: Value, allowed: readonly Value[] | undefined): boolean {
  return allowed !== undefined && !allowed.includes(value);
}
