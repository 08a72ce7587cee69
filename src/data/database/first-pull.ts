import type {SyncStatus as EngineStatus} from '#sync/status/read-status.ts';

/**
 * Whether what the person has was ever brought to this device: `reading` while this device is asked; `pulling` while it is on its way;
 * `missing` when it is not here and cannot be brought now; `done` when what is here is what there is.
 */
export type FirstPull = 'reading' | 'pulling' | 'missing' | 'done';

type Known = {
  companyCount: number;
  /** Companies' spaces that are named here, also those whose rows are still to come. */
  spaceCount: number;
  /** Undefined while it is read. */
  status: Pick<EngineStatus, 'phase' | 'lastSyncAt'> | undefined;
  isOnline: boolean;
};

/** "You have no company" may be said only after the server has said so. Rule: SHL2. */
export function decideFirstPull({companyCount, spaceCount, status, isOnline}: Known): FirstPull {
  if (companyCount > 0) return 'done';
  if (status === undefined) return 'reading';
  if (spaceCount === 0 && status.lastSyncAt !== null) return 'done';
  const isStuck = ['offline', 'signed-out', 'outdated', 'updating'].includes(status.phase);
  return isStuck || !isOnline ? 'missing' : 'pulling';
}
