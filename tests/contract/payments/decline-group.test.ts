import {expect, test} from 'vitest';
import {declineGroups, groupOfDecline, type DeclineGroup} from '#contract/payments/decline-group.ts';

/** Source: docs.stripe.com/declines/codes, November 2026, as we group them. */
const table: readonly (readonly [DeclineGroup, readonly string[]])[] = [
  ['funds', ['insufficient_funds', 'card_velocity_exceeded', 'withdrawal_count_limit_exceeded']],
  [
    'check-card',
    [
      'incorrect_number',
      'invalid_number',
      'incorrect_cvc',
      'invalid_cvc',
      'expired_card',
      'invalid_expiry_month',
      'invalid_expiry_year',
      'incorrect_zip',
      'incorrect_postal_code',
    ],
  ],
  [
    'confirm',
    ['authentication_required', 'payment_intent_authentication_failure', 'setup_intent_authentication_failure'],
  ],
  ['declined', ['fraudulent', 'lost_card', 'stolen_card', 'pickup_card', 'merchant_blacklist']],
  ['try-later', ['processing_error', 'try_again_later', 'issuer_not_available', 'reenter_transaction']],
  [
    'other-card',
    [
      'do_not_honor',
      'generic_decline',
      'call_issuer',
      'card_not_supported',
      'currency_not_supported',
      'restricted_card',
      'a_code_of_tomorrow',
      '',
    ],
  ],
];

test.each(table.flatMap(([group, codes]) => codes.map((code) => [code, group] as const)))(
  '[PAY3] "%s" is told as "%s"',
  (code, group) => {
    expect(groupOfDecline({code})).toBe(group);
    expect(groupOfDecline({code: 'card_declined', declineCode: code})).toBe(group);
  },
);

test('[PAY3] each group has a code that leads to it', () => {
  expect(table.map(([group]) => group)).toEqual([...declineGroups]);
});

test.each([
  ['the bank’s reason before the provider’s word', {declineCode: 'insufficient_funds', code: 'expired_card'}, 'funds'],
  ['advice where nothing else is said', {declineCode: 'generic_decline', adviceCode: 'try_again_later'}, 'try-later'],
  ['advice to look at the card', {code: 'card_declined', adviceCode: 'confirm_card_data'}, 'check-card'],
  ['advice not to try again', {code: 'card_declined', adviceCode: 'do_not_try_again'}, 'other-card'],
  ['no advice beside a suspicion', {declineCode: 'stolen_card', adviceCode: 'try_again_later'}, 'declined'],
  ['nothing at all', {}, 'other-card'],
] as const)('[PAY3] what counts is %s', (_, codes, group) => {
  expect(groupOfDecline(codes)).toBe(group);
});
