/** The least that a card can be charged, in US cents; what costs less is given away. Source: docs.stripe.com/currencies, minimum charge, November 2026. */
export const leastChargeCents = 50;
