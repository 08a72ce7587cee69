import type {OrderLine} from '#contract/catalogue/price-order.ts';
import {toInstant, type Transaction} from '#server/db/database.ts';
import {findOrder} from '#server/modules/orders/order-store.ts';
import type {OrdersParts} from '#server/modules/orders/orders-parts.ts';
import {giveBackJob} from '#server/modules/orders/paying/give-back-job.ts';

/** Money of a paid order that goes back, in US cents, and the lines that it paid. */
export type GivenBack = {
  readonly orderId: string;
  readonly amountCents: number;
  readonly lines: readonly OrderLine[];
};

/**
 * Gives back a part of what an order was paid with, or all of it, by a job in the caller's transaction. Each call gives back: whoever calls notes in the same
 * transaction that it was done. Its credit note is issued with it. Nothing goes back of what cost nothing. Rules: BUY5, BUY6, INV5.
 */
export async function giveBackPart(
  tx: Transaction,
  {jobs, now, port, invoices}: Pick<OrdersParts, 'jobs' | 'now' | 'port' | 'invoices'>,
  {orderId, amountCents, lines}: GivenBack,
): Promise<void> {
  const order = await findOrder(tx, orderId);
  if (!order || order.paymentId === null || amountCents <= 0) return;
  const {paymentId, vendor} = order;
  const decidedAt = toInstant(now());
  await jobs.enqueue(tx, giveBackJob, {
    paymentId,
    orderId,
    amountCents,
    vendor: vendor ?? port.vendor,
    foundAt: decidedAt,
  });
  await invoices.credit(tx, {sourceId: orderId, amountCents, lines, decidedAt});
}
