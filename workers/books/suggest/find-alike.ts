import {isInflow, type LearntRows} from './learnt-rows.ts';
import {asksForCategory} from './suggest.ts';
import {merchantKey, nameKeyOf} from './text-keys.ts';

/**
 * The other rows without a category that are of whom a row is of: of its merchant, or of its name where none of them has one, and money the same way.
 * None where its text has no name. Rule: SUG8.
 */
export function findAlike({columns, keys}: LearntRows, row: number): number[] {
  const merchant = columns.merchant[row] ?? 0;
  const ownName = nameKeyOf(keys, columns.description[row] ?? 0);
  const ownMerchant = merchant === 0 ? 0 : merchantKey(keys, merchant);
  if (ownMerchant === 0 && ownName === 0) return [];
  const isIn = isInflow(columns, row);
  const isOfSame = (other: number): boolean => {
    const theirs = columns.merchant[other] ?? 0;
    if (theirs !== 0) return ownMerchant !== 0 && merchantKey(keys, theirs) === ownMerchant;
    return ownName !== 0 && nameKeyOf(keys, columns.description[other] ?? 0) === ownName;
  };
  const found: number[] = [];
  for (let other = 0; other < columns.ids.count; other += 1) {
    if (other === row || !asksForCategory(columns, other)) continue;
    if (isInflow(columns, other) === isIn && isOfSame(other)) found.push(other);
  }
  return found;
}
