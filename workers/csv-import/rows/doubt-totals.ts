import type {Table} from '#workers/csv-import/file/table.ts';
import type {ColumnRole} from '#workers/csv-import/reading.ts';
import {namesOnlyBalance} from './names-balance.ts';
import type {RowOutcome, RowPlan} from './read-row.ts';

/** Movements that a sum is made of at least, and those that must have words where one has none. */
const leastParts = 3;
const leastWorded = 0.9;

const wordRoles = ['description', 'merchant', 'note', 'type', 'category'] as const satisfies readonly ColumnRole[];

/**
 * Doubts the dated rows that may be a total or a balance which the file writes among its amounts: the first or the last row where it is just the sum of the
 * others by its words too, or has no words where they have, and any row that calls itself nothing but a balance. A person says what it is. Rule: IMP4.
 */
export function doubtTotals(
  table: Pick<Table, 'rows'>,
  outcomes: readonly RowOutcome[],
  columns: RowPlan['columns'],
): RowOutcome[] {
  const rows = outcomes.flatMap((outcome, row) => (outcome.kind === 'row' ? [row] : []));
  const doubted = new Set<number>();
  const places = wordRoles.flatMap((role) => columns[role] ?? []);
  const texts = table.rows.map((cells) => places.map((at) => (cells[at] ?? '').trim()).join(' '));
  const textOf = (row: number) => texts[row] ?? '';
  const [first = -1] = rows;
  const last = rows.at(-1) ?? -1;
  const follows = followsBalance(outcomes, rows);
  for (const row of rows) if (namesOnlyBalance(textOf(row))) doubted.add(row);
  // A running balance tells what moved already.
  if (!follows) for (const row of findRunning(outcomes, rows, textOf)) doubted.add(row);
  if (rows.length > leastParts)
    for (const end of new Set([first, last])) {
      if (follows || doubted.has(end)) continue;
      const others = rows.filter((row) => row !== end && !doubted.has(row));
      const isWordless = textOf(end).trim() === '' && countWorded(others, textOf) >= others.length * leastWorded;
      if (isWordless || (maySum.test(textOf(end)) && isSum(outcomes, end, others))) doubted.add(end);
    }
  if (doubted.size === 0) return [...outcomes];
  const at = columns.amount?.[0] ?? null;
  return outcomes.map((outcome, row) =>
    doubted.has(row) ? {kind: 'error', reason: 'import.maybe-total', column: at} : outcome,
  );
}

/** What a line that sums up may call itself among other words. */
const maySum = /total|sum|sald|balanc|solde|cierre|clos|fecham|neto|liquid|^\s*$/i;

/** Whether rows have running balances: these tell a movement from a total. */
function followsBalance(outcomes: readonly RowOutcome[], rows: readonly number[]): boolean {
  return rows.every((row) => {
    const outcome = outcomes[row];
    return outcome?.kind === 'row' && outcome.balanceUnits !== null;
  });
}

function countWorded(rows: readonly number[], textOf: (row: number) => string): number {
  return rows.filter((row) => /\p{L}/u.test(textOf(row))).length;
}

/** Steps that rows of one text must make for them to be balances, and not by chance. */
const leastSteps = 2;

/**
 * Rows of one text that each say the amount before it and what moved between them: the balance of each day or page, whatever it is called.
 */
function findRunning(
  outcomes: readonly RowOutcome[],
  rows: readonly number[],
  textOf: (row: number) => string,
): readonly number[] {
  const groups = new Map<string, number[]>();
  for (const row of rows) {
    const members = groups.get(textOf(row));
    if (members) members.push(row);
    else groups.set(textOf(row), [row]);
  }
  const unitsOf = (row: number) => unitsAt(outcomes, row);
  const sums = new Float64Array(outcomes.length + 1);
  for (const row of outcomes.keys()) sums[row + 1] = (sums[row] ?? 0) + unitsOf(row);
  const moved = (from: number, to: number) => (sums[to] ?? 0) - (sums[from + 1] ?? 0);
  return [...groups].flatMap(([text, members]) => {
    if (text.trim() === '' || members.length <= leastSteps || members.length > rows.length / 2 + 1) return [];
    const steps = members.slice(1).map((row, place) => ({before: members[place] ?? row, row}));
    const isMoving = steps.some(({before, row}) => unitsOf(row) !== unitsOf(before));
    // In either order of the file.
    const rises = steps.every(({before, row}) => unitsOf(row) - unitsOf(before) === moved(before, row));
    const falls = steps.every(({before, row}) => unitsOf(before) - unitsOf(row) === moved(before, row));
    return isMoving && (rises || falls) ? members : [];
  });
}

function isSum(outcomes: readonly RowOutcome[], end: number, others: readonly number[]): boolean {
  const stated = unitsAt(outcomes, end);
  return stated !== 0 && others.reduce((sum, row) => sum + unitsAt(outcomes, row), 0) === stated;
}

function unitsAt(outcomes: readonly RowOutcome[], row: number): number {
  const outcome = outcomes[row];
  return outcome?.kind === 'row' ? outcome.amountUnits : 0;
}
