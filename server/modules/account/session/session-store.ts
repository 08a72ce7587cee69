import {randomBytes} from 'node:crypto';
import {and, eq, gt, inArray, isNull, lt, ne, sql, type SQL} from 'drizzle-orm';
import {alias} from 'drizzle-orm/pg-core';
import {runPrepared} from '#server/db/run-prepared.ts';
import {inTransaction, type Database, type Queryable, type Transaction, toInstant} from '#server/db/database.ts';
import type {Session} from '#server/http/session.ts';
import {toActing} from '#server/modules/account/admin/acting-person.ts';
import type {Device} from './device.ts';
import {remembering, type KnownDevice} from '#server/modules/account/guesses/known-devices.ts';
import {givingBack, type Guess} from '#server/modules/account/guesses/take-guess.ts';
import {pendingSignIns} from '#server/modules/account/second-factor/table.ts';
import {sessions, sessionTokens, users} from '#server/modules/account/table.ts';
import {
  accessLifeMs,
  hashToken,
  newSecret,
  newTokenPair,
  refreshLifeMs,
  reuseGraceMs,
  succeedPair,
  type SessionLife,
  type TokenPair,
} from './session-tokens.ts';
import {makeId} from '#server/db/make-id.ts';

const admins = alias(users, 'admins');
const parents = alias(sessions, 'parents');

/** What opening a session may do besides, in the same statement. */
export type Beginning = {
  readonly userId: string;
  readonly device: Device;
  /** The hash of the password that was shown: where the person has another one by now, no session opens. Rules: ACC16, ADM14. */
  readonly passwordHash?: string | undefined;
  /** The refresh token that the browser held before: its session ends. Rule: ACC13. */
  readonly heldRefresh: string | undefined;
  /** The browser, as it is known to the person from now on. Rule: ACC43. */
  readonly known: KnownDevice;
  /** The guess that was right: it does not count. Rule: ACC42. */
  readonly guess?: Guess | undefined;
};

/** When a session begins, and how long it lasts at most. Rule: ACC37. */
type BeginsAt = {readonly nowMs: number; readonly life: SessionLife};

/** What a device is given. */
export type BegunSession = {readonly sessionId: string; readonly tokens: TokenPair; readonly antiForgeryToken: string};

/** Opens a session for a person and forgets those of theirs that ran out, in one statement. @returns undefined where their password is another. */
export async function beginSession(
  database: Queryable,
  beginning: Beginning,
  when: BeginsAt,
): Promise<BegunSession | undefined> {
  const {statement, begun} = writeBeginning(beginning, {...when, durability: 'on'});
  const {rowCount} = await database.execute(statement);
  return rowCount === 1 ? begun : undefined;
}

/**
 * The same where nothing else depends on it, without waiting for the disk: a session that a crash takes back is begun again. That one has
 * ended must be true after any crash.
 */
export async function beginSessionAlone(
  database: Database,
  beginning: Beginning,
  when: BeginsAt,
): Promise<BegunSession | undefined> {
  const durability = beginning.heldRefresh === undefined ? 'off' : 'on';
  const {statement, begun} = writeBeginning(beginning, {...when, durability});
  const name = beginning.guess ? 'begin-session-guessed' : 'begin-session';
  return (await runPrepared(database, name, statement)) === 1 ? begun : undefined;
}

