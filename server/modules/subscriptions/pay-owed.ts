import {and, eq} from 'drizzle-orm';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {payOwed as endpoint, type OwedPayment} from '#contract/subscriptions/pay-owed.ts';
import {inTransaction} from '#server/db/database.ts';
import {implement} from '#server/http/implement.ts';
import type {Payment} from '#server/providers/payments/port.ts';
import {askForPayment, freeze} from './begin-charge.ts';
import {lockCharge} from './charge-store.ts';
import {notePaidNot} from './end-charge.ts';
import {findPayer} from './renew-plans.ts';
import {settleRead} from './settle-charge.ts';
import type {SubscriptionsParts} from './subscriptions-parts.ts';
import {subscriptionCharges, type ChargeRow} from './table.ts';

const down = fail('provider-down', 'payment.provider-down');
const none = fail('not-found', 'subscription.nothing-owed');
const cardUnknown = fail('not-found', 'payment.card-unknown');

/** Pays what is owed with a card of the caller's own, or goes on with the payment that was begun. Rule: SUB8. */
export const payOwed = implement(endpoint, async (parts: SubscriptionsParts, wish, {session}) => {
  const {database, findRole, port} = parts;
  const {companyId, dueOn, savedCardId, seenCents} = wish;
  const role = await findRole(database, companyId, session.userId);
  if (role === undefined) return none;
  if (role !== 'owner') return fail('forbidden', 'subscription.owner-only');
  const isIt = and(eq(subscriptionCharges.companyId, companyId), eq(subscriptionCharges.dueOn, dueOn));
  const [found] = await database.select().from(subscriptionCharges).where(isIt);
  if (!found) return none;
  if (found.cents !== seenCents) return fail('conflict', 'subscription.price-changed', {details: {cents: found.cents}});
  if (found.state === 'paying') {
    const ended = await endOther(parts, found, {savedCardId, payerId: session.userId});
    if (ended === undefined) return down;
    if (ended) return succeed(ended);
  }
  const frozen = await inTransaction(database, async (tx) => {
    const charge = await lockCharge(tx, found);
    if (charge.state === 'paid' || charge.state === 'paying') return charge;
    return freeze(tx, parts, charge, {payerId: session.userId, savedCardId, offSession: false});
  });
  if (frozen.state === 'paid') return succeed({state: 'paid'});
  const payer = await findPayer(parts, frozen);
  const payment = payer && frozen.vendor === port.vendor ? await askForPayment(parts, frozen, payer) : undefined;
  if (payment?.ok) return succeed(await tell(parts, frozen, payment.value));
  if (payment?.failure.code !== 'not-found') return down;
  await inTransaction(database, async (tx) => {
    const own = await lockCharge(tx, frozen);
    if (own.paymentKey === frozen.paymentKey) await notePaidNot(tx, parts, own, 'no-card');
  });
  return cardUnknown;
});

/**
 * What is under way: the same card goes on with it; for another it is canceled first.
 *
 * @returns where it is; null where it is over and another may begin, undefined where nobody knows.
 */
async function endOther(
  parts: SubscriptionsParts,
  charge: ChargeRow,
  {savedCardId, payerId}: {readonly savedCardId: string; readonly payerId: string},
): Promise<OwedPayment | null | undefined> {
  const payer = charge.vendor === parts.port.vendor ? await findPayer(parts, charge) : undefined;
  const payment = payer && (await askForPayment(parts, charge, payer));
  if (!payment?.ok) return undefined;
  const told = await tell(parts, charge, payment.value);
  const isSame = charge.savedCardId === savedCardId && charge.payerId === payerId;
  // A card that was declined before is tried anew: somebody asks for that.
  if (told.state === 'declined') return null;
  if (told.state !== 'bank' || isSame) return told;
  const canceled = await parts.port.cancelPayment(payment.value.paymentId);
  if (!canceled.ok) return undefined;
  const after = await tell(parts, charge, canceled.value);
  return after.state === 'paid' ? after : null;
}

/** Settles a payment as it was read, and says where it is. */
async function tell(parts: SubscriptionsParts, charge: ChargeRow, payment: Payment): Promise<OwedPayment> {
  const after = await settleRead(parts, charge, payment);
  if (after.state === 'paid') return {state: 'paid'};
  if (payment.state === 'needs-action') return {state: 'bank', clientSecret: payment.clientSecret};
  if (payment.state === 'failed' || payment.state === 'canceled')
    return {state: 'declined', group: payment.failure?.group ?? 'other-card'};
  return {state: 'processing'};
}
