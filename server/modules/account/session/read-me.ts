import {readMe as endpoint} from '#contract/account/session.ts';
import {succeed} from '#contract/kernel/failure.ts';
import {implement} from '#server/http/implement.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {showPerson} from '#server/modules/account/person/show-person.ts';
import {findUser} from '#server/modules/account/person/user-store.ts';

/** The caller, with their session's anti-forgery token. */
export const readMe = implement(endpoint, async (parts: AccountParts, _input, {session}) => {
  const user = await findUser(parts.database, session.userId);
  if (!user) throw new Error('readMe: a session without its person');
  return succeed(await showPerson(parts, user, session.antiForgeryToken, session.acting));
});
