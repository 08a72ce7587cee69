import {useCallback, useEffect, useRef, useState} from 'react';
import type {FailureCode, FailureOf, Outcome, Refusals} from '#contract/kernel/failure.ts';

/** Where a question to the server is. */
export type AskState<Value, Refused extends FailureCode | Refusals = FailureCode> =
  | {readonly step: 'idle'}
  | {readonly step: 'running'}
  | {readonly step: 'done'; readonly value: Value}
  | {readonly step: 'refused'; readonly failure: FailureOf<Refused>};

/**
 * Runs a question on a person's act and says where it is. Leaving the screen gives it up.
 *
 * @param ask keeps its identity; it may load what it needs by itself, so that a screen shows before it.
 */
export function useAsk<Input, Value, Refused extends FailureCode | Refusals = FailureCode>(
  ask: (input: Input, signal: AbortSignal) => Promise<Outcome<Value, Refused>>,
): [AskState<Value, Refused>, (input: Input) => Promise<Outcome<Value, Refused>>] {
  const [state, setState] = useState<AskState<Value, Refused>>({step: 'idle'});
  const leaving = useRef(new AbortController());
  useEffect(() => {
    // Strict mode mounts twice: each mount has its own.
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const run = useCallback(
    async (input: Input): Promise<Outcome<Value, Refused>> => {
      setState({step: 'running'});
      try {
        const outcome = await ask(input, leaving.current.signal);
        setState(outcome.ok ? {step: 'done', value: outcome.value} : {step: 'refused', failure: outcome.failure});
        return outcome;
      } catch (error) {
        // What a bug has ended does not run any more.
        setState({step: 'idle'});
        throw error;
      }
    },
    [ask],
  );
  return [state, run];
}
