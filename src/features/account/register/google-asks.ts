import type {z} from 'zod';
import {finishGoogleSignIn, startGoogleSignIn} from '#contract/account/google.ts';
import type {Outcome} from '#contract/kernel/failure.ts';
import {keptAttribution} from '#src/data/session/attribution.ts';
import {callServer} from '#src/data/calls/server.ts';

/** Begins to sign in with Google. */
export async function askToStartGoogle(
  input: Omit<z.input<typeof startGoogleSignIn.input>, 'attribution'>,
  signal: AbortSignal,
): Promise<Outcome<{url: string}>> {
  return callServer(startGoogleSignIn, {...input, attribution: keptAttribution()}, {signal});
}

/** Signs in with what Google sent one back with. */
export async function askToFinishGoogle(
  input: z.input<typeof finishGoogleSignIn.input>,
  signal: AbortSignal,
): Promise<Outcome<z.output<typeof finishGoogleSignIn.output>>> {
  return callServer(finishGoogleSignIn, input, {signal});
}
