import {statusWords} from '#workers/csv-import/columns/header-words.data.ts';
import {normaliseWords} from '#workers/csv-import/file/normalise.ts';
import type {Overrides, Reading} from '#workers/csv-import/reading.ts';
import type {ColumnFacts, Table} from '#workers/csv-import/file/table.ts';
import type {RowOutcome} from './read-row.ts';

const clearWords: ReadonlySet<string> = new Set([
  ...statusWords.settled,
  ...statusWords.pending,
  ...statusWords.failed,
]);
const reversedWords: ReadonlySet<string> = new Set(statusWords.reversed);

/**
 * Finds statuses that do not say whether their rows count: money that was given back, unless the file has the giving back as rows of their own,
 * and words that nobody knows.
 *
 * @param column of statuses; undefined without one.
 * Rule: IMP19.
 */
export function findOpenStatuses(
  {table, outcomes, facts}: {table: Table; outcomes: readonly RowOutcome[]; facts: readonly ColumnFacts[]},
  column: number | undefined,
  chosen: Overrides['statuses'] = {},
): Reading['openStatuses'] {
  if (column === undefined) return [];
  const values = facts[column]?.values;
  if (!values || [...values].every((value) => clearWords.has(value))) return [];
  const rowsOf = new Map<string, number[]>();
  for (const [row, outcome] of outcomes.entries()) {
    if (outcome.kind !== 'row') continue;
    const status = normaliseWords(table.rows[row]?.[column] ?? '');
    if (status === '' || clearWords.has(status) || Object.hasOwn(chosen, status)) continue;
    const rows = rowsOf.get(status);
    if (rows) rows.push(row);
    else rowsOf.set(status, [row]);
  }
  return [...rowsOf]
    .filter(([status, rows]) => !reversedWords.has(status) || !rows.every((row) => isGivenBack(outcomes, row)))
    .map(([name, rows]) => ({name, count: rows.length}));
}

/** Whether another row moves the same amount the other way. */
function isGivenBack(outcomes: readonly RowOutcome[], row: number): boolean {
  const given = outcomes[row];
  if (given?.kind !== 'row' || given.amountUnits === 0) return true;
  return outcomes.some((other) => other.kind === 'row' && other.amountUnits === -given.amountUnits);
}
