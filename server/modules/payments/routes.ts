import {readPaymentProvider} from '#contract/payments/payment-provider.ts';
import {succeed} from '#contract/kernel/failure.ts';
import {implement, mountAll, type ApiServer} from '#server/http/implement.ts';
import type {PaymentsPort} from '#server/providers/payments/port.ts';

const tellProvider = implement(readPaymentProvider, async (port: Pick<PaymentsPort, 'publicFacts'>) =>
  succeed(port.publicFacts()),
);

/** Mounts what a browser asks before it takes a card. */
export function addPaymentsRoutes(server: ApiServer, port: PaymentsPort): void {
  mountAll(server, port, [tellProvider]);
}
