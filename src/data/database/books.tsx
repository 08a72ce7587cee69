import {createContext, use, useEffect, useEffectEvent, useLayoutEffect, useState, type ReactNode} from 'react';
import type {BooksEvent, BooksFilter, BooksSort} from '#workers/books/api.ts';
import {connectBooks, type ConnectedBooks} from '#workers/host/connect-books.ts';
import {WorkerNotHereError} from '#workers/host/hire-worker.ts';
import {useCompany} from './company.tsx';
import {takeBooksWorker} from './early-worker.ts';
import {useUserId} from './local-data.tsx';

/** The current company's books in their worker, and what they say. */
type OpenBooks = {
  readonly books: ConnectedBooks['books'];
  readonly spaceId: string;
  readonly readEvent: () => BooksEvent | undefined;
  readonly watchEvents: (listener: () => void) => () => void;
  /** What the worker was last asked to list, and what it answered: a screen that asks for the same has it at once. */
  readonly asked: ReturnType<typeof createAskedList>;
};

const BooksContext = createContext<OpenBooks | null>(null);

/** Books that a worker opens, and when they are. */
type Opening = {
  readonly userId: string;
  readonly spaceId: string;
  readonly connected: ConnectedBooks;
  readonly events: ReturnType<typeof createEventStore>;
  readonly asked: ReturnType<typeof createAskedList>;
  readonly opened: Promise<unknown>;
};

function beginOpening(userId: string, spaceId: string): Opening {
  const connected = connectBooks(takeBooksWorker());
  const events = createEventStore();
  // Both at once: the worker takes them in this order.
  const opened = Promise.all([connected.watch(events.put), connected.books.open(userId, spaceId)]);
  // Whoever takes the opening hears of it.
  opened.catch(() => undefined);
  return {userId, spaceId, connected, events, asked: createAskedList(connected.books), opened};
}

let early: Opening | null = null;

/** What the first screen will list. */
let wish: {readonly filter: BooksFilter; readonly sort: BooksSort} | null = null;

/** Opens the books that the first screen will most likely ask for, while it is still being drawn. */
export function openBooksEarly(userId: string, spaceId: string): void {
  early ??= beginOpening(userId, spaceId);
  askEarly();
}

/** Asks for the first screen's list as soon as its books are being opened: the worker is at it while the page is drawn. */
export function listEarly(filter: BooksFilter, sort: BooksSort): void {
  wish = {filter, sort};
  askEarly();
}

function askEarly(): void {
  if (wish) early?.asked.askAhead(wish.filter, wish.sort);
}

function takeOpening(userId: string, spaceId: string): Opening {
  const found = early;
  early = null;
  if (found?.userId === userId && found.spaceId === spaceId) return found;
  found?.connected.dismiss();
  return beginOpening(userId, spaceId);
}

/** Keeps one books worker for the tab and opens the current company's books in it. */
export function BooksProvider({children}: {children: ReactNode}) {
  const userId = useUserId();
  const spaceId = useCompany().current?.id ?? null;
  // Books that are being opened take questions: the first drawing asks what it needs.
  const [open, setOpen] = useState(() =>
    early?.userId === userId && early.spaceId === spaceId ? toOpenBooks(early) : null,
  );
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (spaceId === null) return;
    let isCurrent = true;
    const openAgain = () => setAttempt(attempt + 1);
    const opening = takeOpening(userId, spaceId);
    const {connected, opened} = opening;
    const fail = (reason: unknown) => {
      if (!isCurrent) return;
      // On a first visit the network may go before the worker has come: what needs no books stands, and they open once it is back.
      if (reason instanceof WorkerNotHereError && !navigator.onLine)
        addEventListener('online', openAgain, {once: true});
      else setError(reason);
    };
    opened.then(() => {
      // Those that the first drawing had stay the same object: nothing is drawn again.
      if (isCurrent) setOpen((last) => (last?.books === connected.books ? last : toOpenBooks(opening)));
    }, fail);
    connected.failed.catch(fail);
    return () => {
      isCurrent = false;
      removeEventListener('online', openAgain);
      setOpen(null);
      connected.dismiss();
    };
  }, [userId, spaceId, attempt]);

  // A worker that broke is a bug: the route's error boundary shows it.
  if (error !== null) throw error;
  const value = open !== null && open.spaceId === spaceId ? open : null;
  return <BooksContext value={value}>{children}</BooksContext>;
}

