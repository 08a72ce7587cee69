import {eq} from 'drizzle-orm';
import type {FreshProof} from '#contract/account/second-factor.ts';
import * as endpoints from '#contract/account/second-factor.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {inTransaction, toInstant} from '#server/db/database.ts';
import {callerNetwork} from '#server/http/caller-network.ts';
import {implement, type SignedInCall} from '#server/http/implement.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {tellOwner} from '#server/modules/account/person/tell-owner.ts';
import {readDevice} from '#server/modules/account/session/device.ts';
import {findUser} from '#server/modules/account/person/user-store.ts';
import {giveGuessBack, takeGuess, type Guess} from '#server/modules/account/guesses/take-guess.ts';
import {isBusy} from '#server/http/busy.ts';
import {refuseBusy} from '#server/modules/account/password/passwords.ts';
import {sessions} from '#server/modules/account/table.ts';
import {checkFactor, type FactorRefusal} from './check-factor.ts';
import {askForPasskey} from './passkey-store.ts';

/** Shows anew that it is the person: by the second factor of who has one, else by the password. Rule: FAC7. */
export const proveAgain = implement(endpoints.proveAgain, async (parts: AccountParts, {proof}, call) => {
  const {database, now} = parts;
  const {session, request} = call;
  const {userId, sessionId, hasSecondFactor} = session;
  if ((proof.kind === 'password') === hasSecondFactor) return fail('validation', 'account.proof-other');
  const checked =
    proof.kind === 'password'
      ? await checkPassword(parts, call, proof.password)
      : await checkOwnFactor(parts, call, proof);
  if (!checked.ok) {
    const {code, reason} = checked.failure;
    if (reason === 'account.factor-wait') call.tell({event: 'guesses.used-up', of: 'second-factor'});
    if (reason === 'account.too-many-attempts') call.tell({event: 'guesses.used-up', of: 'password'});
    if (code === 'validation') call.tell({event: 'proof.refused', reason});
    return checked;
  }
  if (proof.kind === 'recovery') {
    call.tell({event: 'factor.recovery-used'});
    const user = await findUser(database, userId);
    const device = readDevice(request);
    if (user) await inTransaction(database, (tx) => tellOwner(parts, tx, user, {event: 'recovery-used', device}));
  }
  await database
    .update(sessions)
    .set({provenAt: toInstant(now())})
    .where(eq(sessions.id, sessionId));
  return succeed({});
});

/** Codes count with all the person's guesses, too: who has many sessions has no more of them. Rule: ACC42. */
async function checkOwnFactor(
  parts: AccountParts,
  {session, request}: SignedInCall,
  proof: Exclude<FreshProof, {kind: 'password'}>,
): Promise<Outcome<true, FactorRefusal>> {
  const {userId, sessionId, email} = session;
  const network = callerNetwork(request.ip);
  const guess: Guess = {kind: 'second-factor', email, network, deviceTokens: parts.devices.read(request)};
  const place = {userId, holder: sessionId};
  return checkFactor(parts, {ownerId: sessionId, request, place, guess}, proof);
}

/** The password is guessed no faster than by signing in. Rules: ACC21, ACC42. */
async function checkPassword(
  {database, now, passwords, limitsLogins, devices}: AccountParts,
  {session, request}: SignedInCall,
  password: string,
): Promise<
  Outcome<true, {validation: ['account.password-wrong']; 'rate-limited': ['account.too-many-attempts', 'account.busy']}>
> {
  const {email, userId} = session;
  const network = callerNetwork(request.ip);
  const guess: Guess = {kind: 'password', email, network, deviceTokens: devices.read(request)};
  const {waitMs, knownToken} = limitsLogins
    ? await takeGuess(database, guess, now())
    : {waitMs: 0, knownToken: undefined};
  if (waitMs > 0) return fail('rate-limited', 'account.too-many-attempts', {retryAfterMs: waitMs});
  const user = await findUser(database, userId);
  const isRight = await passwords.isRight(user?.passwordHash ?? undefined, password, {
    network,
    isKnown: knownToken !== undefined,
  });
  if (isBusy(isRight)) {
    await giveGuessBack(database, guess);
    return refuseBusy(isRight);
  }
  if (!isRight) return fail('validation', 'account.password-wrong', {details: {field: 'password'}});
  await giveGuessBack(database, guess);
  return succeed(true);
}

/** What the browser is to ask a passkey. Rule: FAC4. */
export const startProofPasskey = implement(
  endpoints.startProofPasskey,
  async ({database, now, originOf}: AccountParts, _input, {request, session}) => {
    const {userId, sessionId, hasSecondFactor} = session;
    if (!hasSecondFactor) return fail('validation', 'account.proof-other');
    const asked = {ownerId: sessionId, userId, origin: originOf(request), nowMs: now()};
    return succeed({options: await askForPasskey(database, asked)});
  },
);
