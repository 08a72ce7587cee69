import {and, asc, eq, lt, lte, or} from 'drizzle-orm';
import {inTransaction, toInstant} from '#server/db/database.ts';
import {askForPayment, freeze, type Means} from './begin-charge.ts';
import {lockCharge} from './charge-store.ts';
import {endForGood, notePaidNot} from './end-charge.ts';
import {lockLapsed} from './lock-lapsed.ts';
import {dayOf, noteDue} from './note-due.ts';
import {findOwners, isOver} from './read-company.ts';
import {settleRead} from './settle-charge.ts';
import type {Owner, SubscriptionsParts} from './subscriptions-parts.ts';
import {subscriptionCharges, type ChargeRow} from './table.ts';

/** How long whoever began a payment has to bring it to its end; longer than any request takes. */
const quietMs = 120_000;

/** How long somebody may look at their bank's page. */
const bankMs = 3_600_000;

/** How many are looked at in one go. */
const atOnce = 200;

/**
 * Charges what is due, and ends what was begun and nobody ended. Safe on several nodes at once and after any interruption: one that fails is
 * tried again in the next round. Rules: SUB6 to SUB8.
 */
export async function renewPlans(parts: SubscriptionsParts, report: (error: unknown) => void): Promise<void> {
  await noteDue(parts);
  await lockLapsed(parts);
  const {state, retryOn, payingAt, dueOn} = subscriptionCharges;
  const isDue = and(eq(state, 'waiting'), lte(retryOn, dayOf(parts.now())));
  const isQuiet = and(eq(state, 'paying'), lt(payingAt, toInstant(parts.now() - quietMs)));
  const found = await parts.database
    .select()
    .from(subscriptionCharges)
    .where(or(isDue, isQuiet))
    .orderBy(asc(dueOn))
    .limit(atOnce);
  for (const charge of found) {
    try {
      await (charge.state === 'paying' ? finish(parts, charge) : tryOne(parts, charge));
    } catch (error) {
      report(error);
    }
  }
}

/** One try by itself: the default card of an owner, when nobody is there. */
async function tryOne(parts: SubscriptionsParts, charge: ChargeRow): Promise<void> {
  const means = await findMeans(parts, charge);
  const frozen = await inTransaction(parts.database, async (tx) => {
    const own = await lockCharge(tx, charge);
    // Another node, or an owner, came first.
    if (own.state !== 'waiting' || own.retryOn !== charge.retryOn) return undefined;
    if (await isOver(tx, own.companyId)) {
      await endForGood(tx, own);
      return undefined;
    }
    if (means) return freeze(tx, parts, own, means);
    await notePaidNot(tx, parts, own, 'no-card');
    return undefined;
  });
  if (frozen) await finish(parts, frozen);
}

/** @throws where a provider cannot be asked: then nobody knows, and nothing is noted. */
async function findMeans(parts: SubscriptionsParts, {companyId}: ChargeRow): Promise<Means | undefined> {
  for (const {id: payerId} of await findOwners(parts, parts.database, companyId)) {
    const found = await parts.findCard(payerId);
    if (!found.ok) throw new Error(found.failure.reason);
    const {cardId: savedCardId} = found.value;
    if (savedCardId !== null) return {payerId, savedCardId, offSession: true};
  }
  return undefined;
}

/** Brings a payment that was begun to its end, whoever began it and wherever that broke off. */
async function finish(parts: SubscriptionsParts, charge: ChargeRow): Promise<void> {
  // What another vendor took is not asked for here. Rule: PAY16.
  if (charge.vendor !== parts.port.vendor) return;
  const payer = await findPayer(parts, charge);
  const payment = payer && (await askForPayment(parts, charge, payer));
  if (payment && !payment.ok && payment.failure.code !== 'not-found') throw new Error(payment.failure.reason);
  if (!payment?.ok) {
    // The card or the person is gone: as if there had been none.
    await inTransaction(parts.database, async (tx) => {
      const own = await lockCharge(tx, charge);
      if (own.state === 'paying' && own.paymentKey === charge.paymentKey) await notePaidNot(tx, parts, own, 'no-card');
    });
    return;
  }
  const after = await settleRead(parts, charge, payment.value);
  if (after.state === 'paying' && after.paymentKey === charge.paymentKey) await leave(parts, after);
}

/** Leaves a payment on which the bank's page was never answered. */
async function leave(parts: SubscriptionsParts, charge: ChargeRow): Promise<void> {
  const {paymentId, payingAt, offSession} = charge;
  const isOld = payingAt !== null && Date.parse(payingAt) < parts.now() - bankMs;
  if (paymentId === null || offSession || !isOld) return;
  const canceled = await parts.port.cancelPayment(paymentId);
  if (!canceled.ok) throw new Error(canceled.failure.reason);
  await settleRead(parts, charge, canceled.value);
}

/** Whose card it is, while they may sign in. */
export async function findPayer(
  {database, findActive}: Pick<SubscriptionsParts, 'database' | 'findActive'>,
  {payerId}: Pick<ChargeRow, 'payerId'>,
): Promise<Owner | undefined> {
  if (payerId === null) return undefined;
  const [payer] = await findActive(database, [payerId]);
  return payer;
}
