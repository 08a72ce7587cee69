import {useCallback} from 'react';
import type {z} from 'zod';
import type {Endpoint} from '#contract/kernel/endpoint.ts';
import type {Outcome, Refusals} from '#contract/kernel/failure.ts';
import type {CallCode} from '#sync/transport/call-server.ts';
import {callServer} from './server.ts';
import {useAsk, type AskState} from './use-ask.ts';

/** Asks one endpoint on a person's act: `const [state, run] = useServerCall(addCompany)`. */
export function useServerCall<Input extends z.ZodType, Output extends z.ZodType, Refused extends Refusals>(
  endpoint: Endpoint<Input, Output, Refused>,
): [
  AskState<z.output<Output>, Refused | CallCode>,
  (input: z.input<Input>) => Promise<Outcome<z.output<Output>, Refused | CallCode>>,
] {
  const ask = useCallback(
    async (input: z.input<Input>, signal: AbortSignal) => callServer(endpoint, input, {signal}),
    [endpoint],
  );
  return useAsk(ask);
}
