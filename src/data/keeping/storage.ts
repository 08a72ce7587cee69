import {useEffect, useState} from 'react';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {measureOwn} from './measure-own.ts';

/** What this device keeps for the product, counted by ourselves, and what the browser says is left. */
type StorageState = {usedBytes: number; freeBytes: number; isPersisted: boolean};

/** How much is kept, and whether the browser promises to keep it; null while it is counted. */
export function useStorageState(): [StorageState | null, () => Promise<boolean>] {
  const database = useLocalDatabase();
  const [state, setState] = useState<StorageState | null>(null);
  useEffect(() => {
    readStorage(database).then(setState, (error: unknown) => {
      // Who signs out while it is counted takes the database away.
      if (database.isOpen()) reportError(error);
    });
  }, [database]);
  const ask = async () => {
    const isPersisted = await askToPersist();
    setState(await readStorage(database));
    return isPersisted;
  };
  return [state, ask];
}

/** Asks the browser to keep the data also when space runs out. */
export async function askToPersist(): Promise<boolean> {
  return 'persist' in navigator.storage ? navigator.storage.persist() : false;
}

async function readStorage(database: LocalDatabase): Promise<StorageState> {
  const [{usage = 0, quota = 0}, usedBytes] = await Promise.all([navigator.storage.estimate(), measureOwn(database)]);
  const isPersisted = 'persisted' in navigator.storage ? await navigator.storage.persisted() : false;
  return {usedBytes, freeBytes: Math.max(0, quota - usage), isPersisted};
}
