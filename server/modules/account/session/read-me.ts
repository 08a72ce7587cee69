import type {Me} from '#contract/account/session.ts';
import {succeed, type Outcome} from '#contract/kernel/failure.ts';
import type {SignedInCall} from '#server/http/implement.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {showPerson} from '#server/modules/account/person/show-person.ts';
import {findUser} from '#server/modules/account/person/user-store.ts';

/** The caller, with their session's anti-forgery token. */
export async function readMe(
  parts: AccountParts,
  _input: object,
  {session}: SignedInCall,
): Promise<Outcome<Me, never>> {
  const user = await findUser(parts.database, session.userId);
  if (!user) throw new Error('readMe: a session without its person');
  return succeed(await showPerson(parts, user, session.antiForgeryToken, session.acting));
}
