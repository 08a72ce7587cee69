import type {WriteResult} from '#server/jobs/job-kind.ts';
import type {PaymentsWebhook} from '#server/providers/payments/port.ts';

/** Reads a payment anew and does what follows; what it returns is written once, with the mark that the event was worked on. */
export type OnPaymentChanged = (paymentId: string) => Promise<WriteResult | void>;

/** What the payments' provider tells us, and that whoever knows of payments hears which one changed. Rule: PAY8. */
export function hearPayments({provider, verify, findPaymentId}: PaymentsWebhook, onPaymentChanged: OnPaymentChanged) {
  return {
    provider,
    verify,
    work: async ({rawBody}: {readonly rawBody: Buffer}): Promise<WriteResult | void> => {
      const paymentId = findPaymentId(rawBody);
      return paymentId === undefined ? undefined : onPaymentChanged(paymentId);
    },
  };
}
