import {Dexie, type Table} from 'dexie';

const name = 'faro-here';
const key = 'person';

/**
 * Remembers who is on this device where a service worker can read it, too: local storage, which decides, it cannot. Rule: STO5.
 */
export async function notePerson(userId: string): Promise<void> {
  await withStore(async (store) => {
    if ((await store.get(key)) !== userId) await store.put(userId, key);
  });
}

/** Who is on this device; null when nobody is, or nobody was noted yet. */
export async function readPerson(): Promise<string | null> {
  // Opening would make one.
  if (!(await Dexie.exists(name))) return null;
  return withStore(async (store) => {
    const found: unknown = await store.get(key);
    return typeof found === 'string' ? found : null;
  });
}

/** Nobody is here any more, and nothing says who was. */
export async function forgetPerson(): Promise<void> {
  await Dexie.delete(name);
}

async function withStore<Value>(act: (store: Table<unknown, string>) => Promise<Value>): Promise<Value> {
  const database = new Dexie(name);
  database.version(1).stores({here: ''});
  // Never in the way of whoever signs out.
  database.on('versionchange', () => {
    database.close();
    return false;
  });
  try {
    return await act(database.table('here'));
  } finally {
    database.close();
  }
}
