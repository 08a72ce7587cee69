import {randomUUID} from 'node:crypto';
import {and, eq} from 'drizzle-orm';
import {toInstant, inTransaction, type Transaction} from '#server/db/database.ts';
import type {Asked, Payment} from '#server/providers/payments/port.ts';
import {changeCharge} from './charge-store.ts';
import type {Owner, SubscriptionsParts} from './subscriptions-parts.ts';
import {companies, subscriptionCharges, subscriptionPayments, type ChargeRow} from './table.ts';

/** Whose card pays, which, and whether they are there. */
export type Means = {readonly payerId: string; readonly savedCardId: string; readonly offSession: boolean};

/** Writes down what will be paid, before anybody is asked: whatever breaks is found again under this key. @param charge locked. Rule: SUB6. */
export async function freeze(
  tx: Transaction,
  {port, now}: Pick<SubscriptionsParts, 'port' | 'now'>,
  charge: ChargeRow,
  means: Means,
): Promise<ChargeRow> {
  return changeCharge(tx, charge, {
    ...means,
    state: 'paying',
    vendor: port.vendor,
    paymentKey: randomUUID(),
    paymentId: null,
    payingAt: toInstant(now()),
  });
}

/** Begins the payment of a charge that is frozen, or finds it. Outside any transaction; what it finds is kept. Rules: SUB6, SUB8. */
export async function askForPayment(
  parts: SubscriptionsParts,
  charge: ChargeRow,
  payer: Owner,
): Promise<Asked<Payment>> {
  const {port, database, ensureCustomer, now, origin} = parts;
  const {id, paymentId, paymentKey, savedCardId, cents, offSession, companyId} = charge;
  // A key is known for a day, an id for good.
  if (paymentId !== null) return port.readPayment(paymentId);
  if (paymentKey === null || savedCardId === null) throw new Error('a charge that is being paid has a key and a card');
  const customer = await ensureCustomer(payer);
  if (!customer.ok) return customer;
  const [company] = await database.select({name: companies.name}).from(companies).where(eq(companies.id, companyId));
  const begun = await port.beginPayment({
    idempotencyKey: paymentKey,
    orderId: id,
    amountCents: cents,
    customerId: customer.value.customerId,
    savedCardId,
    saveCard: false,
    offSession,
    description: `Faro ${company?.name ?? ''}`.trim(),
    returnUrl: `${origin}/${payer.language}/payment-method`,
  });
  if (!begun.ok) return begun;
  await inTransaction(database, async (tx) => {
    await tx
      .insert(subscriptionPayments)
      .values({
        paymentId: begun.value.paymentId,
        vendor: port.vendor,
        chargeId: id,
        begunAt: toInstant(now()),
      })
      .onConflictDoNothing();
    await tx
      .update(subscriptionCharges)
      .set({paymentId: begun.value.paymentId})
      .where(and(eq(subscriptionCharges.paymentKey, paymentKey), eq(subscriptionCharges.state, 'paying')));
  });
  return begun;
}
