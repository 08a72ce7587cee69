import {useEffect, useState} from 'react';
import {openFileHome} from '#src/data/keeping/files.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import type {Receipt} from './use-receipts.ts';

/** What browsers draw; HEIC only some do. */
const pictureTypes = new Set<string>(['image/jpeg', 'image/png', 'image/webp']);

/** Whether a receipt can be shown in place: a PDF is never opened inside the app. */
export function isPicture({type}: {readonly type: string}): boolean {
  return pictureTypes.has(type);
}

/** An address of a receipt's picture made from its bytes on this device; null where they are not here, or it is no picture. */
export function usePicture(receipt: Receipt): string | null {
  const database = useLocalDatabase();
  const [address, setAddress] = useState<string | null>(null);
  const {id, type, kept} = receipt;
  const place = kept?.place ?? null;
  useEffect(() => {
    if (place === null || !isPicture({type})) return undefined;
    let made: string | null = null;
    let isCurrent = true;
    const read = async () => {
      const {bytes} = await openFileHome(database);
      const found = await bytes.read({id, place});
      if (!found || !isCurrent) return;
      made = URL.createObjectURL(new Blob([found], {type}));
      setAddress(made);
    };
    read().catch(reportError);
    return () => {
      isCurrent = false;
      if (made !== null) URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [database, id, type, place]);
  return address;
}
