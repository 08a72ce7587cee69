import type {TableName} from '#contract/tables.ts';
import type {AnyRow} from '#contract/sync/apply-change.ts';

/** Rows of several tables and spaces, found by where they live. */
export type RowSet = Map<
  string,
  {readonly spaceId: string; readonly table: TableName; readonly rows: Map<string, AnyRow>}
>;

/** Where a row lives. */
export type RowPlace = {readonly spaceId: string; readonly table: TableName; readonly rowId: string};

/** Tells a place from every other. */
export function placeKey({spaceId, table, rowId}: RowPlace): string {
  return `${spaceId} ${table} ${rowId}`;
}

/** The row of that id, or undefined. */
export function findRow(set: RowSet, spaceId: string, table: TableName, id: string): AnyRow | undefined {
  return set.get(`${spaceId} ${table}`)?.rows.get(id);
}

/** The rows of a table, those of the first set in place of those of the second. */
export function listRows(first: RowSet, second: RowSet, spaceId: string, table: TableName): AnyRow[] {
  const key = `${spaceId} ${table}`;
  return [...new Map([...(second.get(key)?.rows ?? []), ...(first.get(key)?.rows ?? [])]).values()];
}

/** Puts a row where it lives, in place of the one before it. */
export function putRow(set: RowSet, spaceId: string, table: TableName, row: AnyRow): void {
  const key = `${spaceId} ${table}`;
  let part = set.get(key);
  if (!part) {
    part = {spaceId, table, rows: new Map()};
    set.set(key, part);
  }
  part.rows.set(String(row['id']), row);
}

/** Whether a row is there and not deleted. */
export function isLive(row: AnyRow | undefined): row is AnyRow {
  return row !== undefined && row['deleted'] !== true;
}

/** Values are read before they are checked: what is no id at all would make a query fail instead of the row. */
export function isUuid(value: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
}
