import {issueFormer} from '#server/modules/invoices/issue-former.ts';
import {listUninvoiced} from '#server/modules/orders/paying/list-uninvoiced.ts';
import type {OrdersParts} from '#server/modules/orders/orders-parts.ts';
import {listUninvoiced as listUninvoicedCharges} from '#server/modules/subscriptions/invoice-charge.ts';
import type {SubscriptionsParts} from '#server/modules/subscriptions/subscriptions-parts.ts';

/** Gives their invoices to the orders and renewals that were paid before there were any. Rule: INV9. */
export async function issueFormerInvoices(orders: OrdersParts, subscriptions: SubscriptionsParts): Promise<number> {
  const {database, invoices: desk, log} = orders;
  const count = await issueFormer({database, desk}, [
    async () => listUninvoiced(orders),
    async () => listUninvoicedCharges(subscriptions),
  ]);
  if (count > 0) log.info({invoices: count}, 'invoices were issued of what was paid before');
  return count;
}
