import {readEin} from '#contract/formation/check-steps.ts';
import type {Transaction} from '#server/db/database.ts';
import {makeId} from '#server/db/make-id.ts';
import {markDraft} from './mark-draft.ts';
import {addedCompanyOf} from '#server/modules/orders/check-added.ts';
import {mailCompany, paperOf} from '#server/modules/orders/mail-company.ts';
import {nameOf} from '#server/modules/orders/name-of.ts';
import {changeOrder, makeMailedSecret, ownerOf} from '#server/modules/orders/order-store.ts';
import type {OrderPerson, OrdersParts} from '#server/modules/orders/orders-parts.ts';
import {becomeBought} from '#server/modules/orders/purchases/become-bought.ts';
import type {FormationOrder, OrderRow} from '#server/modules/orders/table.ts';
import {toCharged, type PaidCard} from './to-charged.ts';
import {toRows} from './to-rows.ts';

/**
 * Makes of an order that is being paid one that is paid, with its company, coupon and mail, or with what it buys for one, in the caller's transaction: all or nothing.
 *
 * @param order locked, with the payment that paid it.
 * @param card that paid it; null where nothing was paid. Rules: ORD7, INV1. Source: D43.
 */
export async function becomePaid(
  tx: Transaction,
  parts: OrdersParts,
  order: OrderRow,
  card: PaidCard = null,
): Promise<OrderRow> {
  return order.purchase === null ? becomeFormed(tx, parts, order, card) : becomeBought(tx, parts, order, card);
}

async function becomeFormed(
  tx: Transaction,
  parts: OrdersParts,
  order: FormationOrder,
  card: PaidCard,
): Promise<OrderRow> {
  const {now, coupons, customers, findPersonById, queueMail} = parts;
  if (order.couponCode !== null) await coupons.use(tx, order.id);
  const paidAt = new Date(now()).toISOString();
  const userId = ownerOf(order);
  const owner = userId === null ? undefined : await findPersonById(tx, userId);
  const companyId = await makeOne(tx, parts, {order, paidAt, owner});
  // The payment is noted with it: where the server died before it was, the next who tells of it would be taken for a second one.
  const paid = await changeOrder(tx, order, {state: 'paid', userId, paidAt, companyId, paymentId: order.paymentId});
  // Who pays for another leaves a customer of the order alone, which nobody needs any more.
  if (owner) await customers.forget(tx, [order.id]);
  // Where the device had not sent its draft when paying began.
  if (owner) await markDraft(tx, paid, now());
  const paper = paperOf(order);
  const invoice = await parts.invoices.issue(tx, await toCharged(tx, parts, paid, card));
  // A visitor's mail has what opens the company to them.
  const claim = owner ? null : `checkout/${order.id}#${await makeMailedSecret(tx, order.id, now())}`;
  await queueMail(tx, {
    kind: 'order-paid',
    to: owner?.email ?? order.email,
    language: order.language,
    firstName: owner?.firstName ?? order.draft.firstName,
    number: order.number,
    company: nameOf(order),
    lines: order.lines.map(({kind, id, period, count, cents}) => ({kind, id, period, count, cents})),
    cents: order.paymentId === null ? 0 : order.todayCents,
    invoice,
    at: paidAt,
    isClaimed: owner !== undefined,
    toSign: paper,
    path: claim ?? (paper === null ? 'dashboard' : `dashboard/company/${companyId}/agreement`),
  });
  if (owner) await mailCompany(tx, parts, {order: paid, owner});
  return paid;
}

type Wanted = {readonly order: FormationOrder; readonly paidAt: string; readonly owner: OrderPerson | undefined};

/** A company that was added stays what it is. Else it has the order's id, so that what was sealed for the draft still opens; where somebody has taken that id, one of its own. */
async function makeOne(
  tx: Transaction,
  {now, makeCompany, migrateAdded, sealEin}: OrdersParts,
  {order, paidAt, owner}: Wanted,
): Promise<string> {
  // Sealed for the company's own row, so anew for each id.
  const digits = order.kind === 'migrate' ? readEin(order.draft.ein) : null;
  const rowsAs = async (id: string) =>
    toRows(order, {id, paidAt, ein: digits === null ? null : await sealEin(digits, id)});
  const addedId = addedCompanyOf(order);
  if (addedId !== null && owner && (await migrateAdded(tx, await rowsAs(addedId), owner.id))) return addedId;
  if (await makeCompany(tx, await rowsAs(order.id), owner)) return order.id;
  const id = makeId(now());
  if (!(await makeCompany(tx, await rowsAs(id), owner))) throw new Error('a new id is taken');
  return id;
}
