import {fail, succeed} from '#contract/kernel/failure.ts';
import {reopenOrder as endpoint} from '#contract/orders/reopen-order.ts';
import {implement} from '#server/http/implement.ts';
import {findOpenOrder, findOrder, isElsewhere, isOthers} from '#server/modules/orders/order-store.ts';
import type {OrdersParts} from '#server/modules/orders/orders-parts.ts';
import {readPayment} from '#server/modules/orders/read-payment.ts';
import {showOrder} from '#server/modules/orders/show-order.ts';
import {cancelPayment} from './begin-payment.ts';
import {settlePayment} from './settle-payment.ts';

const down = fail('provider-down', 'payment.provider-down');

/**
 * Leaves the payment that was begun. The provider decides whether it was canceled or paid first: nobody is believed but it. Rules: ORD6, ORD12, ORD21, PAY16.
 */
export const reopenOrder = implement(endpoint, async (parts: OrdersParts, {id, secret}, {session}) => {
  if (session?.acting) return fail('forbidden', 'order.not-while-acting');
  const {database, port} = parts;
  const order = await findOpenOrder(database, id, {session, secret});
  if (!order) return fail('not-found', 'order.unknown');
  if (isOthers(order, session)) return fail('conflict', 'order.claimed');
  if (order.state !== 'paying')
    return succeed(await showOrder(parts, {order, payment: await readPayment(parts, order), session}));
  if (isElsewhere(order, port)) return down;
  const ended = await cancelPayment(parts, order);
  if (!ended.ok) return down;
  const payment = ended.value;
  if (payment?.state === 'paid') await settlePayment(parts, payment.paymentId);
  // Also where somebody has begun to pay anew meanwhile.
  const now = (await findOrder(database, id)) ?? order;
  return succeed(await showOrder(parts, {order: now, payment, session}));
});
