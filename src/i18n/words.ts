import type {Language} from './languages.ts';

/** A text in each language, side by side. */
export type Words = Readonly<Record<Language, string>>;

/** Texts by their keys, each in every language. */
export type WordsByKey = Readonly<Record<string, Words>>;

/** Those of one language. */
export function wordsIn<Texts extends WordsByKey>(
  words: Texts,
  language: Language,
): Readonly<Record<keyof Texts, string>> {
  const texts = Object.entries(words).map(([key, each]) => [key, each[language]] as const);
  // The keys are those of the words.
  return Object.fromEntries(texts) as Record<keyof Texts, string>;
}
