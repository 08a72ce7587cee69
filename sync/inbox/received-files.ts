import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {inspectFile} from '#sync/files/inspect-file.ts';
import {isFullDevice} from '#sync/files/read-whole.ts';
import type {Making} from '#sync/outbox/undo-last.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {receivedPrefix, type ReceivedFile} from '#sync/store/received-file.ts';

/** A file that came and was not kept, until the person has read why; `reason` is one of `inspectFile` or of {@link receiveFile}. */
export type RefusedFile = {
  readonly id: string;
  readonly name: string;
  readonly reason: string;
  /** ISO UTC. */
  readonly receivedAt: string;
};

/** A file as it came: from another app, or dropped on a page. */
export type Arrival = Pick<ReceivedFile, 'name' | 'content' | 'modifiedMs'>;

/** How many may wait at once: whoever sends more is no person with receipts. */
export const maxReceived = 30;

const refusedPrefix = 'refused:';

/**
 * Keeps a receipt on this device, without a transaction yet; the same bytes once more are the same receipt.
 *
 * @returns its id; or a reason of `inspectFile`, `file.too-many-waiting` or `file.device-full`.
 * Rules: INB1, INB2.
 */
export async function receiveFile(
  database: LocalDatabase,
  {name, content, modifiedMs}: Arrival,
  making: Making,
): Promise<Outcome<string, 'validation' | 'not-found' | 'unexpected'>> {
  const inspected = await inspectFile('receipt', name, content);
  if (!inspected.ok) return inspected;
  const {facts, bytes} = inspected.value;
  const file = {
    ...facts,
    id: making.createId(),
    receivedAt: making.now,
    ...(modifiedMs !== undefined && {modifiedMs}),
    content: new Blob([bytes], {type: facts.type}),
  };
  try {
    return await database.transaction('rw', database.device, async () => {
      const waiting = await listReceived(database);
      const same = waiting.find(({sha256}) => sha256 === facts.sha256);
      if (same) return succeed(same.id);
      if (waiting.length >= maxReceived) return fail('validation', 'file.too-many-waiting');
      await putReceived(database, file);
      return succeed(file.id);
    });
  } catch (error) {
    if (isFullDevice(error)) return fail('unexpected', 'file.device-full');
    throw error;
  }
}

/** Those that wait, in the order they came. Works inside any transaction that covers `device`. */
export async function listReceived(database: LocalDatabase): Promise<ReceivedFile[]> {
  const records = await database.device.where('key').startsWith(receivedPrefix).toArray();
  // Only `putReceived` and `followReversal` write under this prefix. Ids are in the order of making.
  return records.map((record) => record.value as ReceivedFile);
}

/** How many wait. */
export async function countReceived(database: LocalDatabase): Promise<number> {
  return database.device.where('key').startsWith(receivedPrefix).count();
}

/** Puts one there, or back there, as it is. */
export async function putReceived(database: LocalDatabase, file: ReceivedFile): Promise<void> {
  await database.device.put({key: receivedPrefix + file.id, value: file});
}

/**
 * Takes one away, because it is given up.
 *
 * @returns whether it was still there: of two who take it, one has it.
 */
export async function takeReceived(database: LocalDatabase, id: string): Promise<boolean> {
  return database.transaction('rw', database.device, async () => {
    const key = receivedPrefix + id;
    if (!(await database.device.get(key))) return false;
    await database.device.delete(key);
    return true;
  });
}

/** Remembers that a file was not kept, and why, until the person has read it. Rule: INB2. */
export async function noteRefused(
  database: LocalDatabase,
  {name, reason}: {readonly name: string; readonly reason: string},
  making: Making,
): Promise<void> {
  const value: RefusedFile = {id: making.createId(), name, reason, receivedAt: making.now};
  await database.device.put({key: refusedPrefix + value.id, value});
}

/** What was not kept and is not read yet, in the order it came. */
export async function listRefused(database: LocalDatabase): Promise<RefusedFile[]> {
  const records = await database.device.where('key').startsWith(refusedPrefix).toArray();
  // Only `noteRefused` writes under this prefix.
  return records.map((record) => record.value as RefusedFile);
}

/** The person has read what was refused. */
export async function dismissRefused(database: LocalDatabase): Promise<void> {
  await database.device.where('key').startsWith(refusedPrefix).delete();
}
