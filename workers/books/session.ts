import {liveQuery} from 'dexie';
import {categories} from '#contract/bookkeeping/category.ts';
import type {FillRandom} from '#contract/kernel/ids.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import type {BooksEvent} from './api.ts';
import type {Books} from './data/fold.ts';
import {
  beginBooks,
  readOlderPage,
  readWholeBooks,
  takeInNews,
  watchForNews,
  type BegunBooks,
  type HeldBooks,
  type Seen,
} from './data/read-books.ts';
import type {TextSearch} from './ask/filter.ts';
import {createList, readEvent, refreshList, setListBooks, type BooksList} from './ask/view.ts';

/** What the books need of the world. */
export type BooksWorld = {
  /** `closed` is called when another tab takes the database away: after a sign-out, or to upgrade it. */
  openDatabase: (userId: string, closed: () => void) => Promise<LocalDatabase>;
  /** Puts right what an act that died half-way has left in a company's books; called each time they open, after their first rows are shown. */
  recover: (database: LocalDatabase, whose: {userId: string; spaceId: string}) => Promise<void>;
  nowMs: () => number;
  fillRandom: FillRandom;
  /** Hears bugs that no caller is waiting for. */
  report: (error: unknown) => void;
};

/** Books beside those that are open, held to be searched. */
export type Elsewhere = HeldBooks & {search: TextSearch; lastTask: Promise<unknown>};

/** One company's books, open: what is in memory, what is listed, and how far both are with the database. */
export type Session = {
  readonly database: LocalDatabase;
  readonly spaceId: string;
  readonly notify: (event: BooksEvent) => void;
  books: Books;
  seen: Seen;
  readonly list: BooksList;
  /** Older pages are still being read. */
  reading: boolean;
  /** Settles when all pages are in memory, or the books were closed. */
  loaded: Promise<void>;
  closed: boolean;
  /** Books of other companies that are searched now, by company. */
  readonly elsewhere: Map<string, Promise<Elsewhere>>;
  stopWatching: () => void;
  /** What reads the queue or writes to it runs one after another. */
  lastTask: Promise<unknown>;
  /** Hears bugs that no caller is waiting for, of books that are open. */
  readonly report: (error: unknown) => void;
};

/**
 * Opens books: settles with the newest rows in the list; older pages and everything that happens later follow by themselves,
 * each with a call of `notify`.
 */
export async function openSession(
  world: BooksWorld,
  database: LocalDatabase,
  spaceId: string,
  notify: (event: BooksEvent) => void,
): Promise<Session> {
  const {books, seen, olderKeys} = await beginBooks(database, spaceId);
  const session: Session = {
    database,
    spaceId,
    notify,
    books,
    seen,
    list: createList(),
    reading: olderKeys.length > 0,
    closed: false,
    elsewhere: new Map(),
    loaded: Promise.resolve(),
    stopWatching: () => {},
    lastTask: Promise.resolve(),
    report: (error) => {
      // A database that was closed or deleted under a running read is no bug.
      if (!session.closed) world.report(error);
    },
  };
  const {report} = session;
  setListBooks(books, session.list);
  showSession(session);
  session.loaded = readOlder(session, olderKeys);
  session.loaded.then(async () => beginSuggesting(session)).catch(report);
  // Async here too: Dexie follows what is awaited further in only then.
  const watching = liveQuery(async () => watchForNews(database, spaceId, session.seen)).subscribe({
    next: () => void runTask(session, () => refreshSession(session)).catch(report),
    error: report,
  });
  session.stopWatching = () => watching.unsubscribe();
  return session;
}

/** Ends what {@link openSession} began; whatever still runs no longer notifies. */
export function closeSession(session: Session): void {
  session.closed = true;
  session.stopWatching();
  session.database.close();
}

/** Brings the list up to date and tells of it. */
export function showSession(session: Session): void {
  if (session.closed) return;
  const {books, list, seen, reading} = session;
  list.suggester?.takeIn();
  refreshList(books, list, reading && seen.state === 'ready' ? 'loading' : seen.state);
  session.notify(readEvent(books, list));
}

/** Runs a task after those before it, whether or not they went well. */
export async function runTask<Value>(session: Pick<Session, 'lastTask'>, task: () => Promise<Value>): Promise<Value> {
  const running = session.lastTask.then(task, task);
  session.lastTask = running;
  return running;
}

/** Takes in what happened in the database, by this tab or another; call it as a task. Rule: BKS10. */
export async function refreshSession(session: Session): Promise<void> {
  const changed = await takeInNews(session);
  if (changed === null) return replaceBooks(session);
  const {suggester} = session.list;
  const isOffered = suggester !== null && suggester.setOffered(await readOffered(session));
  if (changed || isOffered) showSession(session);
}

/** The categories that can be chosen, on this device as they are now. */
async function readOffered({database, spaceId}: Session): Promise<ReadonlySet<string>> {
  const rows = await readTable(database, categories, spaceId);
  return new Set(rows.filter(({archived}) => !archived).map(({id}) => id));
}

/** Reads everything anew; what was there stays in sight until that is done. */
async function replaceBooks(session: Session): Promise<void> {
  const {books, seen}: Pick<BegunBooks, 'books' | 'seen'> = await readWholeBooks(session.database, session.spaceId);
  const wasLearnt = session.list.suggester !== null;
  Object.assign(session, {books, seen, reading: false});
  setListBooks(books, session.list);
  showSession(session);
  // What is still being learnt begins again by itself. Nobody waits for it.
  if (wasLearnt) beginSuggesting(session).catch(session.report);
}

/** Learns what was chosen so far, once all of it is read and in sight; from then on the list has its suggestions. Rule: SUG1. */
async function beginSuggesting(session: Session): Promise<void> {
  const {books, list} = session;
  const {search} = list;
  // Opening the books does not wait for its code.
  const {createSuggester} = await import('./suggest/suggester.ts');
  if (session.closed) return;
  const suggester = session.books === books ? await createSuggester(books, search) : null;
  const offered = await readOffered(session);
  if (session.closed) return;
  // Read anew meanwhile: these columns are nobody's any more.
  if (session.books !== books || !suggester) return beginSuggesting(session);
  suggester.setOffered(offered);
  list.suggester = suggester;
  showSession(session);
}

async function readOlder(session: Session, keys: readonly number[]): Promise<void> {
  const {books, database} = session;
  for (const key of keys) {
    const found = await readOlderPage(database, books, key);
    if (session.closed) return;
    if (!found) await runTask(session, () => replaceBooks(session));
    // The books were read whole in the meantime.
    if (session.books !== books) return;
  }
  if (!session.reading) return;
  session.reading = false;
  // Nearly all rows are new to the list: sorting them at once beats merging.
  setListBooks(books, session.list);
  showSession(session);
}
