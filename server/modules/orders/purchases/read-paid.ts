import type {ServiceId} from '#contract/catalogue/ids.ts';
import type {OrderLine} from '#contract/catalogue/price-order.ts';
import type {Queryable} from '#server/db/database.ts';
import {findOrder} from '#server/modules/orders/order-store.ts';

/** What an order paid: one service of it, or all of it. */
export type PaidPart = {readonly orderId: string; readonly serviceId: ServiceId | null};

/** The number of a paid order, and what it cost, or a service of it, in US cents, with its lines; undefined where no order paid it. */
export async function readPaid(
  database: Queryable,
  {orderId, serviceId}: PaidPart,
): Promise<{readonly number: string; readonly cents: number; readonly lines: readonly OrderLine[]} | undefined> {
  const order = await findOrder(database, orderId);
  if (order?.state !== 'paid') return undefined;
  const lines = serviceId === null ? order.lines : order.lines.filter(({id}) => id === serviceId);
  return {number: order.number, cents: lines.reduce((sum, line) => sum + line.cents, 0), lines};
}
