import {foldWords, type IndexedIndustry} from './index-industries.ts';

/** An industry that was found: its NAICS 2022 code, and its title in the language of who searches. */
export type FoundIndustry = Pick<IndexedIndustry, 'code' | 'title'>;

/** Words that say nothing of an industry: articles and the like, and what every founder may say. */
const small = new Set(
  (
    'a al and con com da das de del do dos e el en for in la las los meu mi minha my o of os para por the to um uma un una y ' +
    'company compania empresa negocio crear criar hacer hago fazer ofrezco sell selling vender vendo'
  ).split(' '),
);

type Ranked = {readonly industry: IndexedIndustry; readonly rank: readonly number[]};

/**
 * Finds industries by the words somebody types, as they type: each word must begin a word of the title in any of the three languages, or one
 * that people say for it, or the code. Accents, case and a plural do not count.
 *
 * @returns the nearest first; empty where nothing was typed, or nothing has all words. Rule: IND2.
 */
export function findIndustries(index: readonly IndexedIndustry[], typed: string, most = 12): FoundIndustry[] {
  const words = wantedWords(typed);
  if (words.length === 0) return [];
  const ranked = index.flatMap((industry) => rankIndustry(industry, words));
  return ranked
    .toSorted((a, b) => compareRanks(a.rank, b.rank))
    .slice(0, most)
    .map(({industry: {code, title}}) => ({code, title}));
}

/** Without small words, but for one that stands alone: it may be the beginning of a longer one. */
function wantedWords(typed: string): string[] {
  const words = foldWords(typed);
  return words.length === 1 ? words : words.filter((word) => !small.has(word));
}

function rankIndustry(industry: IndexedIndustry, words: readonly string[]): Ranked[] {
  const {places, title, isRest} = industry;
  let distance = 0;
  let unfinished = 0;
  let late = 0;
  for (const word of words) {
    const at = places.findIndex((place) => hasWord(place, word));
    const place = places[at];
    if (place === undefined) return [];
    distance += at;
    unfinished += formsOf(word).some((form) => `${place} `.includes(` ${form} `)) ? 0 : 1;
    // The first of an industry's everyday words are those that mean it most.
    late += at === 1 ? place.indexOf(` ${formsOf(word).at(-1)}`) : 0;
  }
  return [{industry, rank: [distance, unfinished, late, isRest ? 1 : 0, title.length, Number(industry.code)]}];
}

function hasWord(place: string, word: string): boolean {
  return formsOf(word).some((form) => place.includes(` ${form}`));
}

/** A word as it is and, where it may be a plural, as it may be without. */
function formsOf(word: string): string[] {
  if (word.length < 5 || !word.endsWith('s')) return [word];
  return word.endsWith('es') && word.length > 5
    ? [word, word.slice(0, -1), word.slice(0, -2)]
    : [word, word.slice(0, -1)];
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return (a[at] ?? 0) - (b[at] ?? 0);
}
