import type {DeclineGroup} from '#contract/payments/decline-group.ts';
import type {DisputeState} from '#contract/payments/dispute.ts';
import type {PaymentProvider, PaymentVendor} from '#contract/payments/payment-provider.ts';
import type {PaymentState} from '#contract/payments/payment-state.ts';
import type {Outcome} from '#contract/kernel/failure.ts';
import type {VerifyWebhook} from '#server/providers/webhook.ts';

/**
 * What a provider refuses with. `payment.unknown`: it knows no such payment, customer or card of theirs. `payment.key-reused`: the
 * idempotency key was used with other words. `payment.not-possible`: where things are, this cannot be done. `payment.provider-down`: nobody
 * knows whether it was done; the same may be asked again under the same key.
 */
export type PaymentRefusals = {
  'not-found': ['payment.unknown'];
  conflict: ['payment.key-reused', 'payment.not-possible'];
  'provider-down': ['payment.provider-down'];
};

/** What was asked for, or a refusal. */
export type Asked<Value> = Outcome<Value, PaymentRefusals>;

/** What may be known of a card. */
export type CardFacts = {
  /** The provider's word in lower case, such as `visa`. */
  readonly brand: string;
  readonly last4: string;
  /** 1 to 12. */
  readonly expMonth: number;
  /** Four digits. */
  readonly expYear: number;
};

/** A card that its customer pays with again. */
export type SavedCard = CardFacts & {
  readonly cardId: string;
  readonly isDefault: boolean;
  /** The same wherever the same number was typed; null where the provider does not say it. For us alone. Rule: PAY20. */
  readonly fingerprint: string | null;
};

/** A payment that the card's owner disputes, or asks the bank about. Rule: DSP1. */
export type PaymentDispute = {
  readonly disputeId: string;
  readonly state: DisputeState;
  /** US cents. */
  readonly amountCents: number;
  /** The provider's word, such as `fraudulent`; empty where it gives none. */
  readonly reason: string;
  /** ISO UTC. */
  readonly openedAt: string;
  /** Until when it wants an answer, ISO UTC; null where it wants none any more. */
  readonly answerBy: string | null;
};

/** Where a payment is, by the provider's word at this moment. All amounts are US cents. */
export type Payment = {
  readonly paymentId: string;
  /** For the browser that pays, and nobody else: it can confirm this payment. */
  readonly clientSecret: string;
  readonly orderId: string;
  readonly customerId: string;
  readonly state: PaymentState;
  readonly amountCents: number;
  readonly receivedCents: number;
  readonly givenBackCents: number;
  /** What the bank has taken back, or withholds until a dispute is decided; nothing once it was won. */
  readonly disputedCents: number;
  /** Every dispute that there was, decided ones too. */
  readonly disputes: readonly PaymentDispute[];
  /** The card that was tried last; null before one was. */
  readonly card: CardFacts | null;
  /** The saved card that paid, or that was kept when it paid; null where there is none, and before it is paid. */
  readonly savedCardId: string | null;
  /** Why the card that was tried last was declined; null where it was not. The code is for us: it may be a suspicion. Rule: PAY3. */
  readonly failure: {readonly group: DeclineGroup; readonly code: string} | null;
};

/** One payment of a list. How much of it is disputed says {@link PaymentsPort.readPayment}. */
export type ListedPayment = Pick<Payment, 'paymentId' | 'orderId' | 'state' | 'receivedCents' | 'givenBackCents'> & {
  /** It is, or was. */
  readonly isDisputed: boolean;
};

/** Which page of a list: what follows `after`, of which nobody knows what it is but who gave it; its beginning where that is null. */
export type ListingPage = {readonly after: string | null; /** 1 to 100. */ readonly limit: number};

/** A page of payments; `next` is null where there are no more. */
export type ListedPayments = {readonly payments: readonly ListedPayment[]; readonly next: string | null};

/** A page of customers; `next` is null where there are no more. */
export type ListedCustomers = {readonly customerIds: readonly string[]; readonly next: string | null};

