import {accounts} from '#contract/bookkeeping/account.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import type {BooksSums} from '#workers/books/api.ts';
import type {Session} from '#workers/books/session.ts';
import {readAccountBalance} from './period.ts';
import {readEvent} from './view.ts';

/** What all accounts hold, and how much is to be reviewed, once all transactions are read. Rule: HOM3. */
export async function readSums(session: Session): Promise<BooksSums> {
  await session.loaded;
  // Books may have been replaced meanwhile.
  const {database, spaceId, books, list} = session;
  const balances = (await readTable(database, accounts, spaceId)).map((account) => ({
    accountId: account.id,
    ...readAccountBalance(books.columns, account.id, account),
  }));
  const {allCount, reviewCount} = readEvent(books, list).view;
  return {allCount, reviewCount, balances};
}
