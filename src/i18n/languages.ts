/** The languages of the product, the default one first. Source: S9.01. */
export const languages = ['es', 'en', 'pt'] as const;

export type Language = (typeof languages)[number];

/** Each language's name for itself, as language menus show it. */
export const languageNames: Readonly<Record<Language, string>> = {es: 'Español', en: 'English', pt: 'Português'};

export function isLanguage(text: string | null | undefined): text is Language {
  return languages.some((language) => language === text);
}

/** The languages as choices, each by its own name; no flags: a language is no country. */
export const languageOptions = languages.map((value) => ({value, text: languageNames[value]}));
