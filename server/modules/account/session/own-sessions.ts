import {and, desc, eq, gt, isNull} from 'drizzle-orm';
import * as endpoints from '#contract/account/sessions.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {inTransaction, toInstant} from '#server/db/database.ts';
import {implement} from '#server/http/implement.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {readDevice} from './device.ts';
import {endSession, endSessionsOf} from './session-store.ts';
import {sessions} from '#server/modules/account/table.ts';
import {tellOwner} from '#server/modules/account/person/tell-owner.ts';
import {findUser} from '#server/modules/account/person/user-store.ts';

/** How a person gets in, and where they are in. Rule: ACC19. */
export const readSecurity = implement(
  endpoints.readSecurity,
  async ({database, now}: AccountParts, _input, {session}) => {
    const user = await findUser(database, session.userId);
    const live = await database
      .select()
      .from(sessions)
      .where(
        and(
          eq(sessions.userId, session.userId),
          isNull(sessions.endedAt),
          // Those of an admin who acts for them are told of elsewhere.
          isNull(sessions.actingAdminId),
          gt(sessions.expiresAt, toInstant(now())),
        ),
      )
      .orderBy(desc(sessions.lastSeenAt));
    const own = live.map((row) => ({...row, isCurrent: row.id === session.sessionId}));
    return succeed({
      hasPassword: typeof user?.passwordHash === 'string',
      hasGoogle: typeof user?.googleSubject === 'string',
      sessions: own.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)),
    });
  },
);

/** Ends one session of the caller's own. Rule: ACC19. */
export const endOwnSession = implement(
  endpoints.endOwnSession,
  async ({database, now}: AccountParts, {sessionId}, {session, tell}) => {
    const [own] = await database
      .select({id: sessions.id})
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, session.userId)));
    if (!own) return fail('not-found', 'account.session-missing');
    await endSession(database, sessionId, 'ended-elsewhere', now());
    tell({event: 'session.ended', because: 'ended-elsewhere', endedId: sessionId});
    return succeed({});
  },
);

/** Ends every session of the caller's but this one, and tells them by mail when there were some. Rule: ACC19. */
export const endOtherSessions = implement(
  endpoints.endOtherSessions,
  async (parts: AccountParts, _input, {request, session, tell}) => {
    const {database, now} = parts;
    const user = await findUser(database, session.userId);
    if (!user) throw new Error('endOtherSessions: a session without its person');
    const ended = await inTransaction(database, async (tx) => {
      const count = await endSessionsOf(tx, user.id, 'ended-elsewhere', {nowMs: now(), exceptId: session.sessionId});
      if (count > 0) await tellOwner(parts, tx, user, {event: 'sessions-ended', device: readDevice(request)});
      return count;
    });
    if (ended > 0) tell({event: 'session.ended', because: 'ended-elsewhere', count: ended});
    return succeed({ended});
  },
);
