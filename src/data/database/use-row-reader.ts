import {useCallback} from 'react';
import {transactions} from '#contract/bookkeeping/transaction.ts';
import type {SyncedTable} from '#contract/kernel/synced-table.ts';
import {isTableName, syncedTables, type TableName} from '#contract/tables.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import {useBooks} from './books.tsx';
import {useCompany} from './company.tsx';
import {useLocalDatabase} from './local-data.tsx';

/** One row of any table; `rowId` is null where several rows, or none, are meant. */
export type RowPlace = {readonly spaceId: string; readonly table: string; readonly rowId: string | null};

/**
 * Reads the rows of small tables and single rows of any: of transactions from the worker that holds those of the open company, of any
 * other table from this device. For live queries.
 */
export function useRowReader() {
  const database = useLocalDatabase();
  const books = useBooks();
  const openSpaceId = useCompany().current?.id;
  const readRows = useCallback(
    async (table: TableName, spaceId: string) =>
      // Each table's row type is its own; the compiler cannot follow the name through the index.
      readTable(database, syncedTables[table] as unknown as SyncedTable, spaceId),
    [database],
  );
  const readRow = useCallback(
    async ({spaceId, table, rowId}: RowPlace) => {
      if (rowId === null || !isTableName(table)) return null;
      if (table === transactions.name) return spaceId === openSpaceId ? ((await books?.readRow(rowId)) ?? null) : null;
      return (await readRows(table, spaceId)).find(({id}) => id === rowId) ?? null;
    },
    [books, openSpaceId, readRows],
  );
  return {readRows, readRow};
}
