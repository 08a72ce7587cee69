import {useLiveQuery} from 'dexie-react-hooks';
import {readSpaces} from '#sync/store/meta.ts';
import {useLocalDatabase} from './local-data.tsx';

/** The id of the person's own space; undefined before the first pull, and for an admin who acts as somebody. */
export function useOwnSpaceId(): string | undefined {
  const database = useLocalDatabase();
  return useLiveQuery(async () => {
    const own = [...(await readSpaces(database))].find(([, {kind}]) => kind === 'person');
    return own?.[0];
  }, [database]);
}
