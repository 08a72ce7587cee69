import type {Chained} from './chains.ts';
import type {RowOutcome} from './read-row.ts';

/** Steps that a balance must make by the amounts, and the share of all that do. */
const leastSteps = 2;
const leastShare = 0.95;

/**
 * Gives amounts without any sign the direction in which the balance moved by just that much.
 *
 * @param amountAt the column of amounts, for rows that have no balance before them: their direction nobody knows.
 * @returns undefined where the balance does not follow from the amounts in either order.
 * Rule: IMP15.
 */
export function signByBalance({outcomes, groups}: Chained, amountAt: number): RowOutcome[] | undefined {
  const ways = [false, true].map((newestFirst) => followSteps(outcomes, groups, {newestFirst, amountAt}));
  const [best] = ways.toSorted((one, other) => other.good - one.good);
  if (!best || best.good < leastSteps || best.good < best.steps * leastShare) return undefined;
  // Where both orders follow alike, the directions of one are those of the other turned round.
  return ways.every(({good}) => good === best.good) ? undefined : best.signed;
}

function followSteps(
  outcomes: readonly RowOutcome[],
  groups: Chained['groups'],
  {newestFirst, amountAt}: {newestFirst: boolean; amountAt: number},
): {signed: RowOutcome[]; good: number; steps: number} {
  const signed = [...outcomes];
  let good = 0;
  let steps = 0;
  for (const rows of groups) {
    let before: number | null = null;
    for (const row of newestFirst ? rows.toReversed() : rows) {
      const outcome = outcomes[row];
      if (outcome?.kind === 'balance') before = outcome.balanceUnits;
      if (outcome?.kind !== 'row') continue;
      const {balanceUnits, amountUnits} = outcome;
      const moved: number | null = before === null || balanceUnits === null ? null : balanceUnits - before;
      const follows = moved !== null && Math.abs(moved) === Math.abs(amountUnits);
      if (moved !== null) steps += 1;
      if (follows) good += 1;
      if (amountUnits !== 0)
        signed[row] = follows
          ? {...outcome, amountUnits: moved}
          : {kind: 'error', reason: 'import.direction-unknown', column: amountAt};
      before = balanceUnits;
    }
  }
  return {signed, good, steps};
}
