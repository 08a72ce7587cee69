import {useMemo} from 'react';
import {civilDateIn} from '#contract/kernel/dates.ts';
import {useAnswer} from '#src/data/calls/use-answer.ts';
import {useBooks, useBooksEvent} from '#src/data/database/books.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import type {ReceivedFile} from '#sync/store/received-file.ts';
import {isReadable} from '#src/features/bookkeeping/readings/read-once.ts';
import {useReadings} from '#src/features/bookkeeping/readings/use-readings.ts';
import type {ReceiptMatch} from '#workers/books/receipts-api.ts';
import type {ReceiptFacts, ReceiptReading} from '#workers/read-receipt/receipt-facts.ts';
import type {Attaching} from './use-received.ts';

/** What waits is read one after another, and matched as a whole once all of it was. */
export function useMatches(waiting: readonly ReceivedFile[] | undefined): {
  /** Undefined while it is read, null where it has nothing to be read. */
  readonly readingOf: (file: ReceivedFile) => ReceiptReading | null | undefined;
  readonly matchOf: (file: ReceivedFile) => ReceiptMatch | null;
  /** Those whose match is sure. */
  readonly sure: readonly Attaching[];
} {
  const books = useBooks();
  const revision = useBooksEvent()?.view.revision ?? 0;
  const {today: readToday, timeZone} = useFormat();
  const today = readToday();
  const files = (waiting ?? []).map(({id, sha256, type, content}) => ({id, sha256, type, load: async () => content}));
  const {readings, areAll} = useReadings(files);
  const key = areAll ? files.map(({id}) => id).join(' ') : null;
  const ask = useMemo(() => {
    if (!books || key === null || key === '') return null;
    const receipts = (waiting ?? []).map(({id, name, modifiedMs}) => {
      const modifiedDate = modifiedMs === undefined ? null : civilDateIn(timeZone, modifiedMs);
      return {id, file: {name, modifiedDate}, facts: factsOf(readings.get(id))};
    });
    return async () => books.matchReceipts({receipts, today});
    // Every reading of the list makes other objects of the same files, which do not change.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [books, key, timeZone, today]);
  const matches = useAnswer(ask, revision);
  const matchOf = ({id}: ReceivedFile): ReceiptMatch | null => matches?.find((match) => match.id === id) ?? null;
  const readingOf = (file: ReceivedFile) => readings.get(file.id) ?? (isReadable(file) && !areAll ? undefined : null);
  const sure = (waiting ?? []).flatMap((file): Attaching[] => {
    const match = matchOf(file);
    return match?.isSure ? [{file, row: match.suggestion.row, reading: readings.get(file.id) ?? null}] : [];
  });
  return {readingOf, matchOf, sure};
}

/** What a reading says; null where it says nothing. */
export function factsOf(reading: ReceiptReading | null | undefined): ReceiptFacts | null {
  return reading?.kind === 'read' ? reading.facts : null;
}
