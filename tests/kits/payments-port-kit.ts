import {afterAll, beforeAll, describe, expect, test} from 'vitest';
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
function reasonOf(asked: Asked<unknown>): string | undefined {
  return asked.ok ? undefined : asked.failure.reason;
}

const declines = [
  ['pm_sandbox_declined', 'other-card', 'generic_decline'],
  ['pm_sandbox_no_funds', 'funds', 'insufficient_funds'],
  ['pm_sandbox_stolen', 'declined', 'stolen_card'],
  ['pm_sandbox_expired', 'check-card', 'expired_card'],
  ['pm_sandbox_wrong_cvc', 'check-card', 'incorrect_cvc'],
  ['pm_sandbox_processing_error', 'try-later', 'processing_error'],
  ['pm_sandbox_declined_later', 'other-card', 'generic_decline'],
] as const satisfies readonly (readonly [SandboxToken, string, string])[];

const visa = {brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034};

/** What everybody who takes cards must do: the adapter of a new one passes it. */
export function paymentsPortKit(name: string, open: () => Promise<PaymentsUnderTest>): void {
  describe(`payments at ${name}`, () => {
    let under: PaymentsUnderTest;
    let port: PaymentsPort;
    let made = 0;
    beforeAll(async () => {
      under = await open();
      ({port} = under);
    });
    afterAll(() => under.close());

    const newKey = (of: string) => `${of}-${(made += 1)}`;
    const newCustomer = async () => {
      const asked = await port.ensureCustomer({key: newKey('person'), email: 'ana@example.com', name: 'Ana Núñez'});
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
      valueOf(await port.beginPayment(await want(overrides)));
    const read = async ({paymentId}: Payment): Promise<Payment> => valueOf(await port.readPayment(paymentId));
    const pay = async (card: SandboxToken, overrides: Partial<WantedPayment> = {}): Promise<Payment> => {
      const payment = await begin(overrides);
      await under.confirm(payment.clientSecret, card);
      return read(payment);
    };
    /** A customer who has saved that card by paying with it, and what it is called now. */
    const saveCard = async (card: SandboxToken) => {
      const customerId = await newCustomer();
      const payment = await pay(card, {customerId, saveCard: true});
      expect(payment.state === 'paid' || payment.savedCardId === null).toBe(true);
      if (payment.state === 'needs-action') await under.answer(payment.clientSecret, true);
      const {savedCardId: cardId} = await read(payment);
      if (cardId === null) throw new Error('the card was not saved');
      return {customerId, cardId};
    };

    test('[PAY2] a payment needs a card, is paid by one, and says what there is to know', async () => {
      const wanted = await want();
      const begun = valueOf(await port.beginPayment(wanted));
      const facts = {
        paymentId: begun.paymentId,
        clientSecret: begun.clientSecret,
        orderId: wanted.orderId,
        customerId: wanted.customerId,
        amountCents: 45_000,
        givenBackCents: 0,
        disputedCents: 0,
        failure: null,
        savedCardId: null,
      };
      expect(begun).toEqual({...facts, state: 'needs-card', receivedCents: 0, card: null});
      expect(begun.clientSecret.startsWith(`${begun.paymentId}_secret_`)).toBe(true);
      await under.confirm(begun.clientSecret, 'pm_sandbox_visa');
      expect(await read(begun)).toEqual({...facts, state: 'paid', receivedCents: 45_000, card: visa});
    });

    test.each(declines)('[PAY2] [PAY3] %s is declined as "%s", and another card pays', async (card, group, code) => {
      const failed = await pay(card);
      expect(failed).toMatchObject({state: 'failed', receivedCents: 0, failure: {group, code}, card: {brand: 'visa'}});
      await under.confirm(failed.clientSecret, 'pm_sandbox_mastercard');
      const paid = await read(failed);
      expect(paid).toMatchObject({state: 'paid', receivedCents: 45_000, failure: null, card: {last4: '4444'}});
    });

    test('[PAY2] the bank wants to see the person, who confirms, refuses, or leaves', async () => {
      const asked = await pay('pm_sandbox_secure');
      expect(asked).toMatchObject({state: 'needs-action', receivedCents: 0, failure: null});
      await under.answer(asked.clientSecret, true);
      expect(await read(asked)).toMatchObject({state: 'paid', receivedCents: 45_000});
      const refused = await pay('pm_sandbox_secure');
      await under.answer(refused.clientSecret, false);
      const failure = {group: 'confirm', code: 'payment_intent_authentication_failure'};
      expect(await read(refused)).toMatchObject({state: 'failed', receivedCents: 0, failure});
      const left = await pay('pm_sandbox_secure');
      await under.confirm(left.clientSecret, 'pm_sandbox_visa');
      expect(await read(left)).toMatchObject({state: 'paid', card: visa});
    });

    test('[PAY2] a bank may decline after the person has confirmed', async () => {
      const asked = await pay('pm_sandbox_secure_declined');
      await under.answer(asked.clientSecret, true);
      expect(await read(asked)).toMatchObject({state: 'failed', failure: {group: 'other-card'}, receivedCents: 0});
    });

    test('[PAY2] what is paid takes no second card, and what is canceled none', async () => {
      const paid = await pay('pm_sandbox_visa');
      await under.confirm(paid.clientSecret, 'pm_sandbox_mastercard');
      expect(await read(paid)).toEqual(paid);
      expect(valueOf(await port.cancelPayment(paid.paymentId))).toEqual(paid);
      const begun = await begin();
      const canceled = valueOf(await port.cancelPayment(begun.paymentId));
      expect(canceled).toMatchObject({state: 'canceled', receivedCents: 0});
      await under.confirm(begun.clientSecret, 'pm_sandbox_visa');
      expect(await read(begun)).toEqual(canceled);
      expect(valueOf(await port.cancelPayment(begun.paymentId))).toEqual(canceled);
    });

    test('[PAY1] the same key finds the same payment as it is now, and with other words is refused', async () => {
      const wanted = await want();
      const begun = valueOf(await port.beginPayment(wanted));
      await under.confirm(begun.clientSecret, 'pm_sandbox_visa');
      expect(valueOf(await port.beginPayment(wanted))).toEqual(await read(begun));
      for (const other of [{amountCents: 45_001}, {orderId: 'other'}, {saveCard: true}, {description: 'Faro'}])
        expect(reasonOf(await port.beginPayment({...wanted, ...other}))).toBe('payment.key-reused');
      expect(await under.countPayments(wanted.orderId)).toBe(1);
    });

    test('[PAY1] the same key several times at once makes one payment', async () => {
      const wanted = await want();
      const asked = await Promise.all([1, 2, 3, 4].map(() => port.beginPayment(wanted)));
      expect(new Set(asked.map((one) => valueOf(one).paymentId)).size).toBe(1);
      expect(await under.countPayments(wanted.orderId)).toBe(1);
    });

    test('[PAY7] what was lost on the way is asked again under the same key, and done once', async () => {
      for (const fault of ['down', 'lost'] as const) {
        const wanted = await want();
        under.fail(fault);
        expect(reasonOf(await port.beginPayment(wanted))).toBe('payment.provider-down');
        expect(await under.countPayments(wanted.orderId)).toBe(fault === 'lost' ? 1 : 0);
        const begun = valueOf(await port.beginPayment(wanted));
        expect(begun.state).toBe('needs-card');
        expect(await under.countPayments(wanted.orderId)).toBe(1);
      }
    });

    test('[PAY7] a saved card that was charged and not heard of is charged once', async () => {
      const {customerId, cardId} = await saveCard('pm_sandbox_visa');
      const wanted = await want({customerId, savedCardId: cardId, offSession: true});
      under.fail('lost');
      expect(reasonOf(await port.beginPayment(wanted))).toBe('payment.provider-down');
      expect(valueOf(await port.beginPayment(wanted))).toMatchObject({state: 'paid', receivedCents: 45_000});
      expect(await under.countPayments(wanted.orderId)).toBe(1);
    });

    test('[PAY1] a customer of the same key is the same, also with other details', async () => {
      const key = newKey('person');
      const first = valueOf(await port.ensureCustomer({key, email: 'ana@example.com', name: 'Ana'}));
      expect(valueOf(await port.ensureCustomer({key, email: 'eva@example.com', name: 'Eva'}))).toEqual(first);
    });

    test('[PAY4] a card is kept where that was wanted, and only then', async () => {
      const customerId = await newCustomer();
      await pay('pm_sandbox_mastercard', {customerId});
      expect(valueOf(await port.listCards(customerId))).toEqual([]);
      await pay('pm_sandbox_declined', {customerId, saveCard: true});
      expect(valueOf(await port.listCards(customerId))).toEqual([]);
      const paid = await pay('pm_sandbox_visa', {customerId, saveCard: true});
      const cardId = paid.savedCardId ?? '';
      expect(valueOf(await port.listCards(customerId))).toEqual([{...visa, cardId, isDefault: false}]);
      const again = await begin({customerId, savedCardId: cardId});
      expect(again).toMatchObject({state: 'paid', receivedCents: 45_000, card: visa, savedCardId: cardId});
      const byBrowser = await begin({customerId});
      await under.confirm(byBrowser.clientSecret, cardId);
      expect(await read(byBrowser)).toMatchObject({state: 'paid', card: visa, savedCardId: cardId});
    });

    test('[PAY4] a card is its customer’s alone', async () => {
      const {customerId, cardId} = await saveCard('pm_sandbox_visa');
      const stranger = await newCustomer();
      const wanted = await want({customerId: stranger, savedCardId: cardId});
      expect(reasonOf(await port.beginPayment(wanted))).toBe('payment.unknown');
      expect(reasonOf(await port.removeCard({customerId: stranger, cardId}))).toBe('payment.unknown');
      expect(reasonOf(await port.setDefaultCard({customerId: stranger, cardId}))).toBe('payment.unknown');
      const begun = await begin({customerId: stranger});
      await expect(under.confirm(begun.clientSecret, cardId)).rejects.toThrow();
      expect((await read(begun)).state).toBe('needs-card');
      expect(valueOf(await port.listCards(stranger))).toEqual([]);
      expect(valueOf(await port.listCards(customerId))).toHaveLength(1);
    });

    test('[PAY4] one card is preferred, and one that was removed pays no more', async () => {
      const {customerId, cardId} = await saveCard('pm_sandbox_visa');
      await pay('pm_sandbox_mastercard', {customerId, saveCard: true});
      const preferred = async () => {
        const cards = valueOf(await port.listCards(customerId));
        return cards.map(({last4, isDefault}) => [last4, isDefault]);
      };
      expect(await preferred()).toEqual([
        ['4444', false],
        ['4242', false],
      ]);
      valueOf(await port.setDefaultCard({customerId, cardId}));
      expect(await preferred()).toEqual([
        ['4444', false],
        ['4242', true],
      ]);
      valueOf(await port.removeCard({customerId, cardId}));
      expect(await preferred()).toEqual([['4444', false]]);
      expect(reasonOf(await port.beginPayment(await want({customerId, savedCardId: cardId})))).toBe('payment.unknown');
      expect(reasonOf(await port.removeCard({customerId, cardId}))).toBe('payment.unknown');
    });

    test('[PAY4] a card is saved without a payment, once the bank has seen the person where it wants to', async () => {
      const customerId = await newCustomer();
      const beginSaving = async () => {
        const wanted = {
          idempotencyKey: newKey('save'),
          customerId,
          returnUrl: 'https://faro.example/es/payment-method',
        };
        const {clientSecret} = valueOf(await port.beginSavingCard(wanted));
        expect(valueOf(await port.beginSavingCard(wanted))).toEqual({clientSecret});
        return clientSecret;
      };
      await under.confirm(await beginSaving(), 'pm_sandbox_declined');
      expect(valueOf(await port.listCards(customerId))).toEqual([]);
      await under.confirm(await beginSaving(), 'pm_sandbox_declined_later');
      const asked = await beginSaving();
      await under.confirm(asked, 'pm_sandbox_secure_once');
      expect(valueOf(await port.listCards(customerId))).toHaveLength(1);
      await under.answer(asked, true);
      const saved = valueOf(await port.listCards(customerId));
      expect(saved.map(({last4}) => last4)).toEqual(['3155', '0341']);
      const [once, later] = saved.map(({cardId}) => cardId);
      const renewal = {customerId, offSession: true};
      expect(await begin({...renewal, savedCardId: once ?? ''})).toMatchObject({state: 'paid'});
      const failure = {group: 'other-card', code: 'generic_decline'};
      expect(await begin({...renewal, savedCardId: later ?? ''})).toMatchObject({state: 'failed', failure});
    });

    test('[PAY5] where nobody is there, a bank that wants to see the person declines, who can then confirm', async () => {
      const {customerId, cardId} = await saveCard('pm_sandbox_secure_always');
      const renewal = await begin({customerId, savedCardId: cardId, offSession: true});
      const failure = {group: 'confirm', code: 'authentication_required'};
      expect(renewal).toMatchObject({state: 'failed', receivedCents: 0, failure});
      await under.confirm(renewal.clientSecret, cardId);
      expect((await read(renewal)).state).toBe('needs-action');
      await under.answer(renewal.clientSecret, true);
      expect(await read(renewal)).toMatchObject({state: 'paid', receivedCents: 45_000, failure: null});
    });

    test('[PAY2] a saved card of somebody who is there may need the bank’s page too', async () => {
      const {customerId, cardId} = await saveCard('pm_sandbox_secure_always');
      const payment = await begin({customerId, savedCardId: cardId});
      expect(payment.state).toBe('needs-action');
      await under.answer(payment.clientSecret, true);
      expect((await read(payment)).state).toBe('paid');
    });

    test('[PAY6] money is given back in parts, never more than is left, and once for a key', async () => {
      const {paymentId} = await pay('pm_sandbox_visa');
      const giveBack = (amountCents: number, idempotencyKey = newKey('back')) =>
        port.giveBack({paymentId, amountCents, idempotencyKey});
      const key = newKey('back');
      const first = valueOf(await giveBack(20_000, key));
      expect(valueOf(await giveBack(20_000, key))).toEqual(first);
      expect(reasonOf(await giveBack(20_001, key))).toBe('payment.key-reused');
      expect(reasonOf(await giveBack(25_001))).toBe('payment.not-possible');
      under.fail('lost');
      const rest = newKey('back');
      expect(reasonOf(await giveBack(25_000, rest))).toBe('payment.provider-down');
      valueOf(await giveBack(25_000, rest));
      const state = {state: 'paid', receivedCents: 45_000, givenBackCents: 45_000};
      expect(valueOf(await port.readPayment(paymentId))).toMatchObject(state);
      expect(reasonOf(await giveBack(1))).toBe('payment.not-possible');
    });

    test('[PAY6] several who give back the whole at once give it back once', async () => {
      const {paymentId} = await pay('pm_sandbox_visa');
      const wanted = [1, 2, 3].map(() => ({paymentId, amountCents: 45_000, idempotencyKey: newKey('back')}));
      const asked = await Promise.all(wanted.map((one) => port.giveBack(one)));
      expect(asked.filter(({ok}) => ok)).toHaveLength(1);
      expect(valueOf(await port.readPayment(paymentId)).givenBackCents).toBe(45_000);
    });

    test('[PAY6] what was not paid is not given back', async () => {
      const {paymentId} = await pay('pm_sandbox_declined');
      const wanted = {paymentId, amountCents: 1, idempotencyKey: newKey('back')};
      expect(reasonOf(await port.giveBack(wanted))).toBe('payment.not-possible');
    });

    test('[PAY6] a payment that is disputed says so, and is not given back beside', async () => {
      const paid = await pay('pm_sandbox_disputed');
      expect(paid).toMatchObject({state: 'paid', disputedCents: 0});
      await under.awaitDispute(paid.paymentId);
      expect(await read(paid)).toMatchObject({state: 'paid', receivedCents: 45_000, disputedCents: 45_000});
      const wanted = {paymentId: paid.paymentId, amountCents: 45_000, idempotencyKey: newKey('back')};
      expect(reasonOf(await port.giveBack(wanted))).toBe('payment.not-possible');
    });

    test('[PAY2] what nobody knows is said to be unknown', async () => {
      const paymentId = 'pi_nobody';
      const unknown = [
        port.readPayment(paymentId),
        port.cancelPayment(paymentId),
        port.giveBack({paymentId, amountCents: 1, idempotencyKey: newKey('back')}),
        port.listCards('cus_nobody'),
        port.beginPayment(await want({customerId: 'cus_nobody'})),
        port.beginSavingCard({
          idempotencyKey: newKey('save'),
          customerId: 'cus_nobody',
          returnUrl: 'https://x.example',
        }),
      ];
      expect((await Promise.all(unknown)).map(reasonOf)).toEqual(unknown.map(() => 'payment.unknown'));
    });
  });
}
