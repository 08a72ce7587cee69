import {and, eq, isNull} from 'drizzle-orm';
import {idSchema} from '#contract/kernel/ids.ts';
import {inTransaction, toInstant, type Transaction} from '#server/db/database.ts';
import type {Payment} from '#server/providers/payments/port.ts';
import {findCharge, lockCharge} from './charge-store.ts';
import {becomePaid, isWanted, letGo, notePaidNot} from './end-charge.ts';
import {dayOf} from './note-due.ts';
import type {SubscriptionsParts} from './subscriptions-parts.ts';
import {subscriptionPayments, type ChargeRow} from './table.ts';

/**
 * Asks the provider where a payment is, and does what follows, where it is of a renewal. Safe at any time, in any order and as often as one
 * likes. @throws where the provider cannot be asked. Rules: SUB6, SUB8, PAY8, PAY16.
 */
export async function settleCharge(parts: SubscriptionsParts, paymentId: string): Promise<void> {
  const {port, database} = parts;
  const [begun] = await database
    .select()
    .from(subscriptionPayments)
    .where(eq(subscriptionPayments.paymentId, paymentId));
  if (begun && begun.vendor !== port.vendor) return;
  const read = await port.readPayment(paymentId);
  if (!read.ok && read.failure.code === 'not-found') return;
  if (!read.ok) throw new Error(read.failure.reason);
  const {orderId} = read.value;
  const charge = idSchema.safeParse(orderId).success ? await findCharge(database, orderId) : undefined;
  if (charge) await settleRead(parts, charge, read.value);
}

/** Does what follows of a payment as it was read. @returns the charge as it is then. */
export async function settleRead(parts: SubscriptionsParts, found: ChargeRow, payment: Payment): Promise<ChargeRow> {
  return inTransaction(parts.database, async (tx) => {
    const charge = await lockCharge(tx, found);
    await tx
      .insert(subscriptionPayments)
      .values({
        paymentId: payment.paymentId,
        vendor: parts.port.vendor,
        chargeId: charge.id,
        begunAt: toInstant(parts.now()),
      })
      .onConflictDoNothing();
    return settle(tx, parts, charge, payment);
  });
}

async function settle(
  tx: Transaction,
  parts: SubscriptionsParts,
  charge: ChargeRow,
  payment: Payment,
): Promise<ChargeRow> {
  const {paymentId, state, receivedCents, givenBackCents} = payment;
  const isOwn = (charge.paymentId ?? paymentId) === paymentId;
  if (state === 'paid') {
    if (charge.state === 'paid' && charge.paymentId === paymentId) {
      // Somebody gave it back at the provider. Rule: INV5.
      if (givenBackCents > 0)
        await parts.invoices.creditUpTo(tx, {
          sourceId: charge.id,
          amountCents: givenBackCents,
          decidedAt: toInstant(parts.now()),
        });
      return charge;
    }
    const isGone = givenBackCents >= receivedCents;
    // Also what was taken after its payment had been let go of: it is owed still.
    const isOpen = charge.state !== 'paid' && receivedCents === charge.cents && !isGone;
    if (isOpen && (await isWanted(tx, charge, dayOf(parts.now())))) return becomePaid(tx, parts, charge, payment);
    if (!isGone) await giveBack(tx, parts, payment);
    return charge.kind === 'upgrade' && charge.state === 'paying' && isOwn ? letGo(tx, charge) : charge;
  }
  if (charge.state !== 'paying' || !isOwn) return charge;
  if (state === 'failed') return notePaidNot(tx, parts, charge, payment.failure?.group ?? 'other-card');
  if (state === 'canceled') return charge.offSession ? notePaidNot(tx, parts, charge, 'other-card') : letGo(tx, charge);
  return charge;
}

/** One payment too many goes back, once. Rule: SUB8. */
async function giveBack(
  tx: Transaction,
  parts: SubscriptionsParts,
  {paymentId, orderId, receivedCents, givenBackCents}: Payment,
): Promise<void> {
  const marked = await tx
    .update(subscriptionPayments)
    .set({givenBackAt: toInstant(parts.now())})
    .where(and(eq(subscriptionPayments.paymentId, paymentId), isNull(subscriptionPayments.givenBackAt)))
    .returning({paymentId: subscriptionPayments.paymentId});
  if (marked.length > 0) await parts.giveBack(tx, {paymentId, orderId, amountCents: receivedCents - givenBackCents});
}
