import {useCallback, useEffect, useRef, useState} from 'react';

/**
 * Asks when a screen opens, and again when told to. Leaving the screen gives it up.
 *
 * @param ask keeps its identity.
 * @returns the last answer; undefined before the first.
 */
export function useAsked<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): {
  readonly answer: Answer | undefined;
  readonly askAgain: () => void;
} {
  const [answer, setAnswer] = useState<Answer>();
  const leaving = useRef<AbortController>(null);
  const askAgain = useCallback(() => {
    leaving.current?.abort();
    const controller = new AbortController();
    const {signal} = controller;
    leaving.current = controller;
    ask(signal)
      .then((found) => {
        if (!signal.aborted) setAnswer(() => found);
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
