import {files} from '#contract/files/file.ts';
import {readQueue, readTable} from '#sync/overlay/read-table.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readMeta} from '#sync/store/meta.ts';

/**
 * How many files are on this device only, those that were refused too. One that was taken away does not count, nor does one whose row waits
 * to be sent: that is counted as a change, until the server has acknowledged it. Costs nothing where all were sent.
 * Works inside any transaction that covers `files`, `pages`, `outbox` and `meta`. Rule: UPL10.
 */
export async function countUnsentFiles(database: LocalDatabase): Promise<number> {
  const unsent = await database.files.where('state').notEqual('stored').toArray();
  if (unsent.length === 0) return 0;
  const acknowledgedThrough = (await readMeta(database, 'client'))?.acknowledged?.throughOrder ?? 0;
  let count = 0;
  for (const spaceId of new Set(unsent.map((record) => record.spaceId))) {
    const here = new Set((await readTable(database, files, spaceId)).map((row) => row.id));
    const queue = await readQueue(database, files.name, spaceId);
    const waiting = queue.filter(({order}) => order > acknowledgedThrough).flatMap(({rowIds}) => rowIds);
    for (const id of waiting) here.delete(id);
    count += unsent.filter(({id}) => here.has(id)).length;
  }
  return count;
}
