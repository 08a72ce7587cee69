import {useCallback, useEffect, useState} from 'react';
import {jobs} from '#src/data/jobs.ts';
import {useUserId} from '#src/data/database/local-data.tsx';
import {useRows} from '#src/data/database/use-rows.ts';
import type {FoundDoubles} from '#workers/csv-import/record/find-doubles.ts';
import {haveMet} from '#workers/csv-import/record/import-meetings.ts';

const none: FoundDoubles = {doubles: [], doubts: []};

/**
 * What two devices imported twice, as the worker finds it; asked only where two imports did not know of each other, and again when imports or
 * decisions change.
 */
export function useDoubles(spaceId: string): FoundDoubles & {readAgain: () => void} {
  const userId = useUserId();
  const imports = useRows('imports', spaceId);
  const matches = useRows('importMatches', spaceId);
  const [found, setFound] = useState(none);
  const [turn, setTurn] = useState(0);
  const isWanted = imports !== undefined && matches !== undefined && haveMet(imports);
  const state = isWanted ? `${imports.length} ${matches.length} ${turn}` : null;
  useEffect(() => {
    if (state === null) return undefined;
    const controller = new AbortController();
    const read = async () => {
      const now = await jobs.run(async (api) => api.readDoubles({userId, spaceId}), controller.signal);
      if (!controller.signal.aborted) setFound(now);
    };
    read().catch((error: unknown) => {
      if (!controller.signal.aborted) reportError(error);
    });
    return () => controller.abort();
  }, [state, userId, spaceId]);
  const readAgain = useCallback(() => setTurn((last) => last + 1), []);
  return {...(isWanted ? found : none), readAgain};
}
