import type {z} from 'zod';
import type {OrderPrice} from '#contract/catalogue/price-order.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import type {payOrder} from '#contract/orders/pay-order.ts';
import type {Transaction} from '#server/db/database.ts';
import {checkAdded} from '#server/modules/orders/check-added.ts';
import {findProblem, priceOn} from '#server/modules/orders/judge-order.ts';
import type {OrderCoupon, OrdersParts} from '#server/modules/orders/orders-parts.ts';
import {judgePurchase} from '#server/modules/orders/purchases/judge-purchase.ts';
import type {FormationOrder, OrderRow, PurchaseOrder} from '#server/modules/orders/table.ts';
import {toCouponColumns, wishCoupon} from './wish-coupon.ts';

/** What paying an order costs today, and the coupon that is to be held for it. */
export type PaymentPrice = Pick<OrderPrice, 'lines' | 'todayCents' | 'renewals'> & {
  readonly coupon: Pick<OrderRow, 'couponCode' | 'couponAppliesTo'>;
  readonly held: OrderCoupon | null;
};

type Wish = Pick<z.output<typeof payOrder.input>, 'couponCode'> & {
  /** Civil day in UTC. */
  readonly today: string;
  readonly takerId: string | null;
};

/** Asks of an order that makes a company again what placing asked. Rules: ORD5, ORD19. */
export async function judgeFormation(
  tx: Transaction,
  parts: OrdersParts,
  order: FormationOrder,
  {today, takerId, couponCode}: Wish,
) {
  const problem = findProblem(order, today);
  // What was right when it was placed, and is not now: a country has words of its own.
  if (problem && isCountry(problem.field)) return fail('conflict', 'order.country-ineligible');
  if (problem) {
    const {reason, field, step, details} = problem;
    return fail('validation', reason, {details: {...details, field, step}});
  }
  const added = await checkAdded(tx, parts, {...order, takerId});
  if (!added.ok) return added;
  const held = wishCoupon(order, couponCode);
  const coupon = held && (await parts.coupons.find(tx, held));
  if (coupon && !coupon.ok) return coupon;
  const {lines, todayCents, renewals} = priceOn(order, today, coupon?.value);
  return succeed<PaymentPrice>({lines, todayCents, renewals, coupon: toCouponColumns(coupon?.value), held});
}

function isCountry(field: string): boolean {
  return field === 'residenceCountry' || field === 'originCountry';
}

/** Asks of a purchase again what placing asked; there are no coupons for it. Rule: BUY3. */
export async function judgeBuying(tx: Transaction, parts: OrdersParts, order: PurchaseOrder) {
  const {id: orderId, userId, companyId} = order;
  const judged = await judgePurchase(tx, parts, {orderId, userId, companyId, wish: order.purchase.wish});
  return judged.ok ? succeed<PaymentPrice>({...judged.value, coupon: toCouponColumns(undefined), held: null}) : judged;
}
