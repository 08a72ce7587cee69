import {languages, type Language} from '#src/i18n/languages.ts';

/** Titles by code. */
export type IndustryTitles = Readonly<Record<string, string>>;

/** Words by code, or by the first two digits of codes. */
export type IndustryWords = Readonly<Record<string, string>>;

/** What an index is made of. */
export type IndustryData = {
  readonly titles: Readonly<Record<Language, IndustryTitles>>;
  readonly everyday: IndustryWords;
  readonly sectors: IndustryWords;
};

/** An industry as it is searched. The texts are folded words, with a space before each. */
export type IndexedIndustry = {
  readonly code: string;
  /** In the language of who searches. */
  readonly title: string;
  /** Where words may stand, the nearest first: title, everyday words, titles of the other languages, words of the sector. */
  readonly places: readonly string[];
  /** "Other…": after those that name what was asked for. */
  readonly isRest: boolean;
};

/** Prepares the search for somebody's language: once, some 20 ms. */
export function indexIndustries({titles, everyday, sectors}: IndustryData, language: Language): IndexedIndustry[] {
  const others = languages.filter((other) => other !== language).map((other) => titles[other]);
  return Object.entries(titles[language]).map(([code, title]) => {
    const inOthers = others.map((other) => other[code] ?? '');
    const texts = [title, everyday[code] ?? '', inOthers.join(' '), `${code} ${sectors[code.slice(0, 2)] ?? ''}`];
    return {code, title, places: texts.map((text) => spaced(foldWords(text))), isRest: isRest(title)};
  });
}

/** The words of a text without case, accents and signs. */
export function foldWords(text: string): string[] {
  const folded = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

function spaced(words: readonly string[]): string {
  return words.map((word) => ` ${word}`).join('');
}

function isRest(title: string): boolean {
  return /^(all )?other\b|^otr[oa]s?\b|^outr[oa]s?\b|\ball other\b|\botros\b|\boutros\b/i.test(title);
}
