import {logIn as endpoint} from '#contract/account/session.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {callerNetwork} from '#server/http/caller-network.ts';
import {implement, type OpenCall} from '#server/http/implement.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {readDevice} from '#server/modules/account/session/device.ts';
import {isBusy} from '#server/http/busy.ts';
import {refuseBusy} from '#server/modules/account/password/passwords.ts';
import {findForLogin} from './find-for-login.ts';
import {linkWaitingGoogle} from './google-links.ts';
import {giveGuessBack, pickToken, type Guess} from '#server/modules/account/guesses/take-guess.ts';
import {openSession} from '#server/modules/account/session/open-session.ts';
import {askForOwnPassword} from '#server/modules/account/password/temporary-passwords.ts';
import {askForSecondFactor} from '#server/modules/account/second-factor/pending-sign-ins.ts';
import type {User} from '#server/modules/account/person/user-store.ts';
import {toMe} from '#server/modules/account/person/show-person.ts';

/** Whose companies are asked for where nobody has the e-mail: the work is the same. */
const nobodysId = '00000000-0000-7000-8000-000000000000';

/** Signs in. What it answers, and when, does not tell whether an e-mail has an account. Rules: ACC4, ACC10, ACC11, ACC13, ACC17, ACC18, ACC39, ACC42 to ACC44, FAC1. */
export const logIn = implement(endpoint, async (parts: AccountParts, {email, password}, call) => {
  const network = callerNetwork(call.request.ip);
  const guess: Guess = {kind: 'password', email, network, deviceTokens: parts.devices.read(call.request)};
  const caller = {network, devices: guess.deviceTokens};
  const answer = await parts.passwords.admit(caller, () => lookAt(parts, {guess, password}, call));
  return isBusy(answer) ? refuseBusy(answer) : answer;
});

async function lookAt(
  parts: AccountParts,
  {guess, password}: {readonly guess: Guess; readonly password: string},
  call: OpenCall,
) {
  const {database, now, passwords, limitsLogins, findCompanyIds, intercomSecret, demandsFactor} = parts;
  const device = readDevice(call.request);
  const {deviceTokens} = guess;
  const attempt = {guess, device, limits: limitsLogins, nowMs: now()};
  const {waitMs, user, isKnownKind, knownDevice} = await findForLogin(database, attempt);
  const personId = user?.id ?? null;
  if (waitMs > 0) {
    call.tell({event: 'guesses.used-up', of: 'password', personId});
    call.tell({event: 'sign-in.refused', reason: 'locked', personId});
    return fail('rate-limited', 'account.too-many-attempts', {retryAfterMs: waitMs});
  }
  const turn = {network: guess.network, isKnown: knownDevice !== null};
  // The database is asked while the password is hashed.
  const [isRight, companies] = await Promise.all([
    passwords.isRight(user?.passwordHash ?? undefined, password, turn),
    findCompanyIds(database, user?.id ?? nobodysId),
  ]);
  if (isBusy(isRight)) {
    // It was not looked at.
    await giveGuessBack(database, guess);
    return refuseBusy(isRight);
  }
  const isOver = user?.passwordEndsAt != null && Date.parse(user.passwordEndsAt) <= now();
  if (!isRight || !user || isOver) {
    call.tell({event: 'sign-in.refused', reason: whyRefused(user, isRight), personId});
    return fail('unauthorized', 'account.wrong-credentials');
  }
  if (user.passwordEndsAt !== null) {
    await giveGuessBack(database, guess);
    const asked = await askForOwnPassword(database, user, now());
    return asked ? succeed(asked) : fail('unauthorized', 'account.wrong-credentials');
  }
  // Who has a second factor is signed in by it, and the guess is given back then. Rule: FAC1.
  if (user.secondFactorAt !== null) {
    call.tell({event: 'sign-in.factor-asked', personId: user.id, way: 'password'});
    return succeed(await askForSecondFactor(database, user, {passwordHash: user.passwordHash, nowMs: now()}));
  }
  const {passwordHash} = user;
  const knownToken = pickToken(deviceTokens, knownDevice);
  const opening = {user, device, way: 'password' as const, passwordHash, isNewDevice: !isKnownKind, knownToken, guess};
  const authToken = await openSession(parts, call, opening);
  // They were given another password while this one was looked at.
  if (authToken === undefined) return fail('unauthorized', 'account.wrong-credentials');
  await linkWaitingGoogle(parts, call, user);
  return succeed(toMe(user, {authToken, companies, intercomSecret, demandsFactor}));
}

/** What the log says and the answer does not. */
function whyRefused(user: User | undefined, isRight: boolean): string {
  if (!user) return 'unknown';
  if (user.passwordHash === null) return 'no-password';
  return isRight ? 'temporary-ended' : 'wrong-password';
}
