import {useLiveQuery} from 'dexie-react-hooks';
import type {LocalDatabase, StatusRecord} from '#sync/store/local-database.ts';
import {readMeta} from '#sync/store/meta.ts';
import {freshStatus} from '#sync/store/status-record.ts';
import {useLocalDatabase} from '#src/data/local-data.tsx';

/** What the chip says; the states and their order are those of ux.md U2. */
export type SyncState = 'attention' | 'sign-in' | 'outdated' | 'sending' | 'receiving' | 'local' | 'offline' | 'synced' | 'never';

/** How what is on this device stands to the server. */
export type SyncStatus = {
  readonly state: SyncState;
  /** Changes that the server has not confirmed. */
  readonly pendingCount: number;
  readonly attentionCount: number;
  /** What the engine knows. */
  readonly record: StatusRecord;
};

/** The sync's state, kept up to date across tabs; undefined while it is read. */
export function useSyncStatus(): SyncStatus | undefined {
  const database = useLocalDatabase();
  return useLiveQuery(async () => readSyncStatus(database), [database]);
}

async function readSyncStatus(database: LocalDatabase): Promise<SyncStatus> {
  return database.transaction('r', database.outbox, database.attention, database.meta, async () => {
    const record = (await readMeta(database, 'status')) ?? freshStatus;
    const confirmedThrough = (await readMeta(database, 'client'))?.acknowledged?.throughOrder ?? 0;
    const pendingCount = await database.outbox.where('order').above(confirmedThrough).count();
    const attentionCount = await database.attention.count();
    return {state: decideState(record, pendingCount, attentionCount), pendingCount, attentionCount, record};
  });
}

/** Never says synced before the server has confirmed; what a person must do comes first. */
export function decideState(record: StatusRecord, pendingCount: number, attentionCount: number): SyncState {
  if (attentionCount > 0) return 'attention';
  if (record.phase === 'signed-out') return 'sign-in';
  if (record.phase === 'outdated') return 'outdated';
  if (record.phase === 'sending' && pendingCount > 0) return 'sending';
  if (pendingCount > 0) return 'local';
  if (record.phase === 'offline') return 'offline';
  if (record.lastSyncAt === null) return record.phase === 'pulling' ? 'receiving' : 'never';
  return 'synced';
}
