import {useMemo} from 'react';
import {civilDateIn} from '#contract/kernel/dates.ts';
import {
  formatDay,
  formatInstant,
  formatMonth,
  formatRelative,
  formatShortMonth,
  formatTime,
  type DayStyle,
} from '#src/i18n/format/dates.ts';
import {formatMoney} from '#src/i18n/format/money.ts';
import {formatBytes, formatDecimal, formatNumber, formatPercent} from '#src/i18n/format/numbers.ts';
import {useLocale} from './locale.ts';

/** The writing of numbers, money and dates in the language of the page. */
export type Format = ReturnType<typeof createFormat>;

/** See {@link Format}; `now` is read at each call, so that "today" stays true in a page left open over night. */
export function createFormat(locale: string, timeZone: string, now: () => number) {
  const today = () => civilDateIn(timeZone, now());
  return {
    locale,
    timeZone,
    today,
    /** Milliseconds since 1970, for what has its day in a time zone of its own. */
    now,
    number: (value: number) => formatNumber(locale, value),
    decimal: (decimal: string) => formatDecimal(locale, decimal),
    /** A share of one. */
    percent: (share: number, sign: 'auto' | 'always' = 'auto') => formatPercent(locale, share, sign),
    bytes: (bytes: number) => formatBytes(locale, bytes),
    money: (units: number | bigint, currency: string) => formatMoney(locale, units, currency),
    /** With a plus where money comes in. */
    signedMoney: (units: number, currency: string) => formatMoney(locale, units, currency, {sign: 'always'}),
    /** Whole US dollars, for amounts that have no cents by their nature: `$500,000`. */
    dollars: (cents: number) => formatMoney(locale, cents, 'USD', {isWhole: true}),
    /** Several things as one enumerates them: `Standard, Professional y Enterprise`. */
    list: (items: readonly string[]) => new Intl.ListFormat(locale, {type: 'conjunction'}).format(items),
    /** In few letters, for charts. */
    shortMoney: (units: number, currency: string, withoutCurrency = false) =>
      formatMoney(locale, units, currency, {isShort: true, withoutCurrency}),
    /** A round amount of any currency, such as a hundred, without decimals. */
    wholeMoney: (units: number, currency: string) => formatMoney(locale, units, currency, {isWhole: true}),
    bareMoney: (units: number | bigint, currency: string) =>
      formatMoney(locale, units, currency, {withoutCurrency: true}),
    day: (date: string, style: DayStyle = 'short') => formatDay(locale, date, style, today()),
    /** Day and month alone, where another day beside it has the year. */
    dayOfYear: (date: string) => formatDay(locale, date, 'short', date),
    /** The civil day of an instant for whoever reads. */
    civilDay: (instant: string) => civilDateIn(timeZone, Date.parse(instant)),
    /** Writes that day. */
    dayOf: (instant: string, style: DayStyle = 'short') =>
      formatDay(locale, civilDateIn(timeZone, Date.parse(instant)), style, today()),
    month: (month: string) => formatMonth(locale, month),
    shortMonth: (month: string) => formatShortMonth(locale, month),
    time: (instant: string) => formatTime(locale, instant, timeZone),
    instant: (instant: string) => formatInstant(locale, instant, timeZone),
    /** The hour when it was today, day and hour otherwise. */
    moment: (instant: string) =>
      civilDateIn(timeZone, Date.parse(instant)) === today()
        ? formatTime(locale, instant, timeZone)
        : formatInstant(locale, instant, timeZone),
    relative: (instant: string) => formatRelative(locale, Date.parse(instant) - now()),
  };
}

/** {@link Format} for this page and this browser's time zone (D31). */
export function useFormat(): Format {
  const locale = useLocale();
  return useMemo(() => formatIn(locale), [locale]);
}

/** By language and by how far the clock is from UTC, which tells of a journey. */
const known = new Map<string, Format>();

/** The same for every part of a page: to ask the browser for its time zone costs as much as to draw a row of a list. */
function formatIn(locale: string): Format {
  const key = `${locale} ${new Date().getTimezoneOffset()}`;
  const format = known.get(key) ?? createFormat(locale, new Intl.DateTimeFormat().resolvedOptions().timeZone, Date.now);
  known.set(key, format);
  return format;
}
