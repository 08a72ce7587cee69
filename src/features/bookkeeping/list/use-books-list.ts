import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {useBooks, useBooksEvent} from '#src/data/books.tsx';
import type {BooksEvent, BooksFilter, BooksRow, BooksSort, BooksView, BooksWindow} from '#workers/books/api.ts';
import {createRowKeeper} from './keep-rows.ts';

/** The books as their worker offers them. */
export type Books = NonNullable<ReturnType<typeof useBooks>>;

/** Rows asked for beyond those in reach, so that small scrolls need no question. */
const marginRows = 40;

/** The list of movements as the screen holds it: the whole in figures, the rows in sight as data. */
export type BooksList = {
  /** Undefined until the books answered for the first time. */
  readonly view: BooksView | undefined;
  /** Undefined while the row is on the way. */
  readonly rowAt: (index: number) => BooksRow | undefined;
  /** Says which rows are in reach. */
  readonly setRange: (first: number, count: number) => void;
};

/** Follows the books worker: asks for what is listed and in sight, and shows what it sends. A broken worker is a bug and thrown. */
export function useBooksList(filter: BooksFilter, sort: BooksSort): BooksList {
  const books = useBooks();
  const event = useBooksEvent();
  const [answer, setAnswer] = useState<BooksEvent>();
  const [window, setWindow] = useState<BooksWindow>();
  const [error, setError] = useState<unknown>(null);

  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      const next = await books?.setView(filter, sort);
      if (isCurrent) setAnswer(next);
    };
    ask().catch((reason: unknown) => isCurrent && setError(reason));
    return () => {
      isCurrent = false;
    };
  }, [books, filter, sort]);

  const setRange = useRangeQuestions(books, setWindow, setError);
  if (error !== null) throw error;

  // Nothing is shown before the first answer: what the worker said earlier was of another list. Then the newest wins.
  const shown = answer && event && event.view.revision > answer.view.revision ? event : answer;
  const newest = window && shown && window.revision >= shown.window.revision ? window : shown?.window;
  const [keepRows] = useState(createRowKeeper);
  const sight = useMemo(() => newest && keepRows(newest), [newest, keepRows]);
  const rowAt = useCallback((index: number) => sight?.rows[index - sight.start], [sight]);
  return useMemo(() => ({view: shown?.view, rowAt, setRange}), [shown, rowAt, setRange]);
}

/** One question at a time: while one is under way only the newest wish is kept. */
function useRangeQuestions(
  books: Books | null,
  setWindow: (window: BooksWindow) => void,
  setError: (error: unknown) => void,
): BooksList['setRange'] {
  const wish = useRef<{start: number; count: number} | null>(null);
  const isAsking = useRef(false);
  return useCallback(
    (first, count) => {
      if (!books || count === 0) return;
      const start = Math.max(0, first - marginRows);
      wish.current = {start, count: first + count + marginRows - start};
      if (isAsking.current) return;
      isAsking.current = true;
      const ask = async () => {
        while (wish.current) {
          const {start: from, count: many} = wish.current;
          wish.current = null;
          setWindow(await books.setWindow(from, many));
        }
      };
      ask()
        .catch(setError)
        .finally(() => {
          isAsking.current = false;
        });
    },
    [books, setWindow, setError],
  );
}
