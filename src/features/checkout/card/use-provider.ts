import {useEffect, useState} from 'react';
import {readPaymentProvider, type PaymentProvider} from '#contract/payments/payment-provider.ts';
import {askRepeatedly} from '#src/data/calls/ask-repeatedly.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useOnline} from '#src/data/calls/use-online.ts';

/** Who takes cards here; null before that is known. Asked again as the network comes back. */
export function useProvider(): PaymentProvider | null {
  const isOnline = useOnline();
  const [provider, setProvider] = useState<PaymentProvider | null>(null);
  const isKnown = provider !== null;
  useEffect(() => {
    if (isKnown || !isOnline) return undefined;
    const leaving = new AbortController();
    const {signal} = leaving;
    askRepeatedly(async () => callServer(readPaymentProvider, {}, {signal}), {signal})
      .then((found) => {
        if (!signal.aborted && found) setProvider(found);
      })
      .catch((error: unknown) => {
        if (!signal.aborted) reportError(error);
      });
    return () => leaving.abort();
  }, [isKnown, isOnline]);
  return provider;
}
