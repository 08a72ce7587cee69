import {importLines} from '#contract/bookkeeping/import-lines.ts';
import {importMatches} from '#contract/bookkeeping/import-match.ts';
import {imports} from '#contract/bookkeeping/import.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {maxRowsPerChange} from '#contract/sync/change.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {beginImportAct, deleteKept, deleteTransactions, editImportRow} from './import-changes.ts';
import {readImportRows} from './import-rows.ts';
import type {Making} from './run.ts';

/**
 * Takes a whole import back: deletes its transactions that are still live, whoever changed them since, forgets its matches and the file's rows, and marks it as undone. One act,
 * which can be undone too.
 * Blocked transactions stay and are counted.
 *
 * @returns `not-found` with `import.not-found`; `conflict` with `import.already-undone`.
 * Source: D16. Rule: IMP14.
 */
export async function undoImport(
  database: LocalDatabase,
  {spaceId, importId}: {spaceId: string; importId: string},
  making: Making,
): Promise<Outcome<{deletedCount: number; blockedCount: number}, 'not-found' | 'conflict'>> {
  const found = (await readTable(database, imports, spaceId)).find(({id}) => id === importId);
  if (!found) return fail('not-found', 'import.not-found');
  if (found.undoneAt !== null) return fail('conflict', 'import.already-undone');
  const {freeIds, blockedCount} = await readImportRows(database, spaceId, importId);
  const acts = beginImportAct(making, {spaceId, key: 'import.undo', fileName: found.fileName});
  const changes = inParts(freeIds, maxRowsPerChange).map((part) => deleteTransactions(acts, importId, part));
  const matches = await readTable(database, importMatches, spaceId);
  const lines = await readTable(database, importLines, spaceId);
  const forget = (table: 'importMatches' | 'importLines', rows: readonly {id: string; importId: string}[]) =>
    inParts(
      rows.filter((row) => row.importId === importId).map(({id}) => id),
      maxRowsPerChange,
    ).map((rowIds) => deleteKept(acts, table, {importId, rowIds}));
  const forgotten = [...forget('importMatches', matches), ...forget('importLines', lines)];
  await recordChange(
    database,
    ...changes,
    ...forgotten,
    editImportRow(acts, importId, {undoneAt: acts.now}, {undoneAt: null}),
  );
  return succeed({deletedCount: freeIds.length, blockedCount});
}

function inParts<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({length: Math.ceil(items.length / size)}, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
