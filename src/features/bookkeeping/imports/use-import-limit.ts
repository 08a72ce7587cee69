import {useLiveQuery} from 'dexie-react-hooks';
import {defaultImportLimit, type ImportLimit} from '#contract/bookkeeping/read-import-limit.ts';
import {readKeptLimit} from '#workers/host/import-limit.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';

/** What an import may be, as the server last said on this device; the usual before it did. */
export function useImportLimit(): ImportLimit {
  const database = useLocalDatabase();
  return useLiveQuery(async () => readKeptLimit(database), [database]) ?? defaultImportLimit;
}
