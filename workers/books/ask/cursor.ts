import type {BooksCursor} from '#workers/books/api.ts';
import type {BooksColumns} from '#workers/books/data/columns.ts';
import {findId, idAt} from '#workers/books/data/id-index.ts';

/**
 * Where the cursor of a list is after the list has changed: on its row, else on the nearest row below it that was there before, else on the
 * nearest above. Null without a cursor, and in an empty list.
 *
 * @param list with its new rows.
 * @param before its rows until now; empty where these are not known.
 * Rule: REV5.
 */
export function followCursor(
  columns: BooksColumns,
  {cursor, rows}: {readonly cursor: BooksCursor | null; readonly rows: Int32Array},
  before: Int32Array,
): BooksCursor | null {
  if (!cursor || rows.length === 0) return cursor;
  const here = rows.indexOf(findId(columns.ids, cursor.id));
  if (here !== -1) return {...cursor, index: here};
  const row = findNeighbour(columns, {rows, before, index: cursor.index});
  const index = row === undefined ? Math.min(Math.max(cursor.index, 0), rows.length - 1) : rows.indexOf(row);
  return {...cursor, id: idAt(columns.ids, rows[index] ?? 0), index};
}

type Places = {readonly rows: Int32Array; readonly before: Int32Array; readonly index: number};

function findNeighbour(columns: BooksColumns, {rows, before, index}: Places): number | undefined {
  if (index < 0) return undefined;
  const isListed = new Uint8Array(columns.ids.count);
  for (const row of rows) isListed[row] = 1;
  const stays = (row: number): boolean => isListed[row] === 1;
  return before.subarray(index + 1).find(stays) ?? before.subarray(0, index).findLast(stays);
}
