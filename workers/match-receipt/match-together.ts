import type {MatchReason} from '#workers/books/receipts-api.ts';
import type {BooksColumns} from '#workers/books/data/columns.ts';
import {assign} from './assign.ts';
import {matchRows, nameReasons, type AllClues, type Match} from './rank-rows.ts';

/** The row that a receipt is of. */
export type MatchedRow = {readonly row: number; readonly reasons: readonly MatchReason[]; readonly isSure: boolean};

/** Of one receipt's rows so many are weighed against other receipts' rows. */
const mostRows = 40;

/**
 * Finds for each receipt the row it is of, so that all together fit best and no row has two: among rows without a receipt, of an amount that the
 * receipt names, and near its day or of its merchant.
 *
 * @returns one for each receipt, in their order; null where none fits.
 * Rule: RDR10.
 */
export function matchTogether(
  columns: BooksColumns,
  folded: readonly string[],
  receipts: readonly AllClues[],
): (MatchedRow | null)[] {
  const found = receipts.map((clues) => matchRows(columns, folded, clues).filter(canBe).slice(0, mostRows));
  const chosen = assign(found.map((matches) => matches.map((match) => ({to: match.row, weight: weigh(match)}))));
  return found.map((matches, at) => {
    const match = matches.find(({row}) => row === chosen[at]);
    if (!match) return null;
    // Its own other rows, and other receipts of its row: any that fit as well leave a doubt.
    const isAlone =
      !matches.some((other) => other !== match && fits(other)) &&
      !found.some((one, place) => place !== at && one.some((other) => other.row === match.row && fits(other)));
    const isRightWay = receipts[at]?.text?.isRefund === (columns.amount[match.row] ?? 0) > 0;
    return {
      row: match.row,
      reasons: nameReasons(match),
      isSure: match.total > 0 && match.day > 0 && match.merchant > 0 && isAlone && isRightWay,
    };
  });
}

function canBe({lacksReceipt, total, amount, merchant, words, day, near}: Match): boolean {
  return lacksReceipt > 0 && total + amount > 0 && merchant + words + day + near > 0;
}

function fits({total, amount, day, near}: Match): boolean {
  return total + amount > 0 && day + near > 0;
}

/** Always above zero: a worse match is better than none. A total weighs more than all else together. */
function weigh({total, amount, merchant, words, day, near, closeness}: Match): number {
  const apart = Math.max(-40, Number.isFinite(closeness) ? closeness : -40);
  return (
    total * 2_000 + amount * 800 + Math.min(merchant, 3) * 150 + Math.min(words, 3) * 100 + (day + near) * 100 + apart
  );
}
