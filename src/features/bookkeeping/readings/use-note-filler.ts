import {useCallback} from 'react';
import {useBooks} from '#src/data/database/books.tsx';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {readKept} from './read-kept.ts';
import {fillNote} from './fill-note.ts';
import {isReadable, readOnce} from './read-once.ts';
import {writeNote} from './say-reading.ts';
import {useReadingPlace} from './use-readings.ts';

/** What was attached: to which movement, by which act, and the files' ids. */
export type Attached = {
  readonly spaceId: string;
  readonly transactionId: string;
  readonly groupId: string;
  readonly fileIds: readonly string[];
};

/**
 * Reads receipts that were just attached, and fills the empty note of their movement from the first that tells something, as part of the same act.
 *
 * @returns answers the note, null where none was filled. Rule: RDR11.
 */
export function useNoteFiller(): (attached: Attached) => Promise<string | null> {
  const database = useLocalDatabase();
  const books = useBooks();
  const text = useBooksText();
  const format = useFormat();
  const place = useReadingPlace();
  return useCallback(
    async ({spaceId, transactionId, groupId, fileIds}) => {
      const before = await books?.readRow(transactionId);
      if (!books || !before || (before.note ?? '').trim() !== '') return null;
      for (const fileId of fileIds) {
        const kept = await database.files.get(fileId);
        if (!kept || !isReadable(kept)) continue;
        // A person who goes on elsewhere still finds the note.
        const {signal} = new AbortController();
        const load = async () => readKept(database, kept);
        const reading = await readOnce(database, kept.sha256, {load, place, signal});
        const note = reading?.kind === 'read' ? writeNote(reading.facts, {text, format}) : null;
        if (note === null) continue;
        const now = await books.readRow(transactionId);
        return now && (await fillNote({database, spaceId, fileId, groupId}, now, note)) ? note : null;
      }
      return null;
    },
    [database, books, text, format, place],
  );
}
