import {dueDayOf, findBoiState, type BoiReportRow} from '#contract/boi/boi-report.ts';
import {federalDueDay, federalFormsOf, type DueDate} from '#contract/companies/due-dates.ts';
import type {CompanyServiceRow} from '#contract/companies/company-service.ts';
import type {FormationRow} from '#contract/companies/formation.ts';
import {formedDayOf} from '#contract/companies/rules.ts';
import type {SubscriptionRow} from '#contract/subscriptions/subscription.ts';
import {civilDateIn} from '#contract/kernel/dates.ts';
import {isUnborn, type RenewedCompany, type Renewals} from './list-renewals.ts';

/** What the dates of a company hang on. */
export type DatedCompany = Omit<RenewedCompany, 'formation'> & {
  readonly formation: Pick<FormationRow, 'kind' | 'status' | 'constitutedOn'> | null;
  readonly services: readonly Pick<CompanyServiceRow, 'id' | 'serviceId'>[];
  /** What is paid by time; none where the reader may not see it. */
  readonly subscriptions: readonly Pick<SubscriptionRow, 'id' | 'planId' | 'paidUntil'>[];
  /** The kept answers to whether a BOI report is due. */
  readonly boiReports: readonly BoiReportRow[];
  /** Null where its owners are not known. */
  readonly ownerCount: number | null;
};

/** Where the IRS keeps its days, and Faro those of what is paid to it. */
export const federalTimeZone = 'America/New_York';

/**
 * What falls due next for a company, the nearest first: what is paid to Faro, what is filed with its state, overdue ones too, with the IRS, and with FinCEN. Nothing of one that is dissolved.
 * Rules: BOI9, DIS10, DUE1, DUE2, RNW6, RNW8.
 */
export function listDueDates(
  facts: DatedCompany,
  renewals: Renewals<object> | null,
  nowMs: number,
): readonly DueDate[] {
  if (facts.company.dissolvedOn !== null) return [];
  const state = (renewals?.periods ?? [])
    .filter(({status}) => status !== 'ALREADY_RENEWED')
    .map(({what, period, dueDay}) => ({kind: 'state', what, period, day: dueDay}) as const);
  const dates = [...paidDates(facts), ...state, ...federalDates(facts, nowMs), ...boiDates(facts, nowMs)];
  return dates.toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
}

/** Faro's plan, and the services that are paid by time. Rule: RNW8. */
function paidDates({formation, services, subscriptions}: DatedCompany): DueDate[] {
  if (!formation || formation.status === 'Canceled') return [];
  return subscriptions.flatMap(({id, planId, paidUntil: day}): DueDate[] => {
    if (planId !== null) return [{kind: 'plan', day}];
    const service = services.find((one) => one.id === id);
    return service ? [{kind: 'service', serviceId: service.serviceId, day}] : [];
  });
}

function federalDates({company, formation, ownerCount}: DatedCompany, nowMs: number): DueDate[] {
  if (isUnborn(formation)) return [];
  const today = civilDateIn(federalTimeZone, nowMs);
  const forms = federalFormsOf(company.type, ownerCount);
  const year = Number(today.slice(0, 4));
  // The year in which a company came to be is the first that it declares.
  const born = formedDayOf(company, formation) ?? (company.origin === 'owned' ? company.createdAt : null);
  const first = born === null ? year : Number(born.slice(0, 4)) + 1;
  return forms.flatMap((form): DueDate[] => {
    const days = [year, year + 1].filter((one) => one >= first).map((one) => federalDueDay(form, one));
    const day = days.find((one) => one >= today);
    return day === undefined ? [] : [{kind: 'federal', form, day, isIf: forms.length > 1}];
  });
}

/** A BOI report that is due and was not filed. Rule: BOI9. */
function boiDates(facts: DatedCompany, nowMs: number): DueDate[] {
  const day = dueDayOf(findBoiState(facts, facts.boiReports, civilDateIn(federalTimeZone, nowMs)));
  return day === null ? [] : [{kind: 'boi', day}];
}
