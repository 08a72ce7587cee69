import {useEffect, useState} from 'react';

/** What this device keeps for the product. */
export type StorageState = {usedBytes: number; quotaBytes: number; isPersisted: boolean};

/** How much is kept, and whether the browser promises to keep it; null while asked, or where the browser does not tell. */
export function useStorageState(): [StorageState | null, () => Promise<boolean>] {
  const [state, setState] = useState<StorageState | null>(null);
  useEffect(() => {
    readStorage().then(setState, reportError);
  }, []);
  const ask = async () => {
    const isPersisted = await askToPersist();
    setState(await readStorage());
    return isPersisted;
  };
  return [state, ask];
}

/** Asks the browser to keep the data also when space runs out. */
export async function askToPersist(): Promise<boolean> {
  return 'persist' in navigator.storage ? navigator.storage.persist() : false;
}

async function readStorage(): Promise<StorageState> {
  const {usage = 0, quota = 0} = await navigator.storage.estimate();
  const isPersisted = 'persisted' in navigator.storage ? await navigator.storage.persisted() : false;
  return {usedBytes: usage, quotaBytes: quota, isPersisted};
}
