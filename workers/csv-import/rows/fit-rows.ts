import type {Table} from '#workers/csv-import/file/table.ts';
import {fitWidths, provedFit, type Fit, type FitTask} from './fit-row.ts';
import type {RowOutcome} from './read-row.ts';

/**
 * Reads the rows that are wider than their table: joined where the file proves how, as errors otherwise. None is cut.
 *
 * @param wide places of those rows, with how many cells each may ought to have. @returns all outcomes, and the table with the rows as they were joined.
 * Rule: IMP21.
 */
export function fitRows(
  table: Table,
  outcomes: RowOutcome[],
  {wide, plan, read}: {readonly wide: ReadonlyMap<number, readonly number[]>} & Pick<FitTask, 'plan' | 'read'>,
): {outcomes: RowOutcome[]; table: Table} {
  if (wide.size === 0) return {outcomes, table};
  const rows = [...table.rows];
  const fitted = [...outcomes];
  const isWide = new Set(wide.keys());
  // What was not told yet states no balance that another could lean on.
  const balanceAt = (row: number): number[] => {
    const outcome = fitted[row];
    if (!outcome || isWide.has(row)) return [];
    return (outcome.kind === 'row' || outcome.kind === 'balance') && outcome.balanceUnits !== null
      ? [outcome.balanceUnits]
      : [];
  };
  const open = new Map<number, Fit[]>();
  const take = (row: number, {cells, outcome}: Fit) => {
    rows[row] = cells;
    fitted[row] = outcome;
    isWide.delete(row);
    open.delete(row);
  };
  for (const [row, widths] of wide) {
    const fits = fitWidths(table.rows[row] ?? [], widths, {delimiter: table.delimiter, plan, read});
    const [only] = fits;
    if (fits.length === 1 && only) take(row, only);
    else {
      open.set(row, fits);
      fitted[row] = {kind: 'error', reason: 'import.row-too-wide', column: null};
    }
  }
  // A row that a balance tells may tell the next one.
  for (let before = -1; before !== open.size;) {
    before = open.size;
    for (const [row, fits] of open) {
      const proved = provedFit(fits, [...balanceAt(row - 1), ...balanceAt(row + 1)]);
      if (proved) take(row, proved);
    }
  }
  return {outcomes: fitted, table: {...table, rows}};
}
