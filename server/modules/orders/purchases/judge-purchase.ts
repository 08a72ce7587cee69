import {and, eq, ne} from 'drizzle-orm';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import type {PurchaseKind, purchaseRefusals, PurchaseWish} from '#contract/purchases/purchase.ts';
import type {Transaction} from '#server/db/database.ts';
import {isClosed, lockSpace} from '#server/db/spaces.ts';
import type {OrdersParts} from '#server/modules/orders/orders-parts.ts';
import {orders} from '#server/modules/orders/table.ts';
import {isOrderedFor} from './is-being-paid.ts';
import type {PurchaseDesk, PurchasePrice, Purchases} from './purchase-desk.ts';

/** What somebody wants to buy, and under which order. */
type Judged = {
  readonly orderId: string;
  readonly userId: string;
  readonly companyId: string;
  readonly wish: PurchaseWish;
};

/** The desk of a kind, for the wishes of that kind. */
export function deskOf({desks}: Purchases, kind: PurchaseKind): PurchaseDesk<PurchaseKind> {
  // Each desk is given the wishes of its own kind alone: a wish names its kind.
  return desks[kind] as PurchaseDesk<PurchaseKind>;
}

/**
 * Asks whether something is to be had for a company by a person, and what it costs. The company waits until the transaction ends, so that of two who pay at
 * once the second one is told. Rules: BUY2, BUY3, DIS2, DIS4.
 */
export async function judgePurchase(
  tx: Transaction,
  {purchases, now}: Pick<OrdersParts, 'purchases' | 'now'>,
  {orderId, userId, companyId, wish}: Judged,
): Promise<Outcome<PurchasePrice, typeof purchaseRefusals>> {
  const role = await purchases.findRole(tx, companyId, userId);
  if (role === undefined) return fail('not-found', 'purchase.none');
  if (role === 'bookkeeper') return fail('forbidden', 'purchase.not-permitted');
  const desk = deskOf(purchases, wish.kind);
  if (desk.isForOwners && role !== 'owner') return fail('forbidden', 'purchase.owner-alone');
  await lockSpace(tx, companyId);
  if (await isClosed(tx, companyId)) return fail('conflict', 'purchase.closed');
  const judged = await desk.judge(tx, {companyId, wish, nowMs: now()});
  if (!judged.ok) return judged;
  const isOthers = and(ne(orders.id, orderId), isOrderedFor(companyId));
  const paying = await tx
    .select({kind: orders.kind, purchase: orders.purchase})
    .from(orders)
    .where(and(isOthers, eq(orders.state, 'paying')));
  const isPaying = paying.some(
    ({kind, purchase}) => kind === wish.kind && purchase !== null && desk.collides(wish, purchase.wish),
  );
  if (isPaying) return fail('conflict', 'purchase.being-paid');
  return desk.isAlone && paying.length > 0 ? fail('conflict', 'purchase.busy') : succeed(judged.value);
}
