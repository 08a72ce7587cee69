import {createHash, randomBytes} from 'node:crypto';
import {and, eq, sql} from 'drizzle-orm';
import {canBecome, orderNumber} from '#contract/orders/order-states.ts';
import {toInstant, type Queryable, type Transaction} from '#server/db/database.ts';
import type {Session} from '#server/http/session.ts';
import type {PaymentsPort} from '#server/providers/payments/port.ts';
import {orderDays, orders, orderSecrets, toOrder, type OrderChange, type OrderRow} from './table.ts';

/** Who asks for an order: somebody who is signed in, or whoever has a secret of it. */
export type OrderCaller = {
  readonly session: Pick<Session, 'userId'> | undefined;
  readonly secret: string | undefined;
};

/**
 * The order that a caller may see; undefined where there is none, or it is another's: nobody hears which. With `forUpdate` everybody else
 * waits until the transaction ends. Rule: ORD4.
 */
export async function findOpenOrder(
  database: Queryable,
  id: string,
  {session, secret}: OrderCaller,
  {forUpdate = false} = {},
): Promise<OrderRow | undefined> {
  const found = await findOrder(database, id, {forUpdate});
  if (!found) return undefined;
  if (session && ownerOf(found) === session.userId) return found;
  if (secret === undefined) return undefined;
  const [known] = await database
    .select({orderId: orderSecrets.orderId})
    .from(orderSecrets)
    .where(and(eq(orderSecrets.orderId, id), eq(orderSecrets.hash, hashOf(secret))));
  return known && found;
}

/** Whose an order is, or becomes by the payment that is under way; null for a visitor's. Rule: ORD17. */
export function ownerOf({userId, takerId}: Pick<OrderRow, 'userId' | 'takerId'>): string | null {
  return userId ?? takerId;
}

/** Another vendor has the payment of an order; one of which nobody knows who has it is the present one's. Rule: PAY16. */
export function isElsewhere({vendor}: Pick<OrderRow, 'vendor'>, port: Pick<PaymentsPort, 'vendor'>): boolean {
  return vendor !== null && vendor !== port.vendor;
}

/** It is paid and belongs to somebody: what opened it before opens it to nobody else any more. Rule: ORD18. */
export function isOthers({state, userId}: OrderRow, session: OrderCaller['session']): boolean {
  return state === 'paid' && userId !== null && userId !== session?.userId;
}

/** An order by its id, whoever asks. */
export async function findOrder(
  database: Queryable,
  id: string,
  {forUpdate = false} = {},
): Promise<OrderRow | undefined> {
  const asked = database.select().from(orders).where(eq(orders.id, id)).$dynamic();
  const [found] = await (forUpdate ? asked.for('update') : asked);
  return found && toOrder(found);
}

/** Lets a device open an order by the secret that it made. Rule: ORD4. */
export async function keepSecret(tx: Transaction, orderId: string, secret: string, nowMs: number): Promise<void> {
  await tx.insert(orderSecrets).values({orderId, hash: hashOf(secret), madeAt: toInstant(nowMs)});
}

/** The hash of a secret that the device which placed an order made; null for any other: a link by mail is passed on. Rule: ORD20. */
export async function findDeviceHash(
  database: Queryable,
  orderId: string,
  secret: string | undefined,
): Promise<Buffer | null> {
  if (secret === undefined) return null;
  const isDevices = and(eq(orderSecrets.hash, hashOf(secret)), eq(orderSecrets.byMail, false));
  const [known] = await database
    .select({hash: orderSecrets.hash})
    .from(orderSecrets)
    .where(and(eq(orderSecrets.orderId, orderId), isDevices));
  return known?.hash ?? null;
}

/** Two hashes are of one secret, or there is none. */
export function isSameHash(one: Buffer | null, other: Buffer | null): boolean {
  return one === null || other === null ? one === other : Buffer.compare(one, other) === 0;
}

/** Makes a secret for a link that goes to the order's e-mail. @returns what the address has behind its `#`. Rule: ORD4. */
export async function makeMailedSecret(tx: Transaction, orderId: string, nowMs: number): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await tx.insert(orderSecrets).values({orderId, hash: hashOf(secret), madeAt: toInstant(nowMs), byMail: true});
  return secret;
}

/** Takes back the links that went to an e-mail which is the order's no more. Rule: ORD4. */
export async function dropMailedSecrets(tx: Transaction, orderId: string): Promise<void> {
  await tx.delete(orderSecrets).where(and(eq(orderSecrets.orderId, orderId), eq(orderSecrets.byMail, true)));
}

/** The next number of the day; whoever wants one waits until the transaction ends, so that none is left out or given twice. Rule: ORD3. */
export async function takeNumber(tx: Transaction, nowMs: number): Promise<string> {
  const day = new Date(nowMs).toISOString().slice(0, 10);
  const [taken] = await tx
    .insert(orderDays)
    .values({day, count: 1})
    .onConflictDoUpdate({target: orderDays.day, set: {count: sql`${orderDays.count} + 1`}})
    .returning({count: orderDays.count});
  return orderNumber(day, taken?.count ?? 1);
}

/** Changes an order that is locked. @returns it as it is then. @throws where it cannot become what is wanted: a bug. Rule: ORD1. */
export async function changeOrder<Order extends OrderRow>(
  tx: Transaction,
  order: Order,
  set: OrderChange,
): Promise<Order> {
  const {state = order.state} = set;
  if (state !== order.state && !canBecome(order.state, state))
    throw new Error(`an order that is ${order.state} cannot become ${state}`);
  const [changed] = await tx.update(orders).set(set).where(eq(orders.id, order.id)).returning();
  if (!changed) throw new Error('an order that was locked is gone');
  // What it is for is never changed.
  return changed as Order;
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
