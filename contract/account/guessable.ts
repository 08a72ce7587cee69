import type {GuessableReason} from './rules.ts';

/** Who chooses a password, as far as it is known where they do. */
export type PasswordOwner = {readonly email?: string; readonly firstName?: string; readonly lastName?: string};

/** What stands for which letter. A `1` is an i or an l: both are tried. */
const letterFor: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '+': 't',
};

/** Nothing longer is on the list, nor worth taking apart. */
const longestWord = 40;
/** Shorter ones are in too many words to mean anything. */
const shortestOwnWord = 3;
/** What everybody here would think of. */
const productWords = ['faro'];

/** In lower case, without accents. */
function foldLetters(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/**
 * What somebody who guesses would have begun with: the password in lower case, with some or all of the digits and signs before and after it
 * taken off, and with those within it read as the letters they stand for. ACC1 makes people add just these.
 */
export function readPasswordCores(password: string): ReadonlySet<string> {
  const lower = foldLetters(password);
  const first = lower.search(/\p{L}/u);
  const cores = new Set([lower]);
  if (first === -1) return cores;
  const end = lower.length - (/[^\p{L}]*$/u.exec(lower)?.[0].length ?? 0);
  for (let from = 0; from <= first; from += 1)
    for (let to = Math.min(lower.length, from + longestWord); to >= end; to -= 1) {
      const core = lower.slice(from, to);
      cores.add(core);
      const read = core.replaceAll(/[03-578@$!+]/g, (sign) => letterFor[sign] ?? sign);
      cores.add(read.replaceAll('1', 'i')).add(read.replaceAll('1', 'l'));
    }
  return cores;
}

/** The words that others know of a person: the parts of their e-mail and of their names, and the product's own. Lower case, no accents. */
function readOwnWords({email = '', firstName = '', lastName = ''}: PasswordOwner): string[] {
  const at = email.lastIndexOf('@');
  // The last part of a domain is nobody's word.
  const domain = email
    .slice(at + 1)
    .split('.')
    .slice(0, -1);
  const split = (text: string) => foldLetters(text).split(/[^\p{L}]+/u);
  const pieces = [email.slice(0, Math.max(at, 0)), ...domain, firstName, lastName].flatMap(split);
  // Names too short to stand alone, and initials, are words where they stand beside the other name.
  const together = split(firstName).flatMap((first) =>
    split(lastName).flatMap((last) => [first + last, last + first, first.slice(0, 1) + last, first + last.slice(0, 1)]),
  );
  return [...new Set([...pieces, ...together, ...productWords])].filter((word) => word.length >= shortestOwnWord);
}

/** Whether letters are nothing but words of a list, one after another. */
function isMadeOf(letters: string, words: readonly string[]): boolean {
  const reached = new Set([0]);
  for (let at = 0; at < letters.length; at += 1)
    if (reached.has(at)) for (const word of words) if (letters.startsWith(word, at)) reached.add(at + word.length);
  return reached.has(letters.length);
}

/**
 * Why a password is easy to guess; null where it is not known to be.
 *
 * @param isCommon whether a word in lower case is among the most used passwords: see `readCommonPasswords`.
 * Rule: ACC38. Source: NIST SP 800-63B, 5.1.1.2; decision 079.
 */
export function whyGuessable(
  password: string,
  owner: PasswordOwner,
  isCommon: (word: string) => boolean,
): GuessableReason | null {
  const cores = [...readPasswordCores(password)];
  const words = readOwnWords(owner);
  const isOwn = cores.some((core) => {
    const letters = core.replaceAll(/[^\p{L}]/gu, '');
    return letters !== '' && isMadeOf(letters, words);
  });
  if (isOwn) return 'account.password-own';
  return cores.some(isCommon) ? 'account.password-common' : null;
}
