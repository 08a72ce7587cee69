import {eq} from 'drizzle-orm';
import {succeed} from '#contract/kernel/failure.ts';
import {inTransaction, toInstant, type Transaction} from '#server/db/database.ts';
import type {Asked, Payment} from '#server/providers/payments/port.ts';
import {markDraft} from './mark-draft.ts';
import {changeOrder, findOrder, ownerOf} from '#server/modules/orders/order-store.ts';
import type {OrdersParts} from '#server/modules/orders/orders-parts.ts';
import {orderPayments, orders, type OrderRow} from '#server/modules/orders/table.ts';

/** A payment, or null: it will never be paid, and its order waits to be paid anew. */
type OrOver = Asked<Payment | null>;

/** Begins the payment that an order wants, or finds it. Outside any transaction; what it finds is kept. Rule: ORD6. */
export async function beginPayment(parts: OrdersParts, order: OrderRow): Promise<OrOver> {
  // A key is known for a day, an id for good.
  if (order.paymentId !== null) return orOver(parts, order, await parts.port.readPayment(order.paymentId));
  const payment = await askForPayment(parts, order, order.savedCardId);
  // A customer who was deleted at the provider is let go: it is begun once more, with another. Rule: PAY19.
  if (payment.ok || order.savedCardId === null) return orOver(parts, order, payment);
  // A card that is not theirs: the order waits as before.
  if (payment.failure.code === 'not-found') await stopPaying(parts, order);
  return payment;
}

/** Finds the payment that an order is being paid with, or that there is none: no card is charged by looking. Rule: ORD16. */
export async function findPayment(parts: OrdersParts, order: OrderRow): Promise<OrOver> {
  const {paymentId} = order;
  return orOver(parts, order, await (paymentId === null ? findLost(parts, order) : parts.port.readPayment(paymentId)));
}

/** What else follows when an order is put back to where it waits, in the same transaction. */
type Also = (tx: Transaction, parts: OrdersParts, waiting: OrderRow) => Promise<void>;

/** Cancels the payment of an order, which then waits to be paid anew, and frees its coupon. @returns what it is, where it could not be. Rules: ORD6, ORD10. */
export async function cancelPayment(parts: OrdersParts, order: OrderRow, also?: Also): Promise<OrOver> {
  let {paymentId} = order;
  if (paymentId === null) {
    const found = await findLost(parts, order);
    if (!found.ok) return orOver(parts, order, found, also);
    ({paymentId} = found.value);
  }
  return orOver(parts, order, await parts.port.cancelPayment(paymentId), also);
}

/**
 * Finds the payment of which nobody knows whether it was begun. Where it was not, its key is taken by one without a card, so that none is
 * charged by looking.
 */
async function findLost(parts: OrdersParts, order: OrderRow): Promise<Asked<Payment>> {
  const bare = await askForPayment(parts, order, null);
  const wasBegun = !bare.ok && bare.failure.reason === 'payment.key-reused';
  return wasBegun ? askForPayment(parts, order, order.savedCardId) : bare;
}

/** Whether a card that is typed is kept: for its owner, or for whoever claims on the device on which a visitor pays. Rule: ORD20. */
export function keepsCard(order: OrderRow): boolean {
  const ownerId = ownerOf(order);
  return ownerId === null ? order.payerHash !== null : ownerId === order.payerId;
}

async function askForPayment(parts: OrdersParts, order: OrderRow, savedCardId: string | null): Promise<Asked<Payment>> {
  const {port, database, customers, now, origin} = parts;
  const {id, payerId, email, holder, paymentKey, todayCents, language, number} = order;
  if (paymentKey === null) throw new Error('an order that is paid for has the key of its payment');
  // Whose card it is: their own where they pay for themselves, else the order's alone, which nobody sees among their cards. Rule: ORD17.
  const ownerId = ownerOf(order);
  const isOwners = ownerId !== null && ownerId === payerId;
  const customer = await customers.ensure({ownerId: isOwners ? ownerId : id, email, name: holder ?? ''});
  if (!customer.ok) return customer;
  const payment = await port.beginPayment({
    idempotencyKey: paymentKey,
    orderId: id,
    amountCents: todayCents,
    customerId: customer.value.customerId,
    ...(savedCardId === null ? {} : {savedCardId}),
    saveCard: keepsCard(order),
    offSession: false,
    description: `Faro ${number}`,
    returnUrl: `${origin}/${language}/checkout/${id}`,
  });
  if (!payment.ok) {
    // Without a card it is the customer whom nobody knows.
    const isGone = payment.failure.code === 'not-found' && savedCardId === null;
    if (isGone) await customers.drop(customer.value.customerId);
    return payment;
  }
  const {paymentId} = payment.value;
  await inTransaction(database, async (tx) => {
    await tx
      .insert(orderPayments)
      .values({paymentId, vendor: port.vendor, orderId: id, begunAt: toInstant(now())})
      .onConflictDoNothing();
    await tx.update(orders).set({paymentId}).where(eq(orders.paymentKey, paymentKey));
  });
  return payment;
}

/** What is canceled, and what the provider does not know any more, is over. */
async function orOver(parts: OrdersParts, order: OrderRow, payment: Asked<Payment>, also?: Also): Promise<OrOver> {
  const isOver = payment.ok ? payment.value.state === 'canceled' : payment.failure.code === 'not-found';
  if (!isOver) return payment;
  await stopPaying(parts, order, also);
  return succeed(null);
}

/** Puts an order back to where it waits to be paid, unless another payment of it has begun meanwhile. */
async function stopPaying(parts: OrdersParts, {id, paymentKey}: OrderRow, also?: Also): Promise<void> {
  await inTransaction(parts.database, async (tx) => {
    const order = await findOrder(tx, id, {forUpdate: true});
    if (order?.state !== 'paying' || order.paymentKey !== paymentKey) return;
    const waiting = await waitAgain(tx, parts, order);
    await also?.(tx, parts, waiting);
  });
}

/** Puts an order that is being paid back to where it waits, with its coupon and its draft free again. @param order locked. */
export async function waitAgain(
  tx: Transaction,
  {coupons, now}: Pick<OrdersParts, 'coupons' | 'now'>,
  order: OrderRow,
): Promise<OrderRow> {
  await coupons.release(tx, order.id);
  const nobody = {payerId: null, takerId: null, payerHash: null};
  const nothing = {
    paymentKey: null,
    paymentId: null,
    vendor: null,
    savedCardId: null,
    payingAt: null,
  };
  const waiting = await changeOrder(tx, order, {...nobody, ...nothing, state: 'placed'});
  // Whoever was taking it by this payment has its draft until now.
  await markDraft(tx, {...waiting, takerId: order.takerId}, now());
  return waiting;
}
