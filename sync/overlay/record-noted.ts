import {valueAt} from '#contract/kernel/field-values.ts';
import type {SyncedTable} from '#contract/kernel/synced-table.ts';
import type {Change} from '#contract/sync/change.ts';
import {syncedTables} from '#contract/tables.ts';
import {recordTyping} from '#sync/outbox/record-typing.ts';
import {forgetNote} from '#sync/outbox/typed-ahead.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readTable} from './read-table.ts';

/**
 * Puts into the queue what was noted and never came there. To be called at a start, before the rows are read. What another tab types at that moment is
 * not done twice: a field that has the value already is left out. Rule: OUT12.
 */
export async function recordNoted(database: LocalDatabase): Promise<void> {
  for (const note of await database.typed.toArray()) {
    const missing: Change[] = [];
    for (const change of note.changes) missing.push(...(await leaveMissing(database, change)));
    if (missing.length > 0) await recordTyping(database, ...missing);
    await forgetNote(database, note);
  }
}

/** The change with the fields alone whose value is another one; none where nothing is left, or its row is here no more. */
async function leaveMissing(database: LocalDatabase, change: Change): Promise<Change[]> {
  const tables: Readonly<Record<string, SyncedTable | undefined>> = syncedTables;
  const table = tables[change.table];
  const rows = table ? await readTable(database, table, change.spaceId) : [];
  const row: Readonly<Record<string, unknown>> | undefined = rows.find(({id}) => id === change.rowIds[0]);
  if (!row) return [];
  const missing = Object.entries(change.set).filter(([field, values]) => valueAt(values, 0) !== row[field]);
  if (missing.length === 0) return [];
  const was = Object.fromEntries(
    Object.entries(change.was).filter(([field]) => missing.some(([one]) => one === field)),
  );
  return [{...change, set: Object.fromEntries(missing), was}];
}
