import {normaliseText} from './file/normalise.ts';

/** What an account has already, as evidence for a file that goes there. */
export type EarlierRows = {
  /** Which way movements went, by their first words. */
  readonly ways: ReadonlyMap<string, 'in' | 'out' | 'both'>;
  /** How small and how large movements were, without sign, by their first words. */
  readonly sizes: ReadonlyMap<string, {readonly least: number; readonly most: number}>;
  /** Of each movement its day and amount without sign; see {@link dayOfMovement}. */
  readonly days: ReadonlySet<string>;
};

/** What comes behind so many words differs from export to export. */
const wordsKept = 3;

/** The words by which movements resemble each other: references, which have digits, say nothing. Empty where nothing else is there. */
export function wordsOfMovement(text: string): string {
  return normaliseText(text)
    .split(' ')
    .filter((word) => word.length > 1 && !/\d/.test(word))
    .slice(0, wordsKept)
    .join(' ');
}

/** Day and amount of a movement, whichever way it went. */
export function dayOfMovement(date: string, amountUnits: number): string {
  return `${date}|${Math.abs(amountUnits)}`;
}

/** Gathers what is needed of movements, in any order. */
export function gatherEarlier(
  movements: Iterable<{readonly date: string; readonly amountUnits: number; readonly text: string}>,
): EarlierRows {
  const ways = new Map<string, 'in' | 'out' | 'both'>();
  const days = new Set<string>();
  const sizes = new Map<string, {least: number; most: number}>();
  for (const {date, amountUnits, text} of movements) {
    if (amountUnits === 0) continue;
    days.add(dayOfMovement(date, amountUnits));
    const words = wordsOfMovement(text);
    const way = amountUnits > 0 ? 'in' : 'out';
    const before = ways.get(words) ?? way;
    if (words === '') continue;
    ways.set(words, before === way ? way : 'both');
    const units = Math.abs(amountUnits);
    const {least, most} = sizes.get(words) ?? {least: units, most: units};
    sizes.set(words, {least: Math.min(least, units), most: Math.max(most, units)});
  }
  return {ways, sizes, days};
}
