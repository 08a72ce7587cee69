import {expect, test} from 'vitest';
import {reasonOf, valueOf, type PaymentsBench} from './payments-bench.ts';

/** Reads a list to its end, a few at a time. @returns all that it has, in its order. */
async function readAll<Row>(
  read: (after: string | null) => Promise<{readonly rows: readonly Row[]; readonly next: string | null}>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let after: string | null = null; ;) {
    const {rows, next}: {readonly rows: readonly Row[]; readonly next: string | null} = await read(after);
    all.push(...rows);
    if (next === null) return all;
    after = next;
  }
}

/** All that there is, page by page. */
export function testListing(bench: PaymentsBench): void {
  const {newKey, pay, begin, newCustomer} = bench;
  const limit = 3;
  const listPayments = () =>
    readAll(async (after) => {
      const {payments, next} = valueOf(await bench.port.listPayments({after, limit}));
      expect(payments.length).toBeLessThanOrEqual(limit);
      return {rows: payments, next};
    });
  const listCustomers = () =>
    readAll(async (after) => {
      const {customerIds, next} = valueOf(await bench.port.listCustomers({after, limit}));
      return {rows: customerIds, next};
    });

  test('[PAY24] all payments are listed page by page, each once, with what was received and given back', async () => {
    const paid = await pay('pm_sandbox_visa');
    const declined = await pay('pm_sandbox_declined');
    const waiting = await begin();
    const back = {paymentId: paid.paymentId, amountCents: 20_000, idempotencyKey: newKey('back')};
    valueOf(await bench.port.giveBack(back));
    const disputed = await pay('pm_sandbox_disputed');
    await bench.under.awaitDispute(disputed.paymentId);
    const all = await listPayments();
    expect(new Set(all.map(({paymentId}) => paymentId)).size).toBe(all.length);
    const factsOf = (paymentId: string) => all.find((one) => one.paymentId === paymentId);
    const nothing = {receivedCents: 0, givenBackCents: 0, isDisputed: false};
    const {paymentId, orderId} = paid;
    expect(factsOf(paymentId)).toEqual({
      paymentId,
      orderId,
      state: 'paid',
      receivedCents: 45_000,
      givenBackCents: 20_000,
      isDisputed: false,
    });
    expect(factsOf(declined.paymentId)).toMatchObject({state: 'failed', ...nothing});
    expect(factsOf(waiting.paymentId)).toMatchObject({state: 'needs-card', ...nothing});
    expect(factsOf(disputed.paymentId)).toMatchObject({state: 'paid', receivedCents: 45_000, isDisputed: true});
  });

  test('[PAY24] all customers are listed alike, without those that were forgotten', async () => {
    const ids = [await newCustomer(), await newCustomer(), await newCustomer(), await newCustomer()];
    valueOf(await bench.port.removeCustomer(ids[1] ?? ''));
    const all = await listCustomers();
    expect(new Set(all).size).toBe(all.length);
    expect(ids.map((id) => all.includes(id))).toEqual([true, false, true, true]);
  });

  test('[PAY24] [PAY7] a list that cannot be read says so, and is read by asking again', async () => {
    bench.under.failNext('down');
    expect(reasonOf(await bench.port.listPayments({after: null, limit}))).toBe('payment.provider-down');
    expect((await listPayments()).length).toBeGreaterThan(0);
  });
}
