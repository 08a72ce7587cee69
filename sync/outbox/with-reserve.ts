import {Dexie} from 'dexie';
import {freeReserve} from '#sync/store/reserve.ts';
import {recogniseTrouble} from '#sync/store/storage-trouble.ts';

/**
 * Writes, and where the device is full gives up the reserve for it and writes once more; within another transaction the whole of that has to be
 * tried again, by whoever began it. Rule: RES4.
 *
 * @param write one transaction.
 */
export async function withReserve<Result>(write: () => Promise<Result>): Promise<Result> {
  // What Dexie knows only as long as the caller's turn lasts.
  if (Dexie.currentTransaction) return write();
  try {
    return await write();
  } catch (error) {
    if (recogniseTrouble(error) === 'full' && (await freeReserve())) return write();
    throw error;
  }
}
