import {expect, test} from 'vitest';
import {reasonOf, valueOf, type PaymentsBench} from './payments-bench.ts';

/** What is asked twice under one key is done once, also when an answer was lost. */
export function testKeys(bench: PaymentsBench): void {
  const {newKey, want, read, saveCard} = bench;

  test('[PAY1] the same key finds the same payment as it is now, and with other words is refused', async () => {
    const wanted = await want();
    const begun = valueOf(await bench.port.beginPayment(wanted));
    await bench.under.confirm(begun.clientSecret, 'pm_sandbox_visa');
    expect(valueOf(await bench.port.beginPayment(wanted))).toEqual(await read(begun));
    for (const other of [{amountCents: 45_001}, {orderId: 'other'}, {saveCard: true}, {description: 'Faro'}])
      expect(reasonOf(await bench.port.beginPayment({...wanted, ...other}))).toBe('payment.key-reused');
    expect(await bench.under.countPayments(wanted.orderId)).toBe(1);
  });

  test('[PAY1] the same key several times at once makes one payment', async () => {
    const wanted = await want();
    const asked = await Promise.all([1, 2, 3, 4].map(() => bench.port.beginPayment(wanted)));
    expect(new Set(asked.map((one) => valueOf(one).paymentId)).size).toBe(1);
    expect(await bench.under.countPayments(wanted.orderId)).toBe(1);
  });

  test('[PAY7] what was lost on the way is asked again under the same key, and done once', async () => {
    for (const fault of ['down', 'lost'] as const) {
      const wanted = await want();
      bench.under.fail(fault);
      expect(reasonOf(await bench.port.beginPayment(wanted))).toBe('payment.provider-down');
      expect(await bench.under.countPayments(wanted.orderId)).toBe(fault === 'lost' ? 1 : 0);
      const begun = valueOf(await bench.port.beginPayment(wanted));
      expect(begun.state).toBe('needs-card');
      expect(await bench.under.countPayments(wanted.orderId)).toBe(1);
    }
  });

  test('[PAY7] a saved card that was charged and not heard of is charged once', async () => {
    const {customerId, cardId} = await saveCard('pm_sandbox_visa');
    const wanted = await want({customerId, savedCardId: cardId, offSession: true});
    bench.under.fail('lost');
    expect(reasonOf(await bench.port.beginPayment(wanted))).toBe('payment.provider-down');
    expect(valueOf(await bench.port.beginPayment(wanted))).toMatchObject({state: 'paid', receivedCents: 45_000});
    expect(await bench.under.countPayments(wanted.orderId)).toBe(1);
  });

  test('[PAY1] a customer of the same key is the same, also with other details', async () => {
    const key = newKey('person');
    const first = valueOf(await bench.port.ensureCustomer({key, email: 'ana@example.com', name: 'Ana'}));
    expect(valueOf(await bench.port.ensureCustomer({key, email: 'eva@example.com', name: 'Eva'}))).toEqual(first);
  });
}
