import type {FastifyRequest} from 'fastify';
import type {FreshProof, SignInProof} from '#contract/account/second-factor.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {giveGuessBack, takeGuess, type Guess} from '#server/modules/account/guesses/take-guess.ts';
import {takePasskey} from './passkey-store.ts';
import {takeRecoveryCode} from './recovery-codes.ts';
import {takeTotpCode} from './totp.ts';
import {isBusy, type Busy} from '#server/http/busy.ts';
import {refuseBusy} from '#server/modules/account/password/passwords.ts';
import {forgiveTries, giveTryBack, takeFactorTry, type TryPlace} from './tries.ts';

/** What a person's own factor shows, besides which there is the mailed code and the password. */
type FactorProof = Extract<SignInProof & {kind: string}, FreshProof>;

/** Who shows it: a session or a pending sign-in, and the guess that a code of theirs is. */
export type Prover = {
  readonly ownerId: string;
  readonly request: FastifyRequest;
  readonly place: TryPlace;
  readonly guess: Guess;
};

/** Why a code or a key is not taken. */
export type FactorRefusal = {
  readonly validation: readonly ['account.factor-wrong', 'account.passkey-failed', 'account.recovery-wrong'];
  readonly 'rate-limited': readonly ['account.factor-wait', 'account.busy'];
};

/**
 * Looks at a code under the limits of wrong ones: in a row, and with all else that is guessed of the person. `isRight` is asked only where one
 * may be tried; what was not looked at, or was right, is no guess. Rules: ACC42, FAC3. Source: S8.11.
 */
export async function tryCode(
  {database, now}: Pick<AccountParts, 'database' | 'now'>,
  {place, guess}: Pick<Prover, 'place' | 'guess'>,
  isRight: () => Promise<boolean | Busy>,
): Promise<
  Outcome<true, {validation: ['account.factor-wrong']; 'rate-limited': ['account.factor-wait', 'account.busy']}>
> {
  const ofPerson = await takeGuess(database, guess, now());
  if (ofPerson.waitMs > 0) return fail('rate-limited', 'account.factor-wait', {retryAfterMs: ofPerson.waitMs});
  const {waitMs, triesLeft} = await takeFactorTry(database, place, now());
  const found = waitMs > 0 ? null : await isRight();
  if (found === false) return fail('validation', 'account.factor-wrong', {details: {field: 'code', triesLeft}});
  await giveGuessBack(database, guess);
  if (found === null) return fail('rate-limited', 'account.factor-wait', {retryAfterMs: waitMs});
  if (isBusy(found)) {
    await giveTryBack(database, place);
    return refuseBusy(found);
  }
  await forgiveTries(database, place);
  return succeed(true);
}

/** Looks at what a person shows of their second factor. Only codes can be guessed, and only they are counted. Rules: FAC2 to FAC5. */
export async function checkFactor(
  parts: Pick<AccountParts, 'database' | 'now' | 'secrets' | 'originOf'>,
  prover: Prover,
  proof: FactorProof,
): Promise<Outcome<true, FactorRefusal>> {
  const {database, now, originOf} = parts;
  const {ownerId, request} = prover;
  const {userId} = prover.place;
  if (proof.kind === 'code') return tryCode(parts, prover, () => takeTotpCode(parts, userId, proof.code));
  if (proof.kind === 'recovery') {
    const isRight = await takeRecoveryCode(database, userId, proof.code, now());
    return isRight ? succeed(true) : fail('validation', 'account.recovery-wrong', {details: {field: 'code'}});
  }
  const asked = {ownerId, userId, origin: originOf(request), nowMs: now()};
  const isSigned = await takePasskey(database, asked, proof.answer);
  return isSigned ? succeed(true) : fail('validation', 'account.passkey-failed');
}
