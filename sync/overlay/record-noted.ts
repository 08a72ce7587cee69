import {valueAt} from '#contract/kernel/field-values.ts';
import type {SyncedTable} from '#contract/kernel/synced-table.ts';
import type {Change} from '#contract/sync/change.ts';
import {syncedTables} from '#contract/tables.ts';
import {recordTyping} from '#sync/outbox/record-typing.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readQueue, readTable} from './read-table.ts';

/**
 * Puts into the queue what was noted and never came there. To be called at a start, before the rows are read. A field is left out where its row has no
 * longer what was there before it was typed: it was recorded already, or something newer was, here or by another tab.
 * Only what the same typing recorded earlier is gone over, where nothing newer waits for the field. Rule: OUT12.
 */
export async function recordNoted(database: LocalDatabase): Promise<void> {
  const {typed, pages, outbox, meta} = database;
  for (const key of await typed.toCollection().primaryKeys())
    await database.transaction('rw', typed, pages, outbox, meta, async () => {
      const note = await typed.get(key);
      for (const change of note?.changes ?? []) {
        const missing = await leaveMissing(database, change);
        if (missing) await recordTyping(database, missing);
      }
      await typed.delete(key);
    });
}

/** The change with those fields alone that stand as they did before it; null where none does, or its row is here no more. */
async function leaveMissing(database: LocalDatabase, change: Change): Promise<Change | null> {
  const tables: Readonly<Record<string, SyncedTable | undefined>> = syncedTables;
  const table = tables[change.table];
  const rows = table ? await readTable(database, table, change.spaceId) : [];
  const row: Readonly<Record<string, unknown>> | undefined = rows.find(({id}) => id === change.rowIds[0]);
  const waiting = await readQueue(database, change.table, change.spaceId);
  const missing = Object.keys(change.set).filter((field) => {
    const was = change.was[field];
    const isAsBefore = was !== undefined && row !== undefined && valueAt(was, 0) === row[field];
    return row !== undefined && (isAsBefore || isNewer(change, field, waiting));
  });
  if (missing.length === 0) return null;
  const pick = (values: Change['set']) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => missing.includes(field)));
  return {...change, set: pick(change.set), was: pick(change.was)};
}

/** Whether the last that waits for a field is of the same typing and older: the note was planned while that was on its way, so it goes over it. */
function isNewer({groupId, rowIds, madeAt}: Change, field: string, waiting: readonly Change[]): boolean {
  const last = waiting.findLast((one) => one.rowIds.includes(rowIds[0] ?? '') && Object.hasOwn(one.set, field));
  return last !== undefined && groupId !== undefined && last.groupId === groupId && last.madeAt < madeAt;
}
