import type {CouponEffect} from './coupon-effect.ts';
import type {OrderLine} from './price-order.ts';

/**
 * What was paid for each line of an order, in US cents and in their order: its price less its share of what the coupon took off what it applies to. The coupon's own
 * line is 0. All together are what was paid, to the cent, and none is below 0 or above its price.
 *
 * @param appliesTo what the coupon was for; null where there was none, or nobody has noted it: then for all.
 * Rule: CPN8.
 */
export function paidForLines(lines: readonly OrderLine[], appliesTo: CouponEffect['appliesTo'] | null): number[] {
  const isBase = ({kind}: OrderLine) => (appliesTo === 'plan' ? kind === 'plan' : kind !== 'coupon');
  const baseCents = sumOf(lines.filter(isBase));
  const offCents = 0 - sumOf(lines.filter(({kind}) => kind === 'coupon'));
  // What the lines up to one come to is rounded, never a line by itself: so that no cent is lost, whoever is asked for.
  const offUpTo = (cents: number) => (baseCents === 0 ? 0 : Math.floor((offCents * cents) / baseCents));
  let counted = 0;
  return lines.map((line) => {
    if (line.kind === 'coupon') return 0;
    if (!isBase(line)) return line.cents;
    const before = counted;
    counted += line.cents;
    return line.cents - (offUpTo(counted) - offUpTo(before));
  });
}

function sumOf(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, {cents}) => sum + cents, 0);
}
