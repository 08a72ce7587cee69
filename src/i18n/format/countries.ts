/** A country by its ISO 3166-1 alpha-2 code and its name in a language. */
export type NamedCountry = {readonly code: string; readonly name: string};

const namesByLocale = new Map<string, Intl.DisplayNames>();

/** Making one takes longer than all that it names. */
function namesOf(locale: string): Intl.DisplayNames {
  const known = namesByLocale.get(locale) ?? new Intl.DisplayNames([locale], {type: 'region'});
  namesByLocale.set(locale, known);
  return known;
}

/** Names countries in the language of a locale, as that language sorts them. */
export function nameCountries(locale: string, codes: readonly string[]): NamedCountry[] {
  const names = namesOf(locale);
  const {compare} = new Intl.Collator(locale);
  return codes.map((code) => ({code, name: names.of(code) ?? code})).toSorted((a, b) => compare(a.name, b.name));
}

/** Names one country, by its code where the language has no name for it. */
export function nameCountry(locale: string, code: string): string {
  return namesOf(locale).of(code) ?? code;
}
