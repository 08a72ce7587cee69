import {and, inArray, ne} from 'drizzle-orm';
import type {Transaction} from '#server/db/database.ts';
import {ownerOf} from '#server/modules/orders/order-store.ts';
import {orders} from '#server/modules/orders/table.ts';
import type {Act} from '#server/sync/judge/judge.ts';
import {markDraft} from './mark-draft.ts';

/**
 * Tells drafts that reach the server after their order was placed where that is, such as a visitor's who has paid before they signed in; in the
 * transaction of the push that brings them. Rule: FRM3. Source: D30, D43.
 */
export async function markArrived(tx: Transaction, acts: readonly Act[], nowMs: number): Promise<void> {
  const arrived = acts.filter(({table}) => table === 'companyDrafts');
  if (arrived.length === 0) return;
  const ids = inArray(
    orders.id,
    arrived.map(({rowId}) => rowId),
  );
  const {id, userId, takerId, state, expiresAt, paidAt} = orders;
  const found = await tx
    .select({id, userId, takerId, state, expiresAt, paidAt})
    .from(orders)
    .where(and(ids, ne(state, 'expired')));
  for (const order of found)
    // A draft is in its person's own space, which has their id.
    if (arrived.some(({rowId, spaceId}) => rowId === order.id && spaceId === ownerOf(order)))
      await markDraft(tx, order, nowMs);
}
