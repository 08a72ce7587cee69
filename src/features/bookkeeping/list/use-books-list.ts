import {useCallback, useLayoutEffect, useMemo, useRef, useState} from 'react';
import {useAskedList, useBooks, useBooksEvent} from '#src/data/database/books.tsx';
import type {
  BooksCursor,
  BooksEvent,
  BooksFilter,
  ListedRow,
  BooksSort,
  BooksView,
  BooksWindow,
} from '#workers/books/api.ts';
import {createRowKeeper} from './keep-rows.ts';

/** The books as their worker offers them. */
export type Books = NonNullable<ReturnType<typeof useBooks>>;

/** Rows asked for beyond those in reach, so that small scrolls need no question. */
const marginRows = 40;

/** The list of transactions as the screen holds it: the whole in figures, the rows in sight as data. */
export type BooksList = {
  /** Undefined until the books answered for the first time. */
  readonly view: BooksView | undefined;
  /** Whether the rows are those of what is asked for; the list before stays in sight until its answer is here. */
  readonly isHere: boolean;
  /** Where the row of the keyboard is among the rows that are here; null while that is not known. */
  readonly cursor: BooksCursor | null;
  /** Undefined while the row is on the way. */
  readonly rowAt: (index: number) => ListedRow | undefined;
  /** The rows between two places, both included; undefined while the books are closed. */
  readonly readIds: (first: number, last: number) => Promise<readonly string[] | undefined>;
  /** Says which rows are in reach. */
  readonly setRange: (first: number, count: number) => void;
};

/** What is shown, of which opening of the books it is, and what it answers. */
type Held = {
  readonly asked: ReturnType<typeof useAskedList>;
  readonly shown: BooksEvent | undefined;
  readonly filter: BooksFilter;
  readonly sort: BooksSort;
};

function newer(one: BooksEvent | undefined, other: BooksEvent | undefined): BooksEvent | undefined {
  return other && (!one || other.view.revision > one.view.revision) ? other : one;
}

/** Follows the books worker: asks for what is listed and in sight, and shows what it sends. A broken worker is a bug and thrown. */
export function useBooksList(filter: BooksFilter, sort: BooksSort): BooksList {
  const books = useBooks();
  const event = useBooksEvent();
  const asked = useAskedList();
  // What was listed before another screen came in between, or is here already because it was asked for ahead, is shown at once. What the
  // worker says of its own accord counts while it lists this.
  const known = asked?.answerTo(filter, sort);
  const [held, setHeld] = useState<Held>({asked, shown: known, filter, sort});
  const told = asked?.isLast(filter, sort) ? event : undefined;
  const before = held.asked === asked ? held.shown : undefined;
  const shown = newer(newer(before, known), told);
  const isHere = shown !== before || (held.filter === filter && held.sort === sort);
  if (held.asked !== asked || held.shown !== shown) setHeld({asked, shown, filter, sort});
  const [window, setWindow] = useState<BooksWindow>();
  const [error, setError] = useState<unknown>(null);

  // Before the paint: the worker is at it while the browser draws.
  useLayoutEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      if (!asked) return;
      const next = asked.answerTo(filter, sort) ?? (await asked.ask(filter, sort));
      if (!isCurrent) return;
      setHeld((last) => {
        const newest = last.asked === asked ? newer(last.shown, next) : next;
        const isSame = last.asked === asked && last.shown === newest && last.filter === filter && last.sort === sort;
        // What is shown already is not drawn again.
        return isSame ? last : {asked, shown: newest, filter, sort};
      });
    };
    ask().catch((reason: unknown) => isCurrent && setError(reason));
    return () => {
      isCurrent = false;
    };
  }, [asked, filter, sort]);

  // The worker may have been asked ahead for a list that was then not gone to.
  const askThis = async () => asked?.ask(filter, sort);
  const setRange = useRangeQuestions(books, askThis, setWindow, setError);
  if (error !== null) throw error;

  const newest = window && shown && window.revision >= shown.window.revision ? window : shown?.window;
  const [keepRows] = useState(createRowKeeper);
  const sight = useMemo(() => newest && keepRows(newest), [newest, keepRows]);
  const rowAt = useCallback((index: number) => sight?.rows[index - sight.start], [sight]);
  const readIds = useCallback(async (first: number, last: number) => books?.readIds(first, last), [books]);
  const cursor = shown && sight?.revision === shown.view.revision ? shown.view.cursor : null;
  return useMemo(
    () => ({view: shown?.view, isHere, cursor, rowAt, readIds, setRange}),
    [shown, isHere, cursor, rowAt, readIds, setRange],
  );
}

/** One question at a time: while one is under way only the newest wish is kept. */
function useRangeQuestions(
  books: Books | null,
  askThis: () => Promise<unknown>,
  setWindow: (window: BooksWindow) => void,
  setError: (error: unknown) => void,
): BooksList['setRange'] {
  const wish = useRef<{start: number; count: number} | null>(null);
  const isAsking = useRef(false);
  const askNewest = useRef(askThis);
  useLayoutEffect(() => {
    askNewest.current = askThis;
  });
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
          await askNewest.current();
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
