import type {SyncedTable} from '#contract/kernel/synced-table.ts';
import {syncedTables, type TableName} from '#contract/tables.ts';
import {readTable, type ShownRow} from '#sync/overlay/read-table.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';

/** A row of a table as screens see it. */
export type RowOf<Name extends TableName> = ShownRow<(typeof syncedTables)[Name]['row']>;

/** Reads small tables before any screen is drawn: the first drawing begins with them. */
export async function readRowsEarly(
  database: LocalDatabase,
  spaceId: string,
  names: readonly TableName[],
): Promise<void> {
  await Promise.all(names.map(async (name) => readRows(database, spaceId, name)));
}

/** The rows of a small table of a space, with what is not sent yet laid over. Knows nothing of React. */
export async function readRows<Name extends TableName>(
  database: LocalDatabase,
  spaceId: string,
  name: Name,
): Promise<RowOf<Name>[]> {
  // Each table's row type is its own; the compiler cannot follow the name through the index.
  const table = syncedTables[name] as unknown as SyncedTable;
  const rows = (await readTable(database, table, spaceId)) as unknown as RowOf<Name>[];
  lastRows(database).set(keyOf(spaceId, name), rows);
  return rows;
}

/** What a small table held when it was last read; undefined where it was not. */
export function lastRowsOf<Name extends TableName>(
  database: LocalDatabase,
  spaceId: string | undefined,
  name: Name,
): RowOf<Name>[] | undefined {
  // Only `readRows` writes under the name of a table.
  return lastRows(database).get(keyOf(spaceId, name)) as RowOf<Name>[] | undefined;
}

function keyOf(spaceId: string | undefined, name: TableName): string {
  return `${spaceId}:${name}`;
}

const lastByDatabase = new WeakMap<LocalDatabase, Map<string, unknown>>();

/** What small tables held when they were last read: a screen one comes back to begins with that, and reads anew. */
function lastRows(database: LocalDatabase): Map<string, unknown> {
  const known = lastByDatabase.get(database) ?? new Map<string, unknown>();
  lastByDatabase.set(database, known);
  return known;
}
