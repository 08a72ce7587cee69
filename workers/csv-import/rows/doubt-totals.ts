import {joinLetters, normaliseWords} from '#workers/csv-import/file/normalise.ts';
import type {Table} from '#workers/csv-import/file/table.ts';
import type {ColumnRole} from '#workers/csv-import/reading.ts';
import type {RowOutcome, RowPlan} from './read-row.ts';

/** Movements that a sum is made of at least, and those that must have words where one has none. */
const leastParts = 3;
const leastWorded = 0.9;

const wordRoles = ['description', 'merchant', 'note', 'type', 'category'] as const satisfies readonly ColumnRole[];

/** What a line of a balance or a total calls itself, and nothing else. */
const bareNames =
  /^(?:(?:sub|grand |gran |suma )?total(?:es|s)?|totais|summe|saldo|balance|solde|kontostand)(?: (?:do|del|al|de|em|da|no|total|final|actual|atual|parcial|disponivel|disponible|contable|contabil|dia|conta|cuenta|mes|periodo|current|available|daily|general|geral))*$/;

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
  const textOf = (row: number) =>
    wordRoles.flatMap((role) => (columns[role] ?? []).map((at) => (table.rows[row]?.[at] ?? '').trim())).join(' ');
  const [first = -1] = rows;
  const last = rows.at(-1) ?? -1;
  const follows = followsBalance(outcomes, rows);
  for (const row of rows) {
    const text = textOf(row);
    if (text.length <= 60 && mayBeTotal.test(text) && bareNames.test(joinLetters(normaliseWords(text))))
      doubted.add(row);
  }
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

const mayBeTotal = /total|totais|summe|saldo|balance|solde|stand|s a l d o/i;

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

function isSum(outcomes: readonly RowOutcome[], end: number, others: readonly number[]): boolean {
  const unitsOf = (row: number) => {
    const outcome = outcomes[row];
    return outcome?.kind === 'row' ? outcome.amountUnits : 0;
  };
  return unitsOf(end) !== 0 && others.reduce((sum, row) => sum + unitsOf(row), 0) === unitsOf(end);
}
