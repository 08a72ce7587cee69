import type {WriteResult} from '#server/jobs/job-kind.ts';
import type {PaymentsWebhook} from '#server/providers/payments/port.ts';

/**
 * Reads a payment anew and does what follows; what it returns is written once, with the mark that the event was worked on. Two who work on
 * one payment at once may have read it in one order and write in the other: who keeps its state notes the version of what is kept before
 * reading, and throws in writing where that is another by then. The work is then done once more. Decision: 033.
 */
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
