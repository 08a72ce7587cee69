import type {SyncStatus as EngineStatus} from '#sync/status/read-status.ts';

/** What the chip says; the states and their order are those of ux.md U2. */
export type SyncState =
  | 'attention'
  | 'sign-in'
  | 'outdated'
  | 'updating'
  | 'sending'
  | 'receiving'
  | 'overdue'
  | 'local'
  | 'local-offline'
  | 'offline'
  | 'synced'
  | 'never';

/** Work that has waited longer than this is pointed out, in milliseconds. Source: S2.22. */
const overdueAfterMs = 86_400_000;

/** Never says synced before the server has confirmed; what a person must do comes first. */
export function decideState(
  status: Pick<
    EngineStatus,
    | 'phase'
    | 'lastSyncAt'
    | 'lastFailureReason'
    | 'pendingCount'
    | 'attentionCount'
    | 'unsentFileCount'
    | 'oldestPendingAt'
  >,
  nowMs: number,
): SyncState {
  const {phase, pendingCount, attentionCount, unsentFileCount} = status;
  if (attentionCount > 0) return 'attention';
  if (phase === 'signed-out') return 'sign-in';
  if (phase === 'outdated' || phase === 'updating') return phase;
  const waiting = pendingCount + unsentFileCount;
  if (waiting > 0 && phase === 'sending') return 'sending';
  if (isOverdue(status, nowMs)) return 'overdue';
  if (waiting > 0) return phase === 'offline' ? 'local-offline' : 'local';
  if (phase === 'offline') return 'offline';
  // Before the server's first answer it is being asked, unless that went wrong.
  if (status.lastSyncAt === null) return status.lastFailureReason === null ? 'receiving' : 'never';
  return 'synced';
}

/** Whether something has waited for more than a day: then a person should know, whatever the reason. Rule: CHP2. */
export function isOverdue({oldestPendingAt}: Pick<EngineStatus, 'oldestPendingAt'>, nowMs: number): boolean {
  return oldestPendingAt !== null && nowMs - Date.parse(oldestPendingAt) > overdueAfterMs;
}