/** The books of the current company, ready for questions; null while they open or when there is no company. What they list is asked by {@link useAskedList}. */
export function useBooks(): Omit<ConnectedBooks['books'], 'setView'> | null {
  return use(BooksContext)?.books ?? null;
}

/** What the books were last asked to list. */
export function useAskedList(): OpenBooks['asked'] | null {
  return use(BooksContext)?.asked ?? null;
}

/** The newest list and rows in sight, as the worker sent them; undefined before its first word. */
export function useBooksEvent(): BooksEvent | undefined {
  return useOpenBooks((open) => open?.readEvent());
}

/** How many rows wait for a category or a check; null while it is not known. Told only when it changes. Source: S4.08. */
export function useReviewCount(): number | null {
  return useOpenBooks(readReviewCount);
}

function readReviewCount(open: OpenBooks | null): number | null {
  const view = open?.readEvent()?.view;
  return view?.state === 'ready' ? view.reviewCount : null;
}

/**
 * Something of the open books, drawn again when it changes. Not `useSyncExternalStore`: a word of the worker in the middle of the first
 * drawing would have all of it done again, at once.
 */
function useOpenBooks<Value>(read: (open: OpenBooks | null) => Value): Value {
  const open = use(BooksContext);
  const [last, setLast] = useState(() => ({open, value: read(open)}));
  const look = useEffectEvent(() => {
    const value = read(open);
    setLast((known) => (known.open === open && Object.is(known.value, value) ? known : {open, value}));
  });
  useLayoutEffect(() => open?.watchEvents(() => look()), [open]);
  return last.open === open ? last.value : read(open);
}

function toOpenBooks({connected, spaceId, events, asked}: Opening): OpenBooks {
  return {books: connected.books, spaceId, readEvent: events.read, watchEvents: events.watch, asked};
}

type Asked = {readonly key: string; readonly asking: Promise<BooksEvent>; answer: BooksEvent | undefined};

function createAskedList(books: ConnectedBooks['books']) {
  let last: Asked | null = null;
  const keyOf = (filter: BooksFilter, sort: BooksSort): string => JSON.stringify([filter, sort]);
  const asked = {
    /** Whether this is what the worker lists: what it says of its own accord is about that. */
    isLast: (filter: BooksFilter, sort: BooksSort): boolean => last?.key === keyOf(filter, sort),
    /** What the worker answered, when this is what it was asked last. */
    answerTo: (filter: BooksFilter, sort: BooksSort) => (last?.key === keyOf(filter, sort) ? last.answer : undefined),
    /** Asks the worker, unless this is what it was asked last. */
    ask: async (filter: BooksFilter, sort: BooksSort): Promise<BooksEvent> => {
      const key = keyOf(filter, sort);
      if (last?.key === key) return last.asking;
      const question: Asked = {key, asking: books.setView(filter, sort), answer: undefined};
      last = question;
      try {
        question.answer = await question.asking;
        return question.answer;
      } catch (error) {
        if (last === question) last = null;
        throw error;
      }
    },
    /** Asks for what will be drawn in a moment: whoever draws it asks the same, and hears of it. */
    askAhead: (filter: BooksFilter, sort: BooksSort): void => {
      asked.ask(filter, sort).catch(() => undefined);
    },
  };
  return asked;
}

function createEventStore() {
  let last: BooksEvent | undefined;
  const listeners = new Set<() => void>();
  return {
    put: (event: BooksEvent) => {
      last = event;
      for (const listener of listeners) listener();
    },
    read: () => last,
    watch: (listener: () => void) => {
      listeners.add(listener);
      // What came since it was last read.
      listener();
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
