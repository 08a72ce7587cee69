import {toColumns, valueAt, type Json} from '#contract/kernel/field-values.ts';
import {deletesRow, isMeant} from '#contract/sync/change.ts';
import {isTableName, syncedTables} from '#contract/tables.ts';
import type {SyncedTable} from '#contract/kernel/synced-table.ts';
import {readRowsWithTombstones} from '#sync/pages/read-pages.ts';
import type {LocalDatabase, OutboxRecord, RecentAct} from '#sync/store/local-database.ts';
import {madeRows} from './keep-made.ts';
import {pickRows} from '#sync/outbox/pick-rows.ts';
import {noteQueueMoved} from '#sync/outbox/queue-moves.ts';

type Rows = Map<string, Record<string, Json>>;

/**
 * Puts the newest acts that the server had acknowledged back where they stood in the queue, under their own ids. What was created
 * gets the values it had then: those of its confirmed row, less what was done to it since. Rows of which nothing is left (of a
 * damaged copy) stay away; their deletions go out all the same, because the backup may hold what they deleted.
 * The transaction must cover `outbox`, `recent`, `pages` and `meta`. Rule: PUL8.
 *
 * @returns how many changes go out once more.
 */
export async function queueRecentAgain(database: LocalDatabase): Promise<number> {
  const again = await fillCreations(database, await database.recent.toArray());
  await database.recent.clear();
  const taken = new Set(
    await database.outbox
      .where('order')
      .anyOf(again.map((change) => change.order))
      .primaryKeys(),
  );
  // A place is only ever taken where the queue itself was lost and began again from one.
  const records = again.map(({order, ...change}) => (taken.has(order) ? change : {...change, order}));
  await database.outbox.bulkAdd(records);
  await noteQueueMoved(database);
  return records.length;
}

/** From the newest change to the oldest, undoing each on a copy of the rows: a creation then meets its row as it was made. */
async function fillCreations(database: LocalDatabase, acts: readonly RecentAct[]): Promise<OutboxRecord[]> {
  const changes = acts.flatMap((act) => act.changes).toSorted((one, other) => one.order - other.order);
  const created = new Map<string, OutboxRecord>();
  for (const change of changes) if (change.op === 'create') created.set(`${change.spaceId} ${change.table}`, change);
  const tables = new Map<string, Rows>();
  for (const [key, {spaceId, table}] of created) {
    const kept = madeRows(acts, spaceId, table);
    tables.set(key, new Map([...kept, ...(await readRowsWithTombstones(database, table, spaceId))]));
  }
  const gone = new Set(
    changes
      .filter((change) => change.op === 'create')
      .flatMap((change) => change.rowIds.filter((id) => !tables.get(`${change.spaceId} ${change.table}`)?.has(id))),
  );
  const filled: OutboxRecord[] = [];
  for (const change of changes.toReversed()) {
    const present = pickRows(change, (id, index) => !gone.has(id) || deletesRow(change, index));
    const rows = tables.get(`${change.spaceId} ${change.table}`);
    if (!present) continue;
    if (present.op === 'create') {
      // What is kept of its values tells its own rows from those that another act has made since, or had made before.
      const own = pickRows(present, (id, index) => isMeant(rows?.get(id) ?? {}, {set: {}, was: present.set}, index));
      if (own) filled.push(withValues(own, rows));
    } else {
      filled.push(present);
      if (rows) takeBack(rows, present);
    }
  }
  return filled.reverse();
}

/** Puts the values that a change replaced back into the rows. */
function takeBack(rows: Rows, change: OutboxRecord): void {
  const {rowIds, was} = change;
  for (const [index, id] of rowIds.entries()) {
    const row = rows.get(id);
    if (row && isMeant(row, change, index))
      for (const [field, values] of Object.entries(was)) row[field] = valueAt(values, index);
  }
}

function withValues(change: OutboxRecord, rows: Rows | undefined): OutboxRecord {
  if (!isTableName(change.table)) return change;
  const {row, serverFields}: SyncedTable = syncedTables[change.table];
  const fields = Object.keys(row.shape).filter((field) => field !== 'id' && !serverFields.includes(field));
  const made = change.rowIds.map((id) => ({...rows?.get(id), id}));
  return {...change, set: toColumns(made, fields).fields, was: {}};
}
