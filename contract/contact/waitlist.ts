/**
 * What is shown or sold and is not there yet, for which one leaves an e-mail; what is there is taken off here, and every place that still says
 * that it is not does not compile. Rule: CTC7.
 */
export const waitlistTopics = ['account', 'mail', 'forms'] as const;

/** One of {@link waitlistTopics}: the account in dollars with its wallet, scanned mail, tax forms. */
export type WaitlistTopic = (typeof waitlistTopics)[number];
