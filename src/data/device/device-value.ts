import {useLiveQuery} from 'dexie-react-hooks';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';

/** Keeps something on this device only, such as a preference or a draft. */
export async function writeDeviceValue(database: LocalDatabase, key: string, value: unknown): Promise<void> {
  await database.device.put({key, value});
}

/** What is kept on this device under a key: undefined while it is read, null when there is nothing. */
export function useDeviceValue(key: string): unknown {
  const database = useLocalDatabase();
  return useLiveQuery(async () => (await database.device.get(key))?.value ?? null, [database, key]);
}
