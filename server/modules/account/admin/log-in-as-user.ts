import {logInAsUser as endpoint} from '#contract/admin/log-in-as-user.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {inTransaction} from '#server/db/database.ts';
import {implement} from '#server/http/implement.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {toActing} from './acting-person.ts';
import {beginActing} from './acting-store.ts';
import {showPerson} from '#server/modules/account/person/show-person.ts';
import {findUser} from '#server/modules/account/person/user-store.ts';

/** Lets an admin act as a user. The admin's own session stays, and waits. Rules: ADM2, ADM4, ADM5. */
export const logInAsUser = implement(endpoint, async (parts: AccountParts, {userId}, call) => {
  const {database, now, giveCookies} = parts;
  const {userId: adminId, sessionId: parentId, firstName, lastName} = call.session;
  const user = await findUser(database, userId);
  if (!user || user.isAdmin) return fail('not-found', 'admin.no-such-user');
  const begun = await inTransaction(database, (tx) => beginActing(tx, {adminId, userId, parentId}, now()));
  call.tell({event: 'acting.begun', subjectId: userId});
  giveCookies(call, begun.tokens);
  const acting = toActing({id: adminId, firstName, lastName}, userId, begun.until);
  return succeed(await showPerson(parts, user, begun.antiForgeryToken, acting));
});
