import {transactions} from '#contract/bookkeeping/transaction.ts';
import type {Change} from '#contract/sync/change.ts';
import {recordChange} from '#sync/outbox/record-change.ts';
import {filterTest} from './ask/filter.ts';
import {isLive} from './data/columns.ts';
import {addPending} from './data/fold.ts';
import {refreshSession, showSession, type Session} from './session.ts';

/**
 * Records the changes of one act durably, then shows them; call it as a task.
 *
 * @param rows those that the act is for.
 * @returns how many of them were listed before and are not any more.
 * @throws Dexie errors of a full or lost store: nothing was then saved or shown.
 */
export async function recordRows(
  session: Session,
  changes: readonly Change[],
  rows: Iterable<number>,
): Promise<number> {
  const {books, seen, database} = session;
  const acted = [...rows];
  const before = countListed(session, acted);
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
  return before - countListed(session, acted);
}

/** How many of some rows the list shows; asked of these rows alone, for the list may be a thousand times as long. */
function countListed({books: {columns}, list}: Session, rows: readonly number[]): number {
  const passes = filterTest(columns, list.filter, list.search, list.suggester);
  return rows.reduce((count, row) => count + Number(isLive(columns, row) && passes(row)), 0);
}
