import {fail, succeed} from '#contract/kernel/failure.ts';
import {readOrder as endpoint} from '#contract/orders/read-order.ts';
import {implement} from '#server/http/implement.ts';
import {findOpenOrder, isElsewhere, isOthers} from './order-store.ts';
import type {OrdersParts} from './orders-parts.ts';
import {settlePayment} from '#server/modules/orders/paying/settle-payment.ts';
import {showOrder} from './show-order.ts';

/** Tells where an order is; of one that is being paid the card provider is asked. An admin who acts is not given what pays. Rules: ORD4, ORD9, ORD12, ORD18. */
export const readOrder = implement(endpoint, async (parts: OrdersParts, {id, secret}, {session}) => {
  const order = await findOpenOrder(parts.database, id, {session, secret});
  if (!order) return succeed(null);
  if (isOthers(order, session)) return fail('conflict', 'order.claimed');
  // What another vendor took is not asked for here. Rule: PAY16.
  const bare = {order, payment: null, session};
  if (order.paymentId === null || isElsewhere(order, parts.port)) return succeed(await showOrder(parts, bare));
  const payment = await parts.port.readPayment(order.paymentId);
  // What is known is told also while the provider cannot be asked.
  if (!payment.ok) return succeed(await showOrder(parts, bare));
  const isNews = order.state === 'paying' && payment.value.state === 'paid';
  const settled = isNews ? await settlePayment(parts, order.paymentId) : order;
  const shown = session?.acting ? {...payment.value, clientSecret: null} : payment.value;
  return succeed(await showOrder(parts, {order: settled ?? order, payment: shown, session}));
});
