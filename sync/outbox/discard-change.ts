import {noteQueueMoved} from './queue-moves.ts';
import {reachedThrough} from './reached-through.ts';
import {noteLeft} from '#sync/store/left-changes.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';

/**
 * Takes a change back that was never sent; what may have reached the server is only ever reversed by another change.
 *
 * @returns false when it may have been sent, or is no longer in the queue; nothing was then changed.
 * Rule: OUT3.
 */
export async function discardChange(database: LocalDatabase, order: number): Promise<boolean> {
  return database.transaction('rw', database.outbox, database.meta, async () => {
    if (order <= (await reachedThrough(database))) return false;
    const record = await database.outbox.get(order);
    if (!record) return false;
    await noteLeft(database, [record.id]);
    await database.outbox.delete(order);
    await noteQueueMoved(database);
    return true;
  });
}
