import {afterAll, beforeAll, expect} from 'vitest';
import type {SandboxToken} from '#contract/payments/sandbox-cards.ts';
import type {Asked, Payment, PaymentsPort, WantedPayment} from '#server/providers/payments/port.ts';

/** Who takes cards, as the kit needs it. */
export type PaymentsUnderTest = {
  readonly port: PaymentsPort;
  /** What a browser does with a client secret: gives a card, by its token or as one of the saved ones. */
  readonly confirm: (clientSecret: string, card: string) => Promise<void>;
  /** What the person says on the bank's page. */
  readonly answer: (clientSecret: string, isConfirmed: boolean) => Promise<void>;
  /** Time goes on until the owner of the card disputes the payment. */
  readonly awaitDispute: (paymentId: string) => Promise<void>;
  /** The next call goes wrong: nothing was done, or nobody hears of it. */
  readonly fail: (fault: 'down' | 'lost') => void;
  /** The next call goes wrong, also where it only reads. */
  readonly failNext: (fault: 'down') => void;
  /** How many payments there are for an order. */
  readonly countPayments: (orderId: string) => Promise<number>;
  readonly close: () => Promise<void>;
};

/** What was asked for; a refusal fails the test. */
export function valueOf<Value>(asked: Asked<Value>): Value {
  if (!asked.ok) throw new Error(`refused: ${asked.failure.reason}`);
  return asked.value;
}

/** Why it was refused; undefined where it was not. */
export function reasonOf(asked: Asked<unknown>): string | undefined {
  return asked.ok ? undefined : asked.failure.reason;
}

/** The card of `pm_sandbox_visa`, as it is kept. */
export const visa = {brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034};

/** Who takes cards, with what every test of it begins with. */
export type PaymentsBench = ReturnType<typeof openPaymentsBench>;

/** Opens who is tested before the tests around this call, and closes it after them. */
export function openPaymentsBench(open: () => Promise<PaymentsUnderTest>) {
  let under: PaymentsUnderTest | undefined;
  let made = 0;
  beforeAll(async () => {
    under = await open();
  });
  afterAll(() => under?.close());
  const opened = () => {
    if (!under) throw new Error('A test before its beginning');
    return {under, port: under.port};
  };

  const newKey = (of: string) => `${of}-${(made += 1)}`;
  const newCustomer = async () => {
    const asked = await opened().port.ensureCustomer({
      key: newKey('person'),
      email: 'ana@example.com',
      name: 'Ana Núñez',
    });
    return valueOf(asked).customerId;
  };
  const want = async (overrides: Partial<WantedPayment> = {}): Promise<WantedPayment> => ({
    idempotencyKey: newKey('pay'),
    orderId: newKey('order'),
    amountCents: 45_000,
    customerId: overrides.customerId ?? (await newCustomer()),
    saveCard: false,
    offSession: false,
    description: 'Faro FA-20261123-01',
    returnUrl: 'https://faro.example/es/checkout/one',
    ...overrides,
  });
  const begin = async (overrides: Partial<WantedPayment> = {}): Promise<Payment> =>
    valueOf(await opened().port.beginPayment(await want(overrides)));
  const read = async ({paymentId}: Payment): Promise<Payment> => valueOf(await opened().port.readPayment(paymentId));
  const pay = async (card: SandboxToken, overrides: Partial<WantedPayment> = {}): Promise<Payment> => {
    const payment = await begin(overrides);
    await opened().under.confirm(payment.clientSecret, card);
    return read(payment);
  };
  /** A customer who has saved that card by paying with it, and what it is called now. */
  const saveCard = async (card: SandboxToken) => {
    const customerId = await newCustomer();
    const payment = await pay(card, {customerId, saveCard: true});
    expect(payment.state === 'paid' || payment.savedCardId === null).toBe(true);
    if (payment.state === 'needs-action') await opened().under.answer(payment.clientSecret, true);
    const {savedCardId: cardId} = await read(payment);
    if (cardId === null) throw new Error('the card was not saved');
    return {customerId, cardId};
  };
  return {
    get port() {
      return opened().port;
    },
    get under() {
      return opened().under;
    },
    newKey,
    newCustomer,
    want,
    begin,
    read,
    pay,
    saveCard,
  };
}
