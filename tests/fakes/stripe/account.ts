import {randomBytes} from 'node:crypto';
import type {Stripe} from 'stripe';
import {cardOfToken, isDisputed, judgeCard, type CardUse} from '#server/providers/payments/sandbox/judge-card.ts';

/** What we read of Stripe's objects, in Stripe's own types: another version of these that leaves one out does not compile. */
type Intent = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_received'
  | 'client_secret'
  | 'currency'
  | 'customer'
  | 'description'
  | 'last_payment_error'
  | 'metadata'
  | 'setup_future_usage'
  | 'status'
> & {latest_charge: Charge | null; payment_method: Method | null};
type Charge = Pick<Stripe.Charge, 'id' | 'object' | 'amount' | 'amount_refunded' | 'disputed'> & {
  payment_method_details: {type: 'card'; card: Card};
};
type Card = Pick<Stripe.PaymentMethod.Card, 'brand' | 'last4' | 'exp_month' | 'exp_year' | 'fingerprint'>;
type Method = Pick<Stripe.PaymentMethod, 'id' | 'object'> & {customer: string | null; card: Card; token: string};
type Customer = Pick<Stripe.Customer, 'id' | 'object' | 'email' | 'name' | 'metadata'> & {
  invoice_settings: Pick<Stripe.Customer.InvoiceSettings, 'default_payment_method'>;
};
type Setup = Pick<Stripe.SetupIntent, 'id' | 'object' | 'client_secret' | 'customer' | 'status'> & {
  payment_method: Method | null;
};
type Dispute = Pick<Stripe.Dispute, 'id' | 'object' | 'amount' | 'payment_intent' | 'status' | 'reason' | 'created'> & {
  readonly evidence_details: Pick<Stripe.Dispute.EvidenceDetails, 'due_by'>;
};

/** An error as Stripe tells of it. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly error: object;
  constructor(status: number, error: object) {
    super('refused');
    this.status = status;
    this.error = error;
  }
}

const missing = () => new StripeRefusal(404, {type: 'invalid_request_error', code: 'resource_missing', param: 'id'});
const invalid = (code?: string) => new StripeRefusal(400, {type: 'invalid_request_error', ...(code && {code})});

const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

/** Which page of a list is asked for. */
export type FakePage = {readonly limit: number; readonly startingAfter: string | null};

/** A page as Stripe gives it: what follows one, the newest first. */
function toPage<Value extends {readonly id: string}>(all: readonly Value[], {limit, startingAfter}: FakePage) {
  const place = all.findIndex(({id}) => id === startingAfter);
  if (startingAfter !== null && place === -1) throw missing();
  const data = all.slice(place + 1, place + 1 + limit);
  return {object: 'list', data, has_more: place + 1 + limit < all.length};
}

