import {readCatalogue, type StateFact} from '#contract/catalogue/catalogue.ts';
import type {CompanyRow} from '#contract/companies/company.ts';
import type {FormationRow} from '#contract/companies/formation.ts';
import {formedDayOf} from '#contract/companies/rules.ts';
import {stateTimeZones} from '#contract/companies/state-time-zones.data.ts';
import type {UsStateCode} from '#contract/companies/us-states.data.ts';
import {addDays, civilDateIn} from '#contract/kernel/dates.ts';
import type {DutyRule} from '#contract/catalogue/duties-on.ts';
import {dateDuties, listUndated, type DatedDuty, type UndatedDuty} from './date-duties.ts';
import {statusOfCompany, statusOfPeriod, type RenewalStatus} from './renewal-status.ts';

/** What the renewals of a company hang on. */
export type RenewedCompany = {
  readonly company: Pick<CompanyRow, 'type' | 'state' | 'origin' | 'createdAt' | 'dissolvedOn'> &
    Partial<Pick<CompanyRow, 'formedOn'>>;
  /** Null of a company that was only added. */
  readonly formation: Pick<FormationRow, 'kind' | 'status' | 'constitutedOn'> | null;
};

/** A period of a duty, and where it is. */
export type RenewalPeriod<Done> = DatedDuty & {
  readonly status: RenewalStatus;
  /** What was done about it; null where nothing was. */
  readonly done: Done | null;
};

/** A company's renewals in its state. */
export type Renewals<Done> = {
  readonly state: UsStateCode;
  readonly status: RenewalStatus;
  /** The soonest first: from when the company came here to the next of each duty. */
  readonly periods: readonly RenewalPeriod<Done>[];
  readonly undated: readonly UndatedDuty[];
  /** What is known of the state; null: nothing is. */
  readonly fact: StateFact | null;
};

/** What names one period of one company, and the day on which it was due when something was done about it. */
type Named = Pick<DatedDuty, 'what' | 'period' | 'dueDay'>;

/** What is known of a duty that the catalogue has no more: nothing. */
const unknownRule = {everyYears: 1, due: null, cents: null, isLeast: false, lateCents: null} as const;

/** The civil day in a state. Rule: RNW6. */
export function todayIn(state: UsStateCode, nowMs: number): string {
  return civilDateIn(stateTimeZones[state], nowMs);
}

/** Faro's company that the state has not registered yet, or never will: it owes nobody anything. One that was canceled after that is registered. */
export function isUnborn(formation: RenewedCompany['formation']): boolean {
  if (formation === null || formation.kind !== 'create') return false;
  return formation.status === 'Start' || (formation.status === 'Canceled' && formation.constitutedOn === null);
}

/**
 * What a company owes its state: past, waiting and next.
 *
 * @param done what was done about periods; of two about the same, the first.
 * @param isSettled whether that settles the period.
 * @returns null for a company without a state, and for one that its state has not registered.
 * Rules: RNW1 to RNW7, RNW9, RNW14, DIS10.
 */
export function listRenewals<Done extends Named>(
  {company, formation}: RenewedCompany,
  done: readonly Done[],
  {nowMs, isSettled}: {readonly nowMs: number; readonly isSettled: (done: Done) => boolean},
): Renewals<Done> | null {
  const {state, type} = company;
  if (state === null || type === 'Cross Border Crypto' || isUnborn(formation)) return null;
  const constitutedOn = formedDayOf(company, formation);
  const today = todayIn(state, nowMs);
  const fact = readCatalogue(today).states.states[state][type];
  const duties = fact?.duties ?? [];
  // Two years hold the next one of every duty.
  const span = {from: civilDateIn(stateTimeZones[state], Date.parse(company.createdAt)), until: addDays(today, 800)};
  // One that Faro forms is no older than its order, also where its day is not known.
  const isUnknown = constitutedOn === null && company.origin === 'owned';
  const orderedIn = Number(span.from.slice(0, 4));
  const dated = dateDuties(duties, constitutedOn, span).filter(({period}) => !isUnknown || period > orderedIn);
  // Of before it came here there is a row where its owner said that it is open.
  const kept = done.filter((one) => isSettled(one) || one.dueDay < span.from);
  const all = [...dated, ...listLeftOver(dated, kept, duties)]
    .toSorted((one, other) => (one.dueDay < other.dueDay ? -1 : Number(one.dueDay > other.dueDay)))
    .map((duty) => toPeriod(duty));
  const isDissolved = company.dissolvedOn !== null;
  // A company that is dissolved owes its state nothing more; what was done is still read.
  const periods = all.filter((one) => (isDissolved ? one.status === 'ALREADY_RENEWED' : isShown(one, all, today)));
  return {
    state,
    fact,
    periods,
    undated: isDissolved ? [] : listUndated(duties, constitutedOn, today),
    status: statusOfCompany(periods.map(({status}) => status)),
  };

  function toPeriod(duty: DatedDuty): RenewalPeriod<Done> {
    const found = done.find(({what, period}) => what === duty.what && period === duty.period) ?? null;
    const isDone = found !== null && isSettled(found);
    return {...duty, done: found, status: statusOfPeriod({dueDay: duty.dueDay, isDone}, today)};
  }
}

/** Periods that are settled, or open since before, and that the rules of today do not date: they stay by the day that they had. Rules: RNW9, RNW14. */
function listLeftOver(
  dated: readonly DatedDuty[],
  kept: readonly Named[],
  duties: readonly DutyRule[],
): readonly DatedDuty[] {
  return kept
    .filter(({what, period}) => !dated.some((one) => one.what === what && one.period === period))
    .map(({what, period, dueDay}) => ({
      what,
      period,
      dueDay,
      rule: duties.find((rule) => rule.what === what) ?? {...unknownRule, what},
    }));
}

/** What is over, what waits or is done, and the next one of each duty. */
function isShown(one: RenewalPeriod<unknown>, all: readonly RenewalPeriod<unknown>[], today: string): boolean {
  if (one.status !== 'NO_RENEWAL_REQUIRED') return true;
  return (
    all.find(({what, dueDay, status}) => what === one.what && dueDay >= today && status !== 'ALREADY_RENEWED') === one
  );
}
