import {useEffect, useMemo} from 'react';
import {civilDateIn} from '#contract/kernel/dates.ts';
import type {ReceivedFile} from '#sync/store/received-file.ts';
import {useBooks, useBooksEvent} from '#src/data/database/books.tsx';
import {useAnswer} from '#src/data/calls/use-answer.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import type {BooksFilter, BooksRow, BooksSuggestion, BooksSuggestions} from '#workers/books/api.ts';
import {newestFirst, openFilter} from '#workers/books/ask/whole-list.ts';
import {useBooksList} from '#src/features/bookkeeping/list/use-books-list.ts';

/** Shown at once; the search finds the others. */
const shownRows = 50;

/** A transaction that is offered for a receipt, and why; without reasons where the file tells nothing, or words were searched for. */
export type Candidate = {readonly row: BooksRow; readonly reasons: BooksSuggestion['reasons']};

/** What is offered. */
type Offered = {
  readonly heading: 'receivedFound' | 'receivedSuggested' | 'receivedRecent';
  readonly candidates: readonly Candidate[];
  /** How many there are with those that are not shown. */
  readonly count: number;
};

/** The transactions that are offered: by words over all of them; without words those the file speaks for, or else the newest without a receipt. */
export function useCandidates(file: ReceivedFile, words: string): Offered | undefined {
  const isSearch = words.trim() !== '';
  const suggested = useSuggestions(file, !isSearch);
  const filter = useMemo<BooksFilter>(
    () => (isSearch ? {...openFilter, text: words} : {...openFilter, hasReceipt: false}),
    [isSearch, words],
  );
  const {view, rowAt, setRange} = useBooksList(filter, newestFirst);
  useEffect(() => {
    if (view) setRange(0, shownRows);
  }, [setRange, view]);
  if (!isSearch && suggested && suggested.count > 0)
    return {heading: 'receivedSuggested', candidates: suggested.best, count: suggested.count};
  if (!view || (!isSearch && !suggested)) return undefined;
  const rows = Array.from({length: Math.min(view.rowCount, shownRows)}, (_, index) => rowAt(index));
  const candidates = rows.flatMap((row) => (row ? [{row, reasons: []}] : []));
  return {heading: isSearch ? 'receivedFound' : 'receivedRecent', candidates, count: view.rowCount};
}

/** What the file speaks for, as the books are now; undefined before the first answer, and while nobody asks. */
function useSuggestions({name, modifiedMs}: ReceivedFile, isAsked: boolean): BooksSuggestions | undefined {
  const books = useBooks();
  const revision = useBooksEvent()?.view.revision ?? 0;
  const {today: readToday, timeZone} = useFormat();
  const today = readToday();
  const ask = useMemo(() => {
    if (!books || !isAsked) return null;
    const modifiedDate = modifiedMs === undefined ? null : civilDateIn(timeZone, modifiedMs);
    return async () => books.suggestRows({file: {name, modifiedDate}, today, most: shownRows});
  }, [books, isAsked, name, modifiedMs, timeZone, today]);
  return useAnswer(ask, revision);
}
