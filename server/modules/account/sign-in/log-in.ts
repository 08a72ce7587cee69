import {logIn as endpoint} from '#contract/account/session.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {callerNetwork} from '#server/http/caller-network.ts';
import {implement} from '#server/http/implement.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {readDevice} from '#server/modules/account/session/device.ts';
import {findForLogin} from './find-for-login.ts';
import {linkWaitingGoogle} from './google-links.ts';
import {forgetAttempts} from './login-attempts.ts';
import {openSession} from '#server/modules/account/session/open-session.ts';
import {askForOwnPassword} from '#server/modules/account/password/temporary-passwords.ts';
import {askForSecondFactor} from '#server/modules/account/second-factor/pending-sign-ins.ts';
import {toMe} from '#server/modules/account/person/show-person.ts';

/** Whose companies are asked for where nobody has the e-mail: the work is the same. */
const nobodysId = '00000000-0000-7000-8000-000000000000';

/** Signs in. What it answers, and when, does not tell whether an e-mail has an account. Rules: ACC4, ACC10, ACC11, ACC13, ACC17, ACC18, ACC39, FAC1. */
export const logIn = implement(endpoint, async (parts: AccountParts, {email, password}, call) => {
  const {database, now, passwords, limitsLogins, findCompanyIds, intercomSecret, demandsFactor} = parts;
  const network = callerNetwork(call.request.ip);
  const device = readDevice(call.request);
  const attempt = {email, network, device, limits: limitsLogins, nowMs: now()};
  const {waitMs, user, isKnownDevice} = await findForLogin(database, attempt);
  if (waitMs > 0) return fail('rate-limited', 'account.too-many-attempts', {retryAfterMs: waitMs});
  // The database is asked while the password is hashed.
  const [isRight, companies] = await Promise.all([
    passwords.isRight(user?.passwordHash ?? undefined, password),
    findCompanyIds(database, user?.id ?? nobodysId),
  ]);
  if (isRight === undefined) return fail('rate-limited', 'account.busy', {retryAfterMs: 2_000});
  const isOver = user?.passwordEndsAt != null && Date.parse(user.passwordEndsAt) <= now();
  if (!isRight || !user || isOver) return fail('unauthorized', 'account.wrong-credentials');
  if (user.passwordEndsAt !== null) {
    await forgetAttempts(database, email, network, now());
    const asked = await askForOwnPassword(database, user, now());
    return asked ? succeed(asked) : fail('unauthorized', 'account.wrong-credentials');
  }
  // Who has a second factor is signed in by it, and their failures are forgotten then. Rule: FAC1.
  if (user.secondFactorAt !== null)
    return succeed(await askForSecondFactor(database, user, {passwordHash: user.passwordHash, nowMs: now()}));
  const signedIn = {email, network};
  const {passwordHash} = user;
  const opening = {user, device, passwordHash, isNewDevice: !isKnownDevice, signedIn};
  const authToken = await openSession(parts, call, opening);
  // They were given another password while this one was looked at.
  if (authToken === undefined) return fail('unauthorized', 'account.wrong-credentials');
  await linkWaitingGoogle(parts, call, user);
  return succeed(toMe(user, {authToken, companies, intercomSecret, demandsFactor}));
});
