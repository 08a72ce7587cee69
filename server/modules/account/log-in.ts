import type {z} from 'zod';
import type {logIn as endpoint, Me} from '#contract/account/session.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {inTransaction} from '#server/db/database.ts';
import {callerNetwork} from '#server/http/caller-network.ts';
import type {OpenCall} from '#server/http/implement.ts';
import {forgetAttempts, takeAttempt} from './login-attempts.ts';
import type {AccountParts} from './account-parts.ts';
import {endHeldSession} from './end-held-session.ts';
import {beginSession} from './session-store.ts';
import {findUserByEmail, toMe} from './user-store.ts';

/** Signs in. What it answers, and when, does not tell whether an e-mail has an account. Rules: ACC4, ACC10, ACC11, ACC13. */
export async function logIn(
  {database, now, passwords, giveCookies, limitsLogins}: AccountParts,
  {email, password}: z.output<typeof endpoint.input>,
  call: OpenCall,
): Promise<Outcome<Me, 'unauthorized' | 'forbidden' | 'rate-limited'>> {
  const network = callerNetwork(call.request.ip);
  const waitMs = limitsLogins ? await takeAttempt(database, email, network, now()) : 0;
  if (waitMs > 0) return fail('rate-limited', 'account.too-many-attempts', {retryAfterMs: waitMs});
  const user = await findUserByEmail(database, email);
  const isRight = await passwords.isRight(user?.passwordHash, password);
  if (isRight === undefined) return fail('rate-limited', 'account.busy', {retryAfterMs: 2_000});
  if (!isRight || !user) return fail('unauthorized', 'account.wrong-credentials');
  await forgetAttempts(database, email, network, now());
  if (user.status === 'blocked') return fail('forbidden', 'account.blocked');
  const {tokens, antiForgeryToken} = await inTransaction(database, (tx) => beginSession(tx, user.id, now()));
  await endHeldSession(database, call.request, now());
  giveCookies(call, tokens);
  return succeed(toMe(user, antiForgeryToken));
}
