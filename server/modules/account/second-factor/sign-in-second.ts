import * as endpoints from '#contract/account/second-factor.ts';
import {fail, succeed, type Failure} from '#contract/kernel/failure.ts';
import {inTransaction} from '#server/db/database.ts';
import {callerNetwork} from '#server/http/caller-network.ts';
import {implement, type OpenCall} from '#server/http/implement.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {showPerson} from '#server/modules/account/person/show-person.ts';
import {tellOwner} from '#server/modules/account/person/tell-owner.ts';
import {readDevice} from '#server/modules/account/session/device.ts';
import {openSession} from '#server/modules/account/session/open-session.ts';
import {endSessionsOf} from '#server/modules/account/session/session-store.ts';
import {linkWaitingGoogle} from '#server/modules/account/sign-in/google-links.ts';
import {isDeviceKnown} from '#server/modules/account/sign-in/find-for-login.ts';
import {findKnownToken} from '#server/modules/account/guesses/known-devices.ts';
import type {Guess} from '#server/modules/account/guesses/take-guess.ts';
import {isBusy} from '#server/http/busy.ts';
import {refuseBusy} from '#server/modules/account/password/passwords.ts';
import {checkFactor, tryCode} from './check-factor.ts';
import {dropFactors, holdPerson} from './factor-store.ts';
import {isResetCode, noteResetWanted} from './factor-resets.ts';
import {askForPasskey} from './passkey-store.ts';
import {findPending, takePending, type PendingSignIn} from './pending-sign-ins.ts';

const ended = fail('unauthorized', 'account.factor-ended');

/** Ends signing in of who has a second factor. Rules: FAC1 to FAC6. */
export const proveSecondFactor = implement(
  endpoints.proveSecondFactor,
  async (parts: AccountParts, {pending, proof}, call) => {
    const {database, now} = parts;
    const found = await findPending(database, pending, now());
    if (!found) return ended;
    const {email} = found.user;
    const guess = guessOf(parts, call, email);
    const knownToken = await findKnownToken(database, email, guess.deviceTokens);
    const place = {userId: found.user.id, holder: knownToken};
    const prover = {ownerId: found.id, request: call.request, place, guess};
    const turn = {network: guess.network, isKnown: knownToken !== undefined};
    const checked =
      proof.kind === 'mailed'
        ? await tryCode(parts, prover, () => isResetCode(parts, found.user.id, {code: proof.code, turn}))
        : await checkFactor(parts, prover, proof);
    if (!checked.ok) {
      tellWrongFactor(call, checked.failure, found.user.id);
      return checked;
    }
    // Of two that come at once with what counts, one signs in.
    const isTaken =
      proof.kind === 'mailed' ? await takeFactorAway(parts, found, call) : await takePending(database, found.id);
    if (!isTaken) return ended;
    const {user, passwordHash} = found;
    const device = readDevice(call.request);
    if (proof.kind === 'mailed') call.tell({event: 'factor.reset', personId: user.id});
    if (proof.kind === 'recovery') {
      call.tell({event: 'factor.recovery-used', personId: user.id});
      await inTransaction(database, (tx) => tellOwner(parts, tx, user, {event: 'recovery-used', device}));
    }
    const authToken = await openSession(parts, call, {
      user,
      device,
      way: proof.kind,
      passwordHash,
      isNewDevice: !(await isDeviceKnown(database, user.id, device)),
      knownToken,
      // That of the password, which let nobody in by itself.
      ...(passwordHash !== null && {guess: {...guess, kind: 'password' as const}}),
    });
    if (authToken === undefined) return ended;
    // The password of this very account was given in the first step. Rule: ACC39.
    if (passwordHash !== null) await linkWaitingGoogle(parts, call, user);
    const isLeft = proof.kind !== 'mailed';
    return succeed(await showPerson(parts, isLeft ? user : {...user, secondFactorAt: null}, authToken));
  },
);

/** Tells why the second step was refused; whoever comes so far knows the password. */
function tellWrongFactor({tell}: OpenCall, {code, reason}: Pick<Failure, 'code' | 'reason'>, personId: string): void {
  if (reason === 'account.factor-wait') tell({event: 'guesses.used-up', of: 'second-factor', personId});
  if (code === 'validation') tell({event: 'sign-in.refused', reason, personId});
}

/** What is guessed at in the second step, beside the password of the first; both fall under the same counts. Rule: ACC42. */
function guessOf({devices}: AccountParts, {request}: OpenCall, email: string): Guess {
  const deviceTokens = devices.read(request);
  return {kind: 'second-factor', email, network: callerNetwork(request.ip), deviceTokens};
}

/** By the mailed code the factor goes, and every session with it: whoever has one may be who has the telephone now. Rule: FAC6. Source: S4.09, D23. */
async function takeFactorAway(
  parts: AccountParts,
  {id, user, passwordHash}: PendingSignIn,
  call: OpenCall,
): Promise<boolean> {
  const {database, now} = parts;
  if (user.isAdmin || passwordHash === null) return false;
  return inTransaction(database, async (tx) => {
    await holdPerson(tx, user.id);
    if (!(await takePending(tx, id))) return false;
    await dropFactors(tx, user.id, {atMs: now()});
    await endSessionsOf(tx, user.id, 'ended-elsewhere', {nowMs: now()});
    await tellOwner(parts, tx, user, {event: 'factor-reset', device: readDevice(call.request)});
    return true;
  });
}

/** What the browser is to ask a passkey, in the second step. Rule: FAC4. */
export const startSignInPasskey = implement(
  endpoints.startSignInPasskey,
  async ({database, now, originOf}: AccountParts, {pending}, {request}) => {
    const found = await findPending(database, pending, now());
    if (!found) return ended;
    const asked = {ownerId: found.id, userId: found.user.id, origin: originOf(request), nowMs: now()};
    return succeed({options: await askForPasskey(database, asked)});
  },
);

/** Mails the code that takes the factor away; an admin's is taken away by whoever runs the service. Rules: FAC6, FAC8. */
export const askForFactorReset = implement(
  endpoints.askForFactorReset,
  async (parts: AccountParts, {pending}, call) => {
    const found = await findPending(parts.database, pending, parts.now());
    if (!found) return ended;
    if (found.user.isAdmin || found.passwordHash === null) return fail('forbidden', 'account.factor-by-operator');
    const turn = {network: callerNetwork(call.request.ip), isKnown: false};
    const noted = await noteResetWanted(parts, found.user, turn);
    if (noted === 'mailed') return succeed({});
    return isBusy(noted) ? refuseBusy(noted) : fail('rate-limited', 'account.code-wait', {retryAfterMs: noted.waitMs});
  },
);
