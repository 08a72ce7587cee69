import type {CouponEffect} from '#contract/catalogue/coupon-effect.ts';
import {choiceOf} from '#server/modules/orders/judge-order.ts';
import type {OrderCoupon} from '#server/modules/orders/orders-parts.ts';
import type {FormationOrder, OrderRow} from '#server/modules/orders/table.ts';

/** The wish of an order for a coupon, as it was typed; null for none. */
export function wishCoupon(
  order: Pick<FormationOrder, 'id' | 'draft' | 'partners'>,
  code: string | null,
): OrderCoupon | null {
  const {kind, planId, period} = choiceOf(order);
  return code === null ? null : {orderId: order.id, wish: {code, kind, planId, period}};
}

/** What an order notes of its coupon. */
export function toCouponColumns(coupon: CouponEffect | undefined): Pick<OrderRow, 'couponCode' | 'couponAppliesTo'> {
  return {couponCode: coupon?.code ?? null, couponAppliesTo: coupon?.appliesTo ?? null};
}
