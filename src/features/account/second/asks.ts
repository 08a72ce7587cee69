import * as factor from '#contract/account/second-factor.ts';
import type {SignInProof} from '#contract/account/second-factor.ts';
import type {Me} from '#contract/account/session.ts';
import type {Outcome} from '#contract/kernel/failure.ts';
import {callServer} from '#src/data/calls/server.ts';

/** What the second step of signing in asks the server, for one `pending`. */
export function secondStepOf(pending: string): {
  prove: (proof: SignInProof, signal?: AbortSignal) => Promise<Outcome<Me>>;
  askPasskey: () => Promise<Outcome<{options: Record<string, unknown>}>>;
  askMail: () => Promise<Outcome<object>>;
} {
  return {
    prove: async (proof, signal) => callServer(factor.proveSecondFactor, {pending, proof}, {...(signal && {signal})}),
    askPasskey: async () => callServer(factor.startSignInPasskey, {pending}),
    askMail: async () => callServer(factor.askForFactorReset, {pending}),
  };
}
