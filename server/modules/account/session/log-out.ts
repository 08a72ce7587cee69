import {logOut as endpoint} from '#contract/account/session.ts';
import {succeed} from '#contract/kernel/failure.ts';
import {implement} from '#server/http/implement.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {endActing} from '#server/modules/account/admin/acting-store.ts';
import {endHeldSession} from './end-held-session.ts';
import {clearSessionCookies} from './session-cookies.ts';
import {endSession} from './session-store.ts';

/** Ends the caller's session, by whichever of its tokens is still known; succeeds without one. Rule: ACC7. */
export const logOut = implement(endpoint, async ({database, now}: AccountParts, _input, call) => {
  const {request, reply, session} = call;
  if (session) await endSession(database, session.sessionId, 'signed-out', now());
  if (session?.acting) {
    // Whoever signs out while acting as somebody is gone altogether.
    const ownId = await endActing(database, session.sessionId, now());
    if (ownId !== null) await endSession(database, ownId, 'signed-out', now());
  }
  const heldId = await endHeldSession(database, request, now());
  const endedId = session?.sessionId ?? heldId;
  if (session?.acting) call.tell({event: 'acting.ended', subjectId: session.userId});
  if (endedId !== undefined) call.tell({event: 'session.ended', because: 'signed-out', endedId});
  clearSessionCookies(call);
  // What was fetched for whoever left is nobody's any more. What lies in databases is cleared by the page itself, which knows what is unsent.
  reply.header('clear-site-data', '"cache"');
  return succeed({});
});
