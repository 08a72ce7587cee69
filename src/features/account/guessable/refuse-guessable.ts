import type {PasswordOwner} from '#contract/account/guessable.ts';
import {fail, type Failure} from '#contract/kernel/failure.ts';
import {loadJudge} from './load-judge.ts';

/**
 * What the server would refuse a password with that is easy to guess, said without it; undefined where it will do, or where what it is judged
 * by cannot be had, and the server decides. Rule: ACC38.
 */
export async function refuseGuessable(
  password: string,
  field: 'password' | 'newPassword',
  owner: PasswordOwner,
): Promise<{readonly ok: false; readonly failure: Failure} | undefined> {
  const judge = await loadJudge();
  const reason = judge?.(password, owner);
  return reason ? fail('validation', reason, {details: {field}}) : undefined;
}
