import {useCallback, useEffect, useRef, useState} from 'react';
import {actionDoneMessage} from '#contract/payments/sandbox-intent.ts';

/** How the bank's page was ended. */
type Ended = 'answered' | 'closed';

/** The bank's page in a frame: where it is, and its end. */
export type BankPage = {
  readonly url: string | null;
  readonly close: () => void;
  /** Shows it, and answers once the person has answered there, closed it, or the payment has ended elsewhere. */
  readonly open: (url: string) => Promise<Ended>;
};

/**
 * Shows the sandbox's page of the bank over the screen. Rule: PAY11.
 *
 * @param isEnded the payment has ended, in another tab for instance: there is nothing to confirm any more.
 */
export function useBankPage(isEnded: boolean): BankPage {
  const [url, setUrl] = useState<string | null>(null);
  const end = useRef<(ended: Ended) => void>(() => undefined);
  const open = useCallback(async (address: string): Promise<Ended> => {
    setUrl(address);
    const {promise, resolve} = Promise.withResolvers<Ended>();
    end.current = resolve;
    const ended = await promise;
    setUrl(null);
    return ended;
  }, []);
  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      if (event.origin === location.origin && event.data === actionDoneMessage) end.current('answered');
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);
  useEffect(() => {
    if (isEnded) end.current('answered');
  }, [isEnded]);
  const close = useCallback(() => end.current('closed'), []);
  return {url, close, open};
}
