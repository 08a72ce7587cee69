import {transactions} from '#contract/bookkeeping/transaction.ts';
import {newId} from '#contract/kernel/ids.ts';
import type {Change} from '#contract/sync/change.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import type {BooksEditOptions, BooksEditResult, BooksPatch, BooksSelection} from './api.ts';
import {planEdit} from './edit.ts';
import {filterTest} from './ask/filter.ts';
import {isLive} from './data/columns.ts';
import {addPending} from './data/fold.ts';
import {findId} from './data/id-index.ts';
import {refreshSession, runTask, showSession, type BooksWorld, type Session} from './session.ts';
import {noteCategory} from './recent-categories.ts';
import {selectRows} from './ask/view.ts';

/** What a person sets over which rows. */
export type Edit = BooksEditOptions & {selection: BooksSelection; patch: BooksPatch};

/** Records an edit durably, then shows it: see `BooksApi.editRows`. Rule: BKS4. */
export async function editRows(session: Session, world: BooksWorld, edit: Edit): Promise<BooksEditResult> {
  const {selection} = edit;
  const known = (id: string): boolean => findId(session.books.columns.ids, id) !== -1;
  // Rows that are still being read are meant too.
  if (selection.kind === 'filtered' || !selection.ids.every(known)) await session.loaded;
  return runTask(session, () => recordEdit(session, world, edit));
}

async function recordEdit(session: Session, world: BooksWorld, edit: Edit): Promise<BooksEditResult> {
  const {books, list, spaceId, seen, database} = session;
  const nowMs = world.nowMs();
  const rows = selectRows(books, list, edit.selection);
  const makeId = () => newId(nowMs, world.fillRandom);
  const {changes: edits, ...result} = planEdit(books.columns, rows, {
    spaceId,
    patch: edit.patch,
    seen: edit.seen ?? {},
    madeAt: new Date(nowMs).toISOString(),
    makeId,
  });
  if (edits.length === 0) return {...result, leftCount: 0};
  const changes = edit.first ? joinChanges([edit.first, ...edits], makeId()) : edits;
  noteCategory(session, world, edit.patch);
  const before = countListed(session, rows);
  const lastOrder = await recordChange(database, ...changes);
  const firstOrder = lastOrder - changes.length + 1;
  if (firstOrder === seen.lastOrder + 1) {
    const records = changes.map((change, index) => ({...change, order: firstOrder + index}));
    addPending(
      books,
      records.filter(({table}) => table === transactions.name),
    );
    seen.lastOrder = lastOrder;
    showSession(session);
  } else {
    // Another tab has written in between: both are read in their order.
    await refreshSession(session);
  }
  return {...result, leftCount: before - countListed(session, rows)};
}

/** Makes changes one act, which is undone as one. */
function joinChanges(changes: readonly Change[], groupId: string): Change[] {
  return changes.map((change) => ({...change, groupId: changes.at(-1)?.groupId ?? groupId}));
}

/** How many of some rows the list shows; asked of these rows alone, for the list may be a thousand times as long. */
function countListed({books: {columns}, list}: Session, rows: Int32Array): number {
  const passes = filterTest(columns, list.filter, list.search);
  return rows.reduce((count, row) => count + Number(isLive(columns, row) && passes(row)), 0);
}
