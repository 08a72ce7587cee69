import {useEffect, useState} from 'react';
import {proxy} from 'comlink';
import {useUserId} from '#src/data/database/local-data.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import {jobs} from '#src/data/jobs.ts';
import {noCurrency, proposeCurrency} from './propose-currency.ts';

/** The currency a file says it is in, for the account it is going to; read before there is one. Null when there is no file or no word in it. */
export function useFileCurrency(spaceId: string, file: File | null): string | null {
  const userId = useUserId();
  const today = useFormat().today();
  const [found, setFound] = useState<{file: File; currency: string | null} | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    const controller = new AbortController();
    const {signal} = controller;
    const read = async () => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      // Only how the columns are understood is of use here, and no account changes that; any id stands for it.
      const account = {id: spaceId, currency: noCurrency};
      const wish = {userId, spaceId, account, bytes, options: {fileName: file.name, today}};
      const reading = await jobs.run(
        async (api) =>
          api.readFile(
            wish,
            proxy(() => undefined),
          ),
        signal,
      );
      if (!signal.aborted) setFound({file, currency: reading.ok ? proposeCurrency(reading.value.reading) : null});
    };
    read().catch((error: unknown) => {
      if (!signal.aborted) reportError(error);
    });
    return () => controller.abort();
  }, [file, userId, spaceId, today]);
  return found?.file === file ? found.currency : null;
}
