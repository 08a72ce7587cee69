import {useLiveQuery} from 'dexie-react-hooks';
import type {TableName} from '#contract/tables.ts';
import {useLocalDatabase} from './local-data.tsx';
import {lastRowsOf, readRows, type RowOf} from './read-rows.ts';

/**
 * The rows of a small table of a space, with what is not sent yet laid over; transactions are read by the books worker.
 *
 * @param spaceId the current company's, mostly; undefined where there is none: then there are no rows.
 * @returns undefined while they are read for the first time, an empty list when there are none.
 */
export function useRows<Name extends TableName>(name: Name, spaceId: string | undefined): RowOf<Name>[] | undefined {
  const database = useLocalDatabase();
  return useLiveQuery(
    async () => (spaceId === undefined ? [] : readRows(database, spaceId, name)),
    [database, name, spaceId],
    lastRowsOf(database, spaceId, name),
  );
}
