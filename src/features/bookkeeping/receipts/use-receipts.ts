import {useLiveQuery} from 'dexie-react-hooks';
import {files} from '#contract/files/file.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {readTable, type ShownRow} from '#sync/overlay/read-table.ts';
import type {FileRecord} from '#sync/store/local-database.ts';

/** A receipt, and what this device has of it; null when it has nothing. */
export type Receipt = ShownRow<typeof files.row> & {readonly kept: FileRecord | null};

/** The receipts of a transaction, the newest last; undefined while they are read. */
export function useReceipts(spaceId: string, transactionId: string): readonly Receipt[] | undefined {
  const database = useLocalDatabase();
  return useLiveQuery(async () => {
    const rows = await readTable(database, files, spaceId);
    const mine = rows.filter((row) => row.transactionId === transactionId && row.kind === 'receipt');
    const kept = await database.files.bulkGet(mine.map((row) => row.id));
    const receipts = mine.map((row, index) => ({
      ...row,
      // Only the server writes it: a row that waits to be made does not have it yet.
      storedAt: row.storedAt ?? null,
      kept: kept[index] ?? null,
    }));
    return receipts.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
  }, [database, spaceId, transactionId]);
}
