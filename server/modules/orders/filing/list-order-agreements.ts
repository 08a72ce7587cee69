import {listOrderAgreements as endpoint} from '#contract/agreements/list-order-agreements.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {implement} from '#server/http/implement.ts';
import {findOrder} from '#server/modules/orders/order-store.ts';
import type {FilingParts} from './filing-parts.ts';

/** Tells an admin what was signed for the company of an order. Rule: AGR9. */
export const listOrderAgreements = implement(endpoint, async ({database, listSigned}: FilingParts, {orderId}) => {
  const order = await findOrder(database, orderId);
  if (!order) return fail('not-found', 'admin.no-such-order');
  return succeed(order.companyId === null ? {isWanted: false, signed: []} : await listSigned(order.companyId));
});
