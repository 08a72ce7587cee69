import {useEffect, useEffectEvent} from 'react';
import {useOnline} from '#src/data/calls/use-online.ts';
import {idle} from '#src/data/database/idle.ts';
import {reportUnlessClosed} from '#src/data/database/report-unless-closed.ts';
import {useSession} from '#src/data/session/use-session.ts';

/**
 * Brings files to this device while there is a network and the page has nothing better to do, whatever screen is open; not to that of an admin who acts
 * as somebody.
 *
 * @param wanted names what is to be there; brought anew where it is another, and not at all where it is empty.
 */
export function useBrought(wanted: string, bring: (signal: AbortSignal) => Promise<void>): void {
  const isOnline = useOnline();
  const {user} = useSession();
  const isDue = isOnline && user !== null && user.acting === null;
  const act = useEffectEvent(async (signal: AbortSignal) => {
    await idle();
    await bring(signal);
  });
  useEffect(() => {
    if (!isDue || wanted === '') return undefined;
    const leaving = new AbortController();
    act(leaving.signal).catch((error: unknown) => {
      if (!leaving.signal.aborted) reportUnlessClosed(error);
    });
    return () => leaving.abort();
  }, [isDue, wanted]);
}
