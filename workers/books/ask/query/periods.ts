import {addDays, addMonths, isCivilDate, monthBounds, toCivilDate} from '#contract/kernel/dates.ts';
import {foldText} from '#workers/books/data/fold-text.ts';
import {datesOf, monthsFrom, namedPeriods, writeMonth, yearOf, type Period} from './period-dates.ts';
import {monthNames, periodNames, unitNames} from './period-words.data.ts';
import type {QueryLanguage} from './words.data.ts';

/** What a period is read against. */
export type PeriodReader = {
  /** A civil date. */
  readonly today: string;
  /** In English the month comes first in `3/5/2026`. */
  readonly language: QueryLanguage;
};

const languages = ['es', 'en', 'pt'] as const;

const namedByWord = new Map(
  languages.flatMap((language) =>
    namedPeriods.flatMap((period) => periodNames[language][period].map((name) => [foldText(name), period] as const)),
  ),
);

const monthByWord = new Map(
  languages.flatMap((language) =>
    monthNames[language].flatMap((name, index) => {
      const word = foldText(name);
      return [[word, index + 1] as const, [word.slice(0, 3), index + 1] as const];
    }),
  ),
);

/** Reads a period by name, a day, a month, a quarter, a year, or two of these with `..` between; null for anything else. */
export function readPeriod(text: string, reader: PeriodReader): Period | null {
  const parts = text.split('..');
  if (parts.length > 2) return null;
  if (parts.length === 1) return readOne(text, reader);
  const [first, last] = parts.map((part) => (part.trim() === '' ? openPeriod : readOne(part, reader)));
  if (!first || !last || (first === openPeriod && last === openPeriod)) return null;
  return {from: first.from, to: last.to};
}

const openPeriod: Period = {from: null, to: null};

/** Tells whether a bare word is a period and nothing else: none of its kind is in a text. */
export function isPeriodPhrase(text: string): boolean {
  const word = foldText(text);
  return word.includes('-') && (namedByWord.has(word) || lastUnits.test(word));
}

/** Tells whether a word may become a period when one goes on to type it. */
export function beginsPeriod(text: string): boolean {
  const word = foldText(text);
  if (word === '') return false;
  return /^(?:\d|[qt][1-4]?$|[qt][1-4]-)/.test(word) || periodWords.some((name) => name.startsWith(word));
}

const periodWords = [...namedByWord.keys(), ...monthByWord.keys()];

const lastUnits = /^(?:ultim[oa]s?|last)-(\d{1,3})-([a-z]+)$/;

function readOne(text: string, {today, language}: PeriodReader): Period | null {
  const word = foldText(text.trim()).replaceAll(/[\s_]+/g, '-');
  const named = namedByWord.get(word);
  if (named) return datesOf(named, today);
  return readNumbers(word, language) ?? readMonth(word, today) ?? readLast(word, today);
}

/** `2026`, `2026-03`, `2026-03-05`, `5/3/2026`, `03/2026`, `t1-2026`. */
function readNumbers(word: string, language: QueryLanguage): Period | null {
  const quarter = /^(?:[qt]([1-4])-?(\d{4})|(\d{4})-?[qt]([1-4]))$/.exec(word);
  if (quarter) {
    const first = (Number(quarter[1] ?? quarter[4]) - 1) * 3 + 1;
    const year = Number(quarter[2] ?? quarter[3]);
    return monthOf(year, first) && monthsFrom(writeMonth(year, first), 3);
  }
  if (/^(?:19|20)\d\d$/.test(word)) return yearOf(Number(word));
  const month = /^(\d{4})[-/](\d{1,2})$|^(\d{1,2})[-/](\d{4})$/.exec(word);
  if (month) return monthOf(Number(month[1] ?? month[4]), Number(month[2] ?? month[3]));
  const day = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(word);
  if (day) return dayOf(Number(day[1]), Number(day[2]), Number(day[3]));
  const written = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(word);
  if (!written) return null;
  const [one, other, year] = [Number(written[1]), Number(written[2]), Number(written[3])];
  return (language === 'en' && one <= 12) || other > 12 ? dayOf(year, one, other) : dayOf(year, other, one);
}

/** `marzo`, `mar-2025`, `marzo-de-2025`: without a year the last one that has begun. */
function readMonth(word: string, today: string): Period | null {
  const match = /^([a-z]+)(?:-(?:de-|del-)?(\d{4}))?$/.exec(word);
  const month = match && monthByWord.get(match[1] ?? '');
  if (!match || month === undefined || month === null) return null;
  const thisYear = Number(today.slice(0, 4));
  const year = match[2] ? Number(match[2]) : month > Number(today.slice(5, 7)) ? thisYear - 1 : thisYear;
  return monthOf(year, month);
}

/** `últimos-30-días`: they end today. */
function readLast(word: string, today: string): Period | null {
  const match = lastUnits.exec(word);
  const unit = match && unitNames[match[2] ?? ''];
  const count = Number(match?.[1]);
  if (!unit || count === 0) return null;
  const from = {
    day: addDays(today, -count),
    week: addDays(today, -count * 7),
    month: addMonths(today, -count),
    year: addMonths(today, -count * 12),
  }[unit];
  return isCivilDate(from) ? {from: addDays(from, 1), to: today} : null;
}

/** Writes a period as it is read again on the same day. */
export function writePeriod({from, to}: Period, {today, language}: PeriodReader): string | null {
  const found = namedPeriods.find((period) => {
    const dates = datesOf(period, today);
    return dates.from === from && dates.to === to;
  });
  if (found) return periodNames[language][found][0] ?? null;
  if (from === null || to === null) return null;
  if (from === to) return from;
  const month = from.slice(0, 7);
  if (`${month}-01` === from && monthBounds(month).lastDay === to) return month;
  const year = from.slice(0, 4);
  return from === `${year}-01-01` && to === `${year}-12-31` && /^(?:19|20)/.test(year) ? year : `${from}..${to}`;
}

function dayOf(year: number, month: number, day: number): Period | null {
  const date = toCivilDate(year, month, day);
  return isCivilDate(date) ? {from: date, to: date} : null;
}

function monthOf(year: number, month: number): Period | null {
  return isCivilDate(`${writeMonth(year, month)}-01`) ? monthsFrom(writeMonth(year, month), 1) : null;
}
