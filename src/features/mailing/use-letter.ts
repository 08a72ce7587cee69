import {useEffect, useState} from 'react';
import {transfer} from 'comlink';
import {fail, type Failure} from '#contract/kernel/failure.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {readFile} from '#src/data/keeping/files.ts';
import type {PdfHolder} from '#src/data/pdf/pdf-holder.ts';
import type {Mail} from './read-mail.ts';

/** A letter on its way to the screen. */
type Letter =
  | {readonly state: 'opening'}
  | {readonly state: 'refused'; readonly failure: Failure}
  | {
      readonly state: 'open';
      readonly pageCount: number;
      /** Height of its first page by its width. */
      readonly ratio: number;
      readonly paint: (pageNumber: number, width: number) => Promise<ImageBitmap | null>;
    };

/** What a scan's bytes are asked for by. */
export function fileOf({id, companyId: spaceId, name, sizeBytes, sha256}: Mail) {
  return {id, spaceId, name, type: 'application/pdf', sizeBytes, sha256} as const;
}

/** Opens a letter from this device, else from the server; what cannot be had without a network is asked for again with one. Rules: MLG8, MLG9. */
export function useLetter(mail: Mail, reader: PdfHolder): Letter {
  const database = useLocalDatabase();
  const [letter, setLetter] = useState<Letter>({state: 'opening'});
  const [file] = useState(() => fileOf(mail));
  useEffect(() => {
    const leaving = new AbortController();
    const {signal} = leaving;
    const open = async () => {
      const found = await openLetter(reader, async () => readFile(database, file, signal));
      if (signal.aborted) return;
      setLetter(found);
      if (found.state === 'refused' && found.failure.code === 'offline')
        addEventListener('online', () => void tryOpening(), {once: true, signal});
    };
    const tryOpening = async () => {
      try {
        await open();
      } catch (error) {
        if (signal.aborted) return;
        setLetter({state: 'refused', failure: fail('unexpected', 'scan.damaged').failure});
        reportError(error);
      }
    };
    void tryOpening();
    return () => leaving.abort();
  }, [database, reader, file]);
  return letter;
}

async function openLetter(reader: PdfHolder, read: () => ReturnType<typeof readFile>): Promise<Letter> {
  const bytes = await read();
  if (!bytes.ok) return {state: 'refused', failure: bytes.failure};
  const data = new Uint8Array(await bytes.value.arrayBuffer());
  const found = await reader.ask(async (api) => api.open(transfer(data, [data.buffer])));
  if (!found.ok) return {state: 'refused', failure: found.failure};
  const {pageCount, first} = found.value;
  const paint = async (pageNumber: number, width: number) => reader.ask(async (api) => api.paint(pageNumber, width));
  return {state: 'open', pageCount, ratio: first.height / first.width, paint};
}
