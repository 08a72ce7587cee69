import type {BankFile} from '#workers/csv-import/bank-file.ts';
import {transactionsOf, type Recipe} from '#workers/csv-import/recipe.ts';
import type {
  FileTransaction,
  Overrides,
  ReadOptions,
  Reading,
  RowError,
  SkippedRow,
} from '#workers/csv-import/reading.ts';
import type {SkipReason} from '#workers/csv-import/reasons.ts';
import type {Table} from '#workers/csv-import/file/table.ts';
import {createOrdinals} from './identity.ts';
import type {RowOutcome} from './read-row.ts';

type NameTask = {readonly table: Table; readonly options: ReadOptions; readonly overrides: Overrides};

/** Makes the transactions of the rows that have one, each named, and keeps the others with their reasons; all in the order of the file. */
export function nameTransactions(
  {table, options, overrides}: NameTask,
  outcomes: readonly RowOutcome[],
  recipe: Recipe,
  newestFirst: boolean,
): Omit<BankFile, 'reading' | 'recipe' | 'source'> {
  const transactions: FileTransaction[] = [];
  const errors: RowError[] = [];
  const skipped: SkippedRow[] = [];
  const count = table.rows.length;
  // A row makes two transactions at most.
  const number = createOrdinals(count * 2);
  for (let step = 0; step < count; step += 1) {
    if (step % 10_000 === 0) options.onProgress?.(0.85 + 0.15 * (step / count));
    // Twins are numbered from the oldest on, so that a file sorted the other way round numbers them alike.
    const row = newestFirst ? count - 1 - step : step;
    const outcome = outcomes[row];
    const line = table.lines[row] ?? 1;
    const cells = table.rows[row] ?? [];
    if (outcome?.kind === 'row') {
      const found = transactionsOf(outcome, {line, cells, recipe, number});
      // The whole list is turned round below; a fee still follows what it was charged for.
      transactions.push(...(newestFirst ? found.toReversed() : found));
    }
    if (outcome?.kind === 'error' && overrides.leftOut?.includes(outcome.reason))
      skipped.push({line, cells, reason: 'import.skipped-by-person'});
    else if (outcome?.kind === 'error') errors.push({line, cells, column: outcome.column, reason: outcome.reason});
    else if (outcome && outcome.kind !== 'row') {
      const reason: SkipReason = outcome.kind === 'skip' ? outcome.reason : 'import.skipped-balance-line';
      skipped.push({line, cells, reason});
    }
  }
  if (newestFirst) for (const list of [transactions, errors, skipped]) list.reverse();
  return {transactions, errors, skipped};
}

/** How many rows of each error the person leaves out. */
export function countLeft(outcomes: readonly RowOutcome[], {leftOut = []}: Overrides): Reading['leftOut'] {
  return leftOut.map((reason) => ({
    reason,
    count: outcomes.filter((outcome) => outcome.kind === 'error' && outcome.reason === reason).length,
  }));
}
