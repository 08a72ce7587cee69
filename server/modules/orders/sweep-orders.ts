import {and, asc, eq, lt} from 'drizzle-orm';
import {payingHours} from '#contract/orders/order-states.ts';
import {cancelPayment} from './begin-payment.ts';
import type {OrdersParts} from './orders-parts.ts';
import {settlePayment} from './settle-payment.ts';
import {orders} from './table.ts';

const hourMs = 3_600_000;

/** How long the webhook has to tell of a payment before it is asked for. */
const quietMs = 120_000;

/** How many are looked at in one go. */
const atOnce = 50;

/**
 * Ends what nobody ends: asks for payments of which nothing was heard, cancels what is being paid for longer than a day, and lets unpaid
 * orders run out. One that fails is tried again in the next round. Rules: ORD1, ORD10.
 */
export async function sweepOrders(parts: OrdersParts, report: (error: unknown) => void): Promise<void> {
  const {database, now} = parts;
  const at = new Date(now()).toISOString();
  await database
    .update(orders)
    .set({state: 'expired'})
    .where(and(eq(orders.state, 'placed'), lt(orders.expiresAt, at)));
  const waiting = await database
    .select()
    .from(orders)
    .where(and(eq(orders.state, 'paying'), lt(orders.payingAt, new Date(now() - quietMs).toISOString())))
    .orderBy(asc(orders.payingAt))
    .limit(atOnce);
  for (const order of waiting) {
    try {
      const settled = order.paymentId === null ? order : await settlePayment(parts, order.paymentId);
      const isOld = Date.parse(order.payingAt ?? at) < now() - payingHours * hourMs;
      if (isOld && settled?.state === 'paying') await cancelPayment(parts, order);
    } catch (error) {
      report(error);
    }
  }
}
