import {expect, test} from 'vitest';
import {reasonOf, valueOf, visa, type PaymentsBench} from './payments-bench.ts';

/** Cards that are kept, and paying by them with or without the person. */
export function testSavedCards(bench: PaymentsBench): void {
  const {newKey, newCustomer, want, begin, read, pay, saveCard} = bench;

  test('[PAY4] a card is kept where that was wanted, and only then', async () => {
    const customerId = await newCustomer();
    await pay('pm_sandbox_mastercard', {customerId});
    expect(valueOf(await bench.port.listCards(customerId))).toEqual([]);
    await pay('pm_sandbox_declined', {customerId, saveCard: true});
    expect(valueOf(await bench.port.listCards(customerId))).toEqual([]);
    const paid = await pay('pm_sandbox_visa', {customerId, saveCard: true});
    const cardId = paid.savedCardId ?? '';
    const fingerprint = expect.any(String) as string;
    expect(valueOf(await bench.port.listCards(customerId))).toEqual([{...visa, cardId, isDefault: false, fingerprint}]);
    const again = await begin({customerId, savedCardId: cardId});
    expect(again).toMatchObject({state: 'paid', receivedCents: 45_000, card: visa, savedCardId: cardId});
    const byBrowser = await begin({customerId});
    await bench.under.confirm(byBrowser.clientSecret, cardId);
    expect(await read(byBrowser)).toMatchObject({state: 'paid', card: visa, savedCardId: cardId});
  });

  test('[PAY4] a card is its customer’s alone', async () => {
    const {customerId, cardId} = await saveCard('pm_sandbox_visa');
    const stranger = await newCustomer();
    const wanted = await want({customerId: stranger, savedCardId: cardId});
    expect(reasonOf(await bench.port.beginPayment(wanted))).toBe('payment.unknown');
    expect(reasonOf(await bench.port.removeCard({customerId: stranger, cardId}))).toBe('payment.unknown');
    expect(reasonOf(await bench.port.setDefaultCard({customerId: stranger, cardId}))).toBe('payment.unknown');
    const begun = await begin({customerId: stranger});
    await expect(bench.under.confirm(begun.clientSecret, cardId)).rejects.toThrow();
    expect((await read(begun)).state).toBe('needs-card');
    expect(valueOf(await bench.port.listCards(stranger))).toEqual([]);
    expect(valueOf(await bench.port.listCards(customerId))).toHaveLength(1);
  });

  test('[PAY20] a number has one fingerprint however often and by whomever it is saved, and no other has it', async () => {
    const {customerId} = await saveCard('pm_sandbox_visa');
    await pay('pm_sandbox_mastercard', {customerId, saveCard: true});
    await pay('pm_sandbox_visa', {customerId, saveCard: true});
    const other = await saveCard('pm_sandbox_visa');
    const cards = valueOf(await bench.port.listCards(customerId));
    const [again, mastercard, first] = cards.map(({fingerprint}) => fingerprint);
    expect(new Set(cards.map(({cardId}) => cardId)).size).toBe(3);
    expect([again, again === mastercard]).toEqual([first, false]);
    expect(valueOf(await bench.port.listCards(other.customerId)).map(({fingerprint}) => fingerprint)).toEqual([first]);
  });

  test('[PAY4] one card is preferred, and one that was removed pays no more', async () => {
    const {customerId, cardId} = await saveCard('pm_sandbox_visa');
    await pay('pm_sandbox_mastercard', {customerId, saveCard: true});
    const preferred = async () => {
      const cards = valueOf(await bench.port.listCards(customerId));
      return cards.map(({last4, isDefault}) => [last4, isDefault]);
    };
    expect(await preferred()).toEqual([
      ['4444', false],
      ['4242', false],
    ]);
    valueOf(await bench.port.setDefaultCard({customerId, cardId}));
    expect(await preferred()).toEqual([
      ['4444', false],
      ['4242', true],
    ]);
    valueOf(await bench.port.removeCard({customerId, cardId}));
    expect(await preferred()).toEqual([['4444', false]]);
    expect(reasonOf(await bench.port.beginPayment(await want({customerId, savedCardId: cardId})))).toBe(
      'payment.unknown',
    );
    expect(reasonOf(await bench.port.removeCard({customerId, cardId}))).toBe('payment.unknown');
  });

  test('[PAY4] a card is saved without a payment, once the bank has seen the person where it wants to', async () => {
    const customerId = await newCustomer();
    const beginSaving = async () => {
      const wanted = {
        idempotencyKey: newKey('save'),
        customerId,
        returnUrl: 'https://faro.example/es/payment-method',
      };
      const {clientSecret} = valueOf(await bench.port.beginSavingCard(wanted));
      expect(valueOf(await bench.port.beginSavingCard(wanted))).toEqual({clientSecret});
      return clientSecret;
    };
    await bench.under.confirm(await beginSaving(), 'pm_sandbox_declined');
    expect(valueOf(await bench.port.listCards(customerId))).toEqual([]);
    await bench.under.confirm(await beginSaving(), 'pm_sandbox_declined_later');
    const asked = await beginSaving();
    await bench.under.confirm(asked, 'pm_sandbox_secure_once');
    expect(valueOf(await bench.port.listCards(customerId))).toHaveLength(1);
    await bench.under.answer(asked, true);
    const saved = valueOf(await bench.port.listCards(customerId));
    expect(saved.map(({last4}) => last4)).toEqual(['3155', '0341']);
    const [once, later] = saved.map(({cardId}) => cardId);
    const renewal = {customerId, offSession: true};
    expect(await begin({...renewal, savedCardId: once ?? ''})).toMatchObject({state: 'paid'});
    const failure = {group: 'other-card', code: 'generic_decline'};
    expect(await begin({...renewal, savedCardId: later ?? ''})).toMatchObject({state: 'failed', failure});
  });

  test('[PAY18] a customer who is forgotten has no cards and pays no more; what was paid stays, and again is the same', async () => {
    const {customerId, cardId} = await saveCard('pm_sandbox_visa');
    const paid = await begin({customerId, savedCardId: cardId});
    bench.under.fail('lost');
    expect(reasonOf(await bench.port.removeCustomer(customerId))).toBe('payment.provider-down');
    for (let nth = 0; nth < 2; nth += 1) valueOf(await bench.port.removeCustomer(customerId));
    valueOf(await bench.port.removeCustomer('cus_nobody'));
    expect(reasonOf(await bench.port.listCards(customerId))).toBe('payment.unknown');
    expect(reasonOf(await bench.port.removeCard({customerId, cardId}))).toBe('payment.unknown');
    expect(reasonOf(await bench.port.beginPayment(await want({customerId})))).toBe('payment.unknown');
    const wanted = await want({customerId, savedCardId: cardId});
    expect(reasonOf(await bench.port.beginPayment(wanted))).toBe('payment.unknown');
    expect(await read(paid)).toMatchObject({state: 'paid', receivedCents: 45_000});
  });

  test('[PAY5] where nobody is there, a bank that wants to see the person declines, who can then confirm', async () => {
    const {customerId, cardId} = await saveCard('pm_sandbox_secure_always');
    const renewal = await begin({customerId, savedCardId: cardId, offSession: true});
    const failure = {group: 'confirm', code: 'authentication_required'};
    expect(renewal).toMatchObject({state: 'failed', receivedCents: 0, failure});
    await bench.under.confirm(renewal.clientSecret, cardId);
    expect((await read(renewal)).state).toBe('needs-action');
    await bench.under.answer(renewal.clientSecret, true);
    expect(await read(renewal)).toMatchObject({state: 'paid', receivedCents: 45_000, failure: null});
  });

  test('[PAY2] a saved card of somebody who is there may need the bank’s page too', async () => {
    const {customerId, cardId} = await saveCard('pm_sandbox_secure_always');
    const payment = await begin({customerId, savedCardId: cardId});
    expect(payment.state).toBe('needs-action');
    await bench.under.answer(payment.clientSecret, true);
    expect((await read(payment)).state).toBe('paid');
  });
}
