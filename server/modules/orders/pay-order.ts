import {randomUUID} from 'node:crypto';
import type {z} from 'zod';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {payOrder as endpoint} from '#contract/orders/pay-order.ts';
import {termsVersion} from '#contract/orders/terms.ts';
import {inTransaction, type Transaction} from '#server/db/database.ts';
import {implement} from '#server/http/implement.ts';
import {beginPayment, cancelPayment} from './begin-payment.ts';
import {becomePaid} from './become-paid.ts';
import {choiceOf, findProblem, priceOn} from './judge-order.ts';
import {lockDraft} from './lock-draft.ts';
import {changeOrder, findOpenOrder, type OrderCaller} from './order-store.ts';
import type {OrdersParts} from './orders-parts.ts';
import {settlePayment} from './settle-payment.ts';
import {showOrder} from './show-order.ts';
import type {OrderRow} from './table.ts';

type Wish = z.output<typeof endpoint.input>;

/** What is charged at least; less is given away. Source: docs.stripe.com/currencies, minimum charge. */
const leastCents = 50;

/**
 * Begins paying, or finds the payment that was begun. The intent is written first, then the provider is asked under its key, so that
 * whatever breaks in between is found by the next try. Rules: ORD5, ORD6, ORD12.
 */
export const payOrder = implement(endpoint, async (parts: OrdersParts, wish, {session}) => {
  if (session?.acting) return fail('forbidden', 'order.not-while-acting');
  const caller = {session, secret: wish.secret};
  for (;;) {
    const begun = await inTransaction(parts.database, (tx) => freeze(tx, parts, wish, caller));
    if (!begun.ok) return begun;
    const {order, next} = begun.value;
    if (next === 'show') return succeed(await showOrder(parts, order, null));
    if (next === 'cancel') {
      // Paid after all, or nobody knows: both are told.
      const canceled = await cancelPayment(parts, order);
      if (!canceled.ok) return fail('provider-down', 'payment.provider-down');
      if (canceled.value.state === 'paid') await settlePayment(parts, canceled.value.paymentId);
      continue;
    }
    const payment = await beginPayment(parts, order);
    if (!payment.ok) {
      return payment.failure.code === 'not-found'
        ? fail('not-found', 'order.card-unknown', {details: {field: 'savedCardId'}})
        : fail('provider-down', 'payment.provider-down');
    }
    const settled = payment.value.state === 'paid' ? await settlePayment(parts, payment.value.paymentId) : undefined;
    return succeed(await showOrder(parts, settled ?? order, payment.value));
  }
});

/** What is to be done with an order that is frozen. */
const goOn = (next: 'show' | 'cancel' | 'begin', order: OrderRow) => succeed({next, order});

/** Judges the order once more and writes down what will be paid; nobody else touches it meanwhile. */
async function freeze(tx: Transaction, parts: OrdersParts, wish: Wish, caller: OrderCaller) {
  const {now, coupons} = parts;
  const order = await findOpenOrder(tx, wish.id, caller, {forUpdate: true});
  if (!order) return fail('not-found', 'order.unknown');
  if (order.state === 'paid') return goOn('show', order);
  if (order.state === 'expired') return fail('conflict', 'order.expired');
  if (wish.termsVersion !== termsVersion) return fail('conflict', 'order.terms-changed');
  const today = new Date(now()).toISOString().slice(0, 10);
  // What was right when it was placed, and is not now, is a country.
  if (findProblem(order, today)) return fail('conflict', 'order.country-ineligible');
  const {kind, planId, period} = choiceOf(order);
  const code = wish.couponCode;
  const coupon =
    code === null ? null : await coupons.reserve(tx, {orderId: order.id, wish: {code, kind, planId, period}});
  if (code === null) await coupons.release(tx, order.id);
  if (coupon && !coupon.ok) return coupon;
  const {lines, todayCents, renewals} = priceOn(order, today, coupon?.value);
  if (todayCents !== wish.seenCents) return fail('conflict', 'order.price-changed', {details: {cents: todayCents}});
  if (order.state === 'paying' && !isSamePayment(order, wish)) return goOn('cancel', order);
  const at = new Date(now()).toISOString();
  const {holder, zip, country, nationality, savedCardId} = wish;
  const agreed = {termsVersion, acceptedAt: at, holder, zip, country, nationality, savedCardId};
  const paying = await changeOrder(tx, order, {
    ...agreed,
    lines,
    todayCents,
    renewals,
    couponCode: coupon?.value.code ?? null,
    state: 'paying',
    payingAt: at,
    paymentKey: order.state === 'paying' ? order.paymentKey : randomUUID(),
    userId: order.userId ?? caller.session?.userId ?? null,
  });
  await lockDraft(tx, paying, {isLocked: true, nowMs: now()});
  if (todayCents >= leastCents) return goOn('begin', paying);
  return goOn('show', await becomePaid(tx, parts, paying));
}

/** The payment that is under way can be gone on with: the same sum, and a card that the browser gives. */
function isSamePayment(order: OrderRow, {seenCents, savedCardId}: Wish): boolean {
  return order.todayCents === seenCents && order.savedCardId === null && savedCardId === null;
}
