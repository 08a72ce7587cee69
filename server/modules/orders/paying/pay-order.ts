import {randomUUID} from 'node:crypto';
import type {z} from 'zod';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {leastChargeCents} from '#contract/orders/least-charge.ts';
import {payOrder as endpoint} from '#contract/orders/pay-order.ts';
import {termsVersion} from '#contract/orders/terms.ts';
import {inTransaction, toInstant, type Transaction} from '#server/db/database.ts';
import {implement} from '#server/http/implement.ts';
import {beginPayment, cancelPayment, findPayment} from './begin-payment.ts';
import {becomePaid} from './become-paid.ts';
import {judgeBuying, judgeFormation} from './judge-payment.ts';
import {compareWithDraft, hashAnswers} from './judge-answers.ts';
import {judgePayer} from './judge-payer.ts';
import {markDraft} from './mark-draft.ts';
import {
  changeOrder,
  findDeviceHash,
  findOpenOrder,
  isElsewhere,
  isOthers,
  isSameHash,
  ownerOf,
  type OrderCaller,
} from '#server/modules/orders/order-store.ts';
import type {OrdersParts} from '#server/modules/orders/orders-parts.ts';
import {settlePayment} from './settle-payment.ts';
import {readPayment} from '#server/modules/orders/read-payment.ts';
import {showOrder} from '#server/modules/orders/show-order.ts';
import type {OrderRow} from '#server/modules/orders/table.ts';

type Wish = z.output<typeof endpoint.input>;

/** How often a payment that is over is begun anew within one request: once is usual, more only where somebody else pays meanwhile. */
const mostTurns = 5;

/**
 * Begins paying, or finds the payment that was begun. The intent is written first, then the provider is asked under its key, so that
 * whatever breaks in between is found by the next try. Rules: ORD5, ORD6, ORD12, ORD17, ORD18, ORD24, ORD26, PAY16.
 */
export const payOrder = implement(endpoint, async (parts: OrdersParts, wish, {session}) => {
  if (session?.acting) return fail('forbidden', 'order.not-while-acting');
  const caller = {session, secret: wish.secret};
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const begun = await inTransaction(parts.database, (tx) => freeze(tx, parts, wish, caller));
    if (!begun.ok) return begun;
    const {order, next} = begun.value;
    if (next === 'show')
      return succeed(await showOrder(parts, {order, payment: await readPayment(parts, order), session}));
    const payment = await acts[next](parts, order);
    if (!payment.ok) {
      return next === 'begin' && payment.failure.code === 'not-found'
        ? cardUnknown
        : fail('provider-down', 'payment.provider-down');
    }
    if (payment.value === null) continue;
    // What was to be canceled may be paid, or with the bank: then that is told.
    const settled = payment.value.state === 'paid' ? await settlePayment(parts, payment.value.paymentId) : undefined;
    return succeed(await showOrder(parts, {order: settled ?? order, payment: payment.value, session}));
  }
  return fail('provider-down', 'payment.provider-down');
});

/** What is asked of the provider. */
const acts = {cancel: cancelPayment, begin: beginPayment, find: findPayment};

const cardUnknown = fail('not-found', 'order.card-unknown', {details: {field: 'savedCardId'}});

/** What is to be done with an order that is frozen. */
const goOn = (next: 'show' | keyof typeof acts, order: OrderRow) => succeed({next, order});

