import {keepSettled} from './settled.ts';
import {discardChange} from '#sync/outbox/discard-change.ts';
import type {Making} from '#sync/outbox/undo-last.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';

/**
 * Discards a change that was never sent, and keeps it at hand like every decision.
 *
 * @returns the id under which it can be brought back; null when it may have been sent, or no longer waits.
 * Rules: OUT3, QUE2.
 */
export async function discardWaiting(database: LocalDatabase, order: number, making: Making): Promise<string | null> {
  const {outbox, meta, device} = database;
  return database.transaction('rw', outbox, meta, device, async () => {
    const discarded = await outbox.get(order);
    if (!discarded || !(await discardChange(database, order))) return null;
    const id = making.createId();
    await keepSettled(database, {id, settledAt: making.now, parts: [], made: [], discarded});
    return id;
  });
}
