import {dueDayOf, findBoiState, type BoiReportRow} from '#contract/boi/boi-report.ts';
import {
  federalDueDay,
  federalFormsOf,
  finalDueDay,
  lateDays,
  type DueDate,
  type FederalDate,
  type FederalForm,
} from '#contract/companies/due-dates.ts';
import type {CompanyServiceRow} from '#contract/companies/company-service.ts';
import type {FormationRow} from '#contract/companies/formation.ts';
import {formedDayOf} from '#contract/companies/rules.ts';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import {isNotRenewed} from '#contract/subscriptions/list-charges.ts';
import type {SubscriptionRow} from '#contract/subscriptions/subscription.ts';
import {addDays, civilDateIn} from '#contract/kernel/dates.ts';
import {isUnborn, type RenewedCompany, type Renewals} from './list-renewals.ts';

/** What the dates of a company hang on. */
export type DatedCompany = Omit<RenewedCompany, 'formation'> & {
  readonly formation: Pick<FormationRow, 'kind' | 'status' | 'constitutedOn'> | null;
  readonly services: readonly Pick<CompanyServiceRow, 'id' | 'serviceId'>[];
  /** What is paid by time; none where the reader may not see it. */
  readonly subscriptions: readonly Pick<
    SubscriptionRow,
    'id' | 'planId' | 'period' | 'paidUntil' | 'isEnding' | 'nextPlanId'
  >[];
  /** The kept answers to whether a BOI report is due. */
  readonly boiReports: readonly BoiReportRow[];
  /** Null where its owners are not known. */
  readonly ownerCount: number | null;
};

/** Where the IRS keeps its days, and Faro those of what is paid to it. */
export const federalTimeZone = 'America/New_York';

/**
 * What falls due next for a company, the nearest first: what is paid to Faro, what is filed with its state, overdue ones too, with the IRS, for a
 * while also once its day is over, and with FinCEN. Of one that is dissolved the last federal declarations and the BOI report alone.
 * Rules: BOI9, DIS10, DUE1 to DUE4, RNW6, RNW8.
 */
export function listDueDates(
  facts: DatedCompany,
  renewals: Renewals<object> | null,
  nowMs: number,
): readonly DueDate[] {
  const state =
    facts.company.dissolvedOn === null
      ? (renewals?.periods ?? [])
          .filter(({status}) => status !== 'ALREADY_RENEWED')
          .map(({what, period, dueDay}) => ({kind: 'state', what, period, day: dueDay}) as const)
      : [];
  const dates = [...paidDates(facts, nowMs), ...state, ...listFederalDates(facts, nowMs), ...boiDates(facts, nowMs)];
  return dates.toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
}

/** Faro's plan, and the services that are paid by time, as far as they are charged: not what ends, nor what the plan includes. Rule: RNW8. */
function paidDates({company, formation, services, subscriptions}: DatedCompany, nowMs: number): DueDate[] {
  if (!formation || formation.status === 'Canceled' || company.dissolvedOn !== null) return [];
  const plan = subscriptions.find(({planId}) => planId !== null);
  const {services: sold} = readCatalogue(civilDateIn(federalTimeZone, nowMs)).services;
  return subscriptions.flatMap((row): DueDate[] => {
    const {id, paidUntil: day, period} = row;
    if (isNotRenewed(row, plan ?? row)) return [];
    if (row.planId !== null) return [{kind: 'plan', day, period}];
    const service = services.find((one) => one.id === id);
    if (!service) return [];
    const {serviceId} = service;
    // As which plan the company is renewed by then.
    const held = plan && (day < plan.paidUntil ? plan.planId : (plan.nextPlanId ?? plan.planId));
    const isIncluded = held != null && sold.find((one) => one.id === serviceId)?.includedIn.includes(held) === true;
    return isIncluded ? [] : [{kind: 'service', serviceId, day, period}];
  });
}

/** The declarations that are due next, and those whose day is over and that nobody has told us of. Rules: DIS10, DUE2 to DUE4. */
export function listFederalDates(
  {company, formation, ownerCount}: Pick<DatedCompany, 'company' | 'formation' | 'ownerCount'>,
  nowMs: number,
): FederalDate[] {
  if (isUnborn(formation)) return [];
  const today = civilDateIn(federalTimeZone, nowMs);
  const forms = federalFormsOf(company.type, ownerCount);
  const year = Number(today.slice(0, 4));
  // The year in which a company came to be is the first that it declares.
  const born = formedDayOf(company, formation) ?? (company.origin === 'owned' ? company.createdAt : null);
  const first = born === null ? year : Number(born.slice(0, 4)) + 1;
  // What was over before it came here is not held against it.
  const since = civilDateIn(federalTimeZone, Date.parse(company.createdAt));
  const from = since > addDays(today, -lateDays) ? since : addDays(today, -lateDays);
  return forms.flatMap((form) => {
    const days = filingDays(form, {first, year, dissolvedOn: company.dissolvedOn});
    const late = days.filter((day) => day < today && day >= from);
    const coming = days.filter((day) => day >= today);
    const shown = [...late, ...(company.dissolvedOn === null ? coming.slice(0, 1) : coming)];
    return shown.map((day): FederalDate => ({kind: 'federal', form, day, isIf: forms.length > 1}));
  });
}

/** The last federal declarations of a company that is dissolved, whether their day is over or not; none of another. Rules: DUE2, DUE3, DUE5. */
export function listFinalDates({
  company,
  formation,
  ownerCount,
}: Pick<DatedCompany, 'company' | 'formation' | 'ownerCount'>): readonly FederalDate[] {
  const {type, dissolvedOn} = company;
  if (dissolvedOn === null || isUnborn(formation)) return [];
  const forms = federalFormsOf(type, ownerCount);
  return forms.map((form) => ({
    kind: 'federal',
    form,
    day: finalDueDay(form, dissolvedOn),
    isIf: forms.length > 1,
  }));
}

type Filer = {readonly first: number; readonly year: number; readonly dissolvedOn: string | null};

/** The days of a declaration in this year and the next, the first before the others; once it is dissolved until its last. */
function filingDays(form: FederalForm, {first, year, dissolvedOn}: Filer): string[] {
  const years = [year, year + 1].filter((one) => one >= first);
  if (dissolvedOn === null) return years.map((one) => federalDueDay(form, one));
  const whole = years.filter((one) => one <= Number(dissolvedOn.slice(0, 4))).map((one) => federalDueDay(form, one));
  return [...whole, finalDueDay(form, dissolvedOn)].toSorted();
}

/** A BOI report that is due and was not filed; of one that is dissolved, where nobody can tell us any more, for a while. Rules: BOI9, DIS10. */
function boiDates(facts: DatedCompany, nowMs: number): DueDate[] {
  const today = civilDateIn(federalTimeZone, nowMs);
  const day = dueDayOf(findBoiState(facts, facts.boiReports, today));
  const isPast = facts.company.dissolvedOn !== null && day !== null && day < addDays(today, -lateDays);
  return day === null || isPast ? [] : [{kind: 'boi', day}];
}