/** Judges the order once more and writes down what will be paid; nobody else touches it meanwhile. */
async function freeze(tx: Transaction, parts: OrdersParts, wish: Wish, caller: OrderCaller) {
  const {now, coupons, port, log} = parts;
  const order = await findOpenOrder(tx, wish.id, caller, {forUpdate: true});
  if (!order) return fail('not-found', 'order.unknown');
  if (isOthers(order, caller.session)) return fail('conflict', 'order.claimed');
  if (order.state === 'paid') return goOn('show', order);
  if (order.state === 'expired') return fail('conflict', 'order.expired');
  if (order.state === 'paying' && isElsewhere(order, port)) {
    log.info({orderId: order.id, vendor: order.vendor}, 'an order is not paid anew: another vendor has its payment');
    return fail('provider-down', 'payment.provider-down');
  }
  if (wish.looks) return goOn(order.state === 'paying' ? 'find' : 'show', order);
  if (wish.termsVersion !== termsVersion) return fail('conflict', 'order.terms-changed');
  const at = toInstant(now());
  const today = at.slice(0, 10);
  const payerId = caller.session?.userId ?? null;
  const payerHash = payerId === null ? await findDeviceHash(tx, order.id, wish.secret) : null;
  const takerId = order.userId === null && wish.takes ? payerId : null;
  const who = {payerId, takerId, payerHash};
  const ownerId = ownerOf({...order, takerId});
  const otherAnswers = await compareAnswers(tx, order, wish, ownerId);
  if (otherAnswers !== null) return fail('conflict', otherAnswers);
  const judged =
    order.purchase === null
      ? await judgeFormation(tx, parts, order, {today, takerId, couponCode: wish.couponCode})
      : await judgeBuying(tx, parts, order);
  if (!judged.ok) return judged;
  const {lines, todayCents, renewals, coupon, held: wanted} = judged.value;
  if (todayCents !== wish.seenCents) {
    // Its page reads the new lines, also where nobody is there who may place it anew; without its coupon it stays as it is.
    if (order.state === 'placed' && wish.couponCode === order.couponCode && todayCents !== order.todayCents)
      await changeOrder(tx, order, {lines, todayCents, renewals});
    return fail('conflict', 'order.price-changed', {details: {cents: todayCents}});
  }
  // Somebody's saved cards pay what is theirs.
  if (wish.savedCardId !== null && (payerId === null || payerId !== ownerId)) return cardUnknown;
  const payer = await judgePayer(tx, parts, wish, {payerId, ownerId, todayCents});
  if (!payer.ok) return payer;
  // Until the payment that was begun is canceled it can be paid: its coupon is held for it, and its lines stay.
  if (order.state === 'paying' && !isSamePayment(order, {...who, todayCents, ...coupon}, wish))
    return goOn('cancel', order);
  const held = wanted && (await coupons.reserve(tx, wanted));
  if (held && !held.ok) return held;
  const agreed = {termsVersion, acceptedAt: at, ...payer.value, savedCardId: wish.savedCardId};
  const paying = await changeOrder(tx, order, {
    ...agreed,
    lines,
    todayCents,
    renewals,
    ...coupon,
    state: 'paying',
    payingAt: at,
    paymentKey: order.state === 'paying' ? order.paymentKey : randomUUID(),
    ...who,
    vendor: port.vendor,
  });
  await markDraft(tx, paying, now());
  if (todayCents >= leastChargeCents) return goOn('begin', paying);
  return goOn('show', await becomePaid(tx, parts, paying));
}

/** Whether it has other answers than were shown, or than its person gave last; null where not. A draft is not changed once it is being paid. Rule: ORD26. */
async function compareAnswers(tx: Transaction, order: OrderRow, {answers}: Wish, ownerId: string | null) {
  if (answers !== null && answers !== hashAnswers(order)) return 'order.answers-changed';
  if (order.purchase !== null || order.state !== 'placed') return null;
  return compareWithDraft(tx, order, {ownerId, isOlderPage: answers === null});
}

/** The payment that is under way can be gone on with: the same sum, coupon and person, and a card that the browser gives. */
function isSamePayment(
  order: OrderRow,
  wanted: Pick<OrderRow, 'todayCents' | 'couponCode' | 'takerId' | 'payerId' | 'payerHash'>,
  {savedCardId}: Wish,
): boolean {
  const isSame =
    order.todayCents === wanted.todayCents &&
    order.couponCode === wanted.couponCode &&
    order.takerId === wanted.takerId &&
    order.payerId === wanted.payerId &&
    isSameHash(order.payerHash, wanted.payerHash);
  return isSame && order.savedCardId === null && savedCardId === null;
}
