import {sameForAll, valueAt, type Json} from '#contract/kernel/field-values.ts';
import type {SyncedTable} from '#contract/kernel/synced-table.ts';
import type {Change} from '#contract/sync/change.ts';
import {syncedTables} from '#contract/tables.ts';
import {recordTyping} from '#sync/outbox/record-typing.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readTable} from './read-table.ts';

/**
 * Puts into the queue what was noted and never came there. To be called at a start, before the rows are read. A field is left out where its row has
 * neither what was there before it was typed nor what the same typing had on its way before: it was recorded already, or something newer was, here or
 * by another tab. No clock is asked. Rule: OUT12.
 */
export async function recordNoted(database: LocalDatabase): Promise<void> {
  const {typed, pages, outbox, meta} = database;
  for (const key of await typed.toCollection().primaryKeys())
    await database.transaction('rw', typed, pages, outbox, meta, async () => {
      const note = await typed.get(key);
      for (const change of note?.changes ?? []) {
        const missing = await leaveMissing(database, change, note?.over ?? []);
        if (missing) await recordTyping(database, missing);
      }
      await typed.delete(key);
    });
}

/** The change with those fields alone that it still has to set; null where there are none, or its row is here no more. */
async function leaveMissing(database: LocalDatabase, change: Change, over: readonly Change[]): Promise<Change | null> {
  const [rowId = ''] = change.rowIds;
  const tables: Readonly<Record<string, SyncedTable | undefined>> = syncedTables;
  const table = tables[change.table];
  const rows = table ? await readTable(database, table, change.spaceId) : [];
  const found = rows.find(({id}) => id === rowId);
  if (!found) return null;
  // A row's fields hold nothing but Json.
  const row = found as Readonly<Record<string, Json>>;
  const mayGoOver = (field: string): boolean => {
    const values = [change.was[field], ...over.filter(({rowIds}) => rowIds.includes(rowId)).map(({set}) => set[field])];
    return values.some((value) => value !== undefined && valueAt(value, 0) === row[field]);
  };
  const missing = Object.entries(change.set).filter(([field, value]) => {
    return valueAt(value, 0) !== row[field] && mayGoOver(field);
  });
  if (missing.length === 0) return null;
  const was = sameForAll(Object.fromEntries(missing.map(([field]) => [field, row[field]])));
  return {...change, set: Object.fromEntries(missing), was};
}
