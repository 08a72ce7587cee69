import type {Change} from '#contract/sync/change.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';

/**
 * Queues what a person did, in one durable transaction; what every screen shows follows from it.
 * The only function in the product that changes a synced row from the person's side.
 *
 * @param changes one act; more than one only for a group (an import, a very large edit).
 * @returns the last change's order on this device; order across tabs is commit order. The server's `seq` is given when it is first sent.
 * @throws Dexie errors of a full or lost store: nothing was then saved, and nothing may claim it was. Rule: OUT2.
 */
export async function recordChange(database: LocalDatabase, ...changes: readonly Change[]): Promise<number> {
  // Dexie types an auto-incremented key as required on read only; the store adds it here.
  return database.transaction('rw', database.outbox, async () => database.outbox.bulkAdd([...changes]));
}
