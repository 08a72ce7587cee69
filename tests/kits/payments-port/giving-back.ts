import {expect, test} from 'vitest';
import {reasonOf, valueOf, type PaymentsBench} from './payments-bench.ts';

/** Money that goes back, by us or by a dispute. */
export function testGivingBack(bench: PaymentsBench): void {
  const {newKey, read, pay} = bench;

  test('[PAY6] money is given back in parts, never more than is left, and once for a key', async () => {
    const {paymentId} = await pay('pm_sandbox_visa');
    const giveBack = (amountCents: number, idempotencyKey = newKey('back')) =>
      bench.port.giveBack({paymentId, amountCents, idempotencyKey});
    const key = newKey('back');
    const first = valueOf(await giveBack(20_000, key));
    expect(valueOf(await giveBack(20_000, key))).toEqual(first);
    expect(reasonOf(await giveBack(20_001, key))).toBe('payment.key-reused');
    expect(reasonOf(await giveBack(25_001))).toBe('payment.not-possible');
    bench.under.fail('lost');
    const rest = newKey('back');
    expect(reasonOf(await giveBack(25_000, rest))).toBe('payment.provider-down');
    valueOf(await giveBack(25_000, rest));
    const state = {state: 'paid', receivedCents: 45_000, givenBackCents: 45_000};
    expect(valueOf(await bench.port.readPayment(paymentId))).toMatchObject(state);
    expect(reasonOf(await giveBack(1))).toBe('payment.not-possible');
  });

  test('[PAY6] several who give back the whole at once give it back once', async () => {
    const {paymentId} = await pay('pm_sandbox_visa');
    const wanted = [1, 2, 3].map(() => ({paymentId, amountCents: 45_000, idempotencyKey: newKey('back')}));
    const asked = await Promise.all(wanted.map((one) => bench.port.giveBack(one)));
    expect(asked.filter(({ok}) => ok)).toHaveLength(1);
    expect(valueOf(await bench.port.readPayment(paymentId)).givenBackCents).toBe(45_000);
  });

  test('[PAY6] what was not paid is not given back', async () => {
    const {paymentId} = await pay('pm_sandbox_declined');
    const wanted = {paymentId, amountCents: 1, idempotencyKey: newKey('back')};
    expect(reasonOf(await bench.port.giveBack(wanted))).toBe('payment.not-possible');
  });

  test('[PAY6] a payment that is disputed says so, and is not given back beside', async () => {
    const paid = await pay('pm_sandbox_disputed');
    expect(paid).toMatchObject({state: 'paid', disputedCents: 0});
    await bench.under.awaitDispute(paid.paymentId);
    expect(await read(paid)).toMatchObject({state: 'paid', receivedCents: 45_000, disputedCents: 45_000});
    const open = {disputeId: expect.stringMatching(/^dp_/u), state: 'needs-answer', amountCents: 45_000};
    expect((await read(paid)).disputes).toEqual([
      {...open, reason: 'fraudulent', openedAt: expect.any(String), answerBy: expect.any(String)},
    ]);
    const wanted = {paymentId: paid.paymentId, amountCents: 45_000, idempotencyKey: newKey('back')};
    expect(reasonOf(await bench.port.giveBack(wanted))).toBe('payment.not-possible');
  });
}
