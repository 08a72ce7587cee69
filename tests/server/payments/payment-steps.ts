import {createSandboxPayments, type PaymentsSandbox} from '#server/providers/payments/sandbox/adapter.ts';
import type {Payment, WantedPayment} from '#server/providers/payments/port.ts';
import type {TestServer} from '#tests/kits/build-server.ts';
import {valueOf} from '#tests/kits/payments-port/payments-bench.ts';

/** The sandbox on a server's database, as the server's own parts use it: another node of it. */
export function openSandboxOn({database, clock}: Pick<TestServer, 'database' | 'clock'>): PaymentsSandbox {
  return createSandboxPayments({database, now: () => clock.nowMs});
}

let made = 0;

/** Begins a payment for a customer of its own. */
export async function beginPayment({port}: PaymentsSandbox, overrides: Partial<WantedPayment> = {}): Promise<Payment> {
  const nth = (made += 1);
  const customer = {key: `person-${nth}`, email: 'ana@example.com', name: 'Ana Núñez'};
  const customerId = overrides.customerId ?? valueOf(await port.ensureCustomer(customer)).customerId;
  const wanted = {
    idempotencyKey: `pay-${nth}`,
    orderId: `order-${nth}`,
    amountCents: 45_000,
    customerId,
    saveCard: false,
    offSession: false,
    description: 'Faro FA-20261123-01',
    returnUrl: '/es/checkout/one',
    ...overrides,
  };
  return valueOf(await port.beginPayment(wanted));
}
