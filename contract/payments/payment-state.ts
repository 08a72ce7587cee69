/**
 * Where a payment is. `failed`: the last card was declined, and another may be tried. `needs-action`: the bank wants to see the person.
 * Rule: PAY2. Source: docs.stripe.com/payments/paymentintents/lifecycle, November 2026.
 */
export const paymentStates = ['needs-card', 'needs-action', 'processing', 'paid', 'failed', 'canceled'] as const;

/** One of {@link paymentStates}. */
export type PaymentState = (typeof paymentStates)[number];
