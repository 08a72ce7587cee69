import type {PasswordOwner} from '#contract/account/guessable.ts';
import {judgePassword} from '#contract/account/judge-password.ts';
import type {GuessableReason} from '#contract/account/rules.ts';
import {fail, type Failure} from '#contract/kernel/failure.ts';

type Refused = {readonly ok: false; readonly failure: Failure<'validation', GuessableReason>};

/**
 * Refuses a password that is easy to guess, at the field it came in; undefined where it will do. Rule: ACC38.
 *
 * @param owner what is known of who chooses it. What the account alone tells is given only once they have shown that it is theirs.
 */
export function refuseGuessable(
  password: string,
  field: 'password' | 'newPassword',
  owner: PasswordOwner,
): Refused | undefined {
  const reason = judgePassword(password, owner);
  return reason ? fail('validation', reason, {details: {field}}) : undefined;
}
