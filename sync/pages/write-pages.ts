import type {FieldValues, RowColumns} from '#contract/kernel/field-values.ts';
import {pickValues} from '#contract/sync/change.ts';
import {joinColumns} from './columns.ts';
import {ownPageLimits, type PageLimits} from './page-limits.ts';
import {pagesOfKind, spacePages} from './page-query.ts';
import {parsePage} from './read-pages.ts';
import type {LocalDatabase, PageRecord} from '#sync/store/local-database.ts';

/** Stores a base page of a cold start as it was received. The transaction must cover `pages`. */
export async function writeBasePage(
  database: LocalDatabase,
  page: Pick<PageRecord, 'spaceId' | 'table' | 'revision' | 'count' | 'position' | 'body'>,
): Promise<void> {
  await database.pages.add({...page, kind: 'base'});
}

/** Rows of one table that changed, and the revision of the commit they are part of. */
export type ChangedRows = {spaceId: string; table: string; revision: number; rows: RowColumns};

/**
 * Stores changed rows so that they win over all stored before: gathered into the newest hot page while that stays small,
 * else into new ones of up to 2,000 rows. The transaction must cover `pages`. Rule: PAG1.
 */
export async function writeHotRows(
  database: LocalDatabase,
  changed: ChangedRows,
  limits: PageLimits = ownPageLimits,
): Promise<void> {
  const {spaceId, table, revision, rows} = changed;
  const newest = await pagesOfKind(database, spaceId, table, 'hot').last();
  if (newest && newest.body.length + JSON.stringify(rows).length < limits.hotPageLength) {
    const joined = joinColumns([parsePage(newest), rows]);
    await database.pages.put({...newest, revision, count: joined.ids.length, body: JSON.stringify(joined)});
    return;
  }
  const first = newest ? newest.position + 1 : 0;
  const pages = splitColumns(rows, limits.rowsPerPage).map((part, index) => {
    const position = first + index;
    return {
      spaceId,
      table,
      revision,
      kind: 'hot' as const,
      position,
      count: part.ids.length,
      body: JSON.stringify(part),
    };
  });
  await database.pages.bulkAdd(pages);
}

/** Removes every page of a space. The transaction must cover `pages`. */
export async function removePages(database: LocalDatabase, spaceId: string): Promise<void> {
  await spacePages(database, spaceId).delete();
}

/** Cuts columns into parts of at most `size` rows, in order; no rows, no parts. */
export function splitColumns(columns: RowColumns, size: number): RowColumns[] {
  if (columns.ids.length <= size) return columns.ids.length === 0 ? [] : [columns];
  const parts: RowColumns[] = [];
  for (let start = 0; start < columns.ids.length; start += size) {
    const ids = columns.ids.slice(start, start + size);
    const indexes = ids.map((_, index) => start + index);
    const fields = Object.entries(columns.fields).map(([field, values]): [string, FieldValues] => [
      field,
      pickValues(values, indexes),
    ]);
    parts.push({ids, fields: Object.fromEntries(fields)});
  }
  return parts;
}
