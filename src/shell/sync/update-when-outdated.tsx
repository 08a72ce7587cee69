import {useEffect, useState} from 'react';
import {lookForUpdate} from '#src/shell/start/service-worker.ts';
import {outdatedEvent} from '#src/data/calls/server.ts';
import {useSyncStatus} from '#src/data/database/sync-status.tsx';

/** How often to look again while the server refuses this version: the new one may be published a little later. */
const lookEveryMs = 60_000;

/** Looks for the new version once the server refuses this one, to the engine or to an ask; what waits stays and is sent by the new one. Shows nothing. Rule: SHL4. */
export function UpdateWhenOutdated() {
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    const note = () => setIsRefused(true);
    addEventListener(outdatedEvent, note);
    return () => removeEventListener(outdatedEvent, note);
  }, []);
  const isOutdated = useSyncStatus()?.phase === 'outdated' || isRefused;
  useEffect(() => {
    if (!isOutdated) return undefined;
    const look = () => void lookForUpdate().catch(reportError);
    look();
    const timer = setInterval(look, lookEveryMs);
    return () => clearInterval(timer);
  }, [isOutdated]);
  return null;
}
