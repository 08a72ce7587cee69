import type {Me} from '#contract/account/session.ts';
import {keepUser} from './kept-user.ts';
import {beginSession, toLocalUser} from './session.ts';

/** A store that does not answer keeps nobody from what they came for. */
const timeoutMs = 1_000;

/** Somebody came: kept so that a crash a moment later does not lose it, then here. Rule: SES1. */
export async function settleIn(me: Me): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, timeoutMs));
  // A full or broken store has words of its own, on the next screen.
  await Promise.race([keepUser(toLocalUser(me)).catch(() => undefined), late]);
  beginSession(me);
}
