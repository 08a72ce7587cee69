import {checkCoupon as endpoint} from '#contract/catalogue/check-coupon.ts';
import {implement} from '#server/http/implement.ts';
import type {CatalogueParts} from './catalogue-parts.ts';
import {findCoupon} from './coupons/coupon-uses.ts';

/** Says what a coupon takes off; nothing is held. Rules: CPN3, CPN6. */
export const checkCoupon = implement(endpoint, async ({database, coupons, now}: CatalogueParts, wish) =>
  findCoupon(database, {coupons, wish, nowMs: now()}),
);
