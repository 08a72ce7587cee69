import {useEffect} from 'react';
import {useUserId} from '#src/data/database/local-data.tsx';
import {rememberUnsent} from '#src/data/database/remembered-database.ts';
import {useSyncStatus} from '#src/data/database/sync-status.tsx';
import {askToPersist} from './storage.ts';

/**
 * Asks the browser to keep the data once something was written here: before that, it would refuse. Remembers how much is unsent, so
 * that a database that is gone can be told of truthfully. Shows nothing.
 */
export function KeepData() {
  const userId = useUserId();
  const status = useSyncStatus();
  const unsentCount = status ? status.pendingCount + status.attentionCount + status.unsentFileCount : null;
  const hasWritten = (status?.pendingCount ?? 0) > 0;
  useEffect(() => {
    if (unsentCount !== null) rememberUnsent(userId, unsentCount);
  }, [userId, unsentCount]);
  useEffect(() => {
    if (hasWritten) askToPersist().catch(reportError);
  }, [hasWritten]);
  return null;
}
