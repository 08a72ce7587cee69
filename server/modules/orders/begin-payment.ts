import {eq} from 'drizzle-orm';
import {inTransaction} from '#server/db/database.ts';
import {lockDraft} from './lock-draft.ts';
import {changeOrder, findOrder} from './order-store.ts';
import type {OrdersParts} from './orders-parts.ts';
import type {Asked, Payment} from '#server/providers/payments/port.ts';
import {orderPayments, orders, paymentCustomers, type OrderRow} from './table.ts';

/** Begins the payment that an order wants, or finds it by its key. Outside any transaction; what it finds is kept. Rule: ORD6. */
export async function beginPayment(parts: OrdersParts, order: OrderRow): Promise<Asked<Payment>> {
  const {port, database, now, origin} = parts;
  const {id, paymentKey, todayCents, savedCardId, language, number} = order;
  if (paymentKey === null) throw new Error('an order that is paid for has the key of its payment');
  const customer = await ensureCustomer(parts, order);
  if (!customer.ok) return customer;
  const payment = await port.beginPayment({
    idempotencyKey: paymentKey,
    orderId: id,
    amountCents: todayCents,
    customerId: customer.value.customerId,
    ...(savedCardId === null ? {} : {savedCardId}),
    saveCard: true,
    offSession: false,
    description: `Faro ${number}`,
    returnUrl: `${origin}/${language}/checkout/${id}`,
  });
  if (!payment.ok) {
    // A card that is not theirs: the order waits as before.
    if (payment.failure.code !== 'provider-down') await stopPaying(parts, id, paymentKey);
    return payment;
  }
  const {paymentId} = payment.value;
  await inTransaction(database, async (tx) => {
    await tx
      .insert(orderPayments)
      .values({paymentId, orderId: id, begunAt: new Date(now()).toISOString()})
      .onConflictDoNothing();
    await tx.update(orders).set({paymentId}).where(eq(orders.paymentKey, paymentKey));
  });
  return payment;
}

/** Cancels the payment of an order, which then waits to be paid again, and frees its coupon. @returns what became of the payment. Rules: ORD6, ORD10. */
export async function cancelPayment(parts: OrdersParts, order: OrderRow): Promise<Asked<Payment>> {
  // Where nobody knows whether it was begun, its key finds it.
  const begun = order.paymentId === null ? await beginPayment(parts, order) : null;
  if (begun && !begun.ok) return begun;
  const paymentId = order.paymentId ?? begun?.value.paymentId;
  if (paymentId === undefined) throw new Error('a payment that was begun has an id');
  const canceled = await parts.port.cancelPayment(paymentId);
  if (canceled.ok && canceled.value.state !== 'paid' && order.paymentKey !== null)
    await stopPaying(parts, order.id, order.paymentKey);
  return canceled;
}

/** Puts an order back to where it waits to be paid, unless another payment of it has begun meanwhile. */
async function stopPaying({database, coupons, now}: OrdersParts, id: string, paymentKey: string): Promise<void> {
  await inTransaction(database, async (tx) => {
    const order = await findOrder(tx, id, {forUpdate: true});
    if (order?.state !== 'paying' || order.paymentKey !== paymentKey) return;
    await coupons.release(tx, id);
    await lockDraft(tx, order, {isLocked: false, nowMs: now()});
    const nothing = {paymentKey: null, paymentId: null, savedCardId: null, payingAt: null};
    await changeOrder(tx, order, {...nothing, state: 'placed'});
  });
}

/** The provider's customer of a person, or of a visitor's order; its id is kept, since a key is known for a day. */
async function ensureCustomer({port, database}: OrdersParts, {id, userId, email, holder}: OrderRow) {
  const ownerId = userId ?? id;
  const [known] = await database.select().from(paymentCustomers).where(eq(paymentCustomers.ownerId, ownerId));
  if (known) return {ok: true, value: {customerId: known.customerId}} as const;
  const made = await port.ensureCustomer({key: ownerId, email, name: holder ?? ''});
  if (made.ok)
    await database.insert(paymentCustomers).values({ownerId, customerId: made.value.customerId}).onConflictDoNothing();
  return made;
}
