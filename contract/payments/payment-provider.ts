import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';

/** Who can take cards here. What a vendor has, a payment or a customer, no other is ever asked about. Rule: PAY16. */
export const paymentVendors = ['stripe', 'sandbox'] as const;

/** One of {@link paymentVendors}. */
export type PaymentVendor = (typeof paymentVendors)[number];

/** What a browser needs to take cards. Nothing of it is secret. */
export const paymentProviderSchema = z.discriminatedUnion('kind', [
  z.object({kind: z.literal('stripe'), publishableKey: z.string()}),
  /** Our own card field, marked as a sandbox, which takes test numbers only. */
  z.object({kind: z.literal('sandbox')}),
]);

/** See {@link paymentProviderSchema}. */
export type PaymentProvider = z.infer<typeof paymentProviderSchema>;

/** Reads who takes cards here. Source: D3, S9.13. */
export const readPaymentProvider = defineEndpoint({
  name: 'readPaymentProvider',
  summary: 'Read who takes cards',
  method: 'GET',
  path: '/api/v1/payments/provider',
  access: 'anyone',
  input: z.object({}),
  output: paymentProviderSchema,
  failures: {},
});
