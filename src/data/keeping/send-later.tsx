import {useEffect, useRef} from 'react';
import {tagOfPerson} from '#workers/service-worker/words.ts';
import {useUserId} from '#src/data/database/local-data.tsx';
import {useSyncStatus} from '#src/data/database/sync-status.tsx';

/** How often a browser that offers it may look without a page, in milliseconds. */
const lookEveryMs = 12 * 3_600_000;

/** What Chromium adds to a registration; not in TypeScript's own types. Source: WICG Background Sync, Periodic Background Sync. */
type Reminders = {
  readonly sync?: {register(tag: string): Promise<void>};
  readonly periodicSync?: {register(tag: string, options: {minInterval: number}): Promise<void>};
};

/**
 * Asks the browser to send what waits also when no page is open any more: once something waits without a network, and when the page
 * is put away. A bonus where the browser has it; every start sends too. Shows nothing.
 */
export function SendLater() {
  const tag = tagOfPerson(useUserId());
  const status = useSyncStatus();
  const isWaiting = (status?.pendingCount ?? 0) > 0;
  const isStranded = isWaiting && status?.phase === 'offline';
  const reminders = useRef<Reminders | null>(null);

  useEffect(() => {
    if (!isWaiting) return;
    const remind = () => {
      if (document.visibilityState === 'hidden') askFor(reminders.current, tag);
    };
    document.addEventListener('visibilitychange', remind);
    addEventListener('pagehide', remind);
    // A page that is going has no time left to look for it.
    void findReminders().then((found) => {
      reminders.current = found;
      if (isStranded) askFor(found, tag);
    });
    return () => {
      document.removeEventListener('visibilitychange', remind);
      removeEventListener('pagehide', remind);
    };
  }, [isWaiting, isStranded, tag]);

  return null;
}

async function findReminders(): Promise<Reminders | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  // Which of them it has is asked where they are used.
  return (registration as Reminders | undefined) ?? null;
}

/** A browser that refuses, such as in a private window, takes nothing away. */
function askFor(reminders: Reminders | null, tag: string): void {
  reminders?.sync?.register(tag).catch(() => undefined);
  reminders?.periodicSync?.register(tag, {minInterval: lookEveryMs}).catch(() => undefined);
}
