import type {Table} from '#workers/csv-import/file/table.ts';
import {scanAmount} from './read-amount.ts';
import type {RowPlan, Side} from './read-row.ts';

/**
 * Whether the columns of debits and credits have amounts of both signs: those of the rarer one are what a reversal takes back.
 *
 * @returns undefined where each column has one sign only, whichever it is. Rule: IMP15.
 */
export function findSides(
  {rows}: Pick<Table, 'rows'>,
  columns: RowPlan['columns'],
): Readonly<Partial<Record<'debit' | 'credit', Side>>> | undefined {
  const sides = (['debit', 'credit'] as const).flatMap((role) => {
    const side = sideOf(rows, columns[role]?.[0]);
    return side ? [[role, side] as const] : [];
  });
  return sides.length > 0 ? Object.fromEntries(sides) : undefined;
}

function sideOf(rows: Table['rows'], at: number | undefined): Side | undefined {
  if (at === undefined) return undefined;
  let plus = 0;
  let minus = 0;
  for (const cells of rows) {
    const cell = cells[at] ?? '';
    if (!/[1-9]/.test(cell)) continue;
    // Most cells have no sign at all, and need not be read for it.
    const scanned = /^\s*[\d.,]+\s*$/.test(cell) ? {negative: false} : scanAmount(cell.trim());
    if (scanned?.negative) minus += 1;
    else if (scanned) plus += 1;
  }
  if (plus === 0 || minus === 0) return undefined;
  return minus > plus ? 'minus' : 'plus';
}
