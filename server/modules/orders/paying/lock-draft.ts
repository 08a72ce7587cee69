import {and, eq} from 'drizzle-orm';
import {companyDrafts} from '#contract/formation/company-draft.ts';
import {draftPartners} from '#contract/formation/draft-partner.ts';
import type {Transaction} from '#server/db/database.ts';
import {lockSpace} from '#server/db/spaces.ts';
import {toQueryable} from '#server/db/synced-columns.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {ownerOf} from '#server/modules/orders/order-store.ts';
import type {OrderRow} from '#server/modules/orders/table.ts';

const drafts = toQueryable(companyDrafts);
const partners = toQueryable(draftPartners);

/**
 * Keeps the draft of an order from being changed while and after it is paid, or frees it. Where the server has no such draft yet, it is kept
 * when it comes: see `lockArrived`. Rule: FRM3. Source: S8.10.
 */
export async function lockDraft(
  tx: Transaction,
  order: Pick<OrderRow, 'id' | 'userId' | 'takerId' | 'paidAt'>,
  {isLocked, nowMs}: {readonly isLocked: boolean; readonly nowMs: number},
): Promise<void> {
  const {id, paidAt} = order;
  const userId = ownerOf(order);
  if (userId === null) return;
  // A push that brings the draft at this moment is waited for, or waits for this.
  await lockSpace(tx, userId);
  const isHere = and(eq(drafts.spaceId, userId), eq(drafts.id, id), eq(drafts.deleted, false));
  const [draft] = await tx
    .select({placedOrderId: drafts.placedOrderId, paidAt: drafts.paidAt})
    .from(drafts)
    .where(isHere);
  const placedOrderId = isLocked ? id : null;
  if (!draft || (draft.placedOrderId === placedOrderId && draft.paidAt === paidAt)) return;
  const ofDraft = and(eq(partners.spaceId, userId), eq(partners.draftId, id), eq(partners.deleted, false));
  const rows = await tx.select({id: partners.id}).from(partners).where(ofDraft);
  await writeSynced(tx, {spaceId: userId, author: {kind: 'product'}, nowMs}, [
    {table: 'companyDrafts', edit: [{id, placedOrderId, paidAt}]},
    {table: 'draftPartners', edit: rows.map((row) => ({id: row.id, placedOrderId}))},
  ]);
}
