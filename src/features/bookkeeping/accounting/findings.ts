import type {Profit, Share} from '#workers/books/accounting/question.ts';

/** What a period comes to, in one sentence; `units` are smallest units of its currency. Rule: ANL3. */
export type Finding =
  | {readonly kind: 'nothing' | 'even'}
  /** Of each hundred that came in, so much is left. */
  | {readonly kind: 'left'; readonly of: number; readonly units: number}
  /** More came in than went out, and no share makes sense; or less; or nothing came in at all. */
  | {readonly kind: 'gain' | 'loss' | 'spent'; readonly units: number};

/**
 * Finds what a period comes to.
 *
 * @param hundred a hundred of the currency, in its smallest units.
 */
export function findProfit({income, expense}: Profit, hundred: number): Finding {
  const units = income.units + expense.units;
  if (income.count + expense.count === 0) return {kind: 'nothing'};
  if (units === 0) return {kind: 'even'};
  if (units < 0) return {kind: income.units <= 0 && income.count === 0 ? 'spent' : 'loss', units: -units};
  if (income.units <= 0 || expense.units >= 0) return {kind: 'gain', units};
  return {kind: 'left', of: hundred, units: Math.round((units / income.units) * hundred)};
}

/** The first parts of a whole that together are worth naming, and which share of it they are. */
export type MainShare<Of> = {readonly parts: readonly Of[]; readonly share: number};

/** One part alone is named where it is this much of the whole. */
const muchOfIt = 0.5;

/**
 * The largest part of a whole, or the two largest where one alone is less than half.
 *
 * @param total what the parts are of, with the sign in which they are shown.
 * @returns null where shares make no sense: nothing above zero, a part below it among the largest, or parts that are more than the whole.
 * Rule: ANL3.
 */
export function findMain<Of extends Share>(parts: readonly Of[], total: number): MainShare<Of> | null {
  const [first, second] = parts;
  if (!first || total <= 0 || first.units <= 0) return null;
  const isTwo = first.units / total < muchOfIt && second !== undefined && second.units > 0;
  const named = isTwo ? [first, second] : [first];
  const share = named.reduce((sum, {units}) => sum + units, 0) / total;
  return share > 1 || share < 0.01 ? null : {parts: named, share};
}
