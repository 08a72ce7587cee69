import {and, eq, isNull, ne, or} from 'drizzle-orm';
import {idSchema} from '#contract/kernel/ids.ts';
import {inTransaction, toInstant, type Transaction} from '#server/db/database.ts';
import type {Payment} from '#server/providers/payments/port.ts';
import {becomePaid} from './become-paid.ts';
import {waitAgain} from './begin-payment.ts';
import {giveBackJob} from './give-back-job.ts';
import {isPayingTooLong} from '#server/modules/orders/paying-too-long.ts';
import {mailUnpaid} from '#server/modules/orders/mail-placed.ts';
import {findOrder, isElsewhere} from '#server/modules/orders/order-store.ts';
import type {OrdersParts} from '#server/modules/orders/orders-parts.ts';
import {orderPayments, type OrderRow} from '#server/modules/orders/table.ts';

/**
 * Asks the provider where a payment is, and does what follows. Safe at any time, in any order and as often as one likes.
 *
 * @returns the order as it is then; undefined where the payment is none of ours, or another vendor's.
 * @throws where the provider cannot be asked. Rules: ORD7, ORD8, PAY16.
 */
export async function settlePayment(parts: OrdersParts, paymentId: string): Promise<OrderRow | undefined> {
  const {port, database, log} = parts;
  const [begun] = await database.select().from(orderPayments).where(eq(orderPayments.paymentId, paymentId));
  if (begun && begun.vendor !== port.vendor) {
    log.info({orderId: begun.orderId, vendor: begun.vendor}, 'a payment was left alone: another vendor has it');
    return undefined;
  }
  const read = await port.readPayment(paymentId);
  if (!read.ok && read.failure.code === 'not-found') return undefined;
  if (!read.ok) throw new Error(read.failure.reason);
  return inTransaction(database, (tx) => settleRead(tx, parts, read.value));
}

async function settleRead(tx: Transaction, parts: OrdersParts, payment: Payment): Promise<OrderRow | undefined> {
  const {paymentId, orderId, state, receivedCents} = payment;
  // What else is paid on the same account has no order, or names something of its own.
  if (!idSchema.safeParse(orderId).success) return undefined;
  const order = await findOrder(tx, orderId, {forUpdate: true});
  if (order && state === 'failed') await noteRefusal(tx, parts, payment);
  // What was canceled there, or whose answer here was lost, is over.
  const isOver = order?.state === 'paying' && state === 'canceled' && order.paymentId === paymentId;
  if (isOver && !isElsewhere(order, parts.port)) {
    const waiting = await waitAgain(tx, parts, order);
    // Nobody ended it: whoever began it hears that nothing was charged.
    if (isPayingTooLong(order, parts.now())) await mailUnpaid(tx, parts, waiting);
    return waiting;
  }
  if (!order || state !== 'paid') return order;
  await tx
    .insert(orderPayments)
    .values({paymentId, vendor: parts.port.vendor, orderId, begunAt: new Date(parts.now()).toISOString()})
    .onConflictDoNothing();
  const isPaying = order.state === 'paying' && !isElsewhere(order, parts.port);
  const isAwaited = isPaying && (order.paymentId ?? paymentId) === paymentId;
  // Somebody gave it back at the provider, before we heard that it was paid.
  if (isAwaited && payment.givenBackCents >= receivedCents) return waitAgain(tx, parts, order);
  if (isAwaited && receivedCents === order.todayCents)
    return becomePaid(tx, parts, {...order, paymentId}, payment.card);
  if (order.state !== 'paid' || order.paymentId !== paymentId) await giveBack(tx, parts, payment);
  // Also what somebody gave back at the provider.
  else await creditGivenBack(tx, parts, payment);
  return order;
}

/** Why a card was not taken, for the desk; told again it stays the same refusal. Rule: DSK8. */
async function noteRefusal(tx: Transaction, {now}: OrdersParts, {paymentId, failure}: Payment): Promise<void> {
  const refusedFor = failure?.group ?? 'other-card';
  await tx
    .update(orderPayments)
    .set({refusedAt: toInstant(now()), refusedFor})
    .where(
      and(
        eq(orderPayments.paymentId, paymentId),
        or(isNull(orderPayments.refusedFor), ne(orderPayments.refusedFor, refusedFor)),
      ),
    );
}

/** Whatever the provider has given back of what an order paid has a credit note. Rule: INV5. */
async function creditGivenBack(
  tx: Transaction,
  {invoices, now}: OrdersParts,
  {orderId: sourceId, givenBackCents: amountCents}: Payment,
): Promise<void> {
  if (amountCents > 0) await invoices.creditUpTo(tx, {sourceId, amountCents, decidedAt: toInstant(now())});
}

/** One payment too many, or too late: it goes back once, by a job under a key of its own. Rule: ORD8. Source: D44. */
async function giveBack(
  tx: Transaction,
  {jobs, now, port: {vendor}}: OrdersParts,
  {paymentId, orderId, receivedCents, givenBackCents}: Payment,
): Promise<void> {
  const foundAt = new Date(now()).toISOString();
  const marked = await tx
    .update(orderPayments)
    .set({givenBackAt: foundAt})
    .where(and(eq(orderPayments.paymentId, paymentId), isNull(orderPayments.givenBackAt)))
    .returning({paymentId: orderPayments.paymentId});
  const amountCents = receivedCents - givenBackCents;
  if (marked.length > 0 && amountCents > 0)
    await jobs.enqueue(tx, giveBackJob, {paymentId, vendor, orderId, amountCents, foundAt});
}
