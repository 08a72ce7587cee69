import {foldText} from '#workers/books/data/fold-text.ts';
import {collectors} from './noise-words.data.ts';
import {readNameWords} from './name-words.ts';
import {knownNames, knownTextHint, knownTexts} from './known-names.data.ts';
import {doubtfulPlaces, generalWords, nobodyWords, places, trailingWords} from './places.data.ts';
import {writeName} from './write-name.ts';

/** Whom a bank's text is of: texts with the same `key` are of the same; `known` is how they spell themselves, where that is known. */
export type TextName = {readonly key: string; readonly known: string | null; readonly words: readonly string[]};

/** Longer names are addresses. */
const mostWords = 4;

/** No name in `knownNames` has more words. */
const mostKnownWords = 2;

/** From here on a text says what the payment is, not who it is with: `ACME DES:PAYROLL ID:12 INDN:MY COMPANY`. */
const afterName = / (?:des|indn|desc date|entry descr|sec|trace#?): ?/;

const nobody: TextName = {key: '', known: null, words: []};

/** A bank's text as the name of whom it is of: without figures, places and what banks write around names, and not in capitals. Empty where it names nobody. Rules: SUG4, MRC1. */
export function cleanName(text: string): string {
  const {known, words} = readTextName(foldText(text));
  return known ?? writeName(text, words);
}

/** Whom a folded text is of; an empty key where it names nobody. Rule: MRC1. */
export function readTextName(folded: string): TextName {
  const known = readKnownText(folded);
  if (known !== null) return toKnown(known);
  const {words, isGeneral} = readNameWords(hasRemark(folded) ? folded.slice(0, folded.search(afterName)) : folded);
  return readWords(words, isGeneral);
}

/** Whether more than the words of a text tells whom it is of; else `readWords` says the same for all texts of the same words. */
export function isReadWhole(folded: string): boolean {
  return hasRemark(folded) || readKnownText(folded) !== null;
}

/** Whom the words of a text are of; see `readNameWords`. */
export function readWords(words: readonly string[], isGeneral: boolean): TextName {
  if (isGeneral) {
    // Who collects for others is meant where nobody else is named.
    const collector = words.find((word) => collectors.has(word) && knownNames.has(word));
    return collector === undefined ? nobody : toKnown(knownNames.get(collector) ?? '');
  }
  const own = dropCollector(words.filter((word, place) => words.indexOf(word) === place && isNamePart(word, place)));
  const known = findKnown(own);
  if (known !== undefined) return toKnown(known);
  const kept = dropTail(dropTail(own).slice(0, mostWords));
  if (kept.every((word) => nobodyWords.has(word))) return nobody;
  return {key: kept.join(' '), known: null, words: kept};
}

function hasRemark(folded: string): boolean {
  return folded.includes(':') && afterName.test(folded);
}

function readKnownText(folded: string): string | null {
  if (!knownTextHint.test(folded)) return null;
  return knownTexts.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
}

function toKnown(name: string): TextName {
  return {key: foldText(name), known: name, words: []};
}

function findKnown(words: readonly string[]): string | undefined {
  for (let count = mostKnownWords; count > 0; count -= 1) {
    const known = words.length < count ? undefined : knownNames.get(words.slice(0, count).join(' '));
    if (known !== undefined) return known;
  }
  return undefined;
}

/** Behind the first word, a word with figures is a reference. */
function isNamePart(word: string, place: number): boolean {
  return place === 0 || !/\d/.test(word);
}

/** `SP FIGMA`, `PAYPAL SPOTIFY`: who collects comes first, also without an asterisk. */
function dropCollector(words: readonly string[]): readonly string[] {
  const [first = '', ...others] = words;
  // A market is one too.
  const isBefore =
    first !== 'mercado' &&
    collectors.has(first) &&
    others.some((word) => word.length > 2 && !nobodyWords.has(word) && !isPlace(word));
  return isBefore ? others : words;
}

function isPlace(word: string): boolean {
  return places.has(word) || doubtfulPlaces.has(word) || trailingWords.has(word);
}

/** Takes places, forms of companies and what shops write behind their name off its end, as long as a name is left. */
function dropTail(words: readonly string[]): readonly string[] {
  let kept = words;
  let isBehindPlace = false;
  for (;;) {
    const last = kept.at(-1) ?? '';
    const lastTwo = kept.slice(-2).join(' ');
    const isTwo = kept.length > 2 && places.has(lastTwo);
    const isDropped =
      isTwo || places.has(last) || trailingWords.has(last) || (isBehindPlace && doubtfulPlaces.has(last));
    const rest = kept.slice(0, isTwo ? -2 : -1);
    if (!isDropped || rest.every((word) => generalWords.has(word))) return kept;
    isBehindPlace ||= !trailingWords.has(last);
    kept = rest;
  }
}
