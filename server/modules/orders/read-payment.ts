import type {Payment} from '#server/providers/payments/port.ts';
import {isElsewhere} from './order-store.ts';
import type {OrdersParts} from './orders-parts.ts';
import type {OrderRow} from './table.ts';

/** The payment of an order by the provider's word at this moment; null where it has none, or nobody can say. Outside any transaction. Rule: PAY16. */
export async function readPayment({port}: Pick<OrdersParts, 'port'>, order: OrderRow): Promise<Payment | null> {
  if (order.paymentId === null || isElsewhere(order, port)) return null;
  const read = await port.readPayment(order.paymentId);
  return read.ok ? read.value : null;
}
