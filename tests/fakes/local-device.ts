import 'fake-indexeddb/auto';
import {Dexie} from 'dexie';
import {onTestFinished} from 'vitest';
import {LocalDatabase} from '#sync/store/local-database.ts';

// A test may have loaded Dexie before there was an IndexedDB for it to find.
Dexie.dependencies.indexedDB = indexedDB;
Dexie.dependencies.IDBKeyRange = IDBKeyRange;

let count = 0;

/** A local database of its own, deleted when the test ends. */
export function openLocalDevice(): LocalDatabase {
  count += 1;
  const database = new LocalDatabase(`device-${count}`);
  onTestFinished(() => database.delete());
  return database;
}
