import {useLiveQuery} from 'dexie-react-hooks';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readSpaces} from '#sync/store/meta.ts';
import {useLocalDatabase} from './local-data.tsx';

/** The id of the person's own space; undefined while it is read, before the first pull, and for an admin who acts as somebody. */
export function useOwnSpaceId(): string | undefined {
  const database = useLocalDatabase();
  return useLiveQuery(async () => readOwnSpaceId(database), [database]);
}

/** The same, once. */
export async function readOwnSpaceId(database: LocalDatabase): Promise<string | undefined> {
  return [...(await readSpaces(database))].find(([, {kind}]) => kind === 'person')?.[0];
}