function writeBeginning(
  {userId, device, passwordHash, heldRefresh, known, guess}: Beginning,
  {nowMs, life, durability}: BeginsAt & {readonly durability: 'on' | 'off'},
): {statement: SQL; begun: BegunSession} {
  const sessionId = makeId(nowMs);
  const antiForgeryToken = newSecret();
  const tokens = newTokenPair();
  const now = sql`${toInstant(nowMs)}::timestamptz`;
  const held = heldRefresh === undefined ? null : hashToken(heldRefresh);
  const shown = passwordHash ?? null;
  const endOf = (lifeMs: number) => sql`${toInstant(nowMs + Math.min(refreshLifeMs, lifeMs))}::timestamptz`;
  const statement = sql`
    with pace as (select set_config('synchronous_commit', ${durability}, true)),
    outlived as (delete from sessions where user_id = ${userId} and expires_at < ${now}),
    held as (
      update sessions set ended_at = ${now}, ended_because = 'signed-out' from session_tokens t
      where t.refresh_hash = ${held}::bytea and sessions.id = t.session_id and ended_at is null),
    begun as (
      insert into sessions (id, user_id, anti_forgery_token, created_at, last_seen_at, proven_at, expires_at, browser, system)
      select ${sessionId}::uuid, id, ${antiForgeryToken}::text, ${now}, ${now}, ${now},
        case when is_admin then ${endOf(life.adminMs)} else ${endOf(life.userMs)} end,
        ${device.browser}::text, ${device.system}::text
      -- Whoever sets another password holds the person's row until it is set, and then ends what was begun before.
      from users where id = ${userId} and (${shown}::text is null or password_hash = ${shown}) for key share
      returning id),
    ${guess ? sql`given_back as (select ${givingBack(guess)} from begun),` : sql``}
    ${remembering(known, nowMs)}
    insert into session_tokens (refresh_hash, access_hash, session_id, issued_at)
    select ${hashToken(tokens.refresh)}::bytea, ${hashToken(tokens.access)}::bytea, begun.id, ${now} from pace, begun${guess ? sql`, given_back` : sql``}`;
  return {statement, begun: {sessionId, tokens, antiForgeryToken}};
}

/** Ends every session of a person's own, or all but one; not that of an admin who acts as them. @returns how many ended. */
export async function endSessionsOf(
  database: Queryable,
  userId: string,
  because: 'ended-elsewhere' | 'password-changed',
  {nowMs, exceptId}: {readonly nowMs: number; readonly exceptId?: string},
): Promise<number> {
  const ended = await database
    .update(sessions)
    .set({endedAt: toInstant(nowMs), endedBecause: because})
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        isNull(sessions.actingAdminId),
        gt(sessions.expiresAt, toInstant(nowMs)),
        exceptId === undefined ? undefined : ne(sessions.id, exceptId),
      ),
    );
  // Whoever is between the two steps of signing in begins anew, too.
  await database.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId));
  return ended.rowCount ?? 0;
}

/** Gives a session a pair of tokens beside those it has. */
export async function addPair(tx: Transaction, sessionId: string, tokens: TokenPair, nowMs: number): Promise<void> {
  await tx.insert(sessionTokens).values({
    refreshHash: hashToken(tokens.refresh),
    accessHash: hashToken(tokens.access),
    sessionId,
    issuedAt: toInstant(nowMs),
  });
}

/** Finds the session an access token opens; undefined when it ended, ran out or never was. */
export async function findSession(database: Queryable, access: string, asked: AskedAt): Promise<Session | undefined> {
  return (await findSessions(database, [access], asked)).get(access);
}

/** When it is asked, and whether admins may not be without a second factor. Rule: FAC8. */
type AskedAt = {readonly nowMs: number; readonly demandsFactor: boolean};

/** The same for many tokens in one statement; of those that open nothing, nothing. */
export async function findSessions(
  database: Queryable,
  accesses: readonly string[],
  {nowMs, demandsFactor}: AskedAt,
): Promise<Map<string, Session>> {
  const tokens = new Map(accesses.map((access) => [hashToken(access).toString('hex'), access]));
  const found = await database
    .select({
      accessHash: sessionTokens.accessHash,
      sessionId: sessions.id,
      expiresAt: sessions.expiresAt,
      admin: admins,
      parentEndedAt: parents.endedAt,
      antiForgeryToken: sessions.antiForgeryToken,
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      isAdmin: users.isAdmin,
      status: users.status,
      blockedReason: users.blockedReason,
      secondFactorAt: users.secondFactorAt,
      provenAt: sessions.provenAt,
    })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(admins, eq(admins.id, sessions.actingAdminId))
    .leftJoin(parents, eq(parents.id, sessions.parentId))
    .where(
      and(
        inArray(sessionTokens.accessHash, accesses.map(hashToken)),
        gt(sessionTokens.issuedAt, toInstant(nowMs - accessLifeMs)),
        gt(sessions.expiresAt, toInstant(nowMs)),
        isNull(sessions.endedAt),
      ),
    );
  return new Map(
    found.flatMap(({accessHash, admin, parentEndedAt, expiresAt, secondFactorAt, ...person}): [string, Session][] => {
      const access = tokens.get(accessHash.toString('hex')) ?? '';
      const hasSecondFactor = secondFactorAt !== null;
      const owesSecondFactor = person.isAdmin && demandsFactor && !hasSecondFactor;
      const session = {...person, hasSecondFactor, owesSecondFactor};
      if (!admin) return [[access, {...session, acting: null}]];
      // Whoever is no admin any more, or has left, acts as nobody.
      if (!admin.isAdmin || admin.status === 'blocked' || parentEndedAt !== null) return [];
      return [[access, {...session, acting: toActing(admin, session.userId, expiresAt)}]];
    }),
  );
}

