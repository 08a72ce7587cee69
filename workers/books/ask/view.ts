import type {
  BooksCursor,
  BooksEvent,
  BooksFilter,
  BooksSelection,
  BooksSort,
  BooksView,
  BooksWindow,
  ListedRow,
} from '#workers/books/api.ts';
import {followCursor} from './cursor.ts';
import {createTextSearch, filterTest, foldNewTexts, needsReview} from './filter.ts';
import type {BooksColumns} from '#workers/books/data/columns.ts';
import {readRow} from '#workers/books/data/fields.ts';
import type {Books} from '#workers/books/data/fold.ts';
import type {Suggester} from '#workers/books/suggest/suggester.ts';
import {findId} from '#workers/books/data/id-index.ts';
import {clearMoved, liveRows, mergeMoved, rowComparer} from './order.ts';
import {sumRows} from './totals.ts';
import {newestFirst, openFilter} from './whole-list.ts';

/** What the screen asked for, and what it was answered. */
export type BooksList = {
  filter: BooksFilter;
  sort: BooksSort;
  start: number;
  count: number;
  revision: number;
  /** Every live row, in the order of `sort`. */
  order: Int32Array;
  /** The rows that pass the filter, in that order. */
  rows: Int32Array;
  view: BooksView;
  /** The row that the keyboard is on, and the row it was said of. */
  cursor: BooksCursor | null;
  search: ReturnType<typeof createTextSearch>;
  /** Null until what was chosen so far is learnt. */
  suggester: Suggester | null;
};

/** Rows in the window until the screen says how many it shows. */
const firstWindowCount = 60;

/** A list that shows everything, newest first, and has not been filled yet. */
export function createList(): BooksList {
  return {
    filter: openFilter,
    sort: newestFirst,
    start: 0,
    count: firstWindowCount,
    revision: 0,
    order: new Int32Array(0),
    rows: new Int32Array(0),
    view: {
      revision: 0,
      state: 'loading',
      rowCount: 0,
      totals: [],
      reviewCount: 0,
      allCount: 0,
      doneCount: 0,
      cursor: null,
    },
    cursor: null,
    search: createTextSearch(),
    suggester: null,
  };
}

/** Sets what is listed; the window goes back to the start. Call {@link refreshList} after. */
export function setListView(books: Books, list: BooksList, filter: BooksFilter, sort: BooksSort): void {
  list.filter = filter;
  list.start = 0;
  if (sort.by === list.sort.by && sort.descending === list.sort.descending) return;
  list.sort = sort;
  sortAll(books, list);
}

/** Puts the cursor of a list on a row; one that is not listed is followed once it is. */
export function setListCursor({columns}: Books, list: BooksList, id: string): void {
  list.cursor = {asked: id, id, index: list.rows.indexOf(findId(columns.ids, id))};
}

/** Fills the list anew from other books, such as those of a fresh load; of these nothing is learnt yet. Call {@link refreshList} after. */
export function setListBooks(books: Books, list: BooksList): void {
  list.search = createTextSearch();
  list.suggester = null;
  // Their numbers were those of the books before.
  list.rows = new Int32Array(0);
  // Folding takes longest of all that a first search does: done here, the first key typed answers like the others.
  foldNewTexts(books.columns.texts, list.search);
  sortAll(books, list);
}

/** Brings order, filter, totals and counts up to date with the columns, and counts the revision up. */
export function refreshList(books: Books, list: BooksList, state: BooksView['state']): void {
  const {columns} = books;
  if (columns.moved.length > 0) {
    list.order = mergeMoved(columns, list.order, columns.moved, rowComparer(columns, list.sort));
    clearMoved(columns);
  }
  const passes = filterTest(columns, list.filter, list.search, list.suggester);
  const rows = new Int32Array(list.order.length);
  let size = 0;
  let reviewCount = 0;
  for (const row of list.order) {
    if (needsReview(columns, row)) reviewCount += 1;
    if (passes(row)) rows[size++] = row;
  }
  const before = list.rows;
  list.rows = rows.slice(0, size);
  list.cursor = followCursor(columns, list, before);
  list.revision += 1;
  list.view = {
    revision: list.revision,
    // What is suggested, and whose a row is, is not known before all is learnt.
    state: needsSuggester(list.filter) && !list.suggester && state === 'ready' ? 'loading' : state,
    rowCount: size,
    totals: sumRows(columns, list.rows),
    reviewCount,
    allCount: list.order.length,
    doneCount: size === 0 && list.filter.view === 'review' ? countDone(columns, list) : 0,
    cursor: size === 0 ? null : list.cursor,
  };
}

function needsSuggester({suggestion, merchants}: BooksFilter): boolean {
  return suggestion !== null || merchants.length > 0;
}

/** How many rows the filter of a review finds that wait for none. */
function countDone(columns: BooksColumns, {filter, order, search, suggester}: BooksList): number {
  const passes = filterTest(columns, {...filter, view: 'all'}, search, suggester);
  return order.reduce((count, row) => count + Number(passes(row)), 0);
}

/** The rows in sight. */
export function readWindow(books: Books, list: BooksList): BooksWindow {
  const rows = Array.from(list.rows.subarray(list.start, list.start + list.count), (row) =>
    readListedRow(books, list, row),
  );
  return {revision: list.revision, start: list.start, rows};
}

/** A row with what is suggested for it. */
export function readListedRow({columns}: Books, {suggester}: BooksList, row: number): ListedRow {
  return {...readRow(columns, row), ...(suggester?.suggest(row) ?? {suggestions: null, merchantSuggestion: null})};
}

/** The whole and the rows in sight, of the same moment. */
export function readEvent(books: Books, list: BooksList): BooksEvent {
  return {view: list.view, window: readWindow(books, list)};
}

/**
 * The rows of a selection: those of the list in its order, or named ones as they were named; ids that were never seen are left out,
 * rows that are no longer there may be among named ones.
 */
export function selectRows(books: Books, list: BooksList, selection: BooksSelection): Int32Array {
  const named = (ids: readonly string[]): number[] =>
    ids.map((id) => findId(books.columns.ids, id)).filter((row) => row !== -1);
  if (selection.kind === 'ids') return Int32Array.from(new Set(named(selection.ids)));
  if (selection.kind === 'merchants') return list.suggester?.rowsOfMerchants(selection.names) ?? new Int32Array(0);
  if (selection.except.length === 0) return list.rows;
  const except = new Set(named(selection.except));
  return list.rows.filter((row) => !except.has(row));
}

function sortAll(books: Books, list: BooksList): void {
  const {columns} = books;
  clearMoved(columns);
  // Sorted as an array: rows mostly come in the list's order, which that notices and a typed array does not.
  list.order = Int32Array.from(liveRows(columns).sort(rowComparer(columns, list.sort)));
}
