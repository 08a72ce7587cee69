import type {RowPlan} from './read-row.ts';
import type {Table} from '#workers/csv-import/file/table.ts';

/** Addresses that a person may choose from. */
const mostAddresses = 4;

/**
 * Tells the own address of an export of a wallet: the one that every row goes from or to.
 *
 * @returns the address, or those that may be it; null and none where the file has no addresses.
 * Rule: IMP20.
 */
export function findOwnAddress(
  table: Table,
  columns: RowPlan['columns'],
  chosen: string | undefined,
): {readonly own: string | null; readonly candidates: readonly string[]} {
  const from = columns.from?.[0];
  const to = columns.to?.[0];
  if (from === undefined || to === undefined) return {own: null, candidates: []};
  if (chosen !== undefined) return {own: chosen, candidates: []};
  const counts = new Map<string, number>();
  let rows = 0;
  for (const cells of table.rows) {
    const sides = new Set([cells[from], cells[to]].map((cell) => (cell ?? '').trim().toLowerCase()));
    if (sides.has('')) continue;
    rows += 1;
    for (const side of sides) counts.set(side, (counts.get(side) ?? 0) + 1);
  }
  const everywhere = [...counts].filter(([, count]) => count === rows).map(([address]) => address);
  if (everywhere.length === 1) return {own: everywhere[0] ?? null, candidates: []};
  const common = [...counts].toSorted((one, other) => other[1] - one[1]).map(([address]) => address);
  return {own: null, candidates: common.slice(0, mostAddresses)};
}
