import type {Dictionary} from '#workers/books/data/dictionary.ts';
import {foldNewTexts, type TextSearch} from '#workers/books/ask/filter.ts';
import {readNameWords} from './name-words.ts';

/**
 * What texts have in common, as numbers: two texts with one key have the same name, the same first word, or a word in common. Read once a text
 * and kept one after another, for books have as many descriptions as rows.
 */
export type TextKeys = {
  readonly texts: Dictionary;
  readonly search: TextSearch;
  /** By text: where its keys begin in `pool`; 0 where it was not read yet. */
  starts: Int32Array;
  pool: Int32Array;
  used: number;
  readonly numbers: Map<string, number>;
  /** The keys of merchants, by the number of their text. */
  readonly merchants: Map<number, number>;
};

/** The keys of one text; 0 is none. `words` are those of its name, each once. */
export type KeysOfText = {
  readonly isGeneral: boolean;
  readonly name: number;
  readonly head: number;
  readonly first: number;
  readonly words: Int32Array;
};

/** Before the words of a text: how many there are, whether it is general, and three keys. */
const fixedPlaces = 5;

/** Makes the keys of a dictionary's texts; nothing is read yet. */
export function createTextKeys(texts: Dictionary, search: TextSearch): TextKeys {
  const room = texts.values.length + 1_000;
  return {
    texts,
    search,
    starts: new Int32Array(room),
    pool: new Int32Array(room * (fixedPlaces + 3)),
    used: 1,
    numbers: new Map(),
    merchants: new Map(),
  };
}

/** The keys of a text by its number. Rule: SUG2. */
export function keysOf(keys: TextKeys, code: number): KeysOfText {
  const start = keys.starts[code] || readKeys(keys, code);
  const {pool} = keys;
  const at = start + fixedPlaces;
  return {
    isGeneral: pool[start + 1] === 1,
    name: pool[start + 2] ?? 0,
    head: pool[start + 3] ?? 0,
    first: pool[start + 4] ?? 0,
    words: pool.subarray(at, at + (pool[start] ?? 0)),
  };
}

/** The key of the name in a text alone, for asking many texts; 0 where it has none of its own. */
export function nameKeyOf(keys: TextKeys, code: number): number {
  const start = keys.starts[code] || readKeys(keys, code);
  return keys.pool[start + 1] === 1 ? 0 : (keys.pool[start + 2] ?? 0);
}

/** The key of a merchant whom somebody named, by the number of the text. */
export function merchantKey(keys: TextKeys, code: number): number {
  let key = keys.merchants.get(code);
  if (key === undefined) keys.merchants.set(code, (key = numberOf(keys, `=${foldedText(keys, code)}`)));
  return key;
}

/** A text as it is compared: without case and accents. */
export function foldedText({texts, search}: TextKeys, code: number): string {
  if (code >= search.folded.length) foldNewTexts(texts, search);
  return search.folded[code] ?? '';
}

function readKeys(keys: TextKeys, code: number): number {
  const {words, isGeneral} = readNameWords(foldedText(keys, code));
  const [first, second] = words;
  // What has no word of its own has no beginning and no word in common with others either.
  const own = isGeneral ? [] : [...new Set(words)];
  const start = reserve(keys, code, fixedPlaces + own.length);
  const numbers = [
    own.length,
    isGeneral ? 1 : 0,
    first === undefined ? 0 : numberOf(keys, `${isGeneral ? '?' : ''}${words.join(' ')}`),
    isGeneral || second === undefined ? 0 : numberOf(keys, `>${first} ${second}`),
    isGeneral || first === undefined ? 0 : numberOf(keys, `>${first}`),
    ...own.map((word) => numberOf(keys, `~${word}`)),
  ];
  keys.pool.set(numbers, start);
  return start;
}

function reserve(keys: TextKeys, code: number, places: number): number {
  if (code >= keys.starts.length) keys.starts = grown(keys.starts, code + 1);
  if (keys.used + places > keys.pool.length) keys.pool = grown(keys.pool, keys.used + places);
  const start = keys.used;
  keys.used += places;
  keys.starts[code] = start;
  return start;
}

function grown(array: Int32Array, least: number): Int32Array {
  const larger = new Int32Array(Math.ceil(least * 1.5));
  larger.set(array);
  return larger;
}

function numberOf({numbers}: TextKeys, key: string): number {
  const known = numbers.get(key);
  if (known !== undefined) return known;
  const number = numbers.size + 1;
  numbers.set(key, number);
  return number;
}
