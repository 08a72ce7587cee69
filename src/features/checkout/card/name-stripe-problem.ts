import type {StripeError} from '@stripe/stripe-js';

/** What is wrong with a part of the card, as the key of a text. */
type CardReason = 'cardNumberWrong' | 'cardExpiryWrong' | 'cardExpiryPast' | 'cardCvcWrong';

const reasons: Readonly<Record<string, CardReason>> = {
  incomplete_number: 'cardNumberWrong',
  invalid_number: 'cardNumberWrong',
  incomplete_expiry: 'cardExpiryWrong',
  invalid_expiry_month: 'cardExpiryWrong',
  invalid_expiry_year: 'cardExpiryWrong',
  invalid_expiry_month_past: 'cardExpiryPast',
  invalid_expiry_year_past: 'cardExpiryPast',
  incomplete_cvc: 'cardCvcWrong',
  invalid_cvc: 'cardCvcWrong',
};

/** The part of the card with which Stripe's field is not content; null where it names none that we know. Source: docs.stripe.com/error-codes, November 2026. */
export function nameStripeProblem({code}: Pick<StripeError, 'code'>): CardReason | null {
  return (code === undefined ? undefined : reasons[code]) ?? null;
}
