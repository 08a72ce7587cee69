import {Dexie} from 'dexie';
import type {Making} from '#sync/outbox/undo-last.ts';
import {putBack} from '#sync/second-log/put-back.ts';
import type {Clock} from '#sync/store/clock.ts';
import {databaseName, LocalDatabase} from '#sync/store/local-database.ts';
import {addToRecovery} from '#sync/store/recovery-note.ts';
import {withoutPlace} from './kept-records.ts';
import type {UnsentWork} from './unsent-work.ts';

/** A deletion that another tab or a broken disk holds up does not hold the person up. */
const timeoutMs = 10_000;

/** What a clean start stands on. */
type StartParts = {readonly clock: Clock; readonly createId: () => string};

/**
 * Deletes a person's database and begins a new one with the unsent work in it, and what else is on this device only; the next sync brings everything else anew. Where the
 * browser goes away in between, the second log still has that work.
 *
 * @returns how many changes are in the queue again.
 * @throws when the database cannot be deleted or made: nothing more is lost than was before.
 * Rule: RES2.
 */
export async function startClean(userId: string, work: UnsentWork, {clock, createId}: StartParts): Promise<number> {
  const name = databaseName(userId);
  await bounded(Dexie.delete(name), clock);
  const database = new LocalDatabase(name);
  try {
    await bounded(database.open(), clock);
    return await fill(database, work, {now: new Date(clock.nowMs()).toISOString(), createId});
  } finally {
    database.close();
  }
}

async function fill(database: LocalDatabase, work: UnsentWork, making: Making): Promise<number> {
  const {outbox, attention, meta, device} = database;
  return database.transaction('rw', [outbox, attention, meta, device], async () => {
    const unreadableCount = work.unreadable.length;
    await device.bulkPut(work.kept.map(withoutPlace));
    await device.bulkPut(work.unreadable.map((value) => ({key: `unreadable:${making.createId()}`, value})));
    if (unreadableCount > 0) await addToRecovery(database, {unreadableCount, at: making.now});
    const log = {unsent: work.changes, damagedCount: work.damagedCount};
    return (await putBack(database, log, making)).restoredCount;
  });
}

async function bounded(work: PromiseLike<unknown>, clock: Clock): Promise<void> {
  const over = new AbortController();
  const late = clock.wait(timeoutMs, over.signal).then(() => {
    if (!over.signal.aborted) throw new DOMException('The browser does not answer', 'TimeoutError');
  });
  try {
    await Promise.race([work, late]);
  } finally {
    over.abort();
  }
}
