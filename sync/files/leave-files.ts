import {readSoundRows} from '#sync/pages/read-pages.ts';
import type {FileRecord, LocalDatabase} from '#sync/store/local-database.ts';
import {readUndecided} from './undecided-files.ts';

const reason = 'sync.no-longer-permitted';

/** What stands on the record of a file that stays on this device unsent because its person may have it no longer. */
export const setAside = {state: 'refused', reason} as const;

/** Of a file that is to be sent, and of which nothing has gone out yet. */
export const fresh = {state: 'waiting', sentBytes: 0, reason: null, attempts: 0} as const;

/** Whether a file was left on this device unsent when its space was no longer the person's. */
export function isLeftBehind(record: Pick<FileRecord, 'reason'>): boolean {
  return record.reason === reason;
}

/**
 * Keeps what was not sent of a space that the person may no longer see as refused, with that reason. What was taken away is left as it is, and so
 * is what has no row on the server: that waits as a change. Before the pages go, and after the queue went to attention.
 * The transaction must cover `files`, `pages`, `attention` and `device`. Rule: UPL10.
 */
export async function setFilesAside(database: LocalDatabase, spaceId: string): Promise<void> {
  const rows = await readSoundRows(database, 'files', spaceId);
  // One that was never made counts as taken away.
  for (const {op, rowIds} of await readUndecided(database))
    if (op === 'create') for (const id of rowIds) rows.set(id, {deleted: true});
  await database.files
    .where('state')
    .notEqual('stored')
    .filter((record) => record.spaceId === spaceId && !rows.get(record.id)?.['deleted'])
    .modify(setAside);
}
