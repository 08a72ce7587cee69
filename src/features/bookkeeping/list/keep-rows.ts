import type {ListedRow, BooksWindow} from '#workers/books/api.ts';

/**
 * Makes a keeper: rows that come from the worker again and say the same stay the same objects, so that only rows that changed are
 * drawn anew. It remembers the rows of the window before.
 */
export function createRowKeeper(): (window: BooksWindow) => BooksWindow {
  let known = new Map<string, ListedRow>();
  return (window) => {
    const rows = window.rows.map((row) => {
      const before = known.get(row.id);
      return before && saysTheSame(before, row) ? before : row;
    });
    known = new Map(rows.map((row) => [row.id, row]));
    return {...window, rows};
  };
}

function saysTheSame(one: ListedRow, other: ListedRow): boolean {
  const fields = Object.entries(one);
  const values: Readonly<Record<string, unknown>> = other;
  return fields.length === Object.keys(other).length && fields.every(([field, value]) => isSame(value, values[field]));
}

/** Suggestions are made anew each time. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && one !== null && JSON.stringify(one) === JSON.stringify(other));
}
