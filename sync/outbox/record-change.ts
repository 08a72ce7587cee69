import type {Change} from '#contract/sync/change.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {withReserve} from './with-reserve.ts';

/**
 * Queues what a person did, in one durable transaction; what every screen shows follows from it.
 * With `recordTyping`, the only function in the product that changes a synced row from the person's side. On a device that is full, the reserve
 * is given up for it once; within another transaction the whole of that has to be tried again.
 *
 * @param changes one act; more than one only for a group (an import, a very large edit).
 * @returns the last change's order on this device; order across tabs is commit order. The server's `seq` is given when it is first sent.
 * @throws Dexie errors of a full or lost store: nothing was then saved, and nothing may claim it was. Rules: OUT2, RES4.
 */
export async function recordChange(database: LocalDatabase, ...changes: readonly Change[]): Promise<number> {
  return withReserve(async () =>
    // Dexie types an auto-incremented key as required on read only; the store adds it here.
    database.transaction('rw', database.outbox, async () => database.outbox.bulkAdd([...changes])),
  );
}
