import type {Clock} from '#sync/store/clock.ts';

/** Records as they lie in a database, whatever they are. */
export type RawRecords = Readonly<Record<(typeof stores)[number], readonly unknown[]>>;

/** The tables that hold unsent work, or what it takes to tell it. */
const stores = ['outbox', 'attention', 'files', 'fileBytes', 'device'] as const;

/** There was no database, or it could not be read. */
export const nothingRead: RawRecords = {outbox: [], attention: [], files: [], fileBytes: [], device: []};

/** A broken database may never answer. */
const timeoutMs = 5_000;

/**
 * Reads the queue, attention and files of a database in whatever version it is, without upgrading or making it; record by record where they
 * cannot be had at once. Never throws: what cannot be read is not there.
 *
 * @returns `nothingRead` where the whole of it cannot.
 * Rule: RES1.
 */
export async function readRaw(databaseName: string, clock: Clock): Promise<RawRecords> {
  const over = new AbortController();
  const late = clock.wait(timeoutMs, over.signal).then(() => nothingRead);
  const found = await Promise.race([readStores(databaseName).catch(() => nothingRead), late]);
  over.abort();
  return found;
}

async function readStores(databaseName: string): Promise<RawRecords> {
  const database = await openAsItIs(databaseName);
  if (!database) return nothingRead;
  try {
    const found = {...nothingRead};
    for (const name of stores) Object.assign(found, {[name]: await readStore(database, name)});
    return found;
  } finally {
    database.close();
  }
}

/** Null where there is none: opening would make it. */
async function openAsItIs(databaseName: string): Promise<IDBDatabase | null> {
  const request = indexedDB.open(databaseName);
  return new Promise((resolve, reject) => {
    let isNew = false;
    request.addEventListener('upgradeneeded', () => {
      isNew = true;
      request.transaction?.abort();
    });
    request.addEventListener('success', () => {
      const database = request.result;
      // Never in the way of anybody.
      database.addEventListener('versionchange', () => database.close());
      resolve(database);
    });
    request.addEventListener('error', () => (isNew ? resolve(null) : reject(request.error ?? new Error('not opened'))));
  });
}

async function readStore(database: IDBDatabase, name: string): Promise<unknown[]> {
  if (!database.objectStoreNames.contains(name)) return [];
  const ask = async <Value>(question: (store: IDBObjectStore) => IDBRequest<Value>): Promise<Value> =>
    answerOf(question(database.transaction(name, 'readonly').objectStore(name)));
  try {
    return await ask<unknown[]>((store) => store.getAll());
  } catch {
    // One of them is damaged: the others may not be.
    const keys = await ask((store) => store.getAllKeys());
    const found = await Promise.allSettled(keys.map(async (key) => ask<unknown>((store) => store.get(key))));
    return found.flatMap((one) => (one.status === 'fulfilled' && one.value !== undefined ? [one.value] : []));
  }
}

async function answerOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('not read')));
  });
}
