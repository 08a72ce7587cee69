import {commonPasswords} from './common-passwords.data.ts';
import {whyGuessable, type PasswordOwner} from './guessable.ts';
import {unpackWords} from './pack-passwords.ts';
import type {GuessableReason} from './rules.ts';

const common = unpackWords(commonPasswords);

/** {@link whyGuessable} by the list of the most used passwords: 170 kB, so a page fetches this where a password is chosen. Rule: ACC38. */
export function judgePassword(password: string, owner: PasswordOwner): GuessableReason | null {
  return whyGuessable(password, owner, (word) => common.has(word));
}
