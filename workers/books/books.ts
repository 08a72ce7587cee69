import {accounts, type AccountRow} from '#contract/bookkeeping/account.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import type {BooksEvent, BooksSelection} from './api.ts';
import type {WholeBooksApi} from './whole-api.ts';
import {isLive} from './data/columns.ts';
import {readDays} from './ask/days.ts';
import {readCategoryUse} from './ask/category-use.ts';
import {editRows} from './edit-rows.ts';
import {findReview} from './ask/filter.ts';
import {readLiveRow} from './data/fields.ts';
import {findId, idAt} from './data/id-index.ts';
import {readMonths} from './ask/months.ts';
import {readAccountBalance, readAccountPeriod} from './ask/period.ts';
import {closeSession, openSession, type BooksWorld, type Session} from './session.ts';
import {readRecent} from './recent-categories.ts';
import {readSums} from './ask/sums.ts';
import {answerElsewhere, type Ask} from './answer-elsewhere.ts';
import {answerReports} from './answer-reports.ts';
import {answerAccounting} from './accounting/answer-accounting.ts';
import {answerRules} from './answer-rules.ts';
import {answerMerchants} from './answer-merchants.ts';
import {answerSuggestions} from './answer-suggestions.ts';
import {answerReceipts} from './answer-receipts.ts';
import {sumRows} from './ask/totals.ts';
import {readEvent, readWindow, refreshList, selectRows, setListCursor, setListView} from './ask/view.ts';

/** Makes the books of one tab: see {@link WholeBooksApi}. Knows nothing of workers. */
export function createBooksApi(world: BooksWorld): WholeBooksApi {
  /** The newest call of `open`; whatever is asked meanwhile waits for it. */
  let session: Promise<Session> | null = null;
  let wasClosed = false;
  let listener: (event: BooksEvent) => void = () => {};
  let turn = 0;

  const opened = async (): Promise<Session> => {
    if (session) return session;
    if (wasClosed) return noAnswer();
    throw new Error('the books are not open');
  };
  /** Asks the open books; those that are closed under a question answer nothing. Rule: WRK11. */
  const ask: Ask = async (question) => {
    const shown = await opened();
    try {
      return await question(shown);
    } catch (error) {
      if (shown.closed) return noAnswer();
      throw error;
    }
  };
  const close = async (): Promise<void> => {
    turn += 1;
    const closing = session;
    session = null;
    wasClosed = true;
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
    ...answerAccounting(ask),
    ...answerElsewhere(ask),
    ...answerReports(ask),
    ...answerSuggestions(ask, world),
    ...answerMerchants(ask),
    ...answerReceipts(ask),
    ...answerRules(ask, world),
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
    setView: async (filter, sort) =>
      ask(({books, list}) => {
        setListView(books, list, filter, sort);
        refreshList(books, list, list.view.state);
        return readEvent(books, list);
      }),
    setWindow: async (start, count) =>
      ask(({books, list}) => {
        Object.assign(list, {start, count});
        return readWindow(books, list);
      }),
    setCursor: async (id) => ask(({books, list}) => setListCursor(books, list, id)),
    readRow: async (id) => ask(({books: {columns}}) => readLiveRow(columns, id)),
    findRow: async (id) =>
      ask(({books, list}) => {
        const row = findId(books.columns.ids, id);
        return row === -1 ? -1 : list.rows.indexOf(row);
      }),
    findReview: async (from) =>
      ask(({books, list}) => {
        const index = findReview(books.columns, list.rows, from);
        return index === -1 ? null : {index, id: idAt(books.columns.ids, list.rows[index] ?? 0)};
      }),
    readIds: async (from, to) =>
      ask(({books, list}) => Array.from(list.rows.subarray(from, to + 1), (row) => idAt(books.columns.ids, row))),
    readDays: async () => ask(({books, list}) => readDays(books.columns, list.rows)),
    readTotals: async (selection) => ask((shown) => sumRows(shown.books.columns, liveRowsOf(shown, selection))),
    editRows: async (selection, patch, options = {}) =>
      ask((shown) => editRows(shown, world, {selection, patch, ...options})),
    readCategoryUse: async (selection) =>
      ask(async (shown) => {
        const recent = await readRecent(shown);
        const rows = selectRows(shown.books, shown.list, selection);
        const use = readCategoryUse(shown.books.columns, shown.list.search, rows);
        return {...use, usual: [...new Set([...suggestedFor(shown, rows), ...use.usual])], recent};
      }),
    readPeriod: async (accountId, month) =>
      ask(async (shown) => {
        const account = await readAccount(shown, accountId);
        return readAccountPeriod(shown.books.columns, accountId, account, month);
      }),
    readBalance: async (accountId) =>
      ask(async (shown) => readAccountBalance(shown.books.columns, accountId, await readAccount(shown, accountId))),
    readSums: async () => ask(readSums),
    readMonths: async (question) =>
      ask(async (shown) => {
        await shown.loaded;
        return readMonths(shown.books.columns, question);
      }),
    findEverywhere: async (typed, most) =>
      ask(async (shown) => {
        const [{findEverywhere}] = await Promise.all([import('./ask/find-everywhere.ts'), shown.loaded]);
        return findEverywhere({columns: shown.books.columns, search: shown.list.search}, typed, most);
      }),
    exportRows: async (question, hear) =>
      ask(async (shown) => {
        const [{exportRows}] = await Promise.all([import('./export/export-rows.ts'), shown.loaded]);
        return exportRows(shown.books.columns, listedFirst(shown, question.selection), question, hear);
      }),
  };
}

/** What is suggested for the only row of a choice, the likeliest first. */
function suggestedFor({list}: Session, [row, ...others]: Int32Array): string[] {
  if (row === undefined || others.length > 0) return [];
  return list.suggester?.suggest(row).suggestions.map(({categoryId}) => categoryId) ?? [];
}

/** The screens of closed books are about to go: an error would have them told apart from what they are. */
async function noAnswer(): Promise<never> {
  return new Promise(() => {});
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

/** The same in the list's order; named ones that have left the list since come last. */
function listedFirst(shown: Session, selection: BooksSelection): Int32Array {
  const rows = liveRowsOf(shown, selection);
  if (selection.kind === 'filtered') return rows;
  const places = new Map(Array.from(shown.list.rows, (row, place) => [row, place]));
  return rows.toSorted((one, other) => (places.get(one) ?? Infinity) - (places.get(other) ?? Infinity) || one - other);
}
