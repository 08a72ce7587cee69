import {valueAt, type Json} from '#contract/kernel/field-values.ts';
import type {Change} from '#contract/sync/change.ts';
import {readSoundRows} from '#sync/pages/read-pages.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {setAside} from './leave-files.ts';
import {readUndecided} from './undecided-files.ts';

/**
 * Lets go of the bytes of files whose rows a person may see no longer: what the server has goes, what it has not stays, refused for that reason. Of one
 * whose row still waits that row decides. Before the pages and the acts to undo go.
 * The transaction must cover `files`, `pages`, `attention`, `outbox` and `recent`. Rules: UPL10, UPL15.
 */
export async function leaveUnseenFiles(
  database: LocalDatabase,
  spaceId: string,
  isUnseen: (row: Readonly<Record<string, Json>>) => boolean,
): Promise<void> {
  const hidden = new Set<string>();
  for (const [id, row] of await readSoundRows(database, 'files', spaceId))
    if (row['deleted'] !== true && isUnseen(row)) hidden.add(id);
  // The server has the row, and it had not come back from there yet.
  for (const {changes} of await database.recent.toArray())
    for (const change of changes.filter((one) => one.spaceId === spaceId))
      for (const id of listUnseenMade(change, isUnseen)) hidden.add(id);
  const queued = await database.outbox.filter(({table, op}) => table === 'files' && op === 'create').toArray();
  for (const {rowIds} of [...queued, ...(await readUndecided(database))]) for (const id of rowIds) hidden.delete(id);
  // Of no space any more: `trimFiles` lets go of them.
  await database.files
    .where('id')
    .anyOf([...hidden])
    .filter(({state}) => state === 'stored')
    .modify({spaceId: ''});
  await database.files
    .where('id')
    .anyOf([...hidden])
    .filter(({state}) => state !== 'stored')
    .modify(setAside);
}

/** The ids of those files that a change makes whose rows a person may not see. */
export function listUnseenMade(change: Change, isUnseen: (row: Readonly<Record<string, Json>>) => boolean): string[] {
  if (change.table !== 'files' || change.op !== 'create') return [];
  const fields = Object.entries(change.set);
  const rowAt = (index: number) => Object.fromEntries(fields.map(([field, values]) => [field, valueAt(values, index)]));
  return change.rowIds.filter((_, index) => isUnseen(rowAt(index)));
}
