import type {OwedPayment} from '#contract/subscriptions/pay-owed.ts';
import type {Payment} from '#server/providers/payments/port.ts';
import {askForPayment} from './begin-charge.ts';
import {findPayer} from './renew-plans.ts';
import {settleRead} from './settle-charge.ts';
import type {SubscriptionsParts} from './subscriptions-parts.ts';
import type {ChargeRow} from './table.ts';

/**
 * What is under way: the same wish goes on with it; for another it is canceled first. Rules: SUB8, SUB12.
 *
 * @param isSame the same card of the same person, for the same.
 * @returns where it is; null where it is over and another may begin, undefined where nobody knows.
 */
export async function endOther(
  parts: SubscriptionsParts,
  charge: ChargeRow,
  isSame: boolean,
): Promise<OwedPayment | null | undefined> {
  const payer = charge.vendor === parts.port.vendor ? await findPayer(parts, charge) : undefined;
  const payment = payer && (await askForPayment(parts, charge, payer));
  if (!payment?.ok) return undefined;
  const told = await tell(parts, charge, payment.value);
  // A card that was declined before is tried anew: somebody asks for that.
  if (told.state === 'declined') return null;
  if (told.state !== 'bank' || isSame) return told;
  const canceled = await parts.port.cancelPayment(payment.value.paymentId);
  if (!canceled.ok) return undefined;
  const after = await tell(parts, charge, canceled.value);
  return after.state === 'paid' ? after : null;
}

/** Settles a payment as it was read, and says where it is. */
export async function tell(parts: SubscriptionsParts, charge: ChargeRow, payment: Payment): Promise<OwedPayment> {
  const after = await settleRead(parts, charge, payment);
  if (after.state === 'paid') return {state: 'paid'};
  if (payment.state === 'needs-action') return {state: 'bank', clientSecret: payment.clientSecret};
  if (payment.state === 'failed' || payment.state === 'canceled')
    return {state: 'declined', group: payment.failure?.group ?? 'other-card'};
  return {state: 'processing'};
}
