import {noteDisputes} from '#server/modules/disputes/note-disputes.ts';
import type {OrdersParts} from '#server/modules/orders/orders-parts.ts';
import {settlePayment} from '#server/modules/orders/paying/settle-payment.ts';
import {settleCharge} from '#server/modules/subscriptions/settle-charge.ts';
import type {SubscriptionsParts} from '#server/modules/subscriptions/subscriptions-parts.ts';

type Parts = {
  readonly orders: OrdersParts;
  readonly subscriptions: SubscriptionsParts;
  readonly disputes: Parameters<typeof noteDisputes>[0];
};

/** What is done about a payment of which the vendor told: it is an order's or a renewal's; each leaves the other's alone. */
export function assembleSettling({orders, subscriptions, disputes}: Parts): (paymentId: string) => Promise<void> {
  return async (paymentId) => {
    await settlePayment(orders, paymentId);
    await settleCharge(subscriptions, paymentId);
    await noteDisputes(disputes, paymentId);
  };
}
