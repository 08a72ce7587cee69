import {toInstant, type Transaction} from '#server/db/database.ts';
import {isClosed, lockSpace} from '#server/db/spaces.ts';
import {changeOrder} from '#server/modules/orders/order-store.ts';
import type {OrdersParts} from '#server/modules/orders/orders-parts.ts';
import type {PurchaseOrder} from '#server/modules/orders/table.ts';
import {toCharged, type PaidCard} from '#server/modules/orders/paying/to-charged.ts';
import {giveBackPart} from './give-back-part.ts';
import {deskOf} from './judge-purchase.ts';

/**
 * Makes of a purchase that is being paid one that is paid, with what it does to the company and its mail, in the caller's transaction: all or nothing. What is done
 * with already is given back.
 *
 * @param order locked, with the payment that paid it. Rules: BUY4, BUY5, INV1.
 */
export async function becomeBought(
  tx: Transaction,
  parts: OrdersParts,
  order: PurchaseOrder,
  card: PaidCard,
): Promise<PurchaseOrder> {
  const {now, purchases, findPersonById, queueMail, invoices} = parts;
  const {id, companyId, userId, language, number, todayCents, paymentId} = order;
  const {company, wish} = order.purchase;
  const paidAt = toInstant(now());
  const paid = await changeOrder(tx, order, {state: 'paid', paidAt, paymentId});
  await lockSpace(tx, companyId);
  const desk = deskOf(purchases, wish.kind);
  const person = await findPersonById(tx, userId);
  const bought = {companyId, wish, orderId: id, paidAt, nowMs: now(), by: person?.name ?? ''};
  // Nothing is done any more for a company that was dissolved meanwhile.
  const isBegun = !(await isClosed(tx, companyId)) && (await desk.begin(tx, bought));
  const invoice = await invoices.issue(tx, await toCharged(tx, parts, paid, card));
  if (!isBegun) await giveBackPart(tx, parts, {orderId: id, amountCents: todayCents, lines: order.lines});
  if (!person) return paid;
  const told = {to: person.email, language, firstName: person.firstName, number, company, cents: todayCents};
  const path = desk.pathOf(companyId);
  if (!isBegun) {
    await queueMail(tx, {...told, kind: 'purchase-returned', why: 'settled', note: '', path});
    return paid;
  }
  const lines = [...order.lines];
  await queueMail(tx, {...told, kind: 'purchase-paid', purchase: wish.kind, lines, at: paidAt, invoice, path});
  return paid;
}
