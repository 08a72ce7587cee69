import {stopActing as endpoint} from '#contract/admin/log-in-as-user.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {inTransaction} from '#server/db/database.ts';
import {implement} from '#server/http/implement.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {endActing, resumeSession} from './acting-store.ts';
import {clearSessionCookies} from '#server/modules/account/session/session-cookies.ts';
import {showPerson} from '#server/modules/account/person/show-person.ts';
import {findUser} from '#server/modules/account/person/user-store.ts';

/** Ends acting as a user and goes back to the admin's own session. Rule: ADM4. */
export const stopActing = implement(endpoint, async (parts: AccountParts, _input, call) => {
  const {database, now, giveCookies} = parts;
  const {sessionId, userId, acting} = call.session;
  const own = await inTransaction(database, async (tx) => {
    const parentId = await endActing(tx, sessionId, now());
    return parentId === null ? undefined : resumeSession(tx, parentId, now());
  });
  call.tell({event: 'acting.ended', subjectId: userId});
  const admin = acting ? await findUser(database, acting.adminId) : undefined;
  if (!own || !admin) {
    clearSessionCookies(call);
    return fail('conflict', 'admin.session-over');
  }
  giveCookies(call, own.tokens);
  return succeed(await showPerson(parts, admin, own.antiForgeryToken));
});
