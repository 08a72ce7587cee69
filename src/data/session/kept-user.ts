import {databaseOfKeptUser, isUserKept} from './has-kept-user.ts';
import type {LocalUser} from './session.ts';

const storeName = 'user';
const key = 'here';

/**
 * Keeps who is here where a crash a moment later does not lose it: Chromium writes local storage down some seconds after it was set.
 * Local storage stays what every start reads; this is read where it says nobody. Rule: SES1.
 */
export async function keepUser(user: LocalUser): Promise<void> {
  const database = await openDatabase();
  try {
    const transaction = database.transaction(storeName, 'readwrite', {durability: 'strict'});
    transaction.objectStore(storeName).put(user, key);
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? new DOMException('', 'AbortError')));
    });
  } finally {
    database.close();
  }
}

/** Who was kept; null for nobody. */
export async function recallUser(): Promise<LocalUser | null> {
  const database = await openDatabase();
  try {
    const user = (await settle(database.transaction(storeName).objectStore(storeName).get(key))) as
      | LocalUser
      | undefined;
    return user ?? null;
  } finally {
    database.close();
  }
}

/** Nobody is here any more. */
export async function dropKeptUser(): Promise<void> {
  if (await isUserKept()) await settle(indexedDB.deleteDatabase(databaseOfKeptUser));
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseOfKeptUser, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
  const database = await settle(request);
  // Never in the way of whoever signs out.
  database.addEventListener('versionchange', () => database.close());
  return database;
}

async function settle<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new DOMException('', 'UnknownError')));
  });
}
