import {files} from '#contract/files/file.ts';
import {readQueue, readTable} from '#sync/overlay/read-table.ts';
import type {FileRecord, LocalDatabase} from '#sync/store/local-database.ts';
import {readMeta} from '#sync/store/meta.ts';
import {isLeftBehind} from './leave-files.ts';

/**
 * The files that are on this device only, the oldest first: those that were refused too, and those of spaces that are no longer the person's. One
 * that was taken away is not among them, nor is one whose row waits to be sent or to be decided: that is told as a change, until the server has
 * acknowledged it. Costs nothing where all were sent. Works inside any transaction that covers `files`, `pages`, `outbox`, `attention` and `meta`.
 * Rule: UPL10.
 */
export async function listUnsentFiles(database: LocalDatabase): Promise<FileRecord[]> {
  const unsent = await database.files.where('state').notEqual('stored').toArray();
  if (unsent.length === 0) return [];
  const acknowledgedThrough = (await readMeta(database, 'client'))?.acknowledged?.throughOrder ?? 0;
  const found: FileRecord[] = [];
  for (const spaceId of new Set(unsent.map((record) => record.spaceId))) {
    const here = new Set((await readTable(database, files, spaceId)).map((row) => row.id));
    for (const id of await listLeftBehind(database, unsent, spaceId)) here.add(id);
    const queue = await readQueue(database, files.name, spaceId);
    const waiting = queue.filter(({order}) => order > acknowledgedThrough).flatMap(({rowIds}) => rowIds);
    for (const id of waiting) here.delete(id);
    found.push(...unsent.filter(({id}) => here.has(id)));
  }
  return found.toSorted((one, other) => one.addedAt.localeCompare(other.addedAt));
}

/** Files whose row is here no more; a refused change of one is counted already. */
async function listLeftBehind(database: LocalDatabase, unsent: FileRecord[], spaceId: string): Promise<string[]> {
  const left = unsent.filter((record) => record.spaceId === spaceId && isLeftBehind(record));
  if (left.length === 0) return [];
  const refused = await database.attention.where({spaceId}).toArray();
  const decided = new Set(
    refused.filter(({change}) => change.table === files.name).flatMap(({change}) => change.rowIds),
  );
  return left.map(({id}) => id).filter((id) => !decided.has(id));
}
