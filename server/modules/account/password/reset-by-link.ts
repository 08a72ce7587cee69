import {resetByLink as endpoint} from '#contract/account/reset-password.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {callerNetwork} from '#server/http/caller-network.ts';
import {implement} from '#server/http/implement.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {findKnownToken} from '#server/modules/account/guesses/known-devices.ts';
import {finishReset} from './finish-reset.ts';
import {isBusy} from '#server/http/busy.ts';
import {refuseBusy} from './passwords.ts';
import {refuseGuessable} from './refuse-guessable.ts';
import {findByLink} from './reset-links.ts';

const ended = fail('validation', 'account.link-ended', {details: {field: 'token'}});

/** Sets a new password by a mailed link, whatever was guessed today: there is nothing to guess. Rules: ACC16, ACC38, ACC45. */
export const resetByLink = implement(endpoint, async (parts: AccountParts, {token, newPassword}, call) => {
  const {database, now, passwords} = parts;
  const email = await findByLink(database, token, now());
  // Nobody is told of anybody by it: who has no link gets no further, whoever they are.
  if (email === undefined) return ended;
  const refused = refuseGuessable(newPassword, 'newPassword', {email});
  if (refused) return refused;
  const passwordHash = await passwords.hash(newPassword, {network: callerNetwork(call.request.ip), isKnown: true});
  if (isBusy(passwordHash)) return refuseBusy(passwordHash);
  const set = await finishReset(parts, call, {
    email,
    newPassword,
    passwordHash,
    way: 'link',
    knownToken: await findKnownToken(database, email, parts.devices.read(call.request)),
    // The person is held by now: of two who use one link, the second finds that it is gone.
    isStillGood: async (tx) => (await findByLink(tx, token, now())) === email,
  });
  if (set === 'ended') return ended;
  return set === 'set' ? succeed({email}) : set;
});
