import {and, eq, gt, sql} from 'drizzle-orm';
import {toInstant, type Transaction} from '#server/db/database.ts';
import {makeId} from '#server/db/make-id.ts';
import {nameOf} from './name-of.ts';
import {makeMailedSecret} from './order-store.ts';
import type {OrdersParts} from './orders-parts.ts';
import {orderMails, type FormationOrder, type OrderRow, type PurchaseOrder} from './table.ts';

/** How many placed orders an e-mail is told of within {@link mailedMs}. Rule: ORD13. */
const mostMails = 3;

/** A day. */
export const mailedMs = 86_400_000;

/** Any number, the same for every node; the other half of the lock's key is the e-mail. */
const mailingLock = 7_216_050;

/** Sends the link by which an order is resumed, unless its e-mail was told of enough of them. Rule: ORD13. */
export async function mailPlaced(tx: Transaction, parts: OrdersParts, order: FormationOrder): Promise<void> {
  if (await takeMail(tx, parts, order))
    await parts.queueMail(tx, {...(await linkTo(tx, parts, order)), kind: 'order-placed'});
}

/** Tells that paying came to no end, with the link to pay all the same, as long as the order can be paid. Rules: ORD10, ORD13. */
export async function mailUnpaid(tx: Transaction, parts: OrdersParts, order: OrderRow): Promise<void> {
  if (Date.parse(order.expiresAt) <= parts.now()) return;
  if (order.purchase !== null) await mailUnbought(tx, parts, order);
  else if (await takeMail(tx, parts, order))
    await parts.queueMail(tx, {...(await linkTo(tx, parts, order)), kind: 'payment-failed'});
}

/** Its person has an account, and comes back by it. */
async function mailUnbought(tx: Transaction, parts: OrdersParts, order: PurchaseOrder): Promise<void> {
  const person = await parts.findPersonById(tx, order.userId);
  if (!person) return;
  await parts.queueMail(tx, {
    kind: 'purchase-unpaid',
    to: person.email,
    language: order.language,
    firstName: person.firstName,
    number: order.number,
    company: nameOf(order),
    cents: order.todayCents,
    path: `dashboard/checkout/${order.id}`,
  });
}

/** Counts one more mail to the order's e-mail; false where there were enough: nobody has proved that it is theirs. */
async function takeMail(tx: Transaction, {now}: OrdersParts, order: OrderRow): Promise<boolean> {
  const email = order.email.trim().toLowerCase();
  await tx.execute(sql`select pg_advisory_xact_lock(${mailingLock}, hashtext(${email}))`);
  const isLate = and(eq(orderMails.email, email), gt(orderMails.sentAt, toInstant(now() - mailedMs)));
  if ((await tx.$count(orderMails, isLate)) >= mostMails) return false;
  await tx.insert(orderMails).values({id: makeId(now()), email, sentAt: toInstant(now())});
  return true;
}

async function linkTo(tx: Transaction, {now}: OrdersParts, order: FormationOrder) {
  return {
    to: order.email,
    language: order.language,
    firstName: order.draft.firstName,
    number: order.number,
    company: nameOf(order),
    cents: order.todayCents,
    until: order.expiresAt,
    path: `checkout/${order.id}#${await makeMailedSecret(tx, order.id, now())}`,
  };
}
