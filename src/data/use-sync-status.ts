import {useLiveQuery} from 'dexie-react-hooks';
import {readStatus, type SyncStatus as EngineStatus} from '#sync/status/read-status.ts';
import {decideState, type SyncState} from './decide-sync-state.ts';
import {useLocalDatabase} from './local-data.tsx';

/** How what is on this device stands to the server, and the one word for it. */
export type SyncStatus = EngineStatus & {readonly state: SyncState};

/** The sync's state, kept up to date across tabs; undefined while it is read. */
export function useSyncStatus(): SyncStatus | undefined {
  const database = useLocalDatabase();
  return useLiveQuery(async () => {
    const status = await readStatus(database);
    return {...status, state: decideState(status)};
  }, [database]);
}
