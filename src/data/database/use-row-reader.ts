import {useCallback} from 'react';
import {transactions} from '#contract/bookkeeping/transaction.ts';
import {isTableName} from '#contract/tables.ts';
import {useBooks} from './books.tsx';
import {useCompany} from './company.tsx';
import {useLocalDatabase} from './local-data.tsx';
import {readRows} from './read-rows.ts';

/** One row of any table; `rowId` is null where several rows, or none, are meant. */
export type RowPlace = {readonly spaceId: string; readonly table: string; readonly rowId: string | null};

/**
 * Reads one row of any table: of transactions from the worker that holds those of the open company, of any other from this device.
 * Answers null where it is not there, or not known. For live queries.
 */
export function useRowReader() {
  const database = useLocalDatabase();
  const books = useBooks();
  const openSpaceId = useCompany().current?.id;
  return useCallback(
    async ({spaceId, table, rowId}: RowPlace) => {
      if (rowId === null || !isTableName(table)) return null;
      if (table === transactions.name) return spaceId === openSpaceId ? ((await books?.readRow(rowId)) ?? null) : null;
      return (await readRows(database, spaceId, table)).find(({id}) => id === rowId) ?? null;
    },
    [database, books, openSpaceId],
  );
}
