import {and, eq, gt, isNotNull, sql} from 'drizzle-orm';
import type {Charged} from '#contract/invoices/make-invoice.ts';
import type {OrdersParts} from '#server/modules/orders/orders-parts.ts';
import {orders, toOrder} from '#server/modules/orders/table.ts';
import {toCharged} from './to-charged.ts';

/** Paid orders that have no invoice: they were paid before there were any. Which card paid them was not kept. Rule: INV9. */
export async function listUninvoiced({
  database,
  findPersonById,
}: Pick<OrdersParts, 'database' | 'findPersonById'>): Promise<readonly Charged[]> {
  const isPaid = and(
    eq(orders.state, 'paid'),
    gt(orders.todayCents, 0),
    isNotNull(orders.paymentId),
    isNotNull(orders.companyId),
  );
  const hasNone = sql`not exists (select from invoices where invoices.source_id = ${orders.id})`;
  const found = await database.select().from(orders).where(and(isPaid, hasNone));
  const charged: Charged[] = [];
  for (const order of found) charged.push(await toCharged(database, {findPersonById}, toOrder(order), null));
  return charged;
}
