import {z} from 'zod';
import {readTogether, type NeededInProduction} from '#server/providers/configuration.ts';

/** The variables of payments by card. */
export const paymentsVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\w+$/, {error: 'the secret key of your account at Stripe, such as sk_live_…'})
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_\w+$/, {error: 'the publishable key of the same account, such as pk_live_…'})
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, {error: "the secret of Stripe's endpoint for /api/v1/webhooks/stripe, such as whsec_…"})
    .optional(),
};

/** Production takes cards at Stripe, unless it is told that the sandbox will do. Rule: PAY13. */
export const paymentsNeed: NeededInProduction = {
  variable: 'STRIPE_SECRET_KEY',
  words: 'the secret key of your account at Stripe (production needs it; ALLOW_SANDBOX=1 takes test cards only)',
  hasSandbox: true,
};

/** An account at Stripe. */
export type StripeAccount = {
  readonly secretKey: string;
  /** Browsers are told it. */
  readonly publishableKey: string;
  readonly webhookSecret: string;
};

/** Who takes cards. */
export type PaymentsConfig = {
  /** Our account at Stripe; the sandbox where undefined. */
  readonly stripe: StripeAccount | undefined;
};

/** @throws an Error where only a part of the account is named. */
export function readPaymentsConfig(values: z.infer<z.ZodObject<typeof paymentsVariables>>): PaymentsConfig {
  const account = readTogether(values, ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']);
  if (!account) return {stripe: undefined};
  const {STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey} = account;
  return {stripe: {secretKey, publishableKey, webhookSecret: account.STRIPE_WEBHOOK_SECRET}};
}
