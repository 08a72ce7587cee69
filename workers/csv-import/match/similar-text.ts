/** Of the words of the shorter text, so many must be in the other. */
const leastShared = 0.75;

/** A word that was cut still has so many letters. */
const shortestCut = 3;

/**
 * Whether two normalised texts may be one description: banks cut texts, and put references before or behind them.
 * Words with digits are references and say nothing; an empty text speaks against none.
 */
export function isSimilar(one: string, other: string): boolean {
  if (one === other || one === '' || other === '') return true;
  if (one.includes(other) || other.includes(one)) return true;
  const [short, long] = [wordsOf(one), wordsOf(other)].toSorted((first, second) => first.length - second.length);
  if (!short || !long || short.length === 0) return false;
  const shared = short.filter((word) => long.some((candidate) => isSameWord(word, candidate))).length;
  return shared / short.length >= leastShared;
}

function wordsOf(text: string): string[] {
  return text.split(' ').filter((word) => word.length > 2 && !/\d/.test(word));
}

function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= shortestCut && long.startsWith(short);
}

/** More rows than this are not compared each with each. */
const mostCompared = 40;

/**
 * Parts rows into classes of texts that may be one description.
 *
 * @param texts of the rows, in any order.
 * @returns for each row the number of its class. Takes time in proportion to the rows, however many there are.
 */
export function classifyTexts(texts: readonly string[]): number[] {
  const kinds = [...new Set(texts)];
  const classes = kinds.length <= mostCompared ? joinSimilar(kinds) : kinds.map(stemOf);
  const numbers = new Map<string | number, number>();
  const classOf = new Map<string, number>();
  for (const [place, kind] of kinds.entries()) {
    const key = classes[place] ?? kind;
    const known = numbers.get(key) ?? numbers.size;
    numbers.set(key, known);
    classOf.set(kind, known);
  }
  return texts.map((text) => classOf.get(text) ?? 0);
}

/** Similar to one of a class is of the class. */
function joinSimilar(kinds: readonly string[]): number[] {
  const roots = kinds.map((_, place) => place);
  const rootOf = (place: number): number => {
    let root = place;
    while (roots[root] !== root) root = roots[root] ?? root;
    return root;
  };
  for (const [place, kind] of kinds.entries())
    for (let before = 0; before < place; before += 1)
      if (isSimilar(kinds[before] ?? '', kind)) roots[rootOf(place)] = rootOf(before);
  return kinds.map((_, place) => rootOf(place));
}

/** The beginning of the first word that is no reference. */
function stemOf(text: string): string {
  return wordsOf(text)[0]?.slice(0, shortestCut) ?? text;
}
