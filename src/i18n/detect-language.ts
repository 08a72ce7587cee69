import {isLanguage, type Language} from './languages.ts';

/** Where the language that was chosen last is remembered. */
export const languageKey = 'faro.language';

type Hints = {
  /** The page's path, such as `/pt/login`. */
  path: string;
  /** The page's query, such as `?lang=en`. */
  query: string;
  stored: string | null;
  /** What the browser asks for, best first, such as `es-CO`. */
  browser: readonly string[];
};

/** The language to show, by path, query, memory and browser, in this order; Spanish where none says. Source: S2.11, S9.01. */
export function detectLanguage({path, query, stored, browser}: Hints): Language {
  const wanted = [
    path.split('/')[1],
    new URLSearchParams(query).get('lang'),
    stored,
    ...browser.map((tag) => tag.split('-')[0]?.toLowerCase()),
  ];
  return wanted.find((language) => isLanguage(language)) ?? 'es';
}

/** {@link detectLanguage} from this browser. */
export function detectBrowserLanguage(): Language {
  return detectLanguage({
    path: location.pathname,
    query: location.search,
    stored: localStorage.getItem(languageKey),
    browser: navigator.languages,
  });
}

/**
 * The locale for numbers and dates: the browser's own variant of the language when it names one (`es-CO` writes 1.234,50), else the
 * widest-read one. Source: ux.md U12.
 */
export function regionalLocale(language: Language, browser: readonly string[]): string {
  const variant = browser.find((tag) => tag.toLowerCase().startsWith(`${language}-`));
  return variant ?? {es: 'es-419', en: 'en-US', pt: 'pt-BR'}[language];
}
