import {useEffect} from 'react';
import {useSyncStatus} from './use-sync-status.ts';
import {askToPersist} from './storage.ts';

/** Asks the browser to keep the data once something was written here: before that, it would refuse. Shows nothing. */
export function KeepData() {
  const hasWritten = (useSyncStatus()?.pendingCount ?? 0) > 0;
  useEffect(() => {
    if (hasWritten) askToPersist().catch(reportError);
  }, [hasWritten]);
  return null;
}
