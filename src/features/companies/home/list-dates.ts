import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import {daysUntil, federalDueDay, federalFormsOf, stateDueDay, type DueDate} from '#contract/companies/due-dates.ts';
import type {HomeCompany} from './read-home.ts';

/** What falls due, of which companies, and in how many days; less than none where it is over. */
export type HomeDate = DueDate & {readonly id: string; readonly names: readonly string[]; readonly daysLeft: number};

/** How far the home looks ahead, in days. */
const horizonDays = 366;

/** What falls due within a year, the nearest first: what is paid to Faro, and what is filed with a state and with the IRS. Rule: HOM2. */
export function listDates(companies: readonly HomeCompany[], today: string): readonly HomeDate[] {
  const dates = new Map<string, HomeDate>();
  for (const one of companies) {
    for (const date of [...paidDates(one), ...stateDates(one, today), ...federalDates(one, today)]) {
      // What falls due alike for several companies is one line.
      const id = JSON.stringify(date);
      const names = [...(dates.get(id)?.names ?? []), one.company.name];
      dates.set(id, {...date, id, names, daysLeft: daysUntil(date.day, today)});
    }
  }
  return [...dates.values()]
    .filter(({daysLeft}) => daysLeft <= horizonDays)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

function paidDates({formation, services}: HomeCompany): DueDate[] {
  if (!formation || formation.status === 'Canceled') return [];
  return [
    {kind: 'plan', day: formation.paidUntil},
    ...services.flatMap(({serviceId, paidUntil}): DueDate[] =>
      paidUntil === null ? [] : [{kind: 'service', serviceId, day: paidUntil}],
    ),
  ];
}

function stateDates({company, formation}: HomeCompany, today: string): DueDate[] {
  if (company.state === null || company.type === 'Cross Border Crypto' || isUnborn(formation)) return [];
  const fact = readCatalogue(today).states.states[company.state]?.[company.type];
  return (fact?.duties ?? []).flatMap((duty): DueDate[] => {
    const day = stateDueDay(duty, today);
    return day === null ? [] : [{kind: 'state', what: duty.what, day}];
  });
}

function federalDates({company, formation, ownerCount}: HomeCompany, today: string): DueDate[] {
  if (isUnborn(formation)) return [];
  const forms = federalFormsOf(company.type, ownerCount);
  const year = Number(today.slice(0, 4));
  // A company that Faro forms declares the year in which it came to be for the first time.
  const first = company.origin === 'owned' ? Number(company.createdAt.slice(0, 4)) + 1 : year;
  return forms.flatMap((form): DueDate[] => {
    const days = [year, year + 1].filter((one) => one >= first).map((one) => federalDueDay(form, one));
    const day = days.find((one) => one >= today);
    return day === undefined ? [] : [{kind: 'federal', form, day, isIf: forms.length > 1}];
  });
}

/** The state has not registered it yet, or never will: it owes nobody anything. */
function isUnborn(formation: HomeCompany['formation']): boolean {
  return (
    formation !== null &&
    formation.kind === 'create' &&
    (formation.status === 'Start' || formation.status === 'Canceled')
  );
}
