import {useEffect, useEffectEvent} from 'react';
import {useOnline} from '#src/data/calls/use-online.ts';
import {idle} from '#src/data/database/idle.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {reportUnlessClosed} from '#src/data/database/report-unless-closed.ts';
import {choosePapers, type KeptPaper} from '#src/data/documents/choose-papers.ts';
import {keepPapers} from '#src/data/documents/keep-papers.ts';
import {useSession} from '#src/data/session/use-session.ts';

/**
 * Brings the companies' own papers to this device while there is a network and the page has nothing better to do, whatever screen is open: so they are
 * there without one. Not to that of an admin who acts as somebody. Rule: DOC19.
 */
export function useKeptPapers(papers: readonly KeptPaper[]): void {
  const database = useLocalDatabase();
  const isOnline = useOnline();
  const {user} = useSession();
  const isWanted = isOnline && user !== null && user.acting === null;
  const key = choosePapers(papers)
    .map(({file}) => file.id)
    .join(' ');
  const keep = useEffectEvent(async (signal: AbortSignal) => {
    await idle();
    await keepPapers(database, papers, signal);
  });
  useEffect(() => {
    if (!isWanted || key === '') return undefined;
    const leaving = new AbortController();
    keep(leaving.signal).catch((error: unknown) => {
      if (!leaving.signal.aborted) reportUnlessClosed(error);
    });
    return () => leaving.abort();
  }, [isWanted, key]);
}
