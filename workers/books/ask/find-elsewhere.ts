import {transactions} from '#contract/bookkeeping/transaction.ts';
import {readSpace} from '#sync/store/meta.ts';
import type {BooksFound} from '#workers/books/api.ts';
import type {BooksColumns} from '#workers/books/data/columns.ts';
import {readWholeBooks, takeInNews} from '#workers/books/data/read-books.ts';
import {runTask, type Elsewhere, type Session} from '#workers/books/session.ts';
import {createTextSearch, foldNewTexts} from './filter.ts';
import {findEverywhere} from './find-everywhere.ts';

type ElsewhereQuestion = {readonly spaceId: string; readonly typed: string; readonly most: number};

/**
 * Finds transactions and merchants in the books of a company that is not open, as they are now. They are read at the first question and held.
 *
 * @returns nothing found where its books are not on this device, or the person's role and the company's services do not let them be read.
 * Rule: BKS21.
 */
export async function findElsewhere(session: Session, {spaceId, typed, most}: ElsewhereQuestion): Promise<BooksFound> {
  const held = await holdElsewhere(session, spaceId);
  return held
    ? findEverywhere({columns: held.books.columns, search: held.search}, typed, most)
    : {rows: [], rowCount: 0, merchants: [], filter: null};
}

/** The rows of such books; null where they may not be read. Rule: BKS21. */
export async function readElsewhere(session: Session, spaceId: string): Promise<BooksColumns | null> {
  return (await holdElsewhere(session, spaceId))?.books.columns ?? null;
}

async function holdElsewhere(session: Session, spaceId: string): Promise<Elsewhere | null> {
  const {elsewhere} = session;
  if (!(await isReadable(session, spaceId))) {
    elsewhere.delete(spaceId);
    return null;
  }
  const reading = elsewhere.get(spaceId) ?? beginElsewhere(session, spaceId);
  elsewhere.set(spaceId, reading);
  // What could not be read once is read again.
  reading.catch(() => elsewhere.delete(spaceId));
  const held = await reading;
  // Two questions must not take the same news in twice.
  await runTask(held, () => refreshElsewhere(held));
  return held;
}

async function isReadable({database}: Session, spaceId: string): Promise<boolean> {
  const space = await readSpace(database, spaceId);
  if (!space || !transactions.readRoles.includes(space.role)) return false;
  // A space that an older version of the product wrote does not say what it has: it is a company with books.
  return space.services?.includes(transactions.service) ?? true;
}

async function beginElsewhere({database}: Session, spaceId: string): Promise<Elsewhere> {
  const {books, seen} = await readWholeBooks(database, spaceId);
  const search = createTextSearch();
  foldNewTexts(books.columns.texts, search);
  return {database, spaceId, books, seen, search, closed: false, lastTask: Promise.resolve()};
}

async function refreshElsewhere(held: Elsewhere): Promise<void> {
  if ((await takeInNews(held)) !== null) return;
  Object.assign(held, await readWholeBooks(held.database, held.spaceId), {search: createTextSearch()});
}
