import {useCallback, useEffect, useRef, useState} from 'react';
import type {Outcome} from '#contract/kernel/failure.ts';
import {askRepeatedly} from './ask-repeatedly.ts';
import {useOnline} from './use-online.ts';

/**
 * What the server says, asked for when the screen opens.
 *
 * @param ask keeps its identity.
 * @returns `shown`: undefined before the answer, null where there was none, at once where there is no network; and a way to ask again.
 */
export function useShown<Value>(ask: (signal: AbortSignal) => Promise<Outcome<Value>>): {
  shown: Value | null | undefined;
  askAgain: () => void;
} {
  const [shown, setShown] = useState<Value | null>();
  const isOnline = useOnline();
  const leaving = useRef<AbortController>(null);
  const askAgain = useCallback(() => {
    leaving.current?.abort();
    const controller = new AbortController();
    const {signal} = controller;
    leaving.current = controller;
    askRepeatedly(async () => ask(signal), {signal})
      .then((value) => {
        if (!signal.aborted) setShown(value);
      })
      .catch((error: unknown) => {
        if (!signal.aborted) reportError(error);
      });
  }, [ask]);
  useEffect(() => {
    askAgain();
    return () => leaving.current?.abort();
  }, [askAgain]);
  // Without a network nobody waits for the tries that are left; what comes all the same is shown.
  return {shown: shown === undefined && !isOnline ? null : shown, askAgain};
}
