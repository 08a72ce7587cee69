import type pg from 'pg';
import type {Json} from '#contract/kernel/field-values.ts';
import type {Change} from '#contract/sync/change.ts';
import type {TableName} from '#contract/tables.ts';
import {peerKey, wantPeers, type PeerCounts} from './peer-counts.ts';
import {findRow, isUuid, putRow, type RowSet} from './row-set.ts';
import {tableFactsOf, type TableFacts} from '#server/sync/table-facts.ts';

/** Ids to read, by space and table. */
type Wanted = Map<string, {readonly spaceId: string; readonly facts: TableFacts; readonly ids: Set<string>}>;

/**
 * Reads the rows that changes touch and those that the changes, or the rows as they are, refer to: one query for each table and space,
 * first for the rows, then for what they refer to, then for what holds those that are taken away. Tables that do not exist are left out.
 */
export async function loadTouchedRows(client: pg.PoolClient, changes: readonly Change[]): Promise<RowSet> {
  const loaded: RowSet = new Map();
  await loadWanted(client, loaded, wantTouched(changes));
  await loadWanted(client, loaded, wantReferred(loaded, changes));
  for (const change of changes) if (change.set['deleted']) await loadHolders(client, loaded, change);
  return loaded;
}

function wantTouched(changes: readonly Change[]): Wanted {
  const wanted: Wanted = new Map();
  for (const change of changes) {
    const facts = tableFactsOf(change.table);
    if (facts) for (const id of change.rowIds) want(wanted, change.spaceId, facts, id);
  }
  return wanted;
}

function wantReferred(loaded: RowSet, changes: readonly Change[]): Wanted {
  const wanted: Wanted = new Map();
  const wantReferred = (spaceId: string, table: TableName, value: Json | undefined) => {
    const facts = tableFactsOf(table);
    if (facts && typeof value === 'string' && isUuid(value) && !findRow(loaded, spaceId, table, value))
      want(wanted, spaceId, facts, value);
  };
  for (const {spaceId, table, set} of changes)
    for (const reference of tableFactsOf(table)?.references ?? []) {
      const values = set[reference.field];
      if (!values) continue;
      for (const value of 'same' in values ? [values.same] : new Set(values.each))
        wantReferred(spaceId, reference.table, value);
    }
  for (const {spaceId, table, rows} of loaded.values())
    for (const {field, table: target} of tableFactsOf(table)?.references ?? [])
      for (const row of rows.values()) wantReferred(spaceId, target, row[field]);
  return wanted;
}

/** Reads the rows that refer to those of a change by the field that holds them; there are as many as a company has papers, not more. */
async function loadHolders(client: pg.PoolClient, loaded: RowSet, {spaceId, table, rowIds}: Change): Promise<void> {
  const holder = tableFactsOf(table)?.heldBy;
  if (!holder) return;
  const facts = tableFactsOf(holder.table);
  const column = facts.columns.find(({field}) => field === holder.field)?.column;
  const {rows} = await client.query<{id: string}>(
    `select id from ${facts.relation} where space_id = $1 and not deleted and ${column} = any($2)`,
    [spaceId, rowIds],
  );
  const ids = rows.map(({id}) => id).filter((id) => !findRow(loaded, spaceId, facts.name, id));
  await loadRows(client, loaded, {spaceId, facts, ids});
}

/** Counts the live rows with the values of {@link wantPeers}: one query for each space, table and field of a push. Rule: SYN41. */
export async function countPeers(
  client: pg.PoolClient,
  changes: readonly Change[],
  loaded: RowSet,
): Promise<PeerCounts> {
  const counts: PeerCounts = new Map();
  for (const wanted of wantPeers(changes, loaded)) {
    const {spaceId, facts, field, values} = wanted;
    const column = facts.columns.find((one) => one.field === field)?.column;
    // One look-up by key for each value, as in `loadRows`. No limit: no push gets past how many there may be.
    const {rows} = await client.query<{value: string; count: number}>(
      `select wanted.value, peers.count from unnest($2::uuid[]) as wanted (value) cross join lateral
         (select count(*)::int from ${facts.relation} where space_id = $1 and ${column} = wanted.value and not deleted) as peers`,
      [spaceId, [...values]],
    );
    for (const {value, count} of rows) counts.set(peerKey(wanted, value), count);
  }
  return counts;
}

function want(wanted: Wanted, spaceId: string, facts: TableFacts, id: string): void {
  const key = `${spaceId} ${facts.name}`;
  let part = wanted.get(key);
  if (!part) {
    part = {spaceId, facts, ids: new Set()};
    wanted.set(key, part);
  }
  part.ids.add(id);
}

async function loadWanted(client: pg.PoolClient, loaded: RowSet, wanted: Wanted): Promise<void> {
  for (const part of wanted.values()) await loadRows(client, loaded, part);
}

/** Reads the rows of those ids of one table, those that are there, into `loaded`. */
export async function loadRows(
  client: pg.PoolClient,
  loaded: RowSet,
  {spaceId, facts, ids}: {readonly spaceId: string; readonly facts: TableFacts; readonly ids: Iterable<string>},
): Promise<void> {
  const columns = facts.columns.map(({field, column}) => `${column} as "${field}"`).join(', ');
  // One look-up by key for each id: of a table it knows little of, the planner would rather read the whole space for `id = any`.
  const {rows} = await client.query<Record<string, Json>>(
    `select kept.* from unnest($2::uuid[]) as wanted (id) cross join lateral
       (select id, ${columns} from ${facts.relation} where space_id = $1 and id = wanted.id limit 1) as kept`,
    [spaceId, [...ids]],
  );
  for (const row of rows) putRow(loaded, spaceId, facts.name, row);
}
