import {files} from '#contract/files/file.ts';
import {readSoundRows} from '#sync/pages/read-pages.ts';
import type {FileRecord, LocalDatabase} from '#sync/store/local-database.ts';

const reason = 'sync.no-longer-permitted';

/** Whether a file was left on this device unsent when its space was no longer the person's. */
export function isLeftBehind(record: Pick<FileRecord, 'reason'>): boolean {
  return record.reason === reason;
}

/**
 * Keeps what was not sent of a space that the person may no longer see as refused, with that reason. What was taken away is left as it is, and so
 * is what has no row on the server: that waits as a change. Before the pages go, and after the queue went to attention.
 * The transaction must cover `files`, `pages` and `attention`. Rule: UPL10.
 */
export async function setFilesAside(database: LocalDatabase, spaceId: string): Promise<void> {
  const unsent = await database.files.where({spaceId}).filter(isUnsent).toArray();
  if (unsent.length === 0) return;
  const rows = await readSoundRows(database, files.name, spaceId);
  const refused = await database.attention.where({spaceId}).toArray();
  const creations = refused.filter(({change}) => change.table === files.name && change.op === 'create');
  const unmade = new Set(creations.flatMap(({change}) => change.rowIds));
  const left = unsent.filter(({id}) => rows.get(id)?.['deleted'] !== true && !unmade.has(id));
  await database.files.bulkPut(left.map((record) => ({...record, state: 'refused', reason})));
}

/** Puts files that were set aside into the queue again: their space is the person's once more. The transaction must cover `files`. Rule: UPL10. */
export async function takeFilesUp(database: LocalDatabase, spaceId: string): Promise<void> {
  const fresh = {state: 'waiting', sentBytes: 0, reason: null, attempts: 0} as const;
  await database.files.where({spaceId}).filter(isLeftBehind).modify(fresh);
}

function isUnsent({state}: FileRecord): boolean {
  return state !== 'stored';
}
