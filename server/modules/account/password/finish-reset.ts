import {inTransaction, type Transaction} from '#server/db/database.ts';
import type {OpenCall} from '#server/http/implement.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {rememberDevice} from '#server/modules/account/guesses/known-devices.ts';
import {tellOwner} from '#server/modules/account/person/tell-owner.ts';
import {findUserByEmail} from '#server/modules/account/person/user-store.ts';
import {readDevice} from '#server/modules/account/session/device.ts';
import {endSessionsOf} from '#server/modules/account/session/session-store.ts';
import {refuseGuessable} from './refuse-guessable.ts';
import {setPassword} from './set-password.ts';

type Reset = {
  readonly email: string;
  readonly newPassword: string;
  /** Of the new password. */
  readonly passwordHash: string;
  readonly way: 'code' | 'link';
  /** The shown token by which the browser was known already. */
  readonly knownToken: string | undefined;
  /** Whether what proves the mailbox was not used meanwhile. */
  readonly isStillGood: (tx: Transaction) => Promise<boolean>;
  /** What else is done when it is. */
  readonly onSet?: (tx: Transaction) => Promise<void>;
};

/**
 * Sets the password of somebody who has shown that the mailbox is theirs: every session ends, and this browser is known from now on, so that
 * nobody's guesses keep it from signing in; those that were known stay so. Rules: ACC16, ACC18, ACC38, ACC43.
 *
 * @returns `ended` where it was used meanwhile, or nobody has the e-mail; a refusal of a password made of one's own words, after which it is good still.
 */
export async function finishReset(
  parts: AccountParts,
  call: OpenCall,
  reset: Reset,
): Promise<'set' | 'ended' | NonNullable<ReturnType<typeof refuseGuessable>>> {
  const {database, now, giveDevice} = parts;
  const {email, newPassword, passwordHash, way, isStillGood, onSet} = reset;
  const secret = parts.devices.choose(reset.knownToken);
  const done = await inTransaction(database, async (tx) => {
    const user = await findUserByEmail(tx, email, {forUpdate: true});
    if (!user || !(await isStillGood(tx))) return 'ended' as const;
    const refused = refuseGuessable(newPassword, 'newPassword', user);
    if (refused) return refused;
    await setPassword(tx, user, passwordHash, {emailVerified: true});
    await endSessionsOf(tx, user.id, 'password-changed', {nowMs: now()});
    await onSet?.(tx);
    await rememberDevice(tx, {email, secret}, now());
    await tellOwner(parts, tx, user, {event: 'password-changed', device: readDevice(call.request)});
    return {personId: user.id};
  });
  if (done === 'ended' || 'ok' in done) return done;
  giveDevice(call, secret);
  call.tell({event: 'password.reset', personId: done.personId, way});
  return 'set';
}
