/**
 * What a person is told of a card that was not taken, and can do about it.
 * `funds`: not enough, or a limit is reached. `check-card`: something typed is wrong. `confirm`: the bank wants to see the person.
 * `declined`: no more than that is said. `try-later`: the same card again shortly. `other-card`: another card, or a call to the bank.
 */
export const declineGroups = ['funds', 'check-card', 'confirm', 'declined', 'try-later', 'other-card'] as const;

/** One of {@link declineGroups}. */
export type DeclineGroup = (typeof declineGroups)[number];

/** What a provider says of a card that was not taken. */
export type DeclineCodes = {
  /** The bank's reason. */
  readonly declineCode?: string | undefined;
  /** The provider's own word for the error. */
  readonly code?: string | undefined;
  /** What the bank advises to do. */
  readonly adviceCode?: string | undefined;
};

/** Source: docs.stripe.com/declines/codes, November 2026. Those that are not here say: another card. */
const groupOfCode = new Map<string, DeclineGroup>([
  ['insufficient_funds', 'funds'],
  ['card_velocity_exceeded', 'funds'],
  ['withdrawal_count_limit_exceeded', 'funds'],
  ['incorrect_number', 'check-card'],
  ['invalid_number', 'check-card'],
  ['incorrect_cvc', 'check-card'],
  ['invalid_cvc', 'check-card'],
  ['expired_card', 'check-card'],
  ['invalid_expiry_month', 'check-card'],
  ['invalid_expiry_year', 'check-card'],
  ['incorrect_zip', 'check-card'],
  ['incorrect_postal_code', 'check-card'],
  ['authentication_required', 'confirm'],
  ['payment_intent_authentication_failure', 'confirm'],
  ['setup_intent_authentication_failure', 'confirm'],
  ['fraudulent', 'declined'],
  ['lost_card', 'declined'],
  ['stolen_card', 'declined'],
  ['pickup_card', 'declined'],
  ['merchant_blacklist', 'declined'],
  ['processing_error', 'try-later'],
  ['try_again_later', 'try-later'],
  ['issuer_not_available', 'try-later'],
  ['reenter_transaction', 'try-later'],
]);

const groupOfAdvice = new Map<string, DeclineGroup>([
  ['confirm_card_data', 'check-card'],
  ['try_again_later', 'try-later'],
]);

/**
 * The group of a refusal: by the bank's reason, else by the provider's code; advice counts where these two say nothing. Rule: PAY3.
 */
export function groupOfDecline({declineCode = '', code = '', adviceCode = ''}: DeclineCodes): DeclineGroup {
  return groupOfCode.get(declineCode) ?? groupOfCode.get(code) ?? groupOfAdvice.get(adviceCode) ?? 'other-card';
}
