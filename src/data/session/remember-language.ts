import {languageCookie, safeLanguageCookie} from '#contract/site/public-paths.ts';
import {languageKey} from '#src/i18n/detect-language.ts';
import type {Language} from '#src/i18n/languages.ts';

const yearSeconds = 31_536_000;

/** Remembers the language of the page for the next one, and as a cookie for the server's answer at the bare address. Source: S2.11. Rule: SIT2. */
export function rememberLanguage(language: Language): void {
  if (localStorage.getItem(languageKey) !== language) localStorage.setItem(languageKey, language);
  document.cookie = writeLanguageCookie(language, location.protocol);
}

/** The cookie as a page sets it. Rule: SEC2. */
export function writeLanguageCookie(language: Language, protocol: string): string {
  const isHttps = protocol === 'https:';
  const name = isHttps ? safeLanguageCookie : languageCookie;
  return `${name}=${language}; path=/; max-age=${yearSeconds}; samesite=lax${isHttps ? '; secure' : ''}`;
}

const chosenKey = 'faro.language-chosen';

/** Remembers that somebody chose this language on this device, which is more than to have read a page in it. Rule: LNG2. */
export function noteChosenLanguage(language: Language): void {
  localStorage.setItem(chosenKey, language);
}

/** The language in which somebody's home opens from a page: the page's where it was chosen last on this device, else their own. Rule: LNG2. */
export function languageAtHome(user: {readonly language: Language}, language: Language): Language {
  return localStorage.getItem(chosenKey) === language ? language : user.language;
}
