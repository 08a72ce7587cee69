import {isCountry} from '#contract/catalogue/is-country.ts';

/** The country that somebody's browser names first, such as `CO` of `es-CO`; null where it names none. */
export function guessCountry(browserLanguages: readonly string[]): string | null {
  const regions = browserLanguages.map((tag) => /^[a-z]{2,3}-([A-Z]{2})$/.exec(tag)?.[1]);
  return regions.find((region) => region !== undefined && isCountry(region)) ?? null;
}
