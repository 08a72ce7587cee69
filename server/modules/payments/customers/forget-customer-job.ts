import {z} from 'zod';
import {paymentVendors} from '#contract/payments/payment-provider.ts';
import {carryOut} from '#server/jobs/carry-out.ts';
import {PermanentError, type JobKind, type Worker} from '#server/jobs/job-kind.ts';
import type {PaymentsPort} from '#server/providers/payments/port.ts';

const forgottenSchema = z.object({vendor: z.enum(paymentVendors), customerId: z.string(), foundAt: z.string()});

type Forgotten = z.infer<typeof forgottenSchema>;

/** A card provider's customer whose order was forgotten. Rule: PAY18. */
export const forgetCustomerJob: JobKind<Forgotten> = {
  name: 'forget-customer',
  payload: forgottenSchema,
  retries: 30,
  firstDelaySeconds: 30,
  longestDelaySeconds: 3_600,
  deadlineSeconds: 120,
  withoutSecrets: (payload) => payload,
  describe: ({customerId, foundAt}) => ({kind: 'forget-customer', to: customerId, queuedAt: foundAt, canRetry: true}),
};

/** Deletes customers at the card provider; twice is once. One of another vendor stays as a dead letter until that one is back. Rules: PAY16, PAY18. */
export function createForgetCustomerWorker(port: Pick<PaymentsPort, 'vendor' | 'removeCustomer'>): Worker<Forgotten> {
  return carryOut({
    kind: forgetCustomerJob,
    ask: async ({vendor, customerId}) => {
      if (vendor !== port.vendor) throw new PermanentError('another vendor has this customer');
      return port.removeCustomer(customerId);
    },
    write: async (_tx, _payload, answer) => {
      if (!answer.ok) throw new PermanentError(answer.failure.reason);
      return Promise.resolve();
    },
  });
}
