/** Letters that no accent makes of others, as passports write them, and signs that are pasted. Source: ICAO 9303, part 3. */
const plain: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  Œ: 'OE',
  œ: 'oe',
  Ħ: 'H',
  ħ: 'h',
  Ə: 'E',
  ə: 'e',
  Ŋ: 'N',
  ŋ: 'n',
  Ŧ: 'T',
  ŧ: 't',
  Ĳ: 'IJ',
  ĳ: 'ij',
  ẞ: 'SS',
  ʻ: "'",
  ʼ: "'",
  '…': '...',
  '\u2010': '-',
  '\u2011': '-',
  '\u2009': ' ',
  '\u202F': ' ',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
};

/** A text in the letters that the forms of the IRS can show: accents stay where they have them, else they go. Null where there is no such letter. Source: D47. */
export function toFormLetters(text: string): string | null {
  const letters = Array.from(text.normalize('NFC'), (letter) => {
    if (isKnown(letter)) return letter;
    const bare = plain[letter] ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
    return Array.from(bare).every(isKnown) ? bare : null;
  });
  return letters.includes(null) ? null : letters.join('');
}

/** Whether a text can be written on a form. Rule: FRM23. */
export function areFormLetters(text: string): boolean {
  return toFormLetters(text) !== null;
}

/** Latin-1, which is what the form's font has beside some signs. */
function isKnown(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff);
}
