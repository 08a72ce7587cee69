import type {Stripe} from 'stripe';
import {fail} from '#contract/kernel/failure.ts';
import {groupOfDecline} from '#contract/payments/decline-group.ts';
import type {PaymentState} from '#contract/payments/payment-state.ts';
import type {DisputeState} from '#contract/payments/dispute.ts';
import type {Asked, CardFacts, Payment, PaymentDispute, SavedCard} from '#server/providers/payments/port.ts';
import type {StripeAnswer} from './client.ts';

/** What a payment is read with. */
export const paymentParts = ['latest_charge', 'payment_method'];

/** A payment, read with {@link paymentParts}. @param disputes those of the payment. */
export function toPayment(intent: Stripe.PaymentIntent, disputes: readonly Stripe.Dispute[]): Payment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const error = intent.last_payment_error;
  const method = typeof intent.payment_method === 'object' ? intent.payment_method : null;
  const card = charge?.payment_method_details?.card ?? error?.payment_method?.card ?? method?.card;
  return {
    paymentId: intent.id,
    clientSecret: intent.client_secret ?? '',
    orderId: intent.metadata['orderId'] ?? '',
    customerId: toId(intent.customer),
    state: toState(intent),
    amountCents: intent.amount,
    receivedCents: intent.amount_received,
    givenBackCents: charge?.amount_refunded ?? 0,
    disputedCents: disputes.filter(({status}) => !isHarmless.has(status)).reduce((sum, {amount}) => sum + amount, 0),
    disputes: disputes.map(toDispute),
    card: card ? toCardFacts(card) : null,
    // What is nobody's was not kept.
    savedCardId: intent.status === 'succeeded' && method?.customer ? method.id : null,
    failure: error && intent.status !== 'succeeded' ? toFailure(error) : null,
  };
}

/** Disputes that took no money: questions of a bank, and what was won or prevented. */
const isHarmless = new Set<string>([
  'won',
  'prevented',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
]);

/** What a dispute's words mean for us; a question of a bank that came to nothing is won. Source: docs.stripe.com/api/disputes/object. */
const disputeStateOf: Readonly<Record<string, DisputeState>> = {
  needs_response: 'needs-answer',
  warning_needs_response: 'needs-answer',
  under_review: 'under-review',
  warning_under_review: 'under-review',
  won: 'won',
  prevented: 'won',
  warning_closed: 'won',
  lost: 'lost',
};

/** A word that is new to us is one that somebody has to look at. */
function toDispute({id, status, amount, reason, created, evidence_details: evidence}: Stripe.Dispute): PaymentDispute {
  const state = disputeStateOf[status] ?? 'needs-answer';
  const dueBy = state === 'needs-answer' ? evidence.due_by : null;
  return {
    disputeId: id,
    state,
    amountCents: amount,
    reason,
    openedAt: fromSeconds(created),
    answerBy: dueBy === null ? null : fromSeconds(dueBy),
  };
}

function fromSeconds(seconds: number): string {
  return new Date(seconds * 1_000).toISOString();
}

/** A state that is new to us is one that is under way: whoever waits reads it again. */
function toState({status, last_payment_error: error}: Stripe.PaymentIntent): PaymentState {
  if (status === 'requires_payment_method' || status === 'requires_confirmation')
    return error ? 'failed' : 'needs-card';
  if (status === 'requires_action') return 'needs-action';
  if (status === 'succeeded') return 'paid';
  return status === 'canceled' ? 'canceled' : 'processing';
}

function toFailure({code, decline_code: declineCode, advice_code: adviceCode}: Stripe.PaymentIntent.LastPaymentError) {
  return {group: groupOfDecline({declineCode, code, adviceCode}), code: declineCode ?? code ?? 'unknown'};
}

type AnyCard = {brand: string | null; last4: string | null; exp_month: number; exp_year: number};

function toCardFacts({brand, last4, exp_month: expMonth, exp_year: expYear}: AnyCard): CardFacts {
  return {brand: brand ?? 'unknown', last4: last4 ?? '', expMonth, expYear};
}

/** @param method a card. */
export function toSavedCard({id, card}: Stripe.PaymentMethod, defaultId: string): SavedCard[] {
  if (!card) return [];
  return [{...toCardFacts(card), cardId: id, isDefault: id === defaultId, fingerprint: card.fingerprint ?? null}];
}

/** The id of what Stripe gives as an id or as the whole; empty where there is none. */
export function toId(value: string | {readonly id: string} | null | undefined): string {
  return (typeof value === 'object' ? value?.id : value) ?? '';
}

/** What a refusal of Stripe means. @throws where it refuses what we never should have asked: a bug. */
export function refuse(answer: Exclude<StripeAnswer<object>, {kind: 'answered'}>): Extract<Asked<never>, {ok: false}> {
  if (answer.kind === 'down') return fail('provider-down', 'payment.provider-down');
  const {rawType, code, param, statusCode} = answer.error;
  if (rawType === 'idempotency_error') return fail('conflict', 'payment.key-reused');
  if (code === 'resource_missing' || statusCode === 404) return fail('not-found', 'payment.unknown');
  throw new Error(`Stripe refuses what was asked: ${String(rawType)}, ${String(code)}, at ${String(param)}`);
}
