import {addDays} from '#contract/kernel/dates.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {placedDays} from '#contract/orders/order-states.ts';
import {placeOrder as endpoint} from '#contract/orders/place-order.ts';
import {inTransaction, type Transaction} from '#server/db/database.ts';
import {implement} from '#server/http/implement.ts';
import {choiceOf, findProblem, priceOn} from './judge-order.ts';
import {nameOf} from './name-of.ts';
import {addSecret, changeOrder, findOpenOrder, findOrder, takeNumber} from './order-store.ts';
import type {OrdersParts} from './orders-parts.ts';
import {showOrder} from './show-order.ts';
import {orders, type OrderRow} from './table.ts';

/** What may change from one placing to the next. */
type Placing = Pick<
  OrderRow,
  'email' | 'language' | 'draft' | 'partners' | 'lines' | 'todayCents' | 'renewals' | 'couponCode' | 'expiresAt'
>;

/** Places an order, or places it anew with other answers, as long as nobody pays it. Rules: ORD1 to ORD4. */
export const placeOrder = implement(endpoint, async (parts: OrdersParts, input, {session}) => {
  const {database, now, coupons} = parts;
  const {draft, partners, secret, language, seenCents} = input;
  if (session?.acting) return fail('forbidden', 'order.not-while-acting');
  if (!session && secret === undefined) return fail('validation', 'order.secret-missing', {details: {field: 'secret'}});
  const today = new Date(now()).toISOString().slice(0, 10);
  const problem = findProblem(input, today);
  if (problem) {
    const {reason, field, step, details} = problem;
    return fail('validation', reason, {details: {...details, field, step}});
  }
  const placed = await inTransaction(database, async (tx) => {
    const known = await findOpenOrder(tx, draft.id, {session, secret}, {forUpdate: true});
    if (!known && (await findOrder(tx, draft.id))) return fail('not-found', 'order.unknown');
    if (known?.state === 'paying') return fail('conflict', 'order.paying');
    if (known?.state === 'paid') return fail('conflict', 'order.paid');
    const {kind, planId, period} = choiceOf(input);
    const wish = input.couponCode === null ? null : {code: input.couponCode, kind, planId, period};
    const coupon = wish && (await coupons.find(tx, {orderId: draft.id, wish}));
    if (coupon && !coupon.ok) return coupon;
    const {lines, todayCents, renewals} = priceOn(input, today, coupon?.value);
    if (todayCents !== seenCents) return fail('conflict', 'order.price-changed', {details: {cents: todayCents}});
    const expiresAt = `${addDays(today, placedDays)}T23:59:59.999Z`;
    const {email} = draft;
    const couponCode = coupon?.value.code ?? null;
    const placing = {email, language, draft, partners, lines, todayCents, renewals, couponCode, expiresAt};
    const userId = session?.userId ?? null;
    return succeed(
      known
        ? await changeOrder(tx, known, {...placing, state: 'placed', userId: known.userId ?? userId})
        : await addOrder(tx, parts, {...placing, id: draft.id, userId, secret}),
    );
  });
  return placed.ok ? succeed(await showOrder(parts, placed.value, null)) : placed;
});

type NewOrder = Placing & {readonly id: string; readonly userId: string | null; readonly secret: string | undefined};

async function addOrder(
  tx: Transaction,
  {now, queueMail}: OrdersParts,
  {secret, ...order}: NewOrder,
): Promise<OrderRow> {
  const number = await takeNumber(tx, now());
  const placedAt = new Date(now()).toISOString();
  const [added] = await tx
    .insert(orders)
    .values({...order, number, kind: order.draft.kind, state: 'placed', placedAt})
    .returning();
  if (!added) throw new Error('an order was not added');
  if (secret !== undefined) await addSecret(tx, order.id, now(), secret);
  await queueMail(tx, {
    kind: 'order-placed',
    to: order.email,
    language: order.language,
    firstName: order.draft.firstName,
    number,
    company: nameOf(added),
    cents: order.todayCents,
    until: order.expiresAt,
    path: `checkout/${order.id}#${await addSecret(tx, order.id, now())}`,
  });
  return added;
}
