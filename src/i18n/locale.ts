import {useSyncExternalStore} from 'react';
import {regionalLocale} from './detect-language.ts';
import type {Language} from './languages.ts';
import {useLanguage} from './use-language.ts';

/** Where numbers and dates of a language are written differently, the widest-read first. Source: ux.md U12. */
export const localesOf = {
  es: ['es-419', 'es-MX', 'es-CO', 'es-AR', 'es-ES'],
  en: ['en-US', 'en-GB'],
  pt: ['pt-BR', 'pt-PT'],
} as const satisfies Record<Language, readonly string[]>;

const chosen = new Map<Language, string | null>();
const listeners = new Set<() => void>();

function keyOf(language: Language): string {
  return `faro.formats.${language}`;
}

/** The locale that was chosen on this device for a language; null where the browser decides. */
export function readChosenLocale(language: Language): string | null {
  const known = chosen.get(language);
  if (known !== undefined) return known;
  // Pages that are drawn ahead of time know no device.
  const stored = typeof localStorage === 'undefined' ? null : localStorage.getItem(keyOf(language));
  const locale = localesOf[language].find((one) => one === stored) ?? null;
  chosen.set(language, locale);
  return locale;
}

/** Chooses how numbers and dates of a language are written on this device; null leaves it to the browser. */
export function chooseLocale(language: Language, locale: string | null): void {
  if (locale === null) localStorage.removeItem(keyOf(language));
  else localStorage.setItem(keyOf(language), locale);
  forgetChosen();
}

function forgetChosen(): void {
  chosen.clear();
  for (const listener of listeners) listener();
}

function hearOtherTabs({key}: StorageEvent): void {
  if (key === null || key.startsWith('faro.formats.')) forgetChosen();
}

/** Calls back when another locale is chosen, in any tab. */
export function watchLocales(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', hearOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', hearOtherTabs);
  };
}

/** The locale of numbers and dates: the one chosen on this device, else the browser's own variant of the language. Rule: FMT2. */
export function localeOf(language: Language): string {
  return readChosenLocale(language) ?? regionalLocale(language, navigator.languages);
}

/** {@link localeOf} the page's language, drawn again when another is chosen. */
export function useLocale(): string {
  const language = useLanguage();
  return useSyncExternalStore(
    watchLocales,
    () => localeOf(language),
    () => regionalLocale(language, []),
  );
}
