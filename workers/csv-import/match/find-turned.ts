import type {MatchRow} from './match-task.ts';

/** So many rows must speak for it, and such a part of those that should be there. */
const leastRows = 3;
const leastShare = 0.8;

/**
 * Whether a file says of nearly all that is stored the opposite: money in for money out. Then it was read by another sign, and all of it would come
 * a second time.
 *
 * @param file its rows that may be stored ones, and `stored` those that they may be.
 * @param withinCount how many rows of the file lie within the days that are stored; of them nearly all must say the opposite.
 * @returns how many say the opposite, of how many; null where the signs agree.
 * Rule: IMP43.
 */
export function findTurned(
  file: readonly MatchRow[],
  stored: readonly MatchRow[],
  withinCount: number,
): {count: number; of: number} | null {
  const [same, turned] = [countAlike(file, stored, 1), countAlike(file, stored, -1)];
  const isTurned = turned >= leastRows && turned >= withinCount * leastShare && same * 2 < turned;
  return isTurned ? {count: turned, of: withinCount} : null;
}

/** How many rows have one of their own on the same day with the same amount, or the opposite one. */
function countAlike(file: readonly MatchRow[], stored: readonly MatchRow[], sign: 1 | -1): number {
  const left = new Map<string, number>();
  for (const {day, amountUnits} of stored) {
    const key = `${day}|${amountUnits * sign}`;
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  let count = 0;
  for (const {day, amountUnits} of file) {
    if (amountUnits === 0) continue;
    const key = `${day}|${amountUnits}`;
    const free = left.get(key) ?? 0;
    if (free > 0) {
      left.set(key, free - 1);
      count += 1;
    }
  }
  return count;
}
