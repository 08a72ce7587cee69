import type {Language} from '#src/i18n/languages.ts';
import {indexIndustries, type IndexedIndustry, type IndustryTitles} from './index-industries.ts';

const loadTitles: Readonly<Record<Language, () => Promise<IndustryTitles>>> = {
  es: async () => (await import('./titles-es.data.ts')).titlesEs,
  en: async () => (await import('#contract/catalogue/industry-titles.data.ts')).industryTitles,
  pt: async () => (await import('./titles-pt.data.ts')).titlesPt,
};

const loading = new Map<Language, Promise<readonly IndexedIndustry[]>>();

/**
 * Fetches what is needed to search industries in a language, once: 50 kB compressed, kept for offline like all code.
 *
 * @throws when a chunk cannot be fetched; the next call tries again.
 */
export function loadIndustries(language: Language): Promise<readonly IndexedIndustry[]> {
  const known = loading.get(language);
  if (known) return known;
  const promise = fetchIndustries(language);
  loading.set(language, promise);
  promise.catch(() => loading.delete(language));
  return promise;
}

/** The title of an industry in a language, for who does not search; undefined for a code that is none. */
export async function readIndustryTitle(code: string, language: Language): Promise<string | undefined> {
  const titles = await loadTitles[language]();
  return Object.hasOwn(titles, code) ? titles[code] : undefined;
}

async function fetchIndustries(language: Language): Promise<readonly IndexedIndustry[]> {
  const [es, en, pt, {everydayWords, sectorWords}] = await Promise.all([
    loadTitles.es(),
    loadTitles.en(),
    loadTitles.pt(),
    import('./everyday.data.ts'),
  ]);
  return indexIndustries({titles: {es, en, pt}, everyday: everydayWords, sectors: sectorWords}, language);
}