/** An account at Stripe as far as we use one: what its interface does, and what Stripe's script does in a browser. */
export function openStripeAccount() {
  const customers = new Map<string, Customer>();
  const methods = new Map<string, Method>();
  const intents = new Map<string, Intent>();
  const setups = new Map<string, Setup>();
  const disputes: Dispute[] = [];
  const deleted = new Set<string>();
  const findDeleted = (id: string): Stripe.DeletedCustomer => {
    if (!deleted.has(id)) throw missing();
    return {id, object: 'customer', deleted: true};
  };
  const find = <Value>(map: Map<string, Value>, id: string): Value => {
    const found = map.get(id);
    if (!found) throw missing();
    return found;
  };
  const findMethod = (customer: unknown, id: string): Method => {
    const method = methods.get(id);
    if (!method || method.customer !== customer) throw missing();
    return method;
  };
  const newMethod = (token: string): Method => {
    const card = cardOfToken(token);
    if (!card) throw missing();
    const facts: Card = {
      brand: card.brand,
      last4: card.number.slice(-4),
      exp_month: 12,
      exp_year: 2034,
      fingerprint: `of${card.number.slice(-8)}`,
    };
    return {id: newId('pm'), object: 'payment_method', customer: null, card: facts, token: card.token};
  };
  const keep = (method: Method, customer: unknown) => {
    method.customer = String(customer);
    methods.set(method.id, method);
  };
  const judge = (method: Method, use: Pick<CardUse, 'kind' | 'isPersonThere' | 'isConfirmed'>) => {
    const token = cardOfToken(method.token)?.token;
    if (!token) throw missing();
    return judgeCard({...use, token, isSaved: method.customer !== null});
  };
  const decline = (intent: Intent, method: Method, declineCode: string): void => {
    const isOwnCode = /^(expired|incorrect|processing|authentication|payment_intent)/.test(declineCode);
    // The bank's reason is missing where it was the person who did not confirm.
    const reason = declineCode.startsWith('payment_intent') ? {} : {decline_code: declineCode};
    intent.status = 'requires_payment_method';
    intent.payment_method = null;
    intent.last_payment_error = {
      type: 'card_error',
      code: isOwnCode ? declineCode : 'card_declined',
      ...reason,
      // The whole of it, in Stripe's types, is more than anybody reads.
      payment_method: method as unknown as Stripe.PaymentMethod,
    };
  };
  const tryCard = (intent: Intent, method: Method, use: {isPersonThere: boolean; isConfirmed: boolean}): void => {
    const verdict = judge(method, {...use, kind: 'payment'});
    intent.payment_method = method;
    if (verdict === 'ask') intent.status = 'requires_action';
    else if (verdict !== 'yes') decline(intent, method, verdict.declineCode);
    else {
      intent.status = 'succeeded';
      intent.amount_received = intent.amount;
      intent.latest_charge = {
        id: newId('ch'),
        object: 'charge',
        amount: intent.amount,
        amount_refunded: 0,
        disputed: false,
        payment_method_details: {type: 'card', card: method.card},
      };
      if (intent.setup_future_usage === 'off_session') keep(method, intent.customer);
    }
  };
  const refuseOver = ({status}: Intent): void => {
    if (status === 'succeeded' || status === 'canceled') throw invalid('payment_intent_unexpected_state');
  };
  const bySecret = <Value extends {client_secret: string | null}>(map: Map<string, Value>, secret: string) =>
    [...map.values()].find((one) => one.client_secret === secret);

  return {
    customers,
    intents,
    disputes,
    createCustomer: (metadata: Record<string, string>): Customer => {
      const customer: Customer = {
        id: newId('cus'),
        object: 'customer',
        email: null,
        name: null,
        metadata,
        invoice_settings: {default_payment_method: null},
      };
      customers.set(customer.id, customer);
      return customer;
    },
    readCustomer: (id: string): Customer | Stripe.DeletedCustomer => customers.get(id) ?? findDeleted(id),
    changeCustomer: (id: string): Customer => find(customers, id),
    /** Payments stay; cards go with it. Twice is refused. */
    deleteCustomer: (id: string): Stripe.DeletedCustomer => {
      find(customers, id);
      customers.delete(id);
      deleted.add(id);
      for (const method of methods.values()) if (method.customer === id) methods.delete(method.id);
      return findDeleted(id);
    },
    listMethods: (customer: string) => {
      find(customers, customer);
      return [...methods.values()].filter((method) => method.customer === customer).toReversed();
    },
    findMethod,
    detach: (id: string): Method => {
      const method = find(methods, id);
      const customer = customers.get(method.customer ?? '');
      if (customer?.invoice_settings.default_payment_method === id)
        customer.invoice_settings.default_payment_method = null;
      method.customer = null;
      methods.delete(id);
      return method;
    },
    createIntent: (wanted: {
      amount: number;
      customer: string;
      description: string;
      metadata: Record<string, string>;
      saves: boolean;
      card: string | undefined;
      isPersonThere: boolean;
    }): Intent => {
      find(customers, wanted.customer);
      const {amount, customer, description, metadata, saves, card, isPersonThere} = wanted;
      const method = card === undefined ? undefined : findMethod(customer, card);
      const id = newId('pi');
      const intent: Intent = {
        id,
        object: 'payment_intent',
        amount,
        amount_received: 0,
        client_secret: `${id}_secret_${randomBytes(8).toString('hex')}`,
        currency: 'usd',
        customer,
        description,
        last_payment_error: null,
        latest_charge: null,
        metadata,
        payment_method: null,
        setup_future_usage: saves ? 'off_session' : null,
        status: 'requires_payment_method',
      };
      intents.set(id, intent);
      if (method) tryCard(intent, method, {isPersonThere, isConfirmed: false});
      if (intent.last_payment_error)
        throw new StripeRefusal(402, {...intent.last_payment_error, payment_intent: intent});
      return intent;
    },
    readIntent: (id: string) => find(intents, id),
    listIntents: (page: FakePage) => toPage([...intents.values()].toReversed(), page),
    listCustomers: (page: FakePage) => toPage([...customers.values()].toReversed(), page),
    cancelIntent: (id: string): Intent => {
      const intent = find(intents, id);
      refuseOver(intent);
      intent.status = 'canceled';
      return intent;
    },
    createSetup: (customer: string): Setup => {
      find(customers, customer);
      const id = newId('seti');
      const secret = `${id}_secret_${randomBytes(8).toString('hex')}`;
      const setup: Setup = {
        id,
        object: 'setup_intent',
        client_secret: secret,
        customer,
        payment_method: null,
        status: 'requires_payment_method',
      };
      setups.set(id, setup);
      return setup;
    },
    refund: (intentId: string, amount: number): Pick<Stripe.Refund, 'id' | 'object' | 'amount'> => {
      const {latest_charge: charge} = find(intents, intentId);
      if (!charge) throw invalid();
      if (charge.disputed) throw invalid('charge_disputed');
      if (charge.amount_refunded === charge.amount) throw invalid('charge_already_refunded');
      if (amount < 1 || amount > charge.amount - charge.amount_refunded) throw invalid();
      charge.amount_refunded += amount;
      return {id: newId('re'), object: 'refund', amount};
    },
    /** What Stripe's script does with a card, for a payment or the saving of a card. */
    confirm: (secret: string, card: string): void => {
      const use = {isPersonThere: true, isConfirmed: false};
      const intent = bySecret(intents, secret);
      const setup = bySecret(setups, secret);
      const method = cardOfToken(card) ? newMethod(card) : findMethod((intent ?? setup)?.customer, card);
      if (intent && intent.status !== 'succeeded' && intent.status !== 'canceled') tryCard(intent, method, use);
      if (!setup) return;
      const verdict = judge(method, {...use, kind: 'saving'});
      setup.payment_method = method;
      if (verdict === 'ask') setup.status = 'requires_action';
      if (verdict === 'yes') keep(method, setup.customer);
    },
    /** What the person says on the bank's page. */
    answer: (secret: string, isConfirmed: boolean): void => {
      const intent = bySecret(intents, secret);
      const setup = bySecret(setups, secret);
      const method = (intent ?? setup)?.payment_method;
      if (!method) throw missing();
      if (setup && isConfirmed) keep(method, setup.customer);
      if (!intent) return;
      if (isConfirmed) tryCard(intent, method, {isPersonThere: true, isConfirmed});
      else decline(intent, method, 'payment_intent_authentication_failure');
    },
    /** The owner of the card disputes the payment, where it is such a card. */
    dispute: (id: string, status: Stripe.Dispute.Status = 'needs_response'): void => {
      const {latest_charge: charge, amount} = find(intents, id);
      const token = cardOfToken('pm_sandbox_disputed')?.token;
      if (!charge || !token || !isDisputed(token)) throw missing();
      charge.disputed = true;
      const facts = {reason: 'fraudulent', created: 1_766_000_000, evidence_details: {due_by: 1_766_700_000}};
      disputes.push({id: newId('dp'), object: 'dispute', amount, payment_intent: id, status, ...facts});
    },
  };
}

/** See {@link openStripeAccount}. */
export type StripeAccountFake = ReturnType<typeof openStripeAccount>;
