import {useCallback, useEffect, useRef, useState} from 'react';
import type {Outcome} from '#contract/kernel/failure.ts';

/**
 * Asks when a page opens, and again on a press.
 *
 * @param ask keeps its identity.
 * @returns the answer; undefined while it is awaited.
 */
export function useAsked<Value>(ask: (signal: AbortSignal) => Promise<Outcome<Value>>): {
  readonly answer: Outcome<Value> | undefined;
  readonly askAgain: () => void;
} {
  const [answer, setAnswer] = useState<Outcome<Value>>();
  const leaving = useRef<AbortController>(null);
  const askAgain = useCallback(() => {
    leaving.current?.abort();
    const controller = new AbortController();
    const {signal} = controller;
    leaving.current = controller;
    ask(signal)
      .then((outcome) => {
        if (!signal.aborted) setAnswer(outcome);
      })
      .catch((error: unknown) => {
        if (!signal.aborted) reportError(error);
      });
  }, [ask]);
  useEffect(() => {
    askAgain();
    return () => leaving.current?.abort();
  }, [askAgain]);
  return {answer, askAgain};
}
