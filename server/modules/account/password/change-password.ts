import {changePassword as endpoint} from '#contract/account/profile.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {inTransaction} from '#server/db/database.ts';
import {callerNetwork} from '#server/http/caller-network.ts';
import {implement} from '#server/http/implement.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {readDevice} from '#server/modules/account/session/device.ts';
import {forgetOthers, rememberDevice} from '#server/modules/account/guesses/known-devices.ts';
import {giveGuessBack, takeGuess, type Guess} from '#server/modules/account/guesses/take-guess.ts';
import {endSessionsOf} from '#server/modules/account/session/session-store.ts';
import {isBusy} from '#server/http/busy.ts';
import {refuseBusy} from './passwords.ts';
import {refuseGuessable} from './refuse-guessable.ts';
import {setPassword} from './set-password.ts';
import {tellOwner} from '#server/modules/account/person/tell-owner.ts';
import {findUser, findUserByEmail} from '#server/modules/account/person/user-store.ts';

const wrong = fail('validation', 'account.password-wrong', {details: {field: 'password'}});

/** Sets a new password for who knows the present one. Rules: ACC18, ACC21, ACC38, ACC42, ACC43. */
export const changePassword = implement(endpoint, async (parts: AccountParts, {password, newPassword}, call) => {
  const {database, now, passwords, limitsLogins} = parts;
  const {request, session} = call;
  const network = callerNetwork(request.ip);
  const guess: Guess = {kind: 'password', email: session.email, network, deviceTokens: parts.devices.read(request)};
  const {waitMs, knownToken} = limitsLogins
    ? await takeGuess(database, guess, now())
    : {waitMs: 0, knownToken: undefined};
  if (waitMs > 0) call.tell({event: 'guesses.used-up', of: 'password'});
  if (waitMs > 0) return fail('rate-limited', 'account.too-many-attempts', {retryAfterMs: waitMs});
  const user = await findUser(database, session.userId);
  const turn = {network, isKnown: knownToken !== undefined};
  const isRight = await passwords.isRight(user?.passwordHash ?? undefined, password, turn);
  if (isBusy(isRight)) {
    await giveGuessBack(database, guess);
    return refuseBusy(isRight);
  }
  if (!isRight || !user) {
    call.tell({event: 'proof.refused', reason: wrong.failure.reason});
    return wrong;
  }
  const refused = refuseGuessable(newPassword, 'newPassword', user);
  // The present one was right: choosing another uses up no guess.
  if (refused) {
    await giveGuessBack(database, guess);
    return refused;
  }
  const passwordHash = await passwords.hash(newPassword, turn);
  if (isBusy(passwordHash)) {
    await giveGuessBack(database, guess);
    return refuseBusy(passwordHash);
  }
  const known = {email: user.email, secret: parts.devices.choose(knownToken)};
  const isSet = await inTransaction(database, async (tx) => {
    // Another password may have been set meanwhile: whoever knew only the one before sets none.
    const present = await findUserByEmail(tx, user.email, {forUpdate: true});
    if (present?.passwordHash !== user.passwordHash) return false;
    await setPassword(tx, user, passwordHash);
    await endSessionsOf(tx, user.id, 'password-changed', {nowMs: now(), exceptId: session.sessionId});
    await giveGuessBack(tx, guess);
    await forgetOthers(tx, known);
    await rememberDevice(tx, known, now());
    await tellOwner(parts, tx, user, {event: 'password-changed', device: readDevice(request)});
    return true;
  });
  if (!isSet) return wrong;
  parts.giveDevice(call, known.secret);
  call.tell({event: 'password.changed'});
  return succeed({});
});
