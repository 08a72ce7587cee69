import {and, eq} from 'drizzle-orm';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {payOwed as endpoint} from '#contract/subscriptions/pay-owed.ts';
import {inTransaction} from '#server/db/database.ts';
import {implement} from '#server/http/implement.ts';
import {askForPayment, freeze} from './begin-charge.ts';
import {lockCharge} from './charge-store.ts';
import {isGivenUp, notePaidNot} from './end-charge.ts';
import {findPayer} from './renew-plans.ts';
import {endOther, tell} from './go-on-paying.ts';
import {isOver} from './read-company.ts';
import type {SubscriptionsParts} from './subscriptions-parts.ts';
import {subscriptionCharges} from './table.ts';

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
  const isIt = and(
    eq(subscriptionCharges.kind, 'renewal'),
    eq(subscriptionCharges.companyId, companyId),
    eq(subscriptionCharges.dueOn, dueOn),
  );
  const [found] = await database.select().from(subscriptionCharges).where(isIt);
  if (!found || (await isOver(database, companyId)) || (await isGivenUp(database, found))) return none;
  if (found.cents !== seenCents) return fail('conflict', 'subscription.price-changed', {details: {cents: found.cents}});
  if (found.state === 'paying') {
    const isSame = found.savedCardId === savedCardId && found.payerId === session.userId;
    const ended = await endOther(parts, found, isSame);
    if (ended === undefined) return down;
    if (ended) return succeed(ended);
  }
  const frozen = await inTransaction(database, async (tx) => {
    const charge = await lockCharge(tx, found);
    if (charge.state === 'paid' || charge.state === 'paying') return charge;
    // It may have been dissolved, or given up, while we waited for its turn.
    if ((await isOver(tx, companyId)) || (await isGivenUp(tx, charge))) return null;
    return freeze(tx, parts, charge, {payerId: session.userId, savedCardId, offSession: false});
  });
  if (frozen === null) return none;
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
