import {and, eq, sql} from 'drizzle-orm';
import {addDays} from '#contract/kernel/dates.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {placedDays} from '#contract/orders/order-states.ts';
import {placePurchase as endpoint} from '#contract/purchases/place-purchase.ts';
import type {PurchaseWish} from '#contract/purchases/purchase.ts';
import {inTransaction, toInstant, type Transaction} from '#server/db/database.ts';
import {hasSpace} from '#server/db/spaces.ts';
import {asServiceIn} from '#server/db/second-net.ts';
import {implement} from '#server/http/implement.ts';
import {changeOrder, findOrder, takeNumber} from '#server/modules/orders/order-store.ts';
import type {OrdersParts} from '#server/modules/orders/orders-parts.ts';
import {readPayment} from '#server/modules/orders/read-payment.ts';
import {showOrder} from '#server/modules/orders/show-order.ts';
import {orders, toOrder, type OrderRow} from '#server/modules/orders/table.ts';
import {judgePurchase} from './judge-purchase.ts';

/** Places an order for a company, or finds the unpaid one of its person for the same. Rules: BUY1 to BUY3. */
export const placePurchase = implement(endpoint, async (parts: OrdersParts, input, {session}) => {
  const {database, now, purchases, findPersonById} = parts;
  const {companyId, wish, language, seenCents} = input;
  const {userId} = session;
  const placed = await inTransaction(database, async (tx) => {
    const known = await findUnpaid(tx, {companyId, userId, wish});
    const judged = await judgePurchase(tx, parts, {orderId: known?.id ?? input.id, userId, companyId, wish});
    if (!judged.ok) return judged;
    const {todayCents} = judged.value;
    if (todayCents !== seenCents) return fail('conflict', 'order.price-changed', {details: {cents: todayCents}});
    // What is being paid is gone on with at its own page.
    if (known?.state === 'paying') return succeed(known);
    const at = toInstant(now());
    const price = {...judged.value, language, expiresAt: `${addDays(at.slice(0, 10), placedDays)}T23:59:59.999Z`};
    if (known) return succeed(await changeOrder(tx, known, price));
    if (await isTaken(tx, input.id)) return fail('not-found', 'purchase.none');
    const person = await findPersonById(tx, userId);
    const company = await purchases.findCompanyName(tx, companyId);
    if (!person || company === undefined) return fail('not-found', 'purchase.none');
    const [added] = await tx
      .insert(orders)
      .values({
        ...price,
        id: input.id,
        number: await takeNumber(tx, now()),
        kind: wish.kind,
        state: 'placed',
        purchase: {wish, company},
        email: person.email,
        placedAt: at,
        userId,
        companyId,
      })
      .returning();
    if (!added) throw new Error('a purchase was not added');
    return succeed(toOrder(added));
  });
  if (!placed.ok) return placed;
  const payment = await readPayment(parts, placed.value);
  return succeed(await showOrder(parts, {order: placed.value, payment, session}));
});

/** The id is another order, a person or a company. Rule: ORD4. */
async function isTaken(tx: Transaction, id: string): Promise<boolean> {
  return asServiceIn(
    tx,
    'find-taken-id',
    async () => (await findOrder(tx, id)) !== undefined || (await hasSpace(tx, id)),
  );
}

type Same = {readonly companyId: string; readonly userId: string; readonly wish: PurchaseWish};

/** The order that a person has for the same, and has not paid. */
async function findUnpaid(tx: Transaction, {companyId, userId, wish}: Same): Promise<OrderRow | undefined> {
  // Two tabs that place the same at once do so one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(${placingLock}, hashtext(${companyId}))`);
  const isTheirs = and(eq(orders.companyId, companyId), eq(orders.userId, userId));
  const isSame = sql`${orders.purchase} -> 'wish' = ${JSON.stringify(wish)}::jsonb`;
  const [found] = await tx
    .select()
    .from(orders)
    .where(and(isTheirs, isSame, sql`${orders.state} in ('placed', 'paying')`))
    .limit(1)
    .for('update');
  return found && toOrder(found);
}

/** Any number, the same for every node; the other half of the lock's key is the company. */
const placingLock = 7_216_052;
