import type {ProfitKind} from '#contract/bookkeeping/profit-kinds.ts';
import type {Share, Sum} from '#workers/books/accounting/question.ts';
import {addSums, asSpent} from './compare.ts';

/** A sum with the sign in which it is shown: what was spent is above zero. */
export function shownAs<Of extends Sum | Share>(side: ProfitKind, sum: Of): Of {
  if (side === 'income') return sum;
  return {...asSpent(sum), ...('before' in sum ? {before: asSpent(sum.before)} : {})};
}

type Folded<Of> = {
  readonly first: readonly Of[];
  readonly rest: readonly Of[];
  /** What the rest adds up to; null where there is none. */
  readonly folded: Share | null;
};

/** The first shares, and the others as one; a single other one stands for itself. */
export function foldShares<Of extends Share>(shares: readonly Of[], most: number): Folded<Of> {
  if (shares.length <= most + 1) return {first: shares, rest: [], folded: null};
  const rest = shares.slice(most);
  const sum = rest.reduce<Sum>(addSums, {units: 0, count: 0});
  const before = rest.reduce<Sum>((so, one) => addSums(so, one.before), {units: 0, count: 0});
  return {first: shares.slice(0, most), rest, folded: {...sum, before}};
}
