import {useLiveQuery} from 'dexie-react-hooks';
import type {SyncedTable} from '#contract/kernel/synced-table.ts';
import {syncedTables, type TableName} from '#contract/tables.ts';
import {readTable, type ShownRow} from '#sync/overlay/read-table.ts';
import {useCompany} from './company.tsx';
import {useLocalDatabase} from './local-data.tsx';

/** A row of a table as screens see it. */
export type RowOf<Name extends TableName> = ShownRow<(typeof syncedTables)[Name]['row']>;

/**
 * The rows of a small table of the current company, with what is not sent yet laid over; transactions are read by the books worker.
 *
 * @returns undefined while they are read for the first time, an empty list when there are none.
 */
export function useRows<Name extends TableName>(name: Name): RowOf<Name>[] | undefined {
  const database = useLocalDatabase();
  const spaceId = useCompany().current?.id;
  return useLiveQuery(async () => {
    if (spaceId === undefined) return [];
    // Each table's row type is its own; the compiler cannot follow the name through the index.
    const table = syncedTables[name] as unknown as SyncedTable;
    return (await readTable(database, table, spaceId)) as unknown as RowOf<Name>[];
  }, [database, name, spaceId]);
}