/** A payment that is wanted. */
export type WantedPayment = {
  /** The same for every try at this payment, and for no other. */
  readonly idempotencyKey: string;
  readonly orderId: string;
  /** US cents, at least 50. */
  readonly amountCents: number;
  readonly customerId: string;
  /** Charges this card at once. Without it the browser gives a card, under the client secret. */
  readonly savedCardId?: string;
  /** Keeps the card that the browser gives, to be charged later when nobody is there. */
  readonly saveCard: boolean;
  /** Nobody is there to confirm: asks for a saved card. Rule: PAY5. */
  readonly offSession: boolean;
  /** One line that the person may read on the bank's page. */
  readonly description: string;
  /** Where the bank's page leads back to where it was not opened in a frame: an address of ours. */
  readonly returnUrl: string;
};

/** The saving of a card without a payment. */
export type WantedSaving = {
  readonly idempotencyKey: string;
  readonly customerId: string;
  readonly returnUrl: string;
};

/** Money that goes back to the card. */
export type WantedReturn = {
  readonly paymentId: string;
  /** US cents. */
  readonly amountCents: number;
  readonly idempotencyKey: string;
};

/** Which card of whom. */
export type CardOf = {readonly customerId: string; readonly cardId: string};

/**
 * Who takes cards: one payment at a time, saved cards, money given back. Plans, prices, coupons and renewals are ours. Rules: PAY1–PAY7.
 * Source: D3, D44, D45. Decision: 033.
 */
export type PaymentsPort = {
  /** Whose payments and customers these are; kept beside each, since nobody else knows it. Rule: PAY16. */
  readonly vendor: PaymentVendor;
  /** What a browser needs to take cards; nothing secret. */
  readonly publicFacts: () => PaymentProvider;
  /** The provider's customer of that key, with these details from now on. Whoever asks keeps the id: a key is known for a day. */
  readonly ensureCustomer: (customer: {
    readonly key: string;
    readonly email: string;
    readonly name: string;
  }) => Promise<Asked<{customerId: string}>>;
  /** Forgets a customer with their cards; what they paid stays. Also where it was done before. Rule: PAY18. */
  readonly removeCustomer: (customerId: string) => Promise<Asked<object>>;
  /** Begins a payment, or finds the one begun under this key, as it is now. A declined saved card is a payment that failed, no refusal. */
  readonly beginPayment: (wanted: WantedPayment) => Promise<Asked<Payment>>;
  readonly readPayment: (paymentId: string) => Promise<Asked<Payment>>;
  /** All payments there are, in one order; of what is begun meanwhile some or none. `payment.unknown`: the place in the list is gone. Rule: PAY24. */
  readonly listPayments: (page: ListingPage) => Promise<Asked<ListedPayments>>;
  /** All customers who were not forgotten, alike. Rule: PAY24. */
  readonly listCustomers: (page: ListingPage) => Promise<Asked<ListedCustomers>>;
  /** Cancels what is not paid yet. @returns what became of it: one that was paid before stays paid. */
  readonly cancelPayment: (paymentId: string) => Promise<Asked<Payment>>;
  /** Gives back a part or all of what was received. Rule: PAY6. @returns the provider's id of it. */
  readonly giveBack: (wanted: WantedReturn) => Promise<Asked<{returnId: string}>>;
  /** The newest first, at most 100. */
  readonly listCards: (customerId: string) => Promise<Asked<SavedCard[]>>;
  /** No payment takes it any more. */
  readonly removeCard: (card: CardOf) => Promise<Asked<object>>;
  readonly setDefaultCard: (card: CardOf) => Promise<Asked<object>>;
  /** @returns what a browser needs to give the card, which is then among the saved ones. */
  readonly beginSavingCard: (wanted: WantedSaving) => Promise<Asked<{clientSecret: string}>>;
};

/** What the provider tells us by itself. Rule: PAY8. */
export type PaymentsWebhook = {
  /** The last part of its address. */
  readonly provider: string;
  readonly verify: VerifyWebhook;
  /** Which payment an event is about; undefined where it is about none. */
  readonly findPaymentId: (rawBody: Buffer) => string | undefined;
};
