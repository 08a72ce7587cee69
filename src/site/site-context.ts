import {createContext, use} from 'react';
import type {Catalogue} from '#contract/catalogue/catalogue.ts';
import type {Language} from '#src/i18n/languages.ts';
import type {Translate} from '#src/i18n/use-text.ts';
import type {LanguageContent} from './content/documents.ts';
import type {SiteTexts} from './translate.ts';

/** What every part of a page may ask for. */
export type Site = {
  readonly language: Language;
  /** The page's address below the language, empty for the home. */
  readonly path: string;
  readonly text: Translate<SiteTexts>;
  readonly content: LanguageContent;
  readonly catalogue: Catalogue;
  /** Civil date of the build. */
  readonly today: string;
  /** See `SiteAssets`. */
  readonly draftsScript: string;
  /** The languages in which this page exists. */
  readonly versions: readonly Language[];
  /** Tells whether a page below this language exists. */
  readonly hasPage: (path: string) => boolean;
};

/** See {@link Site}. */
export const SiteContext = createContext<Site | null>(null);

/** {@link Site} of the page that is being written. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('a part of the site stands outside of a page');
  return site;
}

/** The address of a page in the language of this one; a fragment may follow. */
export function useLinks(): (path: string) => string {
  const {language} = useSite();
  return (path) => (path === '' || path.startsWith('#') ? `/${language}${path}` : `/${language}/${path}`);
}
