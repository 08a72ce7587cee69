import type {ToldRow} from './core-words.ts';

/** Of the words of the shorter text, so many must be in the other. */
const leastShared = 0.75;

/** So many, where the rest is what a bank may write around them. */
const leastRelated = 0.5;

/** A word that was cut still has so many letters. */
const shortestCut = 3;

/**
 * Whether two normalised texts may be one description: banks cut texts, and put references before or behind them.
 * Words with digits are references and say nothing; an empty text speaks against none.
 */
export function isSimilar(one: string, other: string): boolean {
  if (one === other || one === '' || other === '') return true;
  if (one.includes(other) || other.includes(one)) return true;
  return shareOf(wordsOf(one), wordsOf(other)) >= leastShared;
}

/**
 * Whether two rows may be of one description, also where each bank's file writes other general words around it: then the words that are its own agree.
 */
export function isAlike(one: ToldRow, other: ToldRow): boolean {
  return isSimilar(one.text, other.text) || shareOf(coreOf(one), coreOf(other)) >= leastShared;
}

/** Whether two rows have so much in common that one cannot tell: half of the words of one, its own where they are known. */
export function isRelated(one: ToldRow, other: ToldRow): boolean {
  return isAlike(one, other) || shareOf(wordsOf(one.text), wordsOf(other.text)) >= leastRelated;
}

/** Of the words of the shorter, the share that the other has too; 0 without any. */
function shareOf(one: readonly string[], other: readonly string[]): number {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const shared = short.filter((word) => long.some((candidate) => isSameWord(word, candidate))).length;
  return short.length === 0 ? 0 : shared / short.length;
}

function coreOf({core}: ToldRow): string[] {
  return core === '' ? [] : core.split(' ');
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
 * Parts rows into classes of those that may be of one description.
 *
 * @param rows in any order.
 * @returns for each row the number of its class. Takes time in proportion to the rows, however many there are.
 */
export function classifyRows(rows: readonly ToldRow[]): number[] {
  const kinds = [...new Map(rows.map((row) => [keyOf(row), row])).values()];
  const classes = kinds.length <= mostCompared ? joinSimilar(kinds) : kinds.map(({text}) => stemOf(text));
  const numbers = new Map<string | number, number>();
  const classOf = new Map<string, number>();
  for (const [place, kind] of kinds.entries()) {
    const key = classes[place] ?? kind.text;
    const known = numbers.get(key) ?? numbers.size;
    numbers.set(key, known);
    classOf.set(keyOf(kind), known);
  }
  return rows.map((row) => classOf.get(keyOf(row)) ?? 0);
}

/** The same words may be a row's own on one side and general ones on the other. */
function keyOf({text, core}: ToldRow): string {
  return `${text}|${core}`;
}

/** Similar to one of a class is of the class. */
function joinSimilar(kinds: readonly ToldRow[]): number[] {
  const roots = kinds.map((_, place) => place);
  const rootOf = (place: number): number => {
    let root = place;
    while (roots[root] !== root) root = roots[root] ?? root;
    return root;
  };
  for (const [place, kind] of kinds.entries())
    for (const [before, other] of kinds.slice(0, place).entries())
      if (isAlike(other, kind)) roots[rootOf(place)] = rootOf(before);
  return kinds.map((_, place) => rootOf(place));
}

/** The beginning of the first word that is no reference. */
function stemOf(text: string): string {
  return wordsOf(text)[0]?.slice(0, shortestCut) ?? text;
}
