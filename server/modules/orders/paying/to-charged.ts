import type {Charged} from '#contract/invoices/make-invoice.ts';
import type {Queryable} from '#server/db/database.ts';
import {nameOf} from '#server/modules/orders/name-of.ts';
import {ownerOf} from '#server/modules/orders/order-store.ts';
import type {OrdersParts} from '#server/modules/orders/orders-parts.ts';
import type {OrderRow} from '#server/modules/orders/table.ts';

/** The card that paid, where that is known. */
export type PaidCard = {readonly brand: string; readonly last4: string} | null;

/** What of a paid order its invoice says: of its person as they are called now, or of the visitor as they wrote. Rules: INV1, INV3. */
export async function toCharged(
  database: Queryable,
  {findPersonById}: Pick<OrdersParts, 'findPersonById'>,
  order: OrderRow,
  card: PaidCard,
): Promise<Charged> {
  const {id, number, kind, companyId, paidAt, lines, paymentId, todayCents, zip, country} = order;
  if (companyId === null || paidAt === null) throw new Error('an order that is paid has a company');
  const personId = ownerOf(order);
  const person = personId === null ? undefined : await findPersonById(database, personId);
  const written = order.draft === null ? '' : `${order.draft.firstName} ${order.draft.lastName}`;
  return {
    thing: kind,
    sourceId: id,
    companyId,
    company: nameOf(order),
    orderNumber: number,
    buyer: {name: (person?.name ?? written).trim(), email: person?.email ?? order.email, zip, country},
    lines,
    // What is less than a card can be charged is taken by no payment.
    totalCents: paymentId === null ? 0 : todayCents,
    card: card && {brand: card.brand, last4: card.last4},
    paidAt,
  };
}
