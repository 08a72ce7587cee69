import {createContext, use, useEffect, useMemo, useState, type ReactNode} from 'react';
import {useLiveQuery} from 'dexie-react-hooks';
import {createQueueCounter} from '#sync/outbox/queue-counter.ts';
import {readStatus, type SyncStatus as EngineStatus} from '#sync/status/read-status.ts';
import {decideState, isOverdue, type SyncState} from './decide-sync-state.ts';
import {useLocalDatabase} from './local-data.tsx';

/** How what is on this device stands to the server, and the one word for it. */
export type SyncStatus = EngineStatus & {readonly state: SyncState; readonly isOverdue: boolean};

/** Time alone can change the state; how often that is looked at, in milliseconds. */
const lookEveryMs = 600_000;

const SyncStatusContext = createContext<SyncStatus | undefined>(undefined);

/** Watches the sync for all that shows it: one question for each change, however many ask. */
export function SyncStatusProvider({children}: {children: ReactNode}) {
  const database = useLocalDatabase();
  const countQueue = useMemo(() => createQueueCounter(database), [database]);
  const found = useLiveQuery(async () => readStatus(database, countQueue), [database, countQueue]);
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), lookEveryMs);
    return () => clearInterval(timer);
  }, []);
  const status = useMemo(
    () => found && {...found, state: decideState(found, nowMs), isOverdue: isOverdue(found, nowMs)},
    [found, nowMs],
  );
  return <SyncStatusContext value={status}>{children}</SyncStatusContext>;
}

/** The sync's state, kept up to date across tabs; undefined while it is read. */
export function useSyncStatus(): SyncStatus | undefined {
  return use(SyncStatusContext);
}
