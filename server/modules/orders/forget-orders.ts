import {and, eq, exists, inArray, isNotNull, isNull, lt, not, or, sql} from 'drizzle-orm';
import {expiredDays} from '#contract/orders/order-states.ts';
import {inTransaction, toInstant} from '#server/db/database.ts';
import {mailedMs} from './mail-placed.ts';
import type {OrdersParts} from './orders-parts.ts';
import {orderMails, orderPayments, orders, orderSecrets} from './table.ts';

/** How many are forgotten in one go. */
const atOnce = 500;

/**
 * Forgets orders that ran out, with what opens them and who paid for them was to the card provider; those of which money was given back
 * stay, without what their payer was there. Rules: ORD14, PAY18.
 */
export async function forgetOrders({
  database,
  customers,
  now,
}: Pick<OrdersParts, 'database' | 'customers' | 'now'>): Promise<void> {
  await database.delete(orderMails).where(lt(orderMails.sentAt, toInstant(now() - mailedMs)));
  await inTransaction(database, async (tx) => {
    const given = and(eq(orderPayments.orderId, orders.id), isNotNull(orderPayments.givenBackAt));
    const stays = exists(tx.select({id: orderPayments.paymentId}).from(orderPayments).where(given));
    // One that stays is looked at once, unless it was placed again since.
    const isNews = or(not(stays), isNull(orders.forgottenAt), lt(orders.forgottenAt, orders.expiresAt));
    const isOld = lt(orders.expiresAt, toInstant(now() - expiredDays * 86_400_000));
    const found = await tx
      .select({id: orders.id, stays: sql<boolean>`${stays}`})
      .from(orders)
      .where(and(eq(orders.state, 'expired'), isOld, isNews))
      .limit(atOnce)
      .for('update', {skipLocked: true});
    if (found.length === 0) return;
    await customers.forget(
      tx,
      found.map(({id}) => id),
    );
    const isSeen = found.filter((one) => one.stays).map(({id}) => id);
    await tx
      .update(orders)
      .set({forgottenAt: toInstant(now())})
      .where(inArray(orders.id, isSeen));
    const ids = found.filter((one) => !one.stays).map(({id}) => id);
    await tx.delete(orderPayments).where(inArray(orderPayments.orderId, ids));
    await tx.delete(orderSecrets).where(inArray(orderSecrets.orderId, ids));
    await tx.delete(orders).where(inArray(orders.id, ids));
  });
}
