import type {Stripe} from 'stripe';
import {succeed} from '#contract/kernel/failure.ts';
import type {ListingPage, PaymentsPort} from '#server/providers/payments/port.ts';
import type {StripeClient} from './client.ts';
import {refuse, toPayment} from './translate.ts';

/** What Stripe has, page by page, the newest first. Source: docs.stripe.com/api/pagination. */
export function createListing({ask}: StripeClient): Pick<PaymentsPort, 'listPayments' | 'listCustomers'> {
  return {
    listPayments: async (page) => {
      const answer = await ask('GET /v1/payment_intents', (stripe) =>
        stripe.paymentIntents.list({...toParams(page), expand: ['data.latest_charge']}),
      );
      if (answer.kind !== 'answered') return refuse(answer);
      const {data, has_more: hasMore} = answer.value;
      return succeed({payments: data.map(toListed), next: hasMore ? (data.at(-1)?.id ?? null) : null});
    },
    listCustomers: async (page) => {
      const answer = await ask('GET /v1/customers', (stripe) => stripe.customers.list(toParams(page)));
      if (answer.kind !== 'answered') return refuse(answer);
      const {data, has_more: hasMore} = answer.value;
      return succeed({customerIds: data.map(({id}) => id), next: hasMore ? (data.at(-1)?.id ?? null) : null});
    },
  };
}

function toParams({after, limit}: ListingPage): Stripe.PaginationParams {
  return {limit, ...(after !== null && {starting_after: after})};
}

function toListed(intent: Stripe.PaymentIntent) {
  const {paymentId, orderId, state, receivedCents, givenBackCents} = toPayment(intent, []);
  const {latest_charge: charge} = intent;
  const isDisputed = typeof charge === 'object' && charge?.disputed === true;
  return {paymentId, orderId, state, receivedCents, givenBackCents, isDisputed};
}
