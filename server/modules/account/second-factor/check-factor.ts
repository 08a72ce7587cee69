import type {FastifyRequest} from 'fastify';
import type {FreshProof, SignInProof} from '#contract/account/second-factor.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {takePasskey} from './passkey-store.ts';
import {takeRecoveryCode} from './recovery-codes.ts';
import {takeTotpCode} from './totp.ts';
import {isBusy, type Busy} from '#server/modules/account/password/hash-queue.ts';
import {refuseBusy} from '#server/modules/account/password/passwords.ts';
import {forgiveTries, giveTryBack, takeFactorTry, type TryPlace} from './tries.ts';

/** What a person's own factor shows, besides which there is the mailed code and the password. */
type FactorProof = Extract<SignInProof & {kind: string}, FreshProof>;

/** Who shows it: a session or a pending sign-in. */
export type Prover = TryPlace & {readonly ownerId: string; readonly request: FastifyRequest};

/** Why a code or a key is not taken. */
export type FactorRefusal = {
  readonly validation: readonly ['account.factor-wrong', 'account.passkey-failed', 'account.recovery-wrong'];
  readonly 'rate-limited': readonly ['account.factor-wait', 'account.busy'];
};

/** Looks at a code under the limit of wrong ones; `isRight` is asked only where one may be tried. Rule: FAC3. Source: S8.11. */
export async function tryCode(
  {database, now}: Pick<AccountParts, 'database' | 'now'>,
  place: TryPlace,
  isRight: () => Promise<boolean | Busy>,
): Promise<
  Outcome<true, {validation: ['account.factor-wrong']; 'rate-limited': ['account.factor-wait', 'account.busy']}>
> {
  const {waitMs, triesLeft} = await takeFactorTry(database, place, now());
  if (waitMs > 0) return fail('rate-limited', 'account.factor-wait', {retryAfterMs: waitMs});
  const found = await isRight();
  if (isBusy(found)) {
    await giveTryBack(database, place);
    return refuseBusy(found);
  }
  if (found) {
    await forgiveTries(database, place);
    return succeed(true);
  }
  return fail('validation', 'account.factor-wrong', {details: {field: 'code', triesLeft}});
}

/** Looks at what a person shows of their second factor. Only codes can be guessed, and only they are counted. Rules: FAC2 to FAC5. */
export async function checkFactor(
  parts: Pick<AccountParts, 'database' | 'now' | 'secrets' | 'originOf'>,
  {ownerId, request, ...place}: Prover,
  proof: FactorProof,
): Promise<Outcome<true, FactorRefusal>> {
  const {database, now, originOf} = parts;
  const {userId} = place;
  if (proof.kind === 'code') return tryCode(parts, place, () => takeTotpCode(parts, userId, proof.code));
  if (proof.kind === 'recovery') {
    const isRight = await takeRecoveryCode(database, userId, proof.code, now());
    return isRight ? succeed(true) : fail('validation', 'account.recovery-wrong', {details: {field: 'code'}});
  }
  const asked = {ownerId, userId, origin: originOf(request), nowMs: now()};
  const isSigned = await takePasskey(database, asked, proof.answer);
  return isSigned ? succeed(true) : fail('validation', 'account.passkey-failed');
}
