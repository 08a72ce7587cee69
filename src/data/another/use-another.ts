import {useCallback, useEffect, useState} from 'react';
import type {Outcome} from '#contract/kernel/failure.ts';
import {tryRepeatedly} from '#src/data/calls/ask-repeatedly.ts';
import {useOnline} from '#src/data/calls/use-online.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {useSearchParams} from '#src/routing/routing.ts';

/** Whom the address asks for, where that is another person than the reader. Rule: SUB13. */
export function useWhose(): string | null {
  const [query] = useSearchParams();
  const {user} = useSession();
  const whose = query.get('user');
  return whose === user?.id ? null : whose;
}

/**
 * What the server says of another person, read with a network and kept while the screen is open, nowhere else. Rule: SUB13.
 *
 * @param ask keeps its identity as long as the person is the same.
 * @returns `answer`: undefined before the first.
 */
export function useAnother<Value>(ask: (signal: AbortSignal) => Promise<Outcome<Value>>): {
  readonly answer: Outcome<Value> | undefined;
  readonly askAgain: () => void;
} {
  const isOnline = useOnline();
  const [answer, setAnswer] = useState<Outcome<Value>>();
  const read = useCallback(
    (signal: AbortSignal) => {
      tryRepeatedly(async () => ask(signal), {signal})
        .then((found) => {
          if (!signal.aborted) setAnswer(found);
        })
        .catch((error: unknown) => {
          if (!signal.aborted) reportError(error);
        });
    },
    [ask],
  );
  useEffect(() => {
    if (!isOnline) return undefined;
    const leaving = new AbortController();
    read(leaving.signal);
    return () => leaving.abort();
  }, [read, isOnline]);
  return {answer, askAgain: useCallback(() => read(new AbortController().signal), [read])};
}
