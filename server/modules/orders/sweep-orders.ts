import {and, asc, eq, isNull, lt, ne, or, sql} from 'drizzle-orm';
import {toInstant} from '#server/db/database.ts';
import {cancelPayment} from '#server/modules/orders/paying/begin-payment.ts';
import {forgetOrders} from './forget-orders.ts';
import {mailUnpaid} from './mail-placed.ts';
import type {OrdersParts} from './orders-parts.ts';
import {isPayingTooLong} from './paying-too-long.ts';
import {settlePayment} from '#server/modules/orders/paying/settle-payment.ts';
import {orders, toOrder, type OrderRow} from './table.ts';

/** How long the webhook has to tell of a payment before it is asked for; longer than any request that begins one takes. */
const quietMs = 120_000;

/** How many are looked at in one go. */
const atOnce = 50;

/**
 * Ends what nobody ends: asks for payments of which nothing was heard, cancels what is being paid for longer than a day, lets unpaid
 * orders run out, and forgets those. One that fails is tried again in the next round. Rules: ORD1, ORD9, ORD10, ORD14.
 */
export async function sweepOrders(parts: OrdersParts, report: (error: unknown) => void): Promise<void> {
  const {database, now, port, log} = parts;
  await database
    .update(orders)
    .set({state: 'expired'})
    .where(and(eq(orders.state, 'placed'), lt(orders.expiresAt, toInstant(now()))));
  await forgetOrders(parts);
  const isQuiet = and(eq(orders.state, 'paying'), lt(orders.payingAt, toInstant(now() - quietMs)));
  // What another vendor took, or the sandbox before there were keys, is not asked for here. Rule: PAY16.
  const left = await database.$count(orders, and(isQuiet, ne(orders.vendor, port.vendor)));
  if (left > 0) log.debug({orders: left}, 'payments were left alone: another vendor has them');
  const waiting = await database
    .select()
    .from(orders)
    .where(and(isQuiet, or(isNull(orders.vendor), eq(orders.vendor, port.vendor))))
    .orderBy(sql`${orders.askedAt} nulls first`, asc(orders.payingAt))
    .limit(atOnce);
  for (const order of waiting) {
    try {
      await database
        .update(orders)
        .set({askedAt: toInstant(now())})
        .where(eq(orders.id, order.id));
      await askFor(parts, toOrder(order));
    } catch (error) {
      report(error);
    }
  }
}

/** Settles a payment where it was paid; ends it where it is old, or where whoever began it died before they knew of it. */
async function askFor(parts: OrdersParts, order: OrderRow): Promise<void> {
  const {paymentId} = order;
  const settled = paymentId === null ? order : await settlePayment(parts, paymentId);
  const isOld = isPayingTooLong(order, parts.now());
  if ((settled && settled.state !== 'paying') || (paymentId !== null && !isOld)) return;
  // Whoever began it and left hears that it came to nothing.
  const ended = await cancelPayment(parts, order, isOld ? mailUnpaid : undefined);
  if (ended.ok && ended.value?.state === 'paid') await settlePayment(parts, ended.value.paymentId);
}
