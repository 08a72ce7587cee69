import type {Sum} from '#workers/books/accounting/question.ts';

/**
 * How a sum differs from the one of the period before: `units` more or less, and by which share of it; null where no share makes sense. `new` where
 * there was nothing.
 */
export type Change =
  | {readonly kind: 'new'}
  | {readonly kind: 'same'}
  | {readonly kind: 'moved'; readonly units: number; readonly share: number | null};

/** Below the one a share is written as nothing, beyond the other it says less than the amount does. */
const [leastShare, mostShare] = [0.005, 9.99];

/**
 * Compares a sum with the one before; both with the sign in which they are shown, so that more spent is more.
 *
 * @returns a share only where both have one sign and there is something to share in. Rule: ANL6.
 */
export function compareSums(now: Sum, before: Sum): Change {
  if (before.count === 0) return {kind: now.count === 0 ? 'same' : 'new'};
  const units = now.units - before.units;
  if (units === 0) return {kind: 'same'};
  const isOneSign = before.units !== 0 && Math.sign(now.units) * Math.sign(before.units) >= 0;
  const share = units / Math.abs(before.units);
  const isTold = isOneSign && Math.abs(share) >= leastShare && Math.abs(share) <= mostShare;
  return {kind: 'moved', units, share: isTold ? share : null};
}

/** Expenses as they are shown: what was spent is above zero. */
export function asSpent<Of extends Sum>(sum: Of): Of {
  // Never the zero with a minus.
  return {...sum, units: 0 - sum.units};
}

/** Two sums together. */
export function addSums(one: Sum, other: Sum): Sum {
  return {units: one.units + other.units, count: one.count + other.count};
}
