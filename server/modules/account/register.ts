import type {z} from 'zod';
import type {Me, register as endpoint} from '#contract/account/session.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {inTransaction} from '#server/db/database.ts';
import type {OpenCall} from '#server/http/implement.ts';
import type {AccountParts} from './account-parts.ts';
import {endHeldSession} from './end-held-session.ts';
import {beginSession} from './session-store.ts';
import {addUser, toMe} from './user-store.ts';

/** Creates an account and signs in. Rules: ACC1, ACC2, ACC3, ACC13. */
export async function register(
  {database, now, passwords, giveCookies}: AccountParts,
  input: z.output<typeof endpoint.input>,
  call: OpenCall,
): Promise<Outcome<Me, 'conflict' | 'rate-limited'>> {
  const passwordHash = await passwords.hash(input.password);
  if (passwordHash === undefined) return fail('rate-limited', 'account.busy', {retryAfterMs: 2_000});
  const {email, firstName, lastName, language} = input;
  const begun = await inTransaction(database, async (tx) => {
    const user = await addUser(tx, {email, firstName, lastName, language, passwordHash}, now());
    return user && {user, ...(await beginSession(tx, user.id, now()))};
  });
  if (!begun) return fail('conflict', 'account.email-taken');
  await endHeldSession(database, call.request, now());
  giveCookies(call, begun.tokens);
  return succeed(toMe(begun.user, begun.antiForgeryToken));
}
