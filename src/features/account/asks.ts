import type {z} from 'zod';
import type {
  confirmPasswordReset,
  confirmTemporaryPassword,
  requestPasswordReset,
  resetByLink,
} from '#contract/account/reset-password.ts';
import type {logIn, Me, NewPasswordRequired, register, SecondFactorRequired} from '#contract/account/session.ts';
import type {Outcome} from '#contract/kernel/failure.ts';
import {keptAttribution} from '#src/data/session/attribution.ts';

// The forms show and can be filled in before the schemas and the client are here.
const load = async () =>
  Promise.all([import('#src/data/calls/server.ts'), import('#contract/account/session.ts')] as const);
const loadPasswords = async () =>
  Promise.all([import('#src/data/calls/server.ts'), import('#contract/account/reset-password.ts')] as const);

/** Fetches what the forms will need when they are sent, once there is time. */
export function prepareAsks(): void {
  // What cannot be fetched now is fetched when it is needed, and refused there.
  load().catch(() => undefined);
  import('#src/data/session/settle-in.ts').catch(() => undefined);
}

/** Signs in, or learns that a password of one's own is to be set first. */
export async function askToLogIn(
  input: z.input<typeof logIn.input>,
  signal: AbortSignal,
): Promise<Outcome<Me | NewPasswordRequired | SecondFactorRequired>> {
  const [{callServer}, session] = await load();
  return callServer(session.logIn, input, {signal});
}

/** Creates an account and signs in. */
export async function askToRegister(input: z.input<typeof register.input>, signal: AbortSignal): Promise<Outcome<Me>> {
  const [{callServer}, session] = await load();
  return callServer(session.register, {...input, attribution: keptAttribution()}, {signal});
}

/** Asks for a code by mail. */
export async function askForCode(
  input: z.input<typeof requestPasswordReset.input>,
  signal: AbortSignal,
): Promise<Outcome<object>> {
  const [{callServer}, passwords] = await loadPasswords();
  return callServer(passwords.requestPasswordReset, input, {signal});
}

/** Sets a new password by the mailed code. */
export async function askToReset(
  input: z.input<typeof confirmPasswordReset.input>,
  signal: AbortSignal,
): Promise<Outcome<object>> {
  const [{callServer}, passwords] = await loadPasswords();
  return callServer(passwords.confirmPasswordReset, input, {signal});
}

/** Sets a new password by the mailed link. */
export async function askToResetByLink(
  input: z.input<typeof resetByLink.input>,
  signal: AbortSignal,
): Promise<Outcome<{email: string}>> {
  const [{callServer}, passwords] = await loadPasswords();
  return callServer(passwords.resetByLink, input, {signal});
}

/** Replaces a temporary password and signs in. */
export async function askToSetFirst(
  input: z.input<typeof confirmTemporaryPassword.input>,
  signal: AbortSignal,
): Promise<Outcome<Me>> {
  const [{callServer}, passwords] = await loadPasswords();
  return callServer(passwords.confirmTemporaryPassword, input, {signal});
}

/** Asks which ways to sign in there are. */
export async function askForSignInWays(signal: AbortSignal): Promise<Outcome<{google: boolean; isSandbox: boolean}>> {
  const [{callServer}, google] = await Promise.all([
    import('#src/data/calls/server.ts'),
    import('#contract/account/google.ts'),
  ] as const);
  return callServer(google.readSignInWays, {}, {signal});
}
