import type {Stripe} from 'stripe';
import {fail, succeed} from '#contract/kernel/failure.ts';
import type {Asked, CardOf, PaymentsPort} from '#server/providers/payments/port.ts';
import type {StripeClient} from './client.ts';
import {refuse, toId, toSavedCard} from './translate.ts';

type CardMethods = Pick<PaymentsPort, 'listCards' | 'removeCard' | 'setDefaultCard' | 'beginSavingCard'>;

/** A page of Stripe's longest. */
const mostCards = 100;

/** The saved cards of customers at Stripe. Rule: PAY4. */
export function createCardMethods(client: StripeClient): CardMethods {
  const {ask} = client;
  return {
    listCards: async (customerId) => {
      const [customer, methods] = await Promise.all([
        ask('GET /v1/customers/:id', (stripe) => stripe.customers.retrieve(customerId)),
        ask('GET /v1/customers/:id/payment_methods', (stripe) =>
          stripe.customers.listPaymentMethods(customerId, {type: 'card', limit: mostCards}),
        ),
      ]);
      if (customer.kind !== 'answered') return refuse(customer);
      if (methods.kind !== 'answered') return refuse(methods);
      const {value} = customer;
      if (value.deleted) return fail('not-found', 'payment.unknown');
      const defaultId = toId(value.invoice_settings.default_payment_method);
      return succeed(methods.value.data.flatMap((method) => toSavedCard(method, defaultId)));
    },
    removeCard: async (card) => {
      const found = await findCard(client, card);
      if (!found.ok) return found;
      const answer = await ask('POST /v1/payment_methods/:id/detach', (stripe) =>
        stripe.paymentMethods.detach(card.cardId),
      );
      return answer.kind === 'answered' ? succeed({}) : refuse(answer);
    },
    setDefaultCard: async ({customerId, cardId}) => {
      const found = await findCard(client, {customerId, cardId});
      if (!found.ok) return found;
      const settings = {invoice_settings: {default_payment_method: cardId}};
      const answer = await ask('POST /v1/customers/:id', (stripe) => stripe.customers.update(customerId, settings));
      return answer.kind === 'answered' ? succeed({}) : refuse(answer);
    },
    beginSavingCard: async ({customerId: customer, idempotencyKey}) => {
      const wanted: Stripe.SetupIntentCreateParams = {
        customer,
        usage: 'off_session',
        allowed_payment_method_types: ['card'],
      };
      const answer = await ask('POST /v1/setup_intents', (stripe) =>
        stripe.setupIntents.create(wanted, {idempotencyKey}),
      );
      return answer.kind === 'answered' ? succeed({clientSecret: answer.value.client_secret ?? ''}) : refuse(answer);
    },
  };
}

/** Makes sure that a card is this customer's before anything is done with it. */
export async function findCard({ask}: StripeClient, {customerId, cardId}: CardOf): Promise<Asked<object>> {
  const answer = await ask('GET /v1/customers/:id/payment_methods/:card', (stripe) =>
    stripe.customers.retrievePaymentMethod(customerId, cardId),
  );
  return answer.kind === 'answered' ? succeed({}) : refuse(answer);
}
