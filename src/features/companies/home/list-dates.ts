import {daysUntil, type DueDate} from '#contract/companies/due-dates.ts';
import {listDueDates} from '#contract/renewals/list-due-dates.ts';
import type {HomeCompany} from './read-home.ts';

/** What falls due, of which companies, and in how many days; less than none where it is over. */
export type HomeDate = DueDate & {
  readonly id: string;
  readonly names: readonly string[];
  /** Of the same companies, in the same order. */
  readonly companyIds: readonly string[];
  readonly daysLeft: number;
};

/** How far the home looks ahead, in days. */
const horizonDays = 366;

/** What falls due within a year, the nearest first: what is paid to Faro, and what is filed with a state and with the IRS. Rule: HOM2. */
export function listDates(
  companies: readonly HomeCompany[],
  {today, nowMs}: {readonly today: string; readonly nowMs: number},
): readonly HomeDate[] {
  const dates = new Map<string, HomeDate>();
  for (const one of companies) {
    for (const date of listDueDates(one, one.renewals, nowMs)) {
      // What falls due alike for several companies is one line.
      const id = JSON.stringify(date);
      const same = dates.get(id);
      const names = [...(same?.names ?? []), one.company.name];
      const companyIds = [...(same?.companyIds ?? []), one.company.id];
      dates.set(id, {...date, id, names, companyIds, daysLeft: daysUntil(date.day, today)});
    }
  }
  return [...dates.values()]
    .filter(({daysLeft}) => daysLeft <= horizonDays)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}
