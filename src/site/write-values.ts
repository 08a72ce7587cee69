import type {Catalogue} from '#contract/catalogue/catalogue.ts';
import type {ProductId} from '#contract/catalogue/ids.ts';
import {formatDay} from '#src/i18n/format/dates.ts';
import {regionalLocale} from '#src/i18n/detect-language.ts';
import type {Language} from '#src/i18n/languages.ts';

/** Writes a price in US dollars as short as it is exact: $450, $44.12. Source: S9.01. */
export function writePrice(language: Language, cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const format = new Intl.NumberFormat(regionalLocale(language, []), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${language === 'pt' ? 'US$\u00a0' : '$'}${format.format(cents / 100)}`;
}

/** The lowest yearly price of a product, in US cents. Source: D18. */
export function startingCents(catalogue: Catalogue, product: ProductId): number {
  const plans = catalogue.plans.products.find(({id}) => id === product)?.plans ?? [];
  return Math.min(...plans.map(({yearlyCents}) => yearlyCents));
}

/** Writes a civil date with its year: 18 nov 2026. */
export function writeDay(language: Language, day: string): string {
  return formatDay(regionalLocale(language, []), day, 'medium', day).replaceAll(' ', '\u00a0');
}
