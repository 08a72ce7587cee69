import {sql} from 'drizzle-orm';
import {addDays} from '#contract/kernel/dates.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {placedDays} from '#contract/orders/order-states.ts';
import {placeOrder as endpoint} from '#contract/orders/place-order.ts';
import {inTransaction, toInstant, type Transaction} from '#server/db/database.ts';
import {hasSpace} from '#server/db/spaces.ts';
import {implement} from '#server/http/implement.ts';
import {addedCompanyOf, checkAdded, companyUnknown} from './check-added.ts';
import {findProblem, priceOn} from './judge-order.ts';
import {mailPlaced} from './mail-placed.ts';
import {
  changeOrder,
  dropMailedSecrets,
  findDeviceHash,
  findOpenOrder,
  findOrder,
  keepSecret,
  takeNumber,
  type OrderCaller,
} from './order-store.ts';
import type {OrdersParts} from './orders-parts.ts';
import {showOrder} from './show-order.ts';
import {orders, toOrder, type FormationOrder} from './table.ts';
import {markDraft} from '#server/modules/orders/paying/mark-draft.ts';
import {toCouponColumns, wishCoupon} from '#server/modules/orders/paying/wish-coupon.ts';

/** What may change from one placing to the next. */
type Placing = Pick<
  FormationOrder,
  | 'kind'
  | 'email'
  | 'language'
  | 'draft'
  | 'partners'
  | 'lines'
  | 'todayCents'
  | 'renewals'
  | 'couponCode'
  | 'couponAppliesTo'
  | 'expiresAt'
>;

/** Places an order, or places it anew with other answers, as long as nobody pays it. Rules: ORD1 to ORD4, ORD22. */
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
    await takeTurn(tx, draft.id);
    const known = await findOpenOrder(tx, draft.id, {session, secret}, {forUpdate: true});
    if (known?.purchase) return fail('not-found', 'order.unknown');
    if (!known && (await isTaken(tx, draft.id))) return fail('not-found', 'order.unknown');
    if (known?.state === 'paying') return fail('conflict', 'order.paying');
    if (known?.state === 'paid') return fail('conflict', 'order.paid');
    if (known && !(await isItsMaker(tx, known, {session, secret}))) return fail('forbidden', 'order.not-by-link');
    const userId = known?.userId ?? session?.userId ?? null;
    const wish = {id: draft.id, kind: draft.kind, draft, userId, takerId: null};
    const companyId = addedCompanyOf(wish);
    // Only whose order it is names another company of theirs, not who has a secret of it.
    const isAnothers = userId !== (session?.userId ?? null) && companyId !== (known ? addedCompanyOf(known) : null);
    if (companyId !== null && isAnothers) return companyUnknown;
    const added = await checkAdded(tx, parts, wish);
    if (!added.ok) return added;
    const wanted = wishCoupon({id: draft.id, draft, partners}, input.couponCode);
    const coupon = wanted && (await coupons.find(tx, wanted));
    if (coupon && !coupon.ok) return coupon;
    const {lines, todayCents, renewals} = priceOn(input, today, coupon?.value);
    if (todayCents !== seenCents) return fail('conflict', 'order.price-changed', {details: {cents: todayCents}});
    const expiresAt = `${addDays(today, placedDays)}T23:59:59.999Z`;
    const {email, kind} = draft;
    const priced = {lines, todayCents, renewals, ...toCouponColumns(coupon?.value)};
    const placing = {kind, email, language, draft, partners, ...priced, expiresAt};
    if (!known) return succeed(await addOrder(tx, parts, {...placing, id: draft.id, userId, secret}));
    const order = await changeOrder(tx, known, {...placing, state: 'placed', userId});
    await markDraft(tx, order, now());
    const isOfAnother = known.email !== email;
    if (isOfAnother) await dropMailedSecrets(tx, order.id);
    // One that ran out has another last day, and perhaps another sum, than its mail says.
    if (isOfAnother || Date.parse(known.expiresAt) <= now()) await mailPlaced(tx, parts, order);
    return succeed(order);
  });
  return placed.ok ? succeed(await showOrder(parts, {order: placed.value, payment: null, session})) : placed;
});

/** Any number, the same for every node; the other half of the lock's key is the order. */
const placingLock = 7_216_049;

/** Two tabs that place one order at once do so one after the other, also where there is no row to lock yet. */
async function takeTurn(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${placingLock}, hashtext(${id}))`);
}

/** The id is another's order, a person or a company. Rule: ORD4. */
async function isTaken(tx: Transaction, id: string): Promise<boolean> {
  return (await findOrder(tx, id)) !== undefined || (await hasSpace(tx, id));
}

/** The order's person, or the device on which it was placed. A link by mail is passed on: it changes nothing, and makes nobody its person. Rule: ORD22. */
async function isItsMaker(
  tx: Transaction,
  {id, userId}: FormationOrder,
  {session, secret}: OrderCaller,
): Promise<boolean> {
  if (session && session.userId === userId) return true;
  return (await findDeviceHash(tx, id, secret)) !== null;
}

type NewOrder = Placing & {readonly id: string; readonly userId: string | null; readonly secret: string | undefined};

async function addOrder(tx: Transaction, parts: OrdersParts, {secret, ...placed}: NewOrder): Promise<FormationOrder> {
  const nowMs = parts.now();
  const number = await takeNumber(tx, nowMs);
  const [added] = await tx
    .insert(orders)
    .values({...placed, number, state: 'placed', placedAt: toInstant(nowMs)})
    .returning();
  const order = added && toOrder(added);
  if (!order || order.purchase !== null) throw new Error('an order was not added');
  if (secret !== undefined) await keepSecret(tx, order.id, secret, nowMs);
  await markDraft(tx, order, nowMs);
  await mailPlaced(tx, parts, order);
  return order;
}
