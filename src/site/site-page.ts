import type {ReactNode} from 'react';
import type {Language} from '#src/i18n/languages.ts';

/** One page of the site in one language. */
export type SitePage = {
  readonly language: Language;
  /** Below the language, without slashes at the ends; empty for the home. */
  readonly path: string;
  /** As the tab shows it. */
  readonly title: string;
  readonly description: string;
  readonly kind: 'website' | 'article';
  /** What search engines are told in their own words, beside what the whole site says. */
  readonly facts: readonly object[];
  /** Civil date of the last change; null where it is that of the build. */
  readonly changed: string | null;
  readonly body: ReactNode;
};

/** The files the build has made for the pages; paths from the root. */
export type SiteAssets = {
  readonly style: string;
  /** Runs before anything is painted. */
  readonly early: string;
  readonly script: string;
  /** Lists what a visitor has begun; fetched by the script where there is something. */
  readonly drafts: string;
  /** Fetched beside the style. */
  readonly fonts: readonly string[];
};

/** A file of the site as it is written. */
export type SiteFile = {readonly file: string; readonly text: string};

/** The address of a page from the root. */
export function addressOf({language, path}: Pick<SitePage, 'language' | 'path'>): string {
  return path === '' ? `/${language}` : `/${language}/${path}`;
}
