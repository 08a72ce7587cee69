import {datesOf} from '#workers/books/ask/query/period-dates.ts';

/** The periods a person picks by name; others are picked by two dates. */
export const periodPresets = [
  'this-month',
  'last-month',
  'last-3-months',
  'last-12-months',
  'this-quarter',
  'last-quarter',
  'this-year',
  'last-year',
] as const;

/** One of {@link periodPresets}. */
export type PeriodPreset = (typeof periodPresets)[number];

/** The name of a period, when two dates are one of the named ones today. */
export function findPeriod(from: string | null, to: string | null, today: string): PeriodPreset | null {
  const found = periodPresets.find((preset) => {
    const dates = datesOf(preset, today);
    return dates.from === from && dates.to === to;
  });
  return found ?? null;
}
