import {useCallback} from 'react';
import type {z} from 'zod';
import type {Endpoint} from '#contract/kernel/endpoint.ts';
import type {FailureCode, Outcome} from '#contract/kernel/failure.ts';
import {callServer} from './server.ts';
import {useAsk, type AskState} from './use-ask.ts';

/** Asks one endpoint on a person's act: `const [state, run] = useServerCall(addCompany)`. */
export function useServerCall<Input extends z.ZodType, Output extends z.ZodType, Code extends FailureCode>(
  endpoint: Endpoint<Input, Output, Code>,
): [AskState<z.output<Output>>, (input: z.input<Input>) => Promise<Outcome<z.output<Output>>>] {
  const ask = useCallback(
    async (input: z.input<Input>, signal: AbortSignal): Promise<Outcome<z.output<Output>>> =>
      callServer(endpoint, input, {signal}),
    [endpoint],
  );
  return useAsk(ask);
}
