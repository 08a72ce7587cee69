import {randomBytes} from 'node:crypto';
import {and, eq, gt, isNull, lt} from 'drizzle-orm';
import {newId} from '#contract/kernel/ids.ts';
import {inTransaction, type Database, type Queryable, type Transaction} from '#server/db/database.ts';
import type {Session} from '#server/http/session.ts';
import {sessions, sessionTokens, users} from './table.ts';
import {
  accessLifeMs,
  hashToken,
  newSecret,
  newTokenPair,
  refreshLifeMs,
  reuseGraceMs,
  succeedPair,
  type TokenPair,
} from './session-tokens.ts';

const toInstant = (ms: number): string => new Date(ms).toISOString();

/** Opens a session for a person, and forgets those of theirs that ran out. */
export async function beginSession(
  tx: Transaction,
  userId: string,
  nowMs: number,
): Promise<{tokens: TokenPair; antiForgeryToken: string}> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, toInstant(nowMs))));
  const sessionId = newId(nowMs, (random) => crypto.getRandomValues(random));
  const antiForgeryToken = newSecret();
  await tx.insert(sessions).values({
    id: sessionId,
    userId,
    antiForgeryToken,
    createdAt: toInstant(nowMs),
    expiresAt: toInstant(nowMs + refreshLifeMs),
  });
  const tokens = newTokenPair();
  await addPair(tx, sessionId, tokens, nowMs);
  return {tokens, antiForgeryToken};
}

async function addPair(tx: Transaction, sessionId: string, tokens: TokenPair, nowMs: number): Promise<void> {
  await tx.insert(sessionTokens).values({
    refreshHash: hashToken(tokens.refresh),
    accessHash: hashToken(tokens.access),
    sessionId,
    issuedAt: toInstant(nowMs),
  });
}

/** Finds the session an access token opens; undefined when it ended, ran out or never was. */
export async function findSession(database: Queryable, access: string, nowMs: number): Promise<Session | undefined> {
  const [found] = await database
    .select({
      sessionId: sessions.id,
      antiForgeryToken: sessions.antiForgeryToken,
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      isAdmin: users.isAdmin,
      status: users.status,
    })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessionTokens.accessHash, hashToken(access)),
        gt(sessionTokens.issuedAt, toInstant(nowMs - accessLifeMs)),
        isNull(sessions.endedAt),
      ),
    );
  return found;
}

/**
 * Exchanges a refresh token for its successor. Within the grace of a rotation the old token answers with the same successor (two tabs,
 * a lost answer); later its use means that somebody copied it, and the session ends for both. Rules: ACC5, ACC6.
 *
 * @returns undefined when the token is good for nothing.
 */
export async function rotateSession(
  database: Database,
  refresh: string,
  nowMs: number,
): Promise<{tokens: TokenPair; userId: string} | undefined> {
  return inTransaction(database, async (tx) => {
    const [held] = await tx
      .select({
        sessionId: sessionTokens.sessionId,
        issuedAt: sessionTokens.issuedAt,
        rotatedAt: sessionTokens.rotatedAt,
        successorSalt: sessionTokens.successorSalt,
        userId: sessions.userId,
        endedAt: sessions.endedAt,
      })
      .from(sessionTokens)
      .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
      .where(eq(sessionTokens.refreshHash, hashToken(refresh)))
      .for('update');
    if (!held || held.endedAt !== null || Date.parse(held.issuedAt) <= nowMs - refreshLifeMs) return undefined;
    const {sessionId, userId, rotatedAt, successorSalt} = held;
    if (rotatedAt === null || successorSalt === null) {
      return {userId, tokens: await rotate(tx, sessionId, refresh, nowMs)};
    }
    if (nowMs - Date.parse(rotatedAt) <= reuseGraceMs) return {userId, tokens: succeedPair(refresh, successorSalt)};
    await endSession(tx, sessionId, 'token-reused', nowMs);
    return undefined;
  });
}

async function rotate(tx: Transaction, sessionId: string, refresh: string, nowMs: number): Promise<TokenPair> {
  const successorSalt = randomBytes(32);
  const tokens = succeedPair(refresh, successorSalt);
  await tx
    .update(sessionTokens)
    .set({rotatedAt: toInstant(nowMs), successorSalt})
    .where(eq(sessionTokens.refreshHash, hashToken(refresh)));
  await tx
    .update(sessions)
    .set({expiresAt: toInstant(nowMs + refreshLifeMs)})
    .where(eq(sessions.id, sessionId));
  const outlived = lt(sessionTokens.issuedAt, toInstant(nowMs - refreshLifeMs));
  await tx.delete(sessionTokens).where(and(eq(sessionTokens.sessionId, sessionId), outlived));
  await addPair(tx, sessionId, tokens, nowMs);
  return tokens;
}

/** Ends a session: none of its tokens is good any more. */
export async function endSession(
  database: Queryable,
  sessionId: string,
  because: 'signed-out' | 'token-reused',
  nowMs: number,
): Promise<void> {
  await database
    .update(sessions)
    .set({endedAt: toInstant(nowMs), endedBecause: because})
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
}

/** The session a refresh token belongs to, rotated or not, for signing out when the access token has run out. */
export async function findSessionIdByRefresh(database: Queryable, refresh: string): Promise<string | undefined> {
  const [found] = await database
    .select({sessionId: sessionTokens.sessionId})
    .from(sessionTokens)
    .where(eq(sessionTokens.refreshHash, hashToken(refresh)));
  return found?.sessionId;
}
