import type {ServiceId} from '#contract/catalogue/ids.ts';
import {paidForLines} from '#contract/catalogue/paid-for-lines.ts';
import type {OrderLine} from '#contract/catalogue/price-order.ts';
import type {Queryable} from '#server/db/database.ts';
import {findOrder} from '#server/modules/orders/order-store.ts';

/** What an order paid: one service of it, or all of it. */
export type PaidPart = {readonly orderId: string; readonly serviceId: ServiceId | null};

/**
 * The number of a paid order, and what was paid for it, or for a service of it, in US cents, with its lines; undefined where no order paid it. What a coupon
 * took off was not paid. Rule: CPN8.
 */
export async function readPaid(
  database: Queryable,
  {orderId, serviceId}: PaidPart,
): Promise<{readonly number: string; readonly cents: number; readonly lines: readonly OrderLine[]} | undefined> {
  const order = await findOrder(database, orderId);
  if (order?.state !== 'paid') return undefined;
  const {number, lines, todayCents, couponAppliesTo} = order;
  if (serviceId === null) return {number, cents: todayCents, lines};
  const isMeant = ({kind, id}: OrderLine) => kind === 'service' && id === serviceId;
  const paid = paidForLines(lines, couponAppliesTo);
  const cents = lines.reduce((sum, line, at) => (isMeant(line) ? sum + (paid[at] ?? 0) : sum), 0);
  return {number, cents, lines: lines.filter(isMeant)};
}
