import type {FastifyRequest} from 'fastify';
import type {Database} from '#server/db/database.ts';
import {readSessionCookies} from './session-cookies.ts';
import {endSession, findSessionIdByRefresh} from './session-store.ts';

/** Ends the session whose refresh token a request brings, however old; does nothing without one. @returns its id. Rules: ACC7, ACC13. */
export async function endHeldSession(
  database: Database,
  request: FastifyRequest,
  nowMs: number,
): Promise<string | undefined> {
  const {refresh} = readSessionCookies(request);
  const sessionId = refresh === undefined ? undefined : await findSessionIdByRefresh(database, refresh);
  if (sessionId !== undefined) await endSession(database, sessionId, 'signed-out', nowMs);
  return sessionId;
}
