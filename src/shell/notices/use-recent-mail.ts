import {useEffect, useEffectEvent} from 'react';
import {useOnline} from '#src/data/calls/use-online.ts';
import {idle} from '#src/data/database/idle.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {chooseRecent} from '#src/data/mail/choose-recent.ts';
import type {KeptScan} from '#src/data/mail/file-of-scan.ts';
import {keepRecent} from '#src/data/mail/keep-recent.ts';
import {useSession} from '#src/data/session/use-session.ts';

/**
 * Brings the last letters to this device while there is a network and the page has nothing better to do, whatever screen is open; not to that of
 * an admin who acts as somebody. Rule: MLG9.
 */
export function useRecentMail(scans: readonly KeptScan[]): void {
  const database = useLocalDatabase();
  const isOnline = useOnline();
  const {user} = useSession();
  const isWanted = isOnline && user !== null && user.acting === null;
  const newest = chooseRecent(scans)[0]?.id;
  const keep = useEffectEvent(async (signal: AbortSignal) => {
    await idle();
    await keepRecent(database, scans, signal);
  });
  useEffect(() => {
    if (!isWanted || newest === undefined) return undefined;
    const leaving = new AbortController();
    keep(leaving.signal).catch((error: unknown) => {
      if (!leaving.signal.aborted) reportError(error);
    });
    return () => leaving.abort();
  }, [isWanted, newest]);
}
