const onlyAscii = /^[\x20-\x7e]*$/;

/** Letters that Unicode does not take apart, as people without them on the keyboard type them. */
const plainLetters: Readonly<Record<string, string>> = {ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i'};

/** Lower-cases a text and takes its accents off, so that `Panadería` is found by `panaderia`. Spaces of any kind become one space. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (onlyAscii.test(lower)) return lower;
  return (
    lower
      .normalize('NFKD')
      // Letters of mathematics become plain ones only here.
      .toLowerCase()
      .replace(/\p{M}+/gu, '')
      .replace(/[łøđßæœı]/g, (letter) => plainLetters[letter] ?? letter)
      .replace(/\s+/g, ' ')
  );
}

/** The folded words of what a person searches for; empty when there are none. */
export function searchWords(text: string): string[] {
  return foldText(text)
    .split(' ')
    .filter((word) => word !== '');
}
