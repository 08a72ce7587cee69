/**
 * Packs words that are sorted and in lower case into one text: before what differs from the word before it, each has a capital that says how
 * many letters the two share (A for none).
 */
export function packWords(words: readonly string[]): string {
  let before = '';
  return words
    .map((word) => {
      let shared = 0;
      while (shared < 25 && shared < word.length && word[shared] === before[shared]) shared += 1;
      before = word;
      return String.fromCodePoint(65 + shared) + word.slice(shared);
    })
    .join('');
}

/** The words of a text that {@link packWords} made. */
export function unpackWords(packed: string): ReadonlySet<string> {
  const words = new Set<string>();
  let before = '';
  for (const [piece] of packed.matchAll(/[A-Z][^A-Z]*/g)) {
    before = before.slice(0, (piece.codePointAt(0) ?? 65) - 65) + piece.slice(1);
    words.add(before);
  }
  return words;
}
