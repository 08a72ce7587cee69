import {Dexie} from 'dexie';
import {LocalDatabase} from '#sync/store/local-database.ts';

/** What opens databases; one disk, however many processes. */
export type LocalStore = {readonly indexedDB: IDBFactory; readonly keyRange: typeof IDBKeyRange};

/** Makes the product's database over a store; opened on first use. */
export function openOver(store: LocalStore, name: string): LocalDatabase {
  return makeOver(store, () => new LocalDatabase(name));
}

/** Makes any database over a store, such as one of another version of the product. */
export function makeOver<Made extends Dexie>({indexedDB, keyRange}: LocalStore, make: () => Made): Made {
  const {dependencies} = Dexie;
  const before = {indexedDB: dependencies.indexedDB, IDBKeyRange: dependencies.IDBKeyRange};
  // Dexie reads them when a database is made, and whether there is one at all at each live query.
  Object.assign(dependencies, {indexedDB, IDBKeyRange: keyRange});
  const database = make();
  if (before.indexedDB) Object.assign(dependencies, before);
  return database;
}
