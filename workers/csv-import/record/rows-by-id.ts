import {transactions, type TransactionRow} from '#contract/bookkeeping/transaction.ts';
import {toRows, type Json} from '#contract/kernel/field-values.ts';
import {foldChanges} from '#sync/overlay/fold-changes.ts';
import {readQueue} from '#sync/overlay/read-table.ts';
import {tablePages} from '#sync/pages/page-query.ts';
import {parsePage} from '#sync/pages/read-pages.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';

/** Live transactions of a space by their ids, pages ⊕ outbox; pages and changes without any of them are passed over. In no order. */
export async function readRowsById(
  database: LocalDatabase,
  spaceId: string,
  ids: ReadonlySet<string>,
): Promise<TransactionRow[]> {
  if (ids.size === 0) return [];
  return database.transaction('r', database.pages, database.outbox, async () => {
    const rows = new Map<string, Readonly<Record<string, Json>>>();
    await tablePages(database, spaceId, transactions.name).each((page) => {
      const columns = parsePage(page);
      if (!columns.ids.some((id) => ids.has(id))) return;
      for (const row of toRows(columns)) if (ids.has(String(row['id']))) rows.set(String(row['id']), row);
    });
    const queue = await readQueue(database, transactions.name, spaceId);
    foldChanges(
      rows,
      queue.filter(({rowIds}) => rowIds.some((id) => ids.has(id))),
    );
    // Pages were checked when received and changes when made, both by this table's schema.
    return [...rows.values()].filter(
      (row) => row['deleted'] !== true && ids.has(String(row['id'])),
    ) as unknown as TransactionRow[];
  });
}
