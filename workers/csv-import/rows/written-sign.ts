import type {Understood} from '#workers/csv-import/columns/understand.ts';
import type {Table} from '#workers/csv-import/file/table.ts';
import {scanAmount} from './read-amount.ts';
import type {RowOutcome, RowPlan} from './read-row.ts';
import type {SignFacts} from './settle-sign.ts';

/** How the file itself tells directions; two columns that only their values make a pair may be the other way round. */
export function writtenSign({choices}: Understood, columns: RowPlan['columns'], plan: RowPlan): SignFacts['written'] {
  if (plan.ownAddress !== undefined || plan.legs) return 'address';
  if (plan.byDirection) return 'direction-column';
  if (columns.amount !== undefined) return 'sign';
  const isGuessed = choices.some(({role, because}) => role === 'debit' && because.reason === 'content');
  return isGuessed ? 'guessed-pair' : 'debit-credit';
}

/** Whether any amount, also of a row that is left out, has a minus, brackets or a suffix for debits. */
export function writesMinus(table: Table, columns: RowPlan['columns'], outcomes: readonly RowOutcome[]): boolean {
  const at = columns.amount?.[0];
  if (at === undefined) return false;
  return table.rows.some((cells, row) => {
    const outcome = outcomes[row];
    // The sign of a total is that of no row.
    if (outcome?.kind === 'balance' || (outcome?.kind === 'skip' && outcome.reason === 'import.skipped-total-line'))
      return false;
    const cell = cells[at] ?? '';
    return maySign.test(cell) && scanAmount(cell.trim())?.negative === true;
  });
}

const maySign = /[^\d.,\s]/;