/**
 * Exchanges a refresh token for its successor. For some seconds the old token answers with the same successor: two tabs, a lost answer.
 * Used later it was copied, and the session ends for both. However often it is renewed, a session has an end. Rules: ACC5, ACC6, ACC37.
 *
 * @returns undefined when the token is good for nothing; `reusedIn` where it was used again too late.
 */
export async function rotateSession(
  database: Database,
  refresh: string,
  {nowMs, life}: {readonly nowMs: number; readonly life: SessionLife},
): Promise<{tokens: TokenPair; userId: string} | {reusedIn: {sessionId: string; userId: string}} | undefined> {
  return inTransaction(database, async (tx) => {
    const [held] = await tx
      .select({
        sessionId: sessionTokens.sessionId,
        issuedAt: sessionTokens.issuedAt,
        rotatedAt: sessionTokens.rotatedAt,
        successorSalt: sessionTokens.successorSalt,
        userId: sessions.userId,
        endedAt: sessions.endedAt,
        expiresAt: sessions.expiresAt,
        actingAdminId: sessions.actingAdminId,
        createdAt: sessions.createdAt,
        isAdmin: users.isAdmin,
      })
      .from(sessionTokens)
      .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(sessionTokens.refreshHash, hashToken(refresh)))
      .for('update', {of: [sessionTokens, sessions]});
    // Acting as somebody is renewed within its hour and no longer. Rule: ADM4.
    const keepsUntil = held?.actingAdminId ? held.expiresAt : undefined;
    if (keepsUntil !== undefined && Date.parse(keepsUntil) <= nowMs) return undefined;
    if (!held || held.endedAt !== null || Date.parse(held.issuedAt) <= nowMs - refreshLifeMs) return undefined;
    const {sessionId, userId, rotatedAt, successorSalt} = held;
    const endsMs = Date.parse(held.createdAt) + (held.isAdmin ? life.adminMs : life.userMs);
    if (endsMs <= nowMs) return undefined;
    const expiresAt = keepsUntil ?? toInstant(Math.min(endsMs, nowMs + refreshLifeMs));
    if (rotatedAt === null || successorSalt === null) {
      return {userId, tokens: await rotate(tx, {sessionId, refresh, expiresAt}, nowMs)};
    }
    if (nowMs - Date.parse(rotatedAt) <= reuseGraceMs) return {userId, tokens: succeedPair(refresh, successorSalt)};
    await endSession(tx, sessionId, 'token-reused', nowMs);
    return {reusedIn: {sessionId, userId}};
  });
}

type Rotation = {readonly sessionId: string; readonly refresh: string; readonly expiresAt: string};

async function rotate(tx: Transaction, {sessionId, refresh, expiresAt}: Rotation, nowMs: number): Promise<TokenPair> {
  const successorSalt = randomBytes(32);
  const tokens = succeedPair(refresh, successorSalt);
  await tx
    .update(sessionTokens)
    .set({rotatedAt: toInstant(nowMs), successorSalt})
    .where(eq(sessionTokens.refreshHash, hashToken(refresh)));
  await tx
    .update(sessions)
    .set({expiresAt, lastSeenAt: toInstant(nowMs)})
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
  because: 'signed-out' | 'token-reused' | 'ended-elsewhere',
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
