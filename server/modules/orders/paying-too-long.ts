import {payingHours, purchasePayingHours} from '#contract/orders/order-states.ts';
import type {OrderRow} from './table.ts';

const hourMs = 3_600_000;

/** Whether an order is being paid for so long that nobody will end it. Rule: ORD10. */
export function isPayingTooLong({payingAt, purchase}: OrderRow, nowMs: number): boolean {
  const hours = purchase === null ? payingHours : purchasePayingHours;
  return payingAt !== null && Date.parse(payingAt) < nowMs - hours * hourMs;
}
