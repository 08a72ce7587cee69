import {z} from 'zod';
import {paymentVendors} from '#contract/payments/payment-provider.ts';
import {carryOut} from '#server/jobs/carry-out.ts';
import {PermanentError, type JobKind, type Worker} from '#server/jobs/job-kind.ts';
import type {PaymentsPort} from '#server/providers/payments/port.ts';

const returnSchema = z.object({
  paymentId: z.string(),
  orderId: z.string(),
  amountCents: z.int().positive(),
  /** Who took it; the present one where a job is so old that it does not say. */
  vendor: z.enum(paymentVendors).optional(),
  foundAt: z.string(),
});

type Return = z.infer<typeof returnSchema>;

/** Money that goes back because an order was paid twice or too late. Rule: ORD8. */
export const giveBackJob: JobKind<Return> = {
  name: 'give-back',
  payload: returnSchema,
  retries: 30,
  firstDelaySeconds: 5,
  longestDelaySeconds: 3_600,
  deadlineSeconds: 120,
  withoutSecrets: (payload) => payload,
  describe: ({paymentId, foundAt}) => ({kind: 'give-back', to: paymentId, queuedAt: foundAt, canRetry: true}),
};

/** Gives money back by the card provider. */
export function createGiveBackWorker(port: Pick<PaymentsPort, 'vendor' | 'giveBack'>): Worker<Return> {
  return carryOut({
    kind: giveBackJob,
    ask: async ({paymentId, amountCents, vendor = port.vendor}, idempotencyKey) => {
      // Rule: PAY16.
      if (vendor !== port.vendor) throw new PermanentError('another vendor has this payment');
      return port.giveBack({paymentId, amountCents, idempotencyKey});
    },
    write: async (_tx, _payload, answer) => {
      // Somebody must look: it stays as a dead letter.
      if (!answer.ok) throw new PermanentError(answer.failure.reason);
      return Promise.resolve();
    },
  });
}
