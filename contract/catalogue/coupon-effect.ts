/** What a coupon takes off the first payment: a share, or an amount of US cents, of the plan or of all. Source: S2.16, D45. */
export type CouponEffect = {
  /** As {@link readCouponCode} writes it. */
  readonly code: string;
  readonly appliesTo: 'plan' | 'all';
} & ({readonly kind: 'percent'; readonly percent: number} | {readonly kind: 'fixed'; readonly cents: number});

/**
 * Reads a code as people type it: spaces and case do not count.
 *
 * @returns undefined where it cannot be one: 3 to 32 Latin letters, digits and hyphens. Rule: CPN2.
 */
export function readCouponCode(typed: string): string | undefined {
  const code = typed.replaceAll(/\s/g, '').toUpperCase();
  return /^[A-Z0-9-]{3,32}$/.test(code) ? code : undefined;
}

/**
 * What a coupon takes off an amount: never more than all of it; a share is rounded down to the cent.
 *
 * @param baseCents what the coupon applies to, in US cents. Rule: CPN1. Source: D17.
 */
export function discountCents(coupon: CouponEffect, baseCents: number): number {
  if (coupon.kind === 'fixed') return Math.min(coupon.cents, baseCents);
  return Math.floor((baseCents * coupon.percent) / 100);
}
