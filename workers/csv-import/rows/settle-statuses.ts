import {statusWords} from '#workers/csv-import/columns/header-words.data.ts';
import {normaliseWords} from '#workers/csv-import/file/normalise.ts';
import type {Overrides, Reading} from '#workers/csv-import/reading.ts';
import type {ColumnFacts, Table} from '#workers/csv-import/file/table.ts';
import {findGivenBack} from './find-given-back.ts';
import type {RowOutcome, RowPlan} from './read-row.ts';

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
 * Rule: IMP19.
 */
export function findOpenStatuses(
  {table, outcomes, facts}: {table: Table; outcomes: readonly RowOutcome[]; facts: readonly ColumnFacts[]},
  columns: RowPlan['columns'],
  chosen: Overrides['statuses'] = {},
): Reading['openStatuses'] {
  const column = columns.status?.[0];
  if (column === undefined) return [];
  // Many different texts are no list of statuses.
  if (!facts[column]?.values) return [];
  const wordsOf = new Map<string, string>();
  const read = (cell: string) => {
    const known = wordsOf.get(cell) ?? normaliseWords(cell);
    wordsOf.set(cell, known);
    return known;
  };
  const rowsOf = new Map<string, number[]>();
  for (const [row, outcome] of outcomes.entries()) {
    if (outcome.kind !== 'row') continue;
    const status = read(table.rows[row]?.[column] ?? '');
    if (status === '' || clearWords.has(status) || Object.hasOwn(chosen, status)) continue;
    const rows = rowsOf.get(status);
    if (rows) rows.push(row);
    else rowsOf.set(status, [row]);
  }
  const reversed = [...rowsOf].flatMap(([status, rows]) => (reversedWords.has(status) ? rows : []));
  const givenBack = findGivenBack({table, outcomes}, columns, reversed);
  return [...rowsOf]
    .filter(([status, rows]) => !reversedWords.has(status) || !rows.every((row) => givenBack.has(row)))
    .map(([name, rows]) => ({name, count: rows.length}));
}
