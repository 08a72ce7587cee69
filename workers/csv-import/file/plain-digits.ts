/** Digits of other scripts, and marks that only steer the direction of writing. */
const unusual = /[\p{Nd}\u066b\u066c\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\uff0d\uff0e]/u;

/** As {@link unusual}, without the digits that need nothing. */
const replaced = /(?![0-9])\p{Nd}|[\u066b\u066c\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\uff0d\uff0e]/gu;

const marks: Readonly<Record<string, string>> = {'\u066b': '.', '\u066c': "'", '\uff0d': '-', '\uff0e': '.'};

/**
 * Writes digits of any script as those of ASCII, and the marks between them: banks of some countries write dates and amounts in their own. Marks of direction
 * go, as nobody sees them.
 *
 * Rule: IMP7.
 */
export function writePlainDigits(text: string): string {
  if (!beyondLatin.test(text) || !unusual.test(text)) return text;
  return text.replace(replaced, (found) => marks[found] ?? digitOf(found));
}

/** Texts of Latin letters have none of them; looking for this is cheap. */
const beyondLatin = /[\u0600-\uffff]/;

/** Digits of a script stand in a row of ten, from zero on. */
function digitOf(found: string): string {
  const code = found.codePointAt(0) ?? 0;
  if (!/\p{Nd}/u.test(found)) return '';
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
