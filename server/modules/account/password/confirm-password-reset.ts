import {confirmPasswordReset as endpoint} from '#contract/account/reset-password.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {inTransaction} from '#server/db/database.ts';
import {callerNetwork} from '#server/http/caller-network.ts';
import {implement} from '#server/http/implement.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {readDevice} from '#server/modules/account/session/device.ts';
import {attemptKeys, forgetAttempts} from '#server/modules/account/sign-in/login-attempts.ts';
import {isResetOpen, isStillGood, noteWrongCode, takeTry} from './reset-codes.ts';
import {endSessionsOf} from '#server/modules/account/session/session-store.ts';
import {refuseGuessable} from './refuse-guessable.ts';
import {setPassword} from './set-password.ts';
import {tellOwner} from '#server/modules/account/person/tell-owner.ts';
import {findUserByEmail} from '#server/modules/account/person/user-store.ts';

const wrong = fail('validation', 'account.code-wrong', {details: {field: 'code'}});
const busy = fail('rate-limited', 'account.busy', {retryAfterMs: 2_000});

/** Sets a new password by a mailed code. Does the same work for an e-mail nobody has as for a wrong code. Rules: ACC15, ACC16, ACC38. */
export const confirmPasswordReset = implement(
  endpoint,
  async (parts: AccountParts, {email, code, newPassword}, {request}) => {
    const {database, now, passwords} = parts;
    // What the account alone knows is asked of below, once the code was right.
    const refused = refuseGuessable(newPassword, 'newPassword', {email});
    if (refused) return refused;
    const network = callerNetwork(request.ip);
    const open = await isResetOpen(database, {email, networkHash: attemptKeys(email, network).here}, now());
    const codeHash = await takeTry(database, email, network, now());
    const isRight = await passwords.isRight(codeHash, code);
    if (isRight === undefined) return busy;
    if (!isRight || open === 'closed') {
      await noteWrongCode(database, email, now());
      return wrong;
    }
    const passwordHash = await passwords.hash(newPassword);
    if (passwordHash === undefined) return busy;
    return inTransaction(database, async (tx) => {
      // The code may have been used meanwhile: the hash is still there only once.
      const user = await findUserByEmail(tx, email, {forUpdate: true});
      if (!user || !(await isStillGood(tx, email, codeHash))) return wrong;
      const refusedOwn = refuseGuessable(newPassword, 'newPassword', user);
      if (refusedOwn) return refusedOwn;
      await setPassword(tx, user, passwordHash, {emailVerified: true});
      await endSessionsOf(tx, user.id, 'password-changed', {nowMs: now()});
      await forgetAttempts(tx, email, network, now());
      await tellOwner(parts, tx, user, {event: 'password-changed', device: readDevice(request)});
      return succeed({});
    });
  },
);
