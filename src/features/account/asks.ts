import type {z} from 'zod';
import type {logIn, Me, register} from '#contract/account/session.ts';
import type {Outcome} from '#contract/kernel/failure.ts';

// The forms show and can be filled in before the schemas and the client are here.
const load = async () => Promise.all([import('#src/data/server.ts'), import('#contract/account/session.ts')] as const);

/** Fetches what the forms will need when they are sent, once there is time. */
export function prepareAsks(): void {
  // What cannot be fetched now is fetched when it is needed, and refused there.
  load().catch(() => undefined);
}

/** Signs in. */
export async function askToLogIn(input: z.input<typeof logIn.input>, signal: AbortSignal): Promise<Outcome<Me>> {
  const [{callServer}, session] = await load();
  return callServer(session.logIn, input, {signal});
}

/** Creates an account and signs in. */
export async function askToRegister(input: z.input<typeof register.input>, signal: AbortSignal): Promise<Outcome<Me>> {
  const [{callServer}, session] = await load();
  return callServer(session.register, input, {signal});
}
