import {useLiveQuery} from 'dexie-react-hooks';
import {listUnsentFiles} from '#sync/files/unsent-files.ts';
import type {FileRecord} from '#sync/store/local-database.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';

/** The files that are on this device only: those that go by themselves, and those that wait for a person; undefined while they are read. */
export function useUnsentFiles(): {readonly waiting: FileRecord[]; readonly refused: FileRecord[]} | undefined {
  const database = useLocalDatabase();
  return useLiveQuery(async () => {
    const {files, pages, outbox, attention, meta} = database;
    const unsent = await database.transaction('r', [files, pages, outbox, attention, meta], async () =>
      listUnsentFiles(database),
    );
    const isRefused = ({state}: FileRecord) => state === 'refused';
    return {waiting: unsent.filter((file) => !isRefused(file)), refused: unsent.filter(isRefused)};
  }, [database]);
}
