import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readMeta} from '#sync/store/meta.ts';

/**
 * Takes a change back that was never sent; what may have reached the server is only ever reversed by another change.
 *
 * @returns false when it may have been sent, or is no longer in the queue; nothing was then changed.
 * Rule: OUT3.
 */
export async function discardChange(database: LocalDatabase, order: number): Promise<boolean> {
  return database.transaction('rw', database.outbox, database.meta, async () => {
    const client = await readMeta(database, 'client');
    if (client && order <= client.sentThroughOrder) return false;
    return (await database.outbox.where('order').equals(order).delete()) > 0;
  });
}
