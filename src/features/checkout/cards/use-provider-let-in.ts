import {useEffect} from 'react';
import type {PaymentProvider} from '#contract/payments/payment-provider.ts';
import {wasLoadedToPay} from '#src/features/checkout/card/loaded-to-pay.ts';

/**
 * Loads the page anew where the browser would not let the card's provider in: its bank's page may be wanted, the sandbox's too. Whoever knows
 * the provider has heard the server. Rule: PAY14.
 */
export function useProviderLetIn(provider: PaymentProvider | null): void {
  const isKeptOut = provider !== null && !wasLoadedToPay();
  useEffect(() => {
    if (isKeptOut) location.reload();
  }, [isKeptOut]);
}
