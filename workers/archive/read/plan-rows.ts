import type {Json} from '#contract/kernel/field-values.ts';
import type {SyncedTable} from '#contract/kernel/synced-table.ts';
import type {ArchivedRow} from '#workers/archive/make/write-rows.ts';

/** What deciding about the rows of one table takes. */
export type Planning = {
  readonly table: SyncedTable;
  /** New ids by old ones, of all rows of the archive. */
  readonly ids: ReadonlyMap<string, string>;
  /** Who reads it back: their name stands where an author does. */
  readonly userId: string;
  /** A row that is to be there, by table and new id; undefined for one that is not. */
  readonly find: (table: string, id: string) => ArchivedRow | undefined;
};

/** A row as it is to be in its new company; null where the table's rules do not take it, or what it stands on is not there. */
export function planRow(row: ArchivedRow, {table, ids, userId, find}: Planning): ArchivedRow | null {
  const planned: Record<string, Json> = {};
  for (const [field, value] of Object.entries(row)) planned[field] = renameIn(value, ids);
  for (const field of table.serverFields) planned[field] = null;
  if (table.authorField !== null) planned[table.authorField] = userId;
  for (const [field, target] of Object.entries(table.references)) {
    const id = planned[field] ?? null;
    if (id !== null && !find(target, String(id))) planned[field] = null;
  }
  if (!table.row.safeParse(planned).success || table.check(planned).length > 0) return null;
  const referenced = (field: string): ArchivedRow | undefined => {
    const [target, id] = [table.references[field], planned[field] ?? null];
    return target === undefined || id === null ? undefined : find(target, String(id));
  };
  return table.checkReferences && table.checkReferences(planned, referenced) !== null ? null : planned;
}

const wholeId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** An id in the JSON text of a field, such as the categories of a remembered layout. */
const quotedId = /"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/g;

/** A value in which every id of the archive is the new one. */
function renameIn(value: Json, ids: ReadonlyMap<string, string>): Json {
  if (typeof value !== 'string') return value;
  if (wholeId.test(value)) return ids.get(value) ?? value;
  if (!value.includes('"')) return value;
  return value.replaceAll(quotedId, (_, id: string) => `"${ids.get(id) ?? id}"`);
}
