import {useCallback, useEffect, useRef, useState} from 'react';
import type {z} from 'zod';
import type {Endpoint} from '#contract/kernel/endpoint.ts';
import type {Failure, FailureCode, Outcome} from '#contract/kernel/failure.ts';
import {callServer} from '#src/data/server.ts';

/** Where a call is. */
export type CallState<Value> =
  | {readonly step: 'idle'}
  | {readonly step: 'running'}
  | {readonly step: 'done'; readonly value: Value}
  | {readonly step: 'refused'; readonly failure: Failure};

/** Asks the server on a person's act: `const [state, run] = useServerCall(logIn)`. Leaving the screen gives the call up. */
export function useServerCall<Input extends z.ZodType, Output extends z.ZodType, Code extends FailureCode>(
  endpoint: Endpoint<Input, Output, Code>,
): [CallState<z.output<Output>>, (input: z.input<Input>) => Promise<Outcome<z.output<Output>>>] {
  const [state, setState] = useState<CallState<z.output<Output>>>({step: 'idle'});
  const leaving = useRef(new AbortController());
  useEffect(() => {
    // Strict mode mounts twice: each mount has its own.
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const run = useCallback(
    async (input: z.input<Input>): Promise<Outcome<z.output<Output>>> => {
      setState({step: 'running'});
      const outcome = await callServer(endpoint, input, {signal: leaving.current.signal});
      setState(outcome.ok ? {step: 'done', value: outcome.value} : {step: 'refused', failure: outcome.failure});
      return outcome;
    },
    [endpoint],
  );
  return [state, run];
}
