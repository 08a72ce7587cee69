import {changePassword as endpoint} from '#contract/account/profile.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {inTransaction} from '#server/db/database.ts';
import {callerNetwork} from '#server/http/caller-network.ts';
import {implement} from '#server/http/implement.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {readDevice} from '#server/modules/account/session/device.ts';
import {forgetAttempts, takeAttempt} from '#server/modules/account/sign-in/login-attempts.ts';
import {endSessionsOf} from '#server/modules/account/session/session-store.ts';
import {refuseGuessable} from './refuse-guessable.ts';
import {setPassword} from './set-password.ts';
import {tellOwner} from '#server/modules/account/person/tell-owner.ts';
import {findUser, findUserByEmail} from '#server/modules/account/person/user-store.ts';

const wrong = fail('validation', 'account.password-wrong', {details: {field: 'password'}});
const busy = fail('rate-limited', 'account.busy', {retryAfterMs: 2_000});

/** Sets a new password for who knows the present one. Rules: ACC18, ACC21. */
export const changePassword = implement(
  endpoint,
  async (parts: AccountParts, {password, newPassword}, {request, session}) => {
    const {database, now, passwords, limitsLogins} = parts;
    const network = callerNetwork(request.ip);
    const waitMs = limitsLogins ? await takeAttempt(database, session.email, network, now()) : 0;
    if (waitMs > 0) return fail('rate-limited', 'account.too-many-attempts', {retryAfterMs: waitMs});
    const user = await findUser(database, session.userId);
    const isRight = await passwords.isRight(user?.passwordHash ?? undefined, password);
    if (isRight === undefined) return busy;
    if (!isRight || !user) return wrong;
    const refused = refuseGuessable(newPassword, 'newPassword', user);
    if (refused) return refused;
    const passwordHash = await passwords.hash(newPassword);
    if (passwordHash === undefined) return busy;
    const isSet = await inTransaction(database, async (tx) => {
      // Another password may have been set meanwhile: whoever knew only the one before sets none.
      const present = await findUserByEmail(tx, user.email, {forUpdate: true});
      if (present?.passwordHash !== user.passwordHash) return false;
      await setPassword(tx, user, passwordHash);
      await endSessionsOf(tx, user.id, 'password-changed', {nowMs: now(), exceptId: session.sessionId});
      await forgetAttempts(tx, user.email, network, now());
      await tellOwner(parts, tx, user, {event: 'password-changed', device: readDevice(request)});
      return true;
    });
    return isSet ? succeed({}) : wrong;
  },
);
