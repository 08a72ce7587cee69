import {fail, succeed} from '#contract/kernel/failure.ts';
import {readOrder as endpoint} from '#contract/orders/read-order.ts';
import {implement} from '#server/http/implement.ts';
import {findOpenOrder, isOthers} from './order-store.ts';
import type {OrdersParts} from './orders-parts.ts';
import {settlePayment} from '#server/modules/orders/paying/settle-payment.ts';
import {readPayment} from './read-payment.ts';
import {showOrder} from './show-order.ts';

/** Tells where an order is; of one that is being paid the card provider is asked. An admin who acts is not given what pays. Rules: ORD4, ORD9, ORD12, ORD18. */
export const readOrder = implement(endpoint, async (parts: OrdersParts, {id, secret}, {session}) => {
  const order = await findOpenOrder(parts.database, id, {session, secret});
  if (!order) return succeed(null);
  if (isOthers(order, session)) return fail('conflict', 'order.claimed');
  const payment = await readPayment(parts, order);
  // What is known is told also while the provider cannot be asked.
  if (payment === null) return succeed(await showOrder(parts, {order, payment, session}));
  const isNews = order.state === 'paying' && (payment.state === 'paid' || payment.state === 'canceled');
  const settled = isNews ? await settlePayment(parts, payment.paymentId) : order;
  const now = settled ?? order;
  const shown = session?.acting ? {...payment, clientSecret: null} : payment;
  return succeed(await showOrder(parts, {order: now, payment: now.paymentId === null ? null : shown, session}));
});
