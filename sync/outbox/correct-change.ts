import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {sameForAll, toFieldValues, valueAt, type Json} from '#contract/kernel/field-values.ts';
import type {SyncedTable} from '#contract/kernel/synced-table.ts';
import type {Change} from '#contract/sync/change.ts';
import {isTableName, syncedTables} from '#contract/tables.ts';
import {recordChange} from './record-change.ts';
import type {Making} from './undo-last.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';

/**
 * Puts a waiting change right by another one after it, which is right whether or not the first has reached the server.
 *
 * @param corrections the values to be, for all its rows.
 * @returns false when it no longer waits, or what is wrong with a row that is still to be made; nothing was then changed.
 * Rules: QUE1, REC2.
 */
export async function correctChange(
  database: LocalDatabase,
  order: number,
  corrections: Readonly<Record<string, Json>>,
  making: Making,
): Promise<Outcome<boolean>> {
  return database.transaction('rw', database.outbox, async () => {
    const record = await database.outbox.get(order);
    if (!record) return succeed(false);
    const {spaceId, table, rowIds, label} = record;
    const later = await database.outbox.where('order').aboveOrEqual(order).toArray();
    const ofTable = later.filter((one) => one.spaceId === spaceId && one.table === table);
    const fields = Object.keys(corrections);
    const was = Object.fromEntries(
      fields.map((field) => [field, toFieldValues(rowIds.map((id) => lastValue(ofTable, id, field)))]),
    );
    // Of a row that is there already, its table is asked where the whole row is known: by the server.
    const made = record.op === 'create' ? foldMade(ofTable) : [];
    const check: SyncedTable['check'] = isTableName(table) ? syncedTables[table].check : () => [];
    const [problem] = made.flatMap((row) => check({...row, ...corrections}));
    if (problem) return fail('validation', problem.reason, {details: {field: problem.field}});
    await recordChange(database, {
      id: making.createId(),
      spaceId,
      table,
      op: 'edit',
      rowIds,
      set: sameForAll(corrections),
      was,
      label,
      madeAt: making.now,
    });
    return succeed(true);
  });
}

/** The rows that the first of these changes makes, as the others leave them. */
function foldMade(changes: readonly Change[]): Record<string, Json>[] {
  const rows = new Map((changes[0]?.rowIds ?? []).map((id): [string, Record<string, Json>] => [id, {}]));
  for (const {rowIds, set} of changes)
    for (const [index, id] of rowIds.entries()) {
      const row = rows.get(id);
      if (row) for (const [field, column] of Object.entries(set)) row[field] = valueAt(column, index);
    }
  return [...rows.values()];
}

/** What the queue leaves in a field: the newest change that names it. */
function lastValue(changes: readonly Change[], rowId: string, field: string): Json {
  for (const {rowIds, set} of changes.toReversed()) {
    const index = rowIds.indexOf(rowId);
    const column = set[field];
    if (index !== -1 && column) return valueAt(column, index);
  }
  return null;
}
