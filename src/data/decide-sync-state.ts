import type {SyncStatus as EngineStatus} from '#sync/status/read-status.ts';

/** What the chip says; the states and their order are those of ux.md U2. */
export type SyncState =
  | 'attention'
  | 'sign-in'
  | 'outdated'
  | 'sending'
  | 'receiving'
  | 'local'
  | 'offline'
  | 'synced'
  | 'never';

/** Never says synced before the server has confirmed; what a person must do comes first. */
export function decideState(
  status: Pick<EngineStatus, 'phase' | 'lastSyncAt' | 'lastFailureReason' | 'pendingCount' | 'attentionCount'>,
): SyncState {
  const {phase, pendingCount, attentionCount} = status;
  if (attentionCount > 0) return 'attention';
  if (phase === 'signed-out') return 'sign-in';
  if (phase === 'outdated') return 'outdated';
  if (pendingCount > 0) return phase === 'sending' ? 'sending' : 'local';
  if (phase === 'offline') return 'offline';
  // Before the server's first answer it is being asked, unless that went wrong.
  if (status.lastSyncAt === null) return status.lastFailureReason === null ? 'receiving' : 'never';
  return 'synced';
}
