import {addDays, monthBounds} from '#contract/kernel/dates.ts';

/** The periods a person picks by name; others are picked by two dates. */
export const periodPresets = [
  'this-month',
  'last-month',
  'last-3-months',
  'last-12-months',
  'this-year',
  'last-year',
] as const;

/** One of {@link periodPresets}. */
export type PeriodPreset = (typeof periodPresets)[number];

/** First and last day of a named period, both inclusive. `today` is a civil date. */
export function datesOfPeriod(preset: PeriodPreset, today: string): {from: string; to: string} {
  const year = Number(today.slice(0, 4));
  const thisMonth = today.slice(0, 7);
  const before = (months: number): string => monthBefore(thisMonth, months);
  switch (preset) {
    case 'this-month':
      return {from: `${thisMonth}-01`, to: monthBounds(thisMonth).lastDay};
    case 'last-month':
      return {from: `${before(1)}-01`, to: monthBounds(before(1)).lastDay};
    case 'last-3-months':
      return {from: addDays(sameDay(before(3), today), 1), to: today};
    case 'last-12-months':
      return {from: addDays(sameDay(before(12), today), 1), to: today};
    case 'this-year':
      return {from: `${year}-01-01`, to: `${year}-12-31`};
    case 'last-year':
      return {from: `${year - 1}-01-01`, to: `${year - 1}-12-31`};
  }
}

/** The name of a period, when two dates are one of the named ones today. */
export function findPeriod(from: string | null, to: string | null, today: string): PeriodPreset | null {
  const found = periodPresets.find((preset) => {
    const dates = datesOfPeriod(preset, today);
    return dates.from === from && dates.to === to;
  });
  return found ?? null;
}

function monthBefore(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 - count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

function sameDay(month: string, today: string): string {
  const {lastDay} = monthBounds(month);
  const wanted = `${month}-${today.slice(8)}`;
  return wanted > lastDay ? lastDay : wanted;
}
