import {eq} from 'drizzle-orm';
import type {Charged} from '#contract/invoices/make-invoice.ts';
import {inTransaction, type Database} from '#server/db/database.ts';
import {lockSpace} from '#server/db/spaces.ts';
import type {InvoiceDesk} from './issue-invoice.ts';
import {invoices} from './table.ts';

/** What was paid and has no invoice, from whoever settles payments; in any order. */
export type ListUninvoiced = () => Promise<readonly Charged[]>;

/**
 * Gives their invoices to what was paid before there were any, the earliest first, each in a transaction of its own. Safe on several nodes at
 * once and after any interruption. @returns how many. Rule: INV9.
 */
export async function issueFormer(
  {database, desk}: {readonly database: Database; readonly desk: InvoiceDesk},
  lists: readonly ListUninvoiced[],
): Promise<number> {
  const found = (await Promise.all(lists.map(async (list) => list()))).flat();
  const inOrder = found.toSorted(
    (one, other) => one.paidAt.localeCompare(other.paidAt, 'en') || one.sourceId.localeCompare(other.sourceId, 'en'),
  );
  let count = 0;
  for (const charged of inOrder) {
    const number = await inTransaction(database, async (tx) => {
      await lockSpace(tx, charged.companyId);
      // Another node was faster.
      const isThere = (await tx.$count(invoices, eq(invoices.sourceId, charged.sourceId))) > 0;
      return isThere ? null : desk.issue(tx, charged);
    });
    if (number !== null) count += 1;
  }
  return count;
}
