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

/** What a draft is told of its order. */
type MarkedOrder = Pick<OrderRow, 'id' | 'userId' | 'takerId' | 'state' | 'expiresAt' | 'paidAt'>;

/**
 * Tells the draft of an order where that is: while and after it is paid the draft is kept as it is, and before that it says until when it can be
 * paid. Where the server has no such draft yet, it is told when it comes: see `markArrived`. Rules: FRM3, FRM16. Source: S8.10.
 */
export async function markDraft(tx: Transaction, order: MarkedOrder, nowMs: number): Promise<void> {
  const {id, state, paidAt} = order;
  const userId = ownerOf(order);
  if (userId === null) return;
  // A push that brings the draft at this moment is waited for, or waits for this.
  await lockSpace(tx, userId);
  const isHere = and(eq(drafts.spaceId, userId), eq(drafts.id, id), eq(drafts.deleted, false));
  const {placedOrderId, payableUntil} = drafts;
  const [draft] = await tx.select({placedOrderId, payableUntil, paidAt: drafts.paidAt}).from(drafts).where(isHere);
  const marks = {
    placedOrderId: state === 'placed' ? null : id,
    payableUntil: paidAt === null ? order.expiresAt.slice(0, 10) : null,
    paidAt,
  };
  const isLocked = draft?.placedOrderId !== marks.placedOrderId;
  if (!draft || (!isLocked && draft.paidAt === paidAt && draft.payableUntil === marks.payableUntil)) return;
  const ofDraft = and(eq(partners.spaceId, userId), eq(partners.draftId, id), eq(partners.deleted, false));
  const rows = isLocked ? await tx.select({id: partners.id}).from(partners).where(ofDraft) : [];
  await writeSynced(tx, {spaceId: userId, author: {kind: 'product'}, nowMs}, [
    {table: 'companyDrafts', edit: [{id, ...marks}]},
    {table: 'draftPartners', edit: rows.map((row) => ({id: row.id, placedOrderId: marks.placedOrderId}))},
  ]);
}
