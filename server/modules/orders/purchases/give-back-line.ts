import type {Transaction} from '#server/db/database.ts';
import type {OrdersParts} from '#server/modules/orders/orders-parts.ts';
import {giveBackPart} from './give-back-part.ts';
import {readPaid, type PaidPart} from './read-paid.ts';

/** Gives back what was paid for something that cannot be done. @returns what {@link readPaid} says of it. Rule: BUY6. */
export async function giveBackLine(
  tx: Transaction,
  parts: Pick<OrdersParts, 'jobs' | 'now' | 'port' | 'invoices'>,
  part: PaidPart,
): ReturnType<typeof readPaid> {
  const paid = await readPaid(tx, part);
  if (paid) await giveBackPart(tx, parts, {orderId: part.orderId, amountCents: paid.cents, lines: paid.lines});
  return paid;
}
