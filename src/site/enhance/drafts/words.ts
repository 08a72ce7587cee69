import type {DraftsText} from '#src/data/drafts/text/es.ts';
import type {TextParams} from '#src/i18n/use-text.ts';
import {isLanguage, type Language} from '#src/i18n/languages.ts';

/** The texts of the list, as they stand in the page, and its language. */
export type DraftWords = {
  readonly language: Language;
  readonly text: (key: keyof DraftsText, params?: TextParams) => string;
};

/** Reads the texts that the page holds for its script. */
export function readWords(section: HTMLElement): DraftWords {
  // Written by `DraftsPlace`, of the same texts.
  const texts = JSON.parse(section.dataset['drafts'] ?? '{}') as DraftsText;
  const [language] = document.documentElement.lang.split('-');
  return {
    language: isLanguage(language) ? language : 'es',
    text: (key, params = {}) =>
      texts[key].replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(params[name] ?? '')),
  };
}
