import {groupOfDecline} from '#contract/payments/decline-group.ts';
import type {SandboxIntent} from '#contract/payments/sandbox-intent.ts';
import type {CardFacts, Payment, PaymentDispute} from '#server/providers/payments/port.ts';
import {cardOfToken} from './judge-card.ts';
import {disputeLifeMs} from './plan-events.ts';
import type {Intent} from './tables.ts';

/** Every card of the sandbox is good until then. */
const expiry = {expMonth: 12, expYear: 2034};

/** What may be known of a token's card; null where there is none. */
export function toCardFacts(token: string | null): CardFacts | null {
  const card = cardOfToken(token);
  return card ? {brand: card.brand, last4: card.number.slice(-4), ...expiry} : null;
}

/** An intent as the port tells of it; a dispute is there once its time has come. */
export function toPayment(intent: Intent, nowMs: number): Payment {
  const {amountCents, declineCode: code, disputedAt} = intent;
  const receivedCents = intent.state === 'paid' ? amountCents : 0;
  const isDisputed = disputedAt !== null && Date.parse(disputedAt) <= nowMs;
  return {
    paymentId: intent.id,
    clientSecret: toClientSecret(intent),
    orderId: intent.orderId,
    customerId: intent.customerId,
    state: intent.state,
    amountCents,
    receivedCents,
    givenBackCents: intent.givenBackCents,
    disputedCents: isDisputed ? receivedCents - intent.givenBackCents : 0,
    disputes: isDisputed ? [toDispute(intent.id, {openedAt: disputedAt, amountCents: receivedCents}, nowMs)] : [],
    card: toCardFacts(intent.token),
    savedCardId: intent.state === 'paid' ? intent.savedCardId : null,
    failure: code === null ? null : {group: groupOfDecline({declineCode: code}), code},
  };
}

/** The bank of the sandbox decides against whoever has not answered in time, and nobody can answer there. Rule: DSP5. */
function toDispute(
  intentId: string,
  facts: Pick<PaymentDispute, 'openedAt' | 'amountCents'>,
  nowMs: number,
): PaymentDispute {
  const answerByMs = Date.parse(facts.openedAt) + disputeLifeMs;
  const isOver = answerByMs <= nowMs;
  return {
    disputeId: intentId.replace(/^pi_/u, 'dp_'),
    state: isOver ? 'lost' : 'needs-answer',
    ...facts,
    reason: 'fraudulent',
    answerBy: isOver ? null : new Date(answerByMs).toISOString(),
  };
}

/** What lets a browser confirm it: the id and what nobody can guess, as Stripe does. */
export function toClientSecret({id, secret}: Pick<Intent, 'id' | 'secret'>): string {
  return `${id}_secret_${secret}`;
}

/** Where the bank's pages are. */
export const actionPath = '/sandbox/payments';

/** An intent as the browser sees it: a suspicion is no more than "declined" there. Rule: PAY3. */
export function toShown({kind, state, declineCode, actionId}: Intent): SandboxIntent {
  return {
    state: kind === 'saving' && state === 'paid' ? 'saved' : state,
    declined: declineCode === null ? null : groupOfDecline({declineCode}),
    actionUrl: state === 'needs-action' && actionId !== null ? `${actionPath}/${actionId}` : null,
  };
}
