import {and, eq, gt, isNull} from 'drizzle-orm';
import {actingMinutes} from '#contract/account/rules.ts';
import type {Queryable, Transaction} from '#server/db/database.ts';
import {noteAdminAct} from './note-admin-act.ts';
import {addPair, endSession} from '#server/modules/account/session/session-store.ts';
import {newSecret, newTokenPair, type TokenPair} from '#server/modules/account/session/session-tokens.ts';
import {adminActs, sessions} from '#server/modules/account/table.ts';
import {makeId} from '#server/db/make-id.ts';
import {toInstant} from '#server/db/database.ts';

/** The two of whom one acts as the other, and the session of the admin's own. */
export type ActingPair = {readonly adminId: string; readonly userId: string; readonly parentId: string};

/** Opens a session in which an admin acts as a user, and writes that down under its id. Rules: ADM4, ADM5. */
export async function beginActing(
  tx: Transaction,
  {adminId, userId, parentId}: ActingPair,
  nowMs: number,
): Promise<{tokens: TokenPair; antiForgeryToken: string; until: string}> {
  const id = makeId(nowMs);
  const antiForgeryToken = newSecret();
  const at = toInstant(nowMs);
  const [parent] = await tx.select({expiresAt: sessions.expiresAt}).from(sessions).where(eq(sessions.id, parentId));
  // No longer than the admin's own session.
  const untilMs = Math.min(nowMs + actingMinutes * 60_000, parent ? Date.parse(parent.expiresAt) : nowMs);
  const until = toInstant(untilMs);
  const acting = {actingAdminId: adminId, parentId};
  await tx
    .insert(sessions)
    .values({id, userId, antiForgeryToken, createdAt: at, lastSeenAt: at, expiresAt: until, ...acting});
  await noteAdminAct(tx, {id, adminId, userId, act: 'acted', endedAt: until}, nowMs);
  const tokens = newTokenPair();
  await addPair(tx, id, tokens, nowMs);
  return {tokens, antiForgeryToken, until};
}

/** Ends acting as a user, and writes down when. @returns the session that it leads back to. */
export async function endActing(database: Queryable, sessionId: string, nowMs: number): Promise<string | null> {
  await endSession(database, sessionId, 'signed-out', nowMs);
  await database
    .update(adminActs)
    .set({endedAt: toInstant(nowMs)})
    .where(and(eq(adminActs.id, sessionId), gt(adminActs.endedAt, toInstant(nowMs))));
  const [session] = await database
    .select({parentId: sessions.parentId})
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return session?.parentId ?? null;
}

/** Takes up a session that was left for acting as somebody, under new tokens; undefined when it is over. */
export async function resumeSession(
  tx: Transaction,
  sessionId: string,
  nowMs: number,
): Promise<{tokens: TokenPair; antiForgeryToken: string} | undefined> {
  const [found] = await tx
    .select({antiForgeryToken: sessions.antiForgeryToken})
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt), gt(sessions.expiresAt, toInstant(nowMs))));
  if (!found) return undefined;
  const tokens = newTokenPair();
  await addPair(tx, sessionId, tokens, nowMs);
  return {tokens, antiForgeryToken: found.antiForgeryToken};
}
