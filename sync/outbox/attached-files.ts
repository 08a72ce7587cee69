import type {Change} from '#contract/sync/change.ts';
import {readAct} from './acts.ts';
import {readUndoneOf} from './undone/undone-acts.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {receivedPrefix, type ReceivedFile} from '#sync/store/received-file.ts';

const attachedPrefix = 'attached:';

/** A received receipt that went to its transaction, as it waited. */
type Attached = {readonly file: Omit<ReceivedFile, 'content'>; readonly content: Blob};

/**
 * Takes a received receipt out of those that wait, and remembers which file it became, for as long as that can be undone.
 * The transaction must cover `device`, `outbox` and `recent`.
 *
 * @returns whether it was still there: of two who take it, one has it. Rule: INB1.
 */
export async function attachReceived(database: LocalDatabase, receivedId: string, fileId: string): Promise<boolean> {
  const found = await database.device.get(receivedPrefix + receivedId);
  if (!found) return false;
  // Only `putReceived` and `followReversal` write under this prefix.
  const {content, ...file} = found.value as ReceivedFile;
  await forgetOld(database);
  const value: Attached = {file, content};
  await database.device.put({key: attachedPrefix + fileId, value});
  await database.device.delete(found.key);
  return true;
}

/**
 * Lets received receipts follow an act that is reversed: where attaching one is undone it waits again, where that is redone it does not.
 * The transaction must cover `device`, `outbox` and `recent`. Rule: INB1.
 *
 * @param changes the act that is reversed, or was and is brought back.
 */
export async function followReversal(
  database: LocalDatabase,
  changes: readonly Change[],
  isBroughtBack = false,
): Promise<void> {
  for (const change of changes.filter(({table}) => table === 'files'))
    for (const fileId of change.rowIds) {
      const found = await database.device.get(attachedPrefix + fileId);
      const depth = found ? await depthOfCreation(database, change, fileId) : null;
      if (!found || depth === null) continue;
      // Only `attachReceived` writes under this prefix.
      const {file, content} = found.value as Attached;
      if ((depth % 2 === 0) !== isBroughtBack) await putBack(database, {...file, content});
      else await database.device.delete(receivedPrefix + file.id);
    }
}

/** Forgets those whose act nobody can undo any more. */
async function forgetOld(database: LocalDatabase): Promise<void> {
  const {device, outbox, recent} = database;
  const keys = await device.where('key').startsWith(attachedPrefix).primaryKeys();
  if (keys.length === 0) return;
  const sent = (await recent.toArray()).flatMap(({changes}) => changes);
  const waiting = await outbox.filter(({table}) => table === 'files').toArray();
  const undone = await readUndoneOf(database, 'files');
  const withinReach = new Set([...sent, ...waiting, ...undone].flatMap(({rowIds}) => rowIds));
  await device.bulkDelete(keys.filter((key) => !withinReach.has(key.slice(attachedPrefix.length))));
}

/** The same bytes wait once: they may have come again. */
async function putBack(database: LocalDatabase, file: ReceivedFile): Promise<void> {
  const {device} = database;
  const hasSameBytes = ({value}: {value: unknown}) => (value as ReceivedFile).sha256 === file.sha256;
  const same = await device.where('key').startsWith(receivedPrefix).filter(hasSameBytes).count();
  if (same === 0) await device.put({key: receivedPrefix + file.id, value: file});
}

/** How often the creation of a file has been reversed when it comes to this change; null where the change is about something else. */
async function depthOfCreation(database: LocalDatabase, change: Change, fileId: string): Promise<number | null> {
  if (change.op === 'create') return 0;
  if (change.undoes === undefined) return null;
  for (const target of await readAct(database, change.undoes)) {
    if (target.table !== change.table || !target.rowIds.includes(fileId)) continue;
    const depth = await depthOfCreation(database, target, fileId);
    if (depth !== null) return depth + 1;
  }
  return null;
}
