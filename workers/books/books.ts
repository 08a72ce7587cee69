import {accounts, type AccountRow} from '#contract/bookkeeping/account.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import type {BooksApi, BooksEvent, BooksSelection} from './api.ts';
import {isLive} from './data/columns.ts';
import {writeCsv} from './ask/csv.ts';
import {readDays} from './ask/days.ts';
import {editRows} from './edit-rows.ts';
import {findReview} from './ask/filter.ts';
import {readRow} from './data/fields.ts';
import {findId, idAt} from './data/id-index.ts';
import {readMonths} from './ask/months.ts';
import {readAccountBalance, readAccountPeriod} from './ask/period.ts';
import {closeSession, openSession, type BooksWorld, type Session} from './session.ts';
import {sumRows} from './ask/totals.ts';
import {readEvent, readWindow, refreshList, selectRows, setListView} from './ask/view.ts';

/** Makes the books of one tab: see {@link BooksApi}. Knows nothing of workers. */
export function createBooksApi(world: BooksWorld): BooksApi {
  /** The newest call of `open`; whatever is asked meanwhile waits for it. */
  let session: Promise<Session> | null = null;
  let listener: (event: BooksEvent) => void = () => {};
  let turn = 0;

  const opened = async (): Promise<Session> => {
    if (!session) throw new Error('the books are not open');
    return session;
  };
  const close = async (): Promise<void> => {
    turn += 1;
    const closing = session;
    session = null;
    // Books that never opened have told whoever opened them; there is nothing to close.
    await closing?.then(closeSession, () => {});
  };
  const begin = async (userId: string, spaceId: string, mine: number): Promise<Session> => {
    const database = await world.openDatabase(userId, () => {
      if (mine === turn) void close();
    });
    const opening = await openSession(world, database, spaceId, (event) => {
      // Books that were overtaken while they opened have nothing to say any more.
      if (mine === turn) listener(event);
    });
    world.recover(database, {userId, spaceId}).catch((error: unknown) => {
      // A database that was closed or deleted meanwhile is no bug.
      if (!opening.closed) world.report(error);
    });
    return opening;
  };

  return {
    open: async (userId, spaceId) => {
      void close();
      session = begin(userId, spaceId, turn);
      await session;
    },
    close,
    watch: async (next) => {
      listener = next;
      if (!session) return;
      const {books, list} = await session;
      next(readEvent(books, list));
    },
    setView: async (filter, sort) => {
      const {books, list} = await opened();
      setListView(books, list, filter, sort);
      refreshList(books, list, list.view.state);
      return readEvent(books, list);
    },
    setWindow: async (start, count) => {
      const {books, list} = await opened();
      Object.assign(list, {start, count});
      return readWindow(books, list);
    },
    readRow: async (id) => {
      const {columns} = (await opened()).books;
      const row = findId(columns.ids, id);
      return row !== -1 && isLive(columns, row) ? readRow(columns, row) : null;
    },
    findRow: async (id) => {
      const {books, list} = await opened();
      const row = findId(books.columns.ids, id);
      return row === -1 ? -1 : list.rows.indexOf(row);
    },
    findReview: async (from) => {
      const {books, list} = await opened();
      return findReview(books.columns, list.rows, from);
    },
    readIds: async (from, to) => {
      const {books, list} = await opened();
      return Array.from(list.rows.subarray(from, to + 1), (row) => idAt(books.columns.ids, row));
    },
    readDays: async () => {
      const {books, list} = await opened();
      return readDays(books.columns, list.rows);
    },
    readTotals: async (selection) => {
      const shown = await opened();
      return sumRows(shown.books.columns, liveRowsOf(shown, selection));
    },
    editRows: async (selection, patch, seen = {}) => editRows(await opened(), world, {selection, patch, seen}),
    readPeriod: async (accountId, month) => {
      const shown = await opened();
      return readAccountPeriod(shown.books.columns, accountId, await readAccount(shown, accountId), month);
    },
    readBalance: async (accountId) => {
      const shown = await opened();
      return readAccountBalance(shown.books.columns, accountId, await readAccount(shown, accountId));
    },
    readMonths: async (question) => {
      const shown = await opened();
      await shown.loaded;
      return readMonths(shown.books.columns, question);
    },
    suggestRows: async (question) => {
      const shown = await opened();
      // Only some need it: opening the books does not wait for its code.
      const [{suggestRows}] = await Promise.all([import('./ask/suggest-rows.ts'), shown.loaded]);
      return suggestRows(shown, question);
    },
    exportCsv: async (selection, names) => {
      const shown = await opened();
      await shown.loaded;
      return writeCsv(shown.books.columns, liveRowsOf(shown, selection), names);
    },
  };
}

/** The account as it is on this device, once all its transactions are read too. */
async function readAccount({database, spaceId, loaded}: Session, accountId: string): Promise<AccountRow | undefined> {
  await loaded;
  return (await readTable(database, accounts, spaceId)).find((row) => row.id === accountId);
}

/** The rows of a selection that are there; those deleted in the meantime are left out. */
function liveRowsOf({books, list}: Session, selection: BooksSelection): Int32Array {
  return selectRows(books, list, selection).filter((row) => isLive(books.columns, row));
}
