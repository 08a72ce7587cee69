import {describe} from 'vitest';
import {testGivingBack} from './payments-port/giving-back.ts';
import {testKeys} from './payments-port/keys.ts';
import {openPaymentsBench, type PaymentsUnderTest} from './payments-port/payments-bench.ts';
import {testListing} from './payments-port/listing.ts';
import {testPaying} from './payments-port/paying.ts';
import {testSavedCards} from './payments-port/saved-cards.ts';

/** What everybody who takes cards must do: the adapter of a new one passes it. */
export function paymentsPortKit(name: string, open: () => Promise<PaymentsUnderTest>): void {
  describe(`payments at ${name}`, () => {
    const bench = openPaymentsBench(open);
    testPaying(bench);
    testKeys(bench);
    testSavedCards(bench);
    testGivingBack(bench);
    testListing(bench);
  });
}
