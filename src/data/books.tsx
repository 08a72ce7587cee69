import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type {BooksEvent} from '#workers/books/api.ts';
import {connectBooks, type ConnectedBooks} from '#workers/host/connect-books.ts';
import {spawnBooksWorker} from '#workers/host/spawn-books-worker.ts';
import {useCompany} from './company.tsx';
import {useUserId} from './local-data.tsx';

/** The current company's books in their worker, and what they say. */
type OpenBooks = {
  readonly books: ConnectedBooks['books'];
  readonly spaceId: string;
  readonly readEvent: () => BooksEvent | undefined;
  readonly watchEvents: (listener: () => void) => () => void;
};

const BooksContext = createContext<OpenBooks | null>(null);

/** A worker that reads its code while the database still opens and the screens are still fetched. */
let early: Worker | null = null;

/** Has the first books worker of the tab started before anybody knows whose books it will hold. */
export function warmBooks(): void {
  early ??= spawnBooksWorker();
}

function takeWorker(): Worker {
  const worker = early ?? spawnBooksWorker();
  early = null;
  return worker;
}

/** Keeps one books worker for the tab and opens the current company's books in it. */
export function BooksProvider({children}: {children: ReactNode}) {
  const userId = useUserId();
  const spaceId = useCompany().current?.id ?? null;
  const [open, setOpen] = useState<OpenBooks | null>(null);
  const [error, setError] = useState<unknown>(null);

  useEffect(() => {
    if (spaceId === null) return;
    let isCurrent = true;
    const connected = connectBooks(takeWorker());
    const events = createEventStore();
    const begin = async () => {
      await connected.watch(events.put);
      await connected.books.open(userId, spaceId);
      if (isCurrent) setOpen({books: connected.books, spaceId, readEvent: events.read, watchEvents: events.watch});
    };
    const fail = (reason: unknown) => {
      if (isCurrent) setError(reason);
    };
    begin().catch(fail);
    connected.failed.catch(fail);
    return () => {
      isCurrent = false;
      setOpen(null);
      connected.dismiss();
    };
  }, [userId, spaceId]);

  // A broken worker is a bug: the route's error boundary shows it.
  if (error !== null) throw error;
  const value = open !== null && open.spaceId === spaceId ? open : null;
  return <BooksContext value={value}>{children}</BooksContext>;
}

/** The books of the current company, ready for questions; null while they open or when there is no company. */
export function useBooks(): ConnectedBooks['books'] | null {
  return use(BooksContext)?.books ?? null;
}

/** The newest list and rows in sight, as the worker sent them; undefined before its first word. */
export function useBooksEvent(): BooksEvent | undefined {
  const open = use(BooksContext);
  const watch = useCallback((listener: () => void) => open?.watchEvents(listener) ?? (() => undefined), [open]);
  return useSyncExternalStore(watch, () => open?.readEvent());
}

/** How many rows wait for a category or a check; null while it is not known. Source: S4.08. */
export function useReviewCount(): number | null {
  const event = useBooksEvent();
  return useMemo(() => (event && event.view.state === 'ready' ? event.view.reviewCount : null), [event]);
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
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
