import {normaliseWords} from '#workers/csv-import/file/normalise.ts';
import type {Table} from '#workers/csv-import/file/table.ts';
import type {ColumnRole} from '#workers/csv-import/reading.ts';
import type {RowOutcome, RowPlan} from './read-row.ts';

/** Columns whose text may go on in the next row. */
const textRoles = ['description', 'merchant', 'note'] as const satisfies readonly ColumnRole[];

/** Rows that one movement's text may go on in, where the file does not show more. */
const mostBelow = 6;

/**
 * Joins rows that hold nothing but text, in columns of text, to the movement above them: its description goes on there. What stands below the last movement
 * is joined only where movements before it have such rows as well, and no longer ones; it may be a note of the bank.
 *
 * @param outcomes what came of each row; those without words of their own are left out already.
 * @returns the table with the texts joined, and the outcomes with the rows that were joined. Rule: IMP4.
 */
export function joinContinued(
  table: Table,
  outcomes: readonly RowOutcome[],
  columns: RowPlan['columns'],
): {readonly table: Table; readonly outcomes: RowOutcome[]} {
  const places = new Set(textRoles.flatMap((role) => columns[role] ?? []));
  const first = columns.description?.[0];
  const same = {table, outcomes: [...outcomes]};
  if (first === undefined || !outcomes.some(mayContinue)) return same;
  const isText = (row: number) => mayContinue(outcomes[row]) && holdsTextOnly(table.rows[row] ?? [], places);
  const lastRow = outcomes.findLastIndex(({kind}) => kind === 'row');
  const groups = gatherGroups(outcomes, isText);
  const inner = groups.filter(({head}) => head < lastRow);
  const longest = Math.max(0, ...inner.map(({below}) => below.length));
  const rows = [...table.rows];
  const joined = [...outcomes];
  for (const {head, below} of groups) {
    if (below.length > (head < lastRow ? mostBelow : longest)) continue;
    const cells = [...(rows[head] ?? [])];
    for (const row of below) {
      for (const at of places) {
        const text = (table.rows[row]?.[at] ?? '').trim();
        if (text !== '') cells[at] = `${cells[at] ?? ''} ${text}`.trim();
      }
      joined[row] = {kind: 'skip', reason: 'import.skipped-continued'};
    }
    rows[head] = cells;
  }
  return {table: {...table, rows}, outcomes: joined};
}

/** Rows that were left out, or could not be read, for want of everything but words. */
function mayContinue(outcome: RowOutcome | undefined): boolean {
  if (outcome?.kind === 'skip') return outcome.reason === 'import.skipped-total-line';
  return outcome?.kind === 'error' && outcome.reason === 'import.date-missing';
}

function holdsTextOnly(cells: readonly string[], places: ReadonlySet<number>): boolean {
  const filled = cells.flatMap((cell, at) => (cell.trim() === '' ? [] : [at]));
  return (
    filled.length > 0 &&
    filled.every((at) => places.has(at) && /\p{L}/u.test(cells[at] ?? '')) &&
    !filled.some((at) => /^(sub)?(total|totales|totais|totals|saldo|balance)\b/.test(normaliseWords(cells[at] ?? '')))
  );
}

/** Each movement that has rows of text right below it. */
function gatherGroups(outcomes: readonly RowOutcome[], isText: (row: number) => boolean) {
  const groups: {head: number; below: number[]}[] = [];
  for (const [row, {kind}] of outcomes.entries()) {
    if (kind !== 'row') continue;
    const below: number[] = [];
    while (isText(row + below.length + 1)) below.push(row + below.length + 1);
    if (below.length > 0) groups.push({head: row, below});
  }
  return groups;
}
