import {useEffect, useEffectEvent, useState} from 'react';
import {transfer} from 'comlink';
import {fail, succeed, type Failure, type Outcome} from '#contract/kernel/failure.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {readFile} from '#src/data/keeping/files.ts';
import {fileOfScan} from '#src/data/mail/file-of-scan.ts';
import type {PdfHolder} from '#src/data/pdf/pdf-holder.ts';
import type {Mail} from './read-mail.ts';

/** A letter on its way to the screen. */
type Letter =
  | {readonly state: 'refused'; readonly failure: Failure}
  | (Size & {
      readonly state: 'opening' | 'open';
      /** Also before it is open: its first page is painted as soon as it can be. */
      readonly paint: (pageNumber: number, width: number) => Promise<ImageBitmap | null>;
    });

type Size = {
  readonly pageCount: number;
  /** Height of its first page by its width. */
  readonly ratio: number;
};

/** What is shown of a letter before it is known: one sheet of American paper. */
const unknownSize: Size = {pageCount: 1, ratio: 11 / 8.5};

/**
 * Opens a letter from this device, else from the server; what cannot be had without a network is asked for again with one. Rules: MLG8, MLG9.
 *
 * @param onText takes its text layer, once its first page is painted.
 */
export function useLetter(mail: Mail, reader: PdfHolder, onText: (text: string) => void): Letter {
  const database = useLocalDatabase();
  const [isAsked] = useState(() => Promise.withResolvers<null>());
  const [found, setFound] = useState<Opened>();
  const [file] = useState(() => fileOfScan(mail));
  const takeText = useEffectEvent(onText);
  useEffect(() => {
    const leaving = new AbortController();
    const {signal} = leaving;
    const open = async () => {
      const bytes = await readFile(database, file, signal);
      if (signal.aborted) return;
      const opened = bytes.ok ? await openLetter(reader, bytes.value, () => isAsked.resolve(null)) : bytes;
      if (signal.aborted) return;
      setFound(opened);
      if (!opened.ok && opened.failure.code === 'offline')
        addEventListener('online', () => void tryOpening(), {once: true, signal});
      if (!opened.ok) return;
      // A reader that breaks down over it, or that is dismissed, has shown the letter all the same.
      const words = await reader.ask(async (api) => api.firstText()).catch(() => '');
      if (!signal.aborted) takeText(words);
    };
    const tryOpening = async () => {
      try {
        await open();
      } catch (error) {
        if (signal.aborted) return;
        setFound(fail('unexpected', 'scan.damaged'));
        reportError(error);
      }
    };
    void tryOpening();
    return () => leaving.abort();
  }, [database, reader, file, isAsked]);
  if (found && !found.ok) return {state: 'refused', failure: found.failure};
  const paint = async (pageNumber: number, width: number) => {
    await isAsked.promise;
    return reader.ask(async (api) => api.paint(pageNumber, width));
  };
  return {state: found ? 'open' : 'opening', ...(found?.value ?? unknownSize), paint};
}

type Opened = Outcome<Size>;

/** @param onAsked called once the worker has been asked: what it is asked for next is of this letter. */
async function openLetter(reader: PdfHolder, bytes: Blob, onAsked: () => void): Promise<Opened> {
  const data = new Uint8Array(await bytes.arrayBuffer());
  const found = await reader.ask(async (api) => {
    const opening = api.open(transfer(data, [data.buffer]));
    onAsked();
    return opening;
  });
  if (!found.ok) return found;
  const {pageCount, first} = found.value;
  return succeed({pageCount, ratio: first.height / first.width});
}
