import {fail} from '#contract/kernel/failure.ts';
import type {Asked, PaymentsPort} from '#server/providers/payments/port.ts';
import {createSandbox, type Sandbox} from '#server/providers/sandbox/sandbox.ts';
import {beginPayment, beginSavingCard, cancelPayment, giveBack, readPayment} from './payments.ts';
import type {SandboxParts} from './sandbox-parts.ts';
import {ensureCustomer, removeCustomer} from './customers.ts';
import {listCustomers, listPayments} from './listing.ts';
import {listCards, removeCard, setDefaultCard} from './saved-cards.ts';

/** `down`: nothing was done. `lost`: it was done, and nobody hears of it. */
type PaymentFault = 'down' | 'lost';

/** The sandbox and what can be made to go wrong with it. */
export type PaymentsSandbox = {readonly port: PaymentsPort; readonly sandbox: Sandbox<PaymentFault>};

const down = fail('provider-down', 'payment.provider-down');

/** Makes what takes test cards in the provider's place and keeps them in our own database. Source: D2, D3. Rules: PAY1–PAY7, PAY12, VEN5. */
export function createSandboxPayments(parts: SandboxParts): PaymentsSandbox {
  const sandbox = createSandbox('payments', ['down', 'lost']);
  /** A method of the port, which goes wrong where that is wanted. */
  const onParts =
    <Input, Value>(method: (parts: SandboxParts, input: Input) => Promise<Asked<Value>>) =>
    async (input: Input): Promise<Asked<Value>> => {
      const fault = sandbox.takeFault();
      if (fault === 'down') return down;
      const answer = await method(parts, input);
      return fault === 'lost' ? down : answer;
    };
  const port: PaymentsPort = {
    vendor: 'sandbox',
    publicFacts: () => ({kind: 'sandbox'}),
    ensureCustomer: onParts(ensureCustomer),
    removeCustomer: onParts(removeCustomer),
    beginPayment: onParts(beginPayment),
    readPayment: onParts(readPayment),
    listPayments: onParts(listPayments),
    listCustomers: onParts(listCustomers),
    cancelPayment: onParts(cancelPayment),
    giveBack: onParts(giveBack),
    listCards: onParts(listCards),
    removeCard: onParts(removeCard),
    setDefaultCard: onParts(setDefaultCard),
    beginSavingCard: onParts(beginSavingCard),
  };
  return {port, sandbox};
}
