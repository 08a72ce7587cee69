import type {StripeError} from '@stripe/stripe-js';
import {groupOfDecline} from '#contract/payments/decline-group.ts';
import type {CardOutcome} from './card-taker.ts';

/** The bank wanted to see the person, and did not. */
const unseen = new Set(['payment_intent_authentication_failure', 'setup_intent_authentication_failure']);

/**
 * What Stripe's answer to a card means. A card's refusal has its group, and what its field finds wrong is to be checked. Anything else, such as a
 * payment that another tab has paid or an answer that did not come, says nothing of the card: the order or the list of cards is asked. Rules: PAY3, PAY7.
 * Source: docs.stripe.com/js/payment_intents/confirm_payment and docs.stripe.com/error-codes, November 2026.
 */
export function readStripeError(error: StripeError | undefined): CardOutcome {
  if (!error) return {kind: 'done'};
  const {type, code, decline_code: declineCode} = error;
  if (type === 'validation_error') return {kind: 'declined', group: 'check-card'};
  // Stripe tells of a bank that did not see the person as of a wrong request.
  const isRefused = type === 'card_error' || unseen.has(code ?? '');
  return isRefused ? {kind: 'declined', group: groupOfDecline({declineCode, code})} : {kind: 'unknown'};
}
