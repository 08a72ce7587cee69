import {unitsToDecimal} from '#contract/kernel/money.ts';
import type {StatementLanguage} from './input.ts';

/** Spanish is neutral Latin American, Portuguese is Brazilian. Source: ux.md U12 and design.md V7. */
const localeOf = {es: 'es-419', en: 'en-US', pt: 'pt-BR'} as const satisfies Record<StatementLanguage, string>;

/** U+2212, as wide as a figure; a hyphen is not. */
const minus = '\u2212';

/** How one language writes the statement's dates and amounts. */
export type StatementFormat = {
  /** With U+2212, always grouped, all decimals of the currency, and `+` before money in when `signed`. */
  amount(units: number, signed: boolean): string;
  /** A civil date with its month's name. */
  date(date: string): string;
  /** Both days and the year, once each where they are the same. */
  period(start: string, end: string): string;
  instant(instant: string, timeZone: string): string;
  count(count: number): {text: string; one: boolean};
  currency: string;
};

/** Writes figures as a language does; civil dates never meet a time zone. Rules: STM4, STM5. */
export function openFormat(language: StatementLanguage, currency: string): StatementFormat {
  const locale = localeOf[language];
  const marks = new Intl.NumberFormat(locale, {useGrouping: 'always'}).formatToParts(12_345.6);
  const group = marks.find((part) => part.type === 'group')?.value ?? ',';
  const decimal = marks.find((part) => part.type === 'decimal')?.value ?? '.';
  const short = new Intl.DateTimeFormat(locale, {dateStyle: 'medium', timeZone: 'UTC'});
  const long = new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: 'UTC'});
  const plural = new Intl.PluralRules(locale);
  const plain = new Intl.NumberFormat(locale);
  const known = new Map<string, string>();
  const name = new Intl.DisplayNames(locale, {type: 'currency'}).of(currency) ?? currency;
  return {
    amount: (units, signed) => {
      const [whole = '', fraction] = unitsToDecimal(Math.abs(units), currency).split('.');
      let grouped = whole.slice(-3);
      for (let end = whole.length - 3; end > 0; end -= 3)
        grouped = whole.slice(Math.max(0, end - 3), end) + group + grouped;
      const sign = units < 0 ? minus : signed && units > 0 ? '+' : '';
      return sign + grouped + (fraction === undefined ? '' : decimal + fraction);
    },
    date: (date) => {
      const text = known.get(date) ?? short.format(toUtc(date));
      known.set(date, text);
      return text;
    },
    period: (start, end) => long.formatRange(toUtc(start), toUtc(end)),
    instant: (instant, timeZone) => {
      const style = new Intl.DateTimeFormat(locale, {
        year: 'numeric',
        month: 'short',
        day: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        timeZoneName: 'short',
        timeZone,
      });
      return style.format(new Date(instant));
    },
    count: (count) => ({text: plain.format(count), one: plural.select(count) === 'one'}),
    currency: name === currency ? currency : `${currency} · ${name}`,
  };
}

function toUtc(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
