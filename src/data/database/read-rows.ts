import type {SyncedTable} from '#contract/kernel/synced-table.ts';
import {syncedTables, type TableName} from '#contract/tables.ts';
import {readTables, type ShownRow} from '#sync/overlay/read-table.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';

/** A row of a table as screens see it. */
export type RowOf<Name extends TableName> = ShownRow<(typeof syncedTables)[Name]['row']>;

/** The rows of several small tables of one space, by table. */
export type RowsOf<Name extends TableName> = {readonly [Each in Name]: RowOf<Each>[]};

/** The rows of a small table of a space, with what is not sent yet laid over. Knows nothing of React. */
export async function readRows<Name extends TableName>(
  database: LocalDatabase,
  spaceId: string,
  name: Name,
): Promise<RowOf<Name>[]> {
  return (await readRowsOf(database, spaceId, [name]))[name];
}

/** As {@link readRows}, several small tables as they are at one moment. */
export async function readRowsOf<Name extends TableName>(
  database: LocalDatabase,
  spaceId: string,
  names: readonly Name[],
): Promise<RowsOf<Name>> {
  const [pair] = await readRowsOfEach(database, [{id: spaceId}], names);
  if (!pair) throw new Error('One space was asked for and none answered');
  return pair[1];
}

/**
 * As {@link readRowsOf}, of several companies, each with its rows: whoever shows many asks once for all of them. A table that is named
 * twice is read once.
 */
export async function readRowsOfEach<Space extends {readonly id: string}, Name extends TableName>(
  database: LocalDatabase,
  spaces: readonly Space[],
  names: readonly Name[],
): Promise<(readonly [Space, RowsOf<Name>])[]> {
  // Each table's row type is its own; the compiler cannot follow the name through the index.
  const distinct = [...new Set(names)];
  const tables = distinct.map((name) => syncedTables[name] as unknown as SyncedTable);
  const places = spaces.flatMap(({id: spaceId}) => tables.map((table) => ({table, spaceId})));
  const found = await readTables(database, places);
  return spaces.map((space, place) => {
    const rows = distinct.map((name, at) => [name, found[place * distinct.length + at] ?? []] as const);
    for (const [name, those] of rows) lastRows(database).set(keyOf(space.id, name), those);
    return [space, Object.fromEntries(rows) as unknown as RowsOf<Name>] as const;
  });
}

/** What a small table held when it was last read; undefined where it was not. The first drawing begins with it. */
export function lastRowsOf<Name extends TableName>(
  database: LocalDatabase,
  spaceId: string | undefined,
  name: Name,
): RowOf<Name>[] | undefined {
  // Only `readRowsOfEach` writes under the name of a table.
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
