import type pg from 'pg';
import type {AnyRow} from '#contract/sync/apply-change.ts';
import type {Held} from '#contract/usage/quotas.ts';
import {countRows, nextVersion} from '#server/db/spaces.ts';
import type {Act} from './judge.ts';
import {findRow, isLive, type RowSet} from './row-set.ts';
import type {Author} from '#server/sync/author.ts';
import {tableFactsOf, type TableFacts} from '#server/sync/table-facts.ts';

/** Who wrote what from where, and when, ISO UTC. */
export type Writing = {readonly author: Author; readonly deviceName: string; readonly at: string};

/** What is written at once, and the rows as they were. */
export type ChangedRows = {
  readonly by: Writing;
  readonly before: RowSet;
  readonly written: RowSet;
  readonly acts: readonly Act[];
};

/** Rows that one statement writes: what makes its text keeps everybody else waiting. Rule: WAY12. */
const rowsPerStatement = 1_000;

/**
 * Writes rows that changed under the next version of each space, then their history.
 * One insert and one update for each table and space, or several where there are many rows; an update names only the columns that changed in any of its rows.
 */
export async function writeChangedRows(client: pg.PoolClient, changed: ChangedRows): Promise<void> {
  const versions = new Map<string, number>();
  // Already locked, in the order everybody locks them.
  for (const spaceId of new Set(changed.acts.map((act) => act.spaceId)))
    versions.set(spaceId, await nextVersion(client, spaceId));
  for (const {spaceId, table, rows} of changed.written.values()) {
    const facts = tableFactsOf(table);
    const target = {facts, spaceId, version: versions.get(spaceId) ?? 0};
    const pairs = [...rows.values()].map((row) => ({
      row,
      was: findRow(changed.before, spaceId, table, String(row['id'])),
    }));
    await insertRows(
      client,
      target,
      pairs.filter((pair) => !pair.was).map((pair) => pair.row),
    );
    await updateRows(client, target, pairs);
  }
  if (changed.acts.length > 0) await writeHistory(client, changed, versions);
  for (const [spaceId, more] of countMore(changed)) await countRows(client, spaceId, more);
}

/** How many rows each space has more. Rules: QTA1, QTA2. */
function countMore({written, before}: ChangedRows): Map<string, Held> {
  const more = new Map<string, Held>();
  for (const {spaceId, table, rows} of written.values()) {
    let {live, kept} = more.get(spaceId) ?? {live: 0, kept: 0};
    for (const row of rows.values()) {
      const was = findRow(before, spaceId, table, String(row['id']));
      if (!was) kept += 1;
      live += Number(isLive(row)) - Number(isLive(was));
    }
    more.set(spaceId, {live, kept});
  }
  return more;
}

type Target = {readonly facts: TableFacts; readonly spaceId: string; readonly version: number};

async function insertRows(client: pg.PoolClient, target: Target, rows: readonly AnyRow[]): Promise<void> {
  if (rows.length === 0) return;
  const {facts, spaceId, version} = target;
  const columns = ['id', ...facts.columns.map(({column}) => column)];
  for (const some of sliceUp(rows))
    await client.query(
      `insert into ${facts.relation} (space_id, version, ${columns.join(', ')})
     select $1, $2, ${columns.map((column) => `row.${column}`).join(', ')}
     from json_populate_recordset(null::${facts.relation}, $3) as row`,
      [spaceId, version, toRecords(some, facts.columns)],
    );
}

async function updateRows(
  client: pg.PoolClient,
  {facts, spaceId, version}: Target,
  pairs: readonly {row: AnyRow; was: AnyRow | undefined}[],
): Promise<void> {
  const updated = pairs.filter((pair) => pair.was);
  if (updated.length === 0) return;
  const columns = facts.columns.filter(({field}) => updated.some(({row, was}) => was?.[field] !== row[field]));
  const sets = columns.map(({column}) => `${column} = row.${column}, `).join('');
  const rows = updated.map((pair) => pair.row);
  for (const some of sliceUp(rows))
    await client.query(
      `update ${facts.relation} as kept set ${sets}version = $2
     from json_populate_recordset(null::${facts.relation}, $3) as row
     where kept.space_id = $1 and kept.id = row.id`,
      [spaceId, version, toRecords(some, columns)],
    );
}

function sliceUp<Item>(items: readonly Item[]): (readonly Item[])[] {
  const count = Math.ceil(items.length / rowsPerStatement);
  return Array.from({length: count}, (_, at) => items.slice(at * rowsPerStatement, (at + 1) * rowsPerStatement));
}

/** Rows as JSON text under the names of the columns, `id` among them. */
function toRecords(rows: readonly AnyRow[], columns: TableFacts['columns']): string {
  const names = columns.map(({field, column}) => [field, column.slice(1, -1)] as const);
  return JSON.stringify(
    rows.map((row) => {
      const record: Record<string, unknown> = {id: row['id']};
      for (const [field, name] of names) record[name] = row[field];
      return record;
    }),
  );
}

async function writeHistory(
  client: pg.PoolClient,
  {by: {author, deviceName, at}, acts}: ChangedRows,
  versions: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [slice, some] of sliceUp(acts).entries()) {
    const records = some.map((act, at) => {
      const {spaceId, table, rowId, changeId, op, set, was} = act;
      const place = slice * rowsPerStatement + at;
      return {s: spaceId, v: versions.get(spaceId), t: table, r: rowId, p: place, c: changeId, o: op, n: set, w: was};
    });
    await client.query(
      `insert into row_history (space_id, table_name, row_id, version, place, change_id, author, user_id, provider, device, at, op, set_values, was_values)
     select s, t, r, v, p, c, $2, $3, $4, $5, $6, o, n, w
     from json_to_recordset($1) as act (s uuid, t text, r uuid, v bigint, p bigint, c uuid, o text, n jsonb, w jsonb)`,
      [
        JSON.stringify(records),
        author.kind,
        'userId' in author ? author.userId : null,
        'name' in author ? author.name : null,
        deviceName,
        at,
      ],
    );
  }
}
