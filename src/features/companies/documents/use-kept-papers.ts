import {useEffect, useEffectEvent} from 'react';
import {useOnline} from '#src/data/calls/use-online.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {reportUnlessClosed} from '#src/data/database/report-unless-closed.ts';
import {readFile} from '#src/data/keeping/files.ts';
import type {CompanyPapers} from './read-documents.ts';

/**
 * Brings the company's own papers to this device, one after another, while there is a network: so they are there without one. Papers of persons
 * stay where they are. Source: D46.
 */
export function useKeptPapers(companyId: string, papers: CompanyPapers | undefined): void {
  const database = useLocalDatabase();
  const isOnline = useOnline();
  const wanted = (papers?.own ?? []).flatMap(({current}) =>
    current?.file?.storedAt != null && current.kept === null && current.fileKey === null ? [current.file] : [],
  );
  const key = wanted.map(({id}) => id).join(' ');
  const bring = useEffectEvent(async (signal: AbortSignal) => {
    for (const file of wanted) {
      signal.throwIfAborted();
      // One that does not come is asked for when it is opened.
      await readFile(database, {...file, spaceId: companyId}, signal);
    }
  });
  useEffect(() => {
    if (!isOnline || key === '') return undefined;
    const leaving = new AbortController();
    bring(leaving.signal).catch((error: unknown) => {
      if (!leaving.signal.aborted) reportUnlessClosed(error);
    });
    return () => leaving.abort();
  }, [isOnline, key]);
}
