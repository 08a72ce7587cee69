import {useEffect} from 'react';
import {lookForUpdate} from '#src/shell/start/service-worker.ts';
import {useSyncStatus} from '#src/data/database/sync-status.tsx';

/** How often to look again while the server refuses this version: the new one may be published a little later. */
const lookEveryMs = 60_000;

/** Looks for the new version once the server no longer serves this one; what waits stays and is sent by the new one. Shows nothing. Rule: SHL4. */
export function UpdateWhenOutdated() {
  const isOutdated = useSyncStatus()?.phase === 'outdated';
  useEffect(() => {
    if (!isOutdated) return undefined;
    const look = () => void lookForUpdate().catch(reportError);
    look();
    const timer = setInterval(look, lookEveryMs);
    return () => clearInterval(timer);
  }, [isOutdated]);
  return null;
}
