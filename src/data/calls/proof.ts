import type {Outcome} from '#contract/kernel/failure.ts';
import type {ServerCall} from '#sync/transport/call-server.ts';

/** What a call waits for: that the person shows that it is them, or gives it up. */
export type ProofWanted = {readonly settle: (isProven: boolean) => void};

type Listener = (wanted: ProofWanted) => void;

let listener: Listener | null = null;

/** Hears what waits for a proof, in place of whoever heard before. @returns ends that. */
export function hearProofWanted(hear: Listener): () => void {
  listener = hear;
  return () => {
    if (listener === hear) listener = null;
  };
}

/**
 * Where the server asks for a fresh proof, has the person give it and calls once more; where they give it up, the refusal stands. Rule: FAC7.
 */
export function withProof(call: ServerCall): ServerCall {
  const ask = async (...given: Parameters<ServerCall>): Promise<Outcome<unknown>> => {
    const answer: Outcome<unknown> = await call(...given);
    if (answer.ok || answer.failure.reason !== 'account.proof-needed' || listener === null) return answer;
    const hear = listener;
    const isProven = await new Promise<boolean>((settle) => hear({settle}));
    return isProven ? call(...given) : answer;
  };
  // The types are the call's own: nothing of what is asked or answered changes.
  return Object.assign(ask, {
    asText: (...given: Parameters<ServerCall['asText']>) => call.asText(...given),
  }) as ServerCall;
}
