import {normaliseWords} from './normalise.ts';
import type {Table} from './table.ts';

/** Whether a row says nothing but the header once more, as at the top of each page. */
export function repeatsHeader(cells: readonly string[], {fullWords}: Pick<Table, 'fullWords'>): boolean {
  const [first = ''] = fullWords;
  if (first === '' || normaliseFirst(cells) !== first) return false;
  return cells.every((cell, index) => normaliseWords(cell) === fullWords[index]);
}

/** The table without such rows, for telling what its columns hold. */
export function withoutRepeats(table: Table): Table {
  if (!table.rows.some((cells) => repeatsHeader(cells, table))) return table;
  const kept = table.rows.flatMap((cells, row) => (repeatsHeader(cells, table) ? [] : [row]));
  return {
    ...table,
    rows: kept.map((row) => table.rows[row] ?? []),
    lines: kept.map((row) => table.lines[row] ?? 1),
  };
}

/** Cheap for the many rows that begin with a digit: they repeat no header. */
function normaliseFirst(cells: readonly string[]): string {
  const code = cells[0]?.charCodeAt(0) ?? 48;
  return code >= 48 && code <= 57 ? '' : normaliseWords(cells[0] ?? '');
}
