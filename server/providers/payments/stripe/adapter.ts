import type {Stripe} from 'stripe';
import {fail, succeed} from '#contract/kernel/failure.ts';
import type {Asked, Payment, PaymentsPort, WantedPayment} from '#server/providers/payments/port.ts';
import {createCardMethods, findCard} from './cards.ts';
import type {StripeClient} from './client.ts';
import {createListing} from './listing.ts';
import {paymentParts, refuse, toPayment} from './translate.ts';

/** Makes the port to our account at Stripe. Rules: PAY1–PAY7. Source: docs.stripe.com/api, 2026-10-28.endive. */
export function createStripePayments(client: StripeClient, publishableKey: string): PaymentsPort {
  const {ask} = client;
  const readPayment = (paymentId: string) => read(client, paymentId);
  return {
    vendor: 'stripe',
    publicFacts: () => ({kind: 'stripe', publishableKey}),
    ensureCustomer: async ({key, email, name}) => {
      // Made without details: the same key finds the same customer, also where these have changed.
      const made = await ask('POST /v1/customers', (stripe) =>
        stripe.customers.create({metadata: {key}}, {idempotencyKey: `customer-${key}`}),
      );
      if (made.kind !== 'answered') return refuse(made);
      const {id: customerId} = made.value;
      const told = await ask('POST /v1/customers/:id', (stripe) => stripe.customers.update(customerId, {email, name}));
      // Stripe's rules for e-mails are others than ours. They are for who looks there: nobody is kept from paying by them.
      const isOdd = told.kind === 'refused' && told.error.code === 'email_invalid';
      return told.kind === 'answered' || isOdd ? succeed({customerId}) : refuse(told);
    },
    removeCustomer: async (customerId) => {
      const answer = await ask('DELETE /v1/customers/:id', (stripe) => stripe.customers.del(customerId));
      // Whoever was deleted before is not found any more.
      const isGone = answer.kind === 'refused' && answer.error.code === 'resource_missing';
      return answer.kind === 'answered' || isGone ? succeed({}) : refuse(answer);
    },
    beginPayment: (wanted) => begin(client, wanted),
    readPayment,
    cancelPayment: async (paymentId) => {
      const answer = await ask('POST /v1/payment_intents/:id/cancel', (stripe) =>
        stripe.paymentIntents.cancel(paymentId),
      );
      // What is paid cannot be canceled, and what is canceled not again: both say so when they are read.
      const isTooLate = answer.kind === 'refused' && answer.error.code === 'payment_intent_unexpected_state';
      return answer.kind === 'answered' || isTooLate ? readPayment(paymentId) : refuse(answer);
    },
    giveBack: async ({paymentId, amountCents, idempotencyKey}) => {
      const wanted = {payment_intent: paymentId, amount: amountCents, metadata: {paymentId}};
      const answer = await ask('POST /v1/refunds', (stripe) => stripe.refunds.create(wanted, {idempotencyKey}));
      if (answer.kind === 'answered') return succeed({returnId: answer.value.id});
      // Not paid, given back before, more than is left, in dispute: Stripe has no one code for these.
      if (answer.kind === 'refused' && isImpossible(answer.error)) return fail('conflict', 'payment.not-possible');
      return refuse(answer);
    },
    ...createCardMethods(client),
    ...createListing(client),
  };
}

function isImpossible({rawType, code}: Stripe.errors.StripeError): boolean {
  return rawType === 'invalid_request_error' && code !== 'resource_missing';
}

async function begin(client: StripeClient, wanted: WantedPayment): Promise<Asked<Payment>> {
  const {customerId, savedCardId, idempotencyKey} = wanted;
  if (savedCardId !== undefined) {
    const card = await findCard(client, {customerId, cardId: savedCardId});
    if (!card.ok) return card;
  }
  const answer = await client.ask('POST /v1/payment_intents', (stripe) =>
    stripe.paymentIntents.create(toParams(wanted), {idempotencyKey}),
  );
  // A declined card is told as a refusal that holds the payment.
  const declined = answer.kind === 'refused' ? answer.error.payment_intent : undefined;
  if (declined) return read(client, declined.id);
  if (answer.kind !== 'answered') return refuse(answer);
  // An answer that is repeated says how it was then.
  const isOld = answer.isReplayed || savedCardId !== undefined;
  return isOld ? read(client, answer.value.id) : succeed(toPayment(answer.value, []));
}

function toParams(wanted: WantedPayment): Stripe.PaymentIntentCreateParams {
  const {orderId, amountCents, customerId, savedCardId, saveCard, offSession, description, returnUrl} = wanted;
  return {
    amount: amountCents,
    currency: 'usd',
    customer: customerId,
    description,
    metadata: {orderId},
    allowed_payment_method_types: ['card'],
    ...(saveCard && {setup_future_usage: 'off_session'}),
    ...(savedCardId !== undefined && {
      payment_method: savedCardId,
      confirm: true,
      // Stripe's script in the browser shows the bank's page.
      ...(offSession ? {off_session: true} : {return_url: returnUrl, use_stripe_sdk: true}),
    }),
  };
}

async function read({ask}: StripeClient, paymentId: string): Promise<Asked<Payment>> {
  const answer = await ask('GET /v1/payment_intents/:id', (stripe) =>
    stripe.paymentIntents.retrieve(paymentId, {expand: paymentParts}),
  );
  if (answer.kind !== 'answered') return refuse(answer);
  const {latest_charge: charge} = answer.value;
  if (charge === null || typeof charge === 'string' || !charge.disputed) return succeed(toPayment(answer.value, []));
  const disputes = await ask('GET /v1/disputes', (stripe) => stripe.disputes.list({payment_intent: paymentId}));
  return disputes.kind === 'answered' ? succeed(toPayment(answer.value, disputes.value.data)) : refuse(disputes);
}
