import {useState} from 'react';
import type {CouponEffect} from '#contract/catalogue/coupon-effect.ts';
import type {OrderLine} from '#contract/catalogue/price-order.ts';
import type {CompanyDraft} from '#contract/formation/draft.ts';
import type {OrderHold} from '#src/features/checkout/order/use-order.ts';
import {priceHere} from '#src/data/orders/place-draft.ts';
import type {Placing} from '#src/features/checkout/order/use-placing.ts';

/** What is shown as the order's price. */
export type Sum = {
  readonly lines: readonly OrderLine[];
  readonly cents: number;
  readonly renewals: readonly {readonly on: string; readonly period: 'year' | 'month'; readonly cents: number}[];
  /** What the coupon that stands takes off; null without one. */
  readonly coupon: CouponEffect | null;
  readonly setCoupon: (coupon: CouponEffect | null) => void;
};

type Known = {
  readonly hold: OrderHold;
  readonly draft: CompanyDraft | null;
  readonly placing: Placing;
  readonly today: string;
  readonly isOnline: boolean;
};

/** The server's lines as soon as they are there; before, and while they are on their way or cannot be had for what is chosen, what this device computes. Rule: ORD2. */
export function useSum({hold: {order}, draft, placing, today, isOnline}: Known): Sum {
  const [coupon, setCoupon] = useState<CouponEffect | null>(null);
  const isOpen = order === null || order.state === 'placed';
  if (order && !(isOpen && draft && (placing.isPlacing || placing.isBehind || !isOnline))) {
    const {lines, todayCents: cents, renewals} = order;
    return {lines, cents, renewals, coupon, setCoupon};
  }
  if (!draft) return {lines: [], cents: 0, renewals: [], coupon, setCoupon};
  const here = priceHere(draft, today, coupon ?? undefined);
  // What its coupon takes off is not known to a page that was begun anew: the order's own lines say it, of the same things.
  const isKept = order !== null && order.couponCode !== null && coupon === null && isSame(order.lines, here.lines);
  const {lines, todayCents: cents, renewals} = isKept ? order : here;
  return {lines, cents, renewals, coupon, setCoupon};
}

/** Whether an order is of the same things at the same prices, but for its coupon. */
function isSame(ordered: readonly OrderLine[], counted: readonly OrderLine[]): boolean {
  const write = (lines: readonly OrderLine[]) =>
    lines
      .filter(({kind}) => kind !== 'coupon')
      .map(({kind, id, period, count, cents}) => [kind, id, period, count, cents]);
  return JSON.stringify(write(ordered)) === JSON.stringify(write(counted));
}
