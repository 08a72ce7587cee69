import {federalDueDay, federalFormsOf, type DueDate} from '#contract/companies/due-dates.ts';
import type {CompanyServiceRow} from '#contract/companies/company-service.ts';
import type {FormationRow} from '#contract/companies/formation.ts';
import {civilDateIn} from '#contract/kernel/dates.ts';
import {isUnborn, type RenewedCompany, type Renewals} from './list-renewals.ts';

/** What the dates of a company hang on. */
export type DatedCompany = Omit<RenewedCompany, 'formation'> & {
  readonly formation: Pick<FormationRow, 'kind' | 'status' | 'constitutedOn' | 'paidUntil'> | null;
  readonly services: readonly Pick<CompanyServiceRow, 'serviceId' | 'paidUntil'>[];
  /** Null where its owners are not known. */
  readonly ownerCount: number | null;
};

/** Where the IRS keeps its days. */
const federalTimeZone = 'America/New_York';

/**
 * What falls due next for a company, the nearest first: what is paid to Faro, what is filed with its state, overdue ones too, and with the IRS.
 * Rules: DUE1, DUE2, RNW6, RNW8.
 */
export function listDueDates(
  facts: DatedCompany,
  renewals: Renewals<object> | null,
  nowMs: number,
): readonly DueDate[] {
  const state = (renewals?.periods ?? [])
    .filter(({status}) => status !== 'ALREADY_RENEWED')
    .map(({what, period, dueDay}) => ({kind: 'state', what, period, day: dueDay}) as const);
  const dates = [...paidDates(facts), ...state, ...federalDates(facts, nowMs)];
  return dates.toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
}

/** Faro's plan, and the services that are paid by time. Rule: RNW8. */
function paidDates({formation, services}: DatedCompany): DueDate[] {
  if (!formation || formation.status === 'Canceled') return [];
  return [
    {kind: 'plan', day: formation.paidUntil},
    ...services.flatMap(({serviceId, paidUntil}): DueDate[] =>
      paidUntil === null ? [] : [{kind: 'service', serviceId, day: paidUntil}],
    ),
  ];
}

function federalDates({company, formation, ownerCount}: DatedCompany, nowMs: number): DueDate[] {
  if (isUnborn(formation)) return [];
  const today = civilDateIn(federalTimeZone, nowMs);
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
