import {useEffect, useMemo, useState} from 'react';
import {useCompany} from '#src/data/database/company.tsx';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import type {ReadingPlace} from '#workers/read-receipt/read-facts.ts';
import type {ReceiptReading} from '#workers/read-receipt/receipt-facts.ts';
import {isReadable, readOnce, recallReading} from './read-once.ts';

/** A file whose text may be read: what it is, and its bytes where they are on this device. */
export type ReadableFile = {
  readonly id: string;
  readonly sha256: string;
  readonly type: string;
  readonly load: () => Promise<Blob | null>;
};

/** Who may have bought, and the day of whoever reads. */
export function useReadingPlace(): ReadingPlace {
  const companies = useCompany().all;
  const today = useFormat().today();
  return useMemo(() => ({buyers: (companies ?? []).map(({name}) => name), today}), [companies, today]);
}

/**
 * What the texts of files say, by their ids, as one after another is read; leaving the screen calls off the rest.
 *
 * @returns the readings so far, and whether all that can be read are.
 * Rule: RDR1.
 */
export function useReadings(files: readonly ReadableFile[]): {
  readings: ReadonlyMap<string, ReceiptReading>;
  areAll: boolean;
} {
  const database = useLocalDatabase();
  const place = useReadingPlace();
  const readable = files.filter(isReadable);
  const [settled, setSettled] = useState<ReadonlyMap<string, ReceiptReading | null>>(new Map());
  const wanted = readable.map(({sha256}) => sha256).join(' ');
  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    const read = async ({sha256, load}: ReadableFile) => {
      const reading = await readOnce(database, sha256, {load, place, signal}).catch(toNothing);
      if (!signal.aborted) setSettled((before) => new Map(before).set(sha256, reading));
    };
    for (const file of readable) void read(file);
    return () => controller.abort();
    // Each reading of the list makes other objects of the same files.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [database, wanted, place]);
  const known = readable.flatMap(({id, sha256}) => {
    const reading = recallReading(database, sha256) ?? settled.get(sha256);
    return reading ? [[id, reading] as const] : [];
  });
  const areAll = readable.every(({sha256}) => settled.has(sha256) || recallReading(database, sha256) !== undefined);
  return {readings: new Map(known), areAll};
}

function toNothing(error: unknown): null {
  reportError(error);
  return null;
}
