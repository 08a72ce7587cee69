import {expect, test} from 'vitest';
import type {SandboxToken} from '#contract/payments/sandbox-cards.ts';
import {reasonOf, valueOf, visa, type PaymentsBench} from './payments-bench.ts';

const declines = [
  ['pm_sandbox_declined', 'other-card', 'generic_decline'],
  ['pm_sandbox_no_funds', 'funds', 'insufficient_funds'],
  ['pm_sandbox_stolen', 'declined', 'stolen_card'],
  ['pm_sandbox_expired', 'check-card', 'expired_card'],
  ['pm_sandbox_wrong_cvc', 'check-card', 'incorrect_cvc'],
  ['pm_sandbox_processing_error', 'try-later', 'processing_error'],
  ['pm_sandbox_declined_later', 'other-card', 'generic_decline'],
] as const satisfies readonly (readonly [SandboxToken, string, string])[];

/** Taking one payment: cards, the bank’s page, refusals. */
export function testPaying(bench: PaymentsBench): void {
  const {newKey, want, begin, read, pay} = bench;

  test('[PAY2] a payment needs a card, is paid by one, and says what there is to know', async () => {
    const wanted = await want();
    const begun = valueOf(await bench.port.beginPayment(wanted));
    const facts = {
      paymentId: begun.paymentId,
      clientSecret: begun.clientSecret,
      orderId: wanted.orderId,
      customerId: wanted.customerId,
      amountCents: 45_000,
      givenBackCents: 0,
      disputedCents: 0,
      disputes: [],
      failure: null,
      savedCardId: null,
    };
    expect(begun).toEqual({...facts, state: 'needs-card', receivedCents: 0, card: null});
    expect(begun.clientSecret.startsWith(`${begun.paymentId}_secret_`)).toBe(true);
    await bench.under.confirm(begun.clientSecret, 'pm_sandbox_visa');
    expect(await read(begun)).toEqual({...facts, state: 'paid', receivedCents: 45_000, card: visa});
  });

  test.each(declines)('[PAY2] [PAY3] %s is declined as "%s", and another card pays', async (card, group, code) => {
    const failed = await pay(card);
    expect(failed).toMatchObject({state: 'failed', receivedCents: 0, failure: {group, code}, card: {brand: 'visa'}});
    await bench.under.confirm(failed.clientSecret, 'pm_sandbox_mastercard');
    const paid = await read(failed);
    expect(paid).toMatchObject({state: 'paid', receivedCents: 45_000, failure: null, card: {last4: '4444'}});
  });

  test('[PAY2] the bank wants to see the person, who confirms, refuses, or leaves', async () => {
    const asked = await pay('pm_sandbox_secure');
    expect(asked).toMatchObject({state: 'needs-action', receivedCents: 0, failure: null});
    await bench.under.answer(asked.clientSecret, true);
    expect(await read(asked)).toMatchObject({state: 'paid', receivedCents: 45_000});
    const refused = await pay('pm_sandbox_secure');
    await bench.under.answer(refused.clientSecret, false);
    const failure = {group: 'confirm', code: 'payment_intent_authentication_failure'};
    expect(await read(refused)).toMatchObject({state: 'failed', receivedCents: 0, failure});
    const left = await pay('pm_sandbox_secure');
    await bench.under.confirm(left.clientSecret, 'pm_sandbox_visa');
    expect(await read(left)).toMatchObject({state: 'paid', card: visa});
  });

  test('[PAY2] a bank may decline after the person has confirmed', async () => {
    const asked = await pay('pm_sandbox_secure_declined');
    await bench.under.answer(asked.clientSecret, true);
    expect(await read(asked)).toMatchObject({state: 'failed', failure: {group: 'other-card'}, receivedCents: 0});
  });

  test('[PAY2] what is paid takes no second card, and what is canceled none', async () => {
    const paid = await pay('pm_sandbox_visa');
    await bench.under.confirm(paid.clientSecret, 'pm_sandbox_mastercard');
    expect(await read(paid)).toEqual(paid);
    expect(valueOf(await bench.port.cancelPayment(paid.paymentId))).toEqual(paid);
    const begun = await begin();
    const canceled = valueOf(await bench.port.cancelPayment(begun.paymentId));
    expect(canceled).toMatchObject({state: 'canceled', receivedCents: 0});
    await bench.under.confirm(begun.clientSecret, 'pm_sandbox_visa');
    expect(await read(begun)).toEqual(canceled);
    expect(valueOf(await bench.port.cancelPayment(begun.paymentId))).toEqual(canceled);
  });

  test('[PAY2] what nobody knows is said to be unknown', async () => {
    const paymentId = 'pi_nobody';
    const unknown = [
      bench.port.readPayment(paymentId),
      bench.port.cancelPayment(paymentId),
      bench.port.giveBack({paymentId, amountCents: 1, idempotencyKey: newKey('back')}),
      bench.port.listCards('cus_nobody'),
      bench.port.beginPayment(await want({customerId: 'cus_nobody'})),
      bench.port.beginSavingCard({
        idempotencyKey: newKey('save'),
        customerId: 'cus_nobody',
        returnUrl: 'https://x.example',
      }),
    ];
    expect((await Promise.all(unknown)).map(reasonOf)).toEqual(unknown.map(() => 'payment.unknown'));
  });
}
