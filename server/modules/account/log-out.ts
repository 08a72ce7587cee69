import {succeed, type Outcome} from '#contract/kernel/failure.ts';
import type {OpenCall} from '#server/http/implement.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {clearSessionCookies, readSessionCookies} from '#server/modules/account/session-cookies.ts';
import {endSession, findSessionIdByRefresh} from '#server/modules/account/session-store.ts';

/** Ends the caller's session, by whichever of its tokens is still known; succeeds without one. Rule: ACC7. */
export async function logOut(
  {database, now}: AccountParts,
  _input: object,
  {request, reply, session}: OpenCall,
): Promise<Outcome<Record<string, never>, never>> {
  const {refresh} = readSessionCookies(request);
  const byRefresh = refresh === undefined ? undefined : await findSessionIdByRefresh(database, refresh);
  const sessionId = session?.sessionId ?? byRefresh;
  if (sessionId !== undefined) await endSession(database, sessionId, 'signed-out', now());
  clearSessionCookies(reply);
  return succeed({});
}
