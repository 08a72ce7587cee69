import {useCallback} from 'react';
import type {Outcome} from '#contract/kernel/failure.ts';
import {askRepeatedly} from './ask-repeatedly.ts';
import {useAsked} from './use-asked.ts';
import {useOnline} from './use-online.ts';

/**
 * What the server says, asked for when the screen opens, again after failures that may pass.
 *
 * @param ask keeps its identity.
 * @returns `shown`: undefined before the answer, null where there was none, at once where there is no network; and a way to ask again.
 */
export function useShown<Value>(ask: (signal: AbortSignal) => Promise<Outcome<Value>>): {
  shown: Value | null | undefined;
  askAgain: () => void;
} {
  const {answer, askAgain} = useAsked(
    useCallback(async (signal: AbortSignal) => askRepeatedly(async () => ask(signal), {signal}), [ask]),
  );
  const isOnline = useOnline();
  // Without a network nobody waits for the tries that are left; what comes all the same is shown.
  return {shown: answer === undefined && !isOnline ? null : answer, askAgain};
}
