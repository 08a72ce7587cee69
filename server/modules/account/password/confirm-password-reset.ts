import {confirmPasswordReset as endpoint} from '#contract/account/reset-password.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {callerNetwork} from '#server/http/caller-network.ts';
import {implement} from '#server/http/implement.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {giveGuessBack, takeGuess, type Guess} from '#server/modules/account/guesses/take-guess.ts';
import {finishReset} from './finish-reset.ts';
import {isBusy} from '#server/http/busy.ts';
import {refuseBusy} from './passwords.ts';
import {refuseGuessable} from './refuse-guessable.ts';
import {findUserByEmail} from '#server/modules/account/person/user-store.ts';
import {isStillGood, takeTry} from './reset-codes.ts';

const wrong = fail('validation', 'account.code-wrong', {details: {field: 'code'}});

/** Sets a new password by a mailed code. Does the same work for an e-mail nobody has as for a wrong code. Rules: ACC15, ACC16, ACC38, ACC42. */
export const confirmPasswordReset = implement(
  endpoint,
  async (parts: AccountParts, {email, code, newPassword}, call) => {
    const {database, now, passwords} = parts;
    // What the account alone knows is asked of below, once the code was right.
    const refused = refuseGuessable(newPassword, 'newPassword', {email});
    if (refused) return refused;
    const network = callerNetwork(call.request.ip);
    const guess: Guess = {kind: 'reset-code', email, network, deviceTokens: parts.devices.read(call.request)};
    const {waitMs, knownToken} = await takeGuess(database, guess, now());
    if (waitMs > 0) {
      const personId = (await findUserByEmail(database, email))?.id ?? null;
      call.tell({event: 'guesses.used-up', of: 'reset-code', personId});
      return fail('rate-limited', 'account.too-many-codes', {retryAfterMs: waitMs});
    }
    const turn = {network, isKnown: knownToken !== undefined};
    const codeHash = await takeTry(database, email, network, now());
    const isRight = await passwords.isRight(codeHash, code, turn);
    if (isBusy(isRight)) {
      await giveGuessBack(database, guess);
      return refuseBusy(isRight);
    }
    if (!isRight) {
      const personId = (await findUserByEmail(database, email))?.id ?? null;
      call.tell({event: 'password.reset-refused', reason: wrong.failure.reason, personId});
      return wrong;
    }
    const passwordHash = await passwords.hash(newPassword, turn);
    if (isBusy(passwordHash)) {
      await giveGuessBack(database, guess);
      return refuseBusy(passwordHash);
    }
    const set = await finishReset(parts, call, {
      email,
      newPassword,
      passwordHash,
      way: 'code',
      knownToken,
      // The code may have been used meanwhile: the hash is still there only once.
      isStillGood: (tx) => isStillGood(tx, email, codeHash),
      onSet: (tx) => giveGuessBack(tx, guess),
    });
    if (set === 'ended') return wrong;
    if (set === 'set') return succeed({});
    // The code was right: choosing another password uses up no guess.
    await giveGuessBack(database, guess);
    return set;
  },
);
