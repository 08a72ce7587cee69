import {imports} from '#contract/bookkeeping/import.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {beginImportAct} from './import-changes.ts';
import type {Making} from './run.ts';
import {takeBack} from './take-back.ts';

/**
 * Takes back the imports that were being written on this device when its worker died: their act is here, its end is not.
 * To be called before an import, by whoever holds the lock under which imports are written; another device's imports are left alone.
 *
 * @returns how many there were.
 * Rule: IMP13.
 */
export async function recoverImports(database: LocalDatabase, spaceId: string, making: Making): Promise<number> {
  const unfinished = (await readTable(database, imports, spaceId)).filter(({status}) => status === 'processing');
  let count = 0;
  for (const {unsent: _, ...row} of unfinished) {
    const groupId = await findGroup(database, row.id);
    if (groupId === undefined) continue;
    const acts = beginImportAct(making, {spaceId, key: 'import', fileName: row.fileName, groupId});
    await takeBack(database, acts, row, {status: 'failed', reason: 'import.interrupted'});
    count += 1;
  }
  return count;
}

/** The act that made an import, if this device did. */
async function findGroup(database: LocalDatabase, importId: string): Promise<string | undefined> {
  const waiting = await database.outbox
    .filter(({table, op, rowIds}) => table === 'imports' && op === 'create' && rowIds[0] === importId)
    .first();
  if (waiting) return waiting.groupId;
  const recent = await database.recent
    .filter(({changes}) => changes.some(({table, rowIds}) => table === 'imports' && rowIds[0] === importId))
    .first();
  return recent?.key;
}
