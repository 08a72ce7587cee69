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
  const {lines, todayCents: cents, renewals} = priceHere(draft, today, coupon ?? undefined);
  return {lines, cents, renewals, coupon, setCoupon};
}
