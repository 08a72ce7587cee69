const ascii = /^[\x20-\x7e]*$/;

/** Letters that have no accent to be taken off, as banks write them where they have ASCII alone. */
const foldedLetters: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** A text as {@link normaliseText} has it, with `ł`, `ı` and their kin as plain letters: for comparing it with names and words that are known. */
export function normaliseWords(text: string): string {
  const words = normaliseText(text);
  return ascii.test(words) ? words : words.replace(/[ıłøđðßæœ]/g, (letter) => foldedLetters[letter] ?? letter);
}

/** A text without accents, case, marks or runs of blanks, for comparing texts with each other. What is stored is named by it: it never changes. */
export function normaliseText(text: string): string {
  const lower = text.toLowerCase();
  // Of 100,000 descriptions nearly all are words with a blank between them already; looking is cheaper than replacing.
  if (isPlain(lower)) return lower;
  if (ascii.test(text)) return lower.replace(/[^a-z0-9]+/g, ' ').trim();
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Small ASCII letters and digits with single blanks between them. */
function isPlain(text: string): boolean {
  let blank = true;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 32) {
      if (blank) return false;
      blank = true;
    } else if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) blank = false;
    else return false;
  }
  return !blank || text === '';
}

/** `s a l d o` is a word that a bank set in wide letters. */
export function joinLetters(words: string): string {
  return words.replace(/(?<=^| )\p{L}(?: \p{L})+(?= |$)/gu, (letters) => letters.replaceAll(' ', ''));
}
