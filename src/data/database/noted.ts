import {recordNoted} from '#sync/overlay/record-noted.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';

const begun = new WeakMap<LocalDatabase, Promise<void>>();

/** What was typed before a crash and is not in the queue yet comes there, once for each opening of the database. Rule: OUT12. */
export async function recordNotedOnce(database: LocalDatabase): Promise<void> {
  const going = begun.get(database) ?? recordNoted(database);
  begun.set(database, going);
  return going;
}
