import {useEffect, useEffectEvent, useState} from 'react';
import type {Failure} from '#contract/kernel/failure.ts';
import {reportUnlessClosed} from '#src/data/database/report-unless-closed.ts';
import {saveFile} from '#src/data/save-file.ts';
import type {ShownDocument} from '#src/features/companies/documents/read-documents.ts';
import type {DocumentActs} from '#src/features/companies/documents/use-document-acts.ts';

/** A document on its way to the screen; `sealed`: it waits to be asked for, since its opening is noted. */
type Viewed =
  | {readonly state: 'sealed'}
  | {readonly state: 'opening'}
  | {readonly state: 'refused'; readonly failure: Failure}
  | {readonly state: 'open'; readonly bytes: Blob};

/**
 * Opens a document for the screen: one that is not sealed at once, from this device or the server, and again when there is a network; a sealed one when it
 * is asked for. Its bytes are here as long as it is shown, so that downloading it opens nothing anew. Rules: DOC7, DOC15.
 */
export function useViewed(document: ShownDocument, acts: Pick<DocumentActs, 'fetchBytes'>) {
  const isSealed = document.fileKey !== null;
  const [viewed, setViewed] = useState<Viewed>({state: isSealed ? 'sealed' : 'opening'});
  const open = async (isWanted: () => boolean = () => true) => {
    const read = await acts.fetchBytes(document);
    if (!isWanted()) return;
    setViewed(read.ok ? {state: 'open', bytes: read.value} : {state: 'refused', failure: read.failure});
  };
  const openAtOnce = useEffectEvent((isWanted: () => boolean) => {
    if (!isSealed) open(isWanted).catch(reportUnlessClosed);
  });
  useEffect(() => {
    const leaving = new AbortController();
    const tryOpening = () => openAtOnce(() => !leaving.signal.aborted);
    tryOpening();
    addEventListener('online', tryOpening, {signal: leaving.signal});
    return () => leaving.abort();
  }, []);
  return {
    viewed,
    open: () => {
      setViewed({state: 'opening'});
      open().catch(reportUnlessClosed);
    },
    /** Null while there is nothing to save. */
    save: viewed.state === 'open' ? () => saveFile(document.name, viewed.bytes, document.type) : null,
  };
}
