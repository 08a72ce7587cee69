import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {declineGroups} from './decline-group.ts';
import {paymentStates} from './payment-state.ts';

/** What the bank's page tells the page that opened it, in a frame or a window, once the person has answered. Rule: PAY11. */
export const actionDoneMessage = 'faro.sandbox.action-done';

/** Proves that a browser was given this payment, or this saving of a card; made by the server, never guessed. */
const clientSecretSchema = z.string().max(200).regex(/^\w+$/);

const intentSchema = z.object({
  /** `saved`: the card is kept, where nothing was to be paid. */
  state: z.enum([...paymentStates, 'saved']),
  /** What became of the last card, for people; null where it was not declined. */
  declined: z.enum(declineGroups).nullable(),
  /** The bank's page, where the state is `needs-action`: open it in a frame or go there. */
  actionUrl: z.string().nullable(),
});

/** A payment or a saving of a card, as the browser that pays sees it. */
export type SandboxIntent = z.infer<typeof intentSchema>;

/**
 * Pays, or saves a card, with a token of the sandbox's card field or a saved card of the same customer: what `stripe.confirmPayment` and
 * `stripe.confirmSetup` are where Stripe takes cards. One that is paid or canceled is answered as it is. Only where the sandbox runs.
 * Rules: PAY2, PAY9, PAY10.
 */
export const confirmSandboxIntent = defineEndpoint({
  name: 'confirmSandboxIntent',
  summary: 'Pay, or save a card, in the sandbox',
  method: 'POST',
  path: '/api/v1/payments/sandbox/confirm',
  access: 'anyone',
  input: z.object({clientSecret: clientSecretSchema, card: z.string().regex(/^pm_sandbox_[a-z0-9_]{1,60}$/)}),
  output: intentSchema,
  failures: {'not-found': ['payment.unknown'], 'provider-down': ['payment.provider-down']},
  perMinute: 60,
});

/** Reads where a payment is, after the bank's page for instance: what `stripe.retrievePaymentIntent` is. A POST: its secret is in no address. Rule: PAY10. */
export const readSandboxIntent = defineEndpoint({
  name: 'readSandboxIntent',
  summary: 'Read where a payment of the sandbox is',
  method: 'POST',
  path: '/api/v1/payments/sandbox/read',
  access: 'anyone',
  input: z.object({clientSecret: clientSecretSchema}),
  output: intentSchema,
  failures: {'not-found': ['payment.unknown'], 'provider-down': ['payment.provider-down']},
  perMinute: 240,
});
