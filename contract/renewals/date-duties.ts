import {dutiesOn, versionsOf, type DutyRule} from '#contract/catalogue/duties-on.ts';
import {nextBusinessDay} from '#contract/companies/due-dates.ts';
import {addDays, addMonths, daysInMonth, toCivilDate} from '#contract/kernel/dates.ts';

/** A duty of a company towards its state for one period. */
export type DatedDuty = {
  readonly what: DutyRule['what'];
  /** The year that names the period; it may fall due early in the next one. */
  readonly period: number;
  /** Civil day. */
  readonly dueDay: string;
  readonly rule: DutyRule;
};

/** A duty that is known and has no date: the state's day, the year of those that come every second one, or the company's own day is not known. */
export type UndatedDuty = {
  readonly what: DutyRule['what'];
  readonly rule: DutyRule;
  readonly lacks: 'day' | 'year' | 'constitution';
};

type Due = NonNullable<DutyRule['due']>;

/**
 * The duties of a company that fall due from one day to another, both included.
 *
 * @param constitutedOn civil day on which the state registered the company; null where it is not known.
 * @returns the soonest first, of equal days in the catalogue's order. A duty that cannot be dated has no days, see {@link listUndated}.
 * Rules: RNW1 to RNW5. Source: facts.md F6.
 */
export function dateDuties(
  duties: readonly DutyRule[],
  constitutedOn: string | null,
  {from, until}: {readonly from: string; readonly until: string},
): readonly DatedDuty[] {
  // What falls due early in a year may be the duty of the year before.
  const firstYear = Number(from.slice(0, 4)) - 1;
  const years = Array.from({length: Number(until.slice(0, 4)) - firstYear + 1}, (_, index) => firstYear + index);
  const found = versionsOf(duties).flatMap((versions) =>
    years.flatMap((period) => dateOne(versions, constitutedOn, period)),
  );
  return found
    .filter(({dueDay}) => dueDay >= from && dueDay <= until)
    .toSorted((one, other) => (one.dueDay < other.dueDay ? -1 : Number(one.dueDay > other.dueDay)));
}

/** The duties of a day that cannot be dated, and what is not known of each. Rule: RNW4. */
export function listUndated(
  duties: readonly DutyRule[],
  constitutedOn: string | null,
  today: string,
): readonly UndatedDuty[] {
  return dutiesOn(duties, today).flatMap((rule) => {
    const lacks = findLack(rule, constitutedOn);
    return lacks === null ? [] : [{what: rule.what, rule, lacks}];
  });
}

function dateOne(versions: readonly DutyRule[], constitutedOn: string | null, period: number): DatedDuty[] {
  for (const [place, rule] of versions.entries()) {
    // What fell due before its first day keeps the rule before it, also where this one has a later day in that year.
    if (rule.from !== undefined && fellDue(versions.slice(place + 1), constitutedOn, {period, before: rule.from}))
      continue;
    if (rule.due === null) {
      // Which days this rule has nobody knows; an older one counts only for what fell due before it.
      if (rule.from !== undefined && `${String(period)}-12-31` < rule.from) continue;
      return [];
    }
    const dueDay = dayIn(rule.due, constitutedOn, period);
    if (dueDay === null) return [];
    if (rule.from !== undefined && dueDay < rule.from) continue;
    return isPeriodOf(rule, constitutedOn, period) ? [{what: rule.what, period, dueDay, rule}] : [];
  }
  return [];
}

/** Whether the rules before another gave a period a day that had come before that one began. */
function fellDue(
  older: readonly DutyRule[],
  constitutedOn: string | null,
  {period, before}: {readonly period: number; readonly before: string},
): boolean {
  return dateOne(older, constitutedOn, period).some(({dueDay}) => dueDay < before);
}

/** The day that a rule has in a year, whether or not the duty comes in that year; null where nobody can tell. */
function dayIn(due: Due, constitutedOn: string | null, year: number): string | null {
  if (due.rule === 'day') {
    const day = toDay(year, due.month, due.day);
    return due.movesToBusinessDay === true ? nextBusinessDay(day) : day;
  }
  if (constitutedOn === null) return null;
  const month = Number(constitutedOn.slice(5, 7));
  switch (due.rule) {
    case 'anniversary-day':
      return toDay(year, month, Number(constitutedOn.slice(8)));
    case 'anniversary-month-start':
      return toDay(year, month, 1);
    case 'anniversary-month-end':
      return toDay(year, month, 31);
    case 'anniversary-months': {
      const last = addMonths(toDay(year, month, 1), due.months - 1);
      return toDay(Number(last.slice(0, 4)), Number(last.slice(5, 7)), 31);
    }
    case 'after-formation':
      return afterFormation(due, constitutedOn, year);
    default:
      return due satisfies never;
  }
}

/** The first has its days from the formation, and the year of the formation for its name; those that follow have a rule of their own. */
function afterFormation(
  due: Extract<Due, {rule: 'after-formation'}>,
  constitutedOn: string,
  year: number,
): string | null {
  if (year === Number(constitutedOn.slice(0, 4))) return addDays(constitutedOn, due.days);
  return due.next === undefined ? null : dayIn(due.next, constitutedOn, year);
}

function isPeriodOf(rule: DutyRule, constitutedOn: string | null, period: number): boolean {
  const bornIn = constitutedOn === null ? null : Number(constitutedOn.slice(0, 4));
  const isFirst = rule.due?.rule === 'after-formation' && period === bornIn;
  if (bornIn !== null && period <= bornIn) return isFirst;
  if (rule.everyYears === 1) return true;
  if (rule.due?.rule === 'after-formation' || rule.years === 'as-formation')
    return bornIn !== null && (period - bornIn) % rule.everyYears === 0;
  if (rule.years === undefined) return false;
  return Math.abs(period) % 2 === (rule.years === 'odd' ? 1 : 0);
}

function findLack({due, everyYears, years}: DutyRule, constitutedOn: string | null): UndatedDuty['lacks'] | null {
  if (due === null) return 'day';
  const isFromFormation = due.rule === 'after-formation';
  if (everyYears === 2 && years === undefined && !isFromFormation) return 'year';
  if (constitutedOn === null && (due.rule !== 'day' || years === 'as-formation')) return 'constitution';
  return isFromFormation && due.next === undefined ? 'day' : null;
}

/** A day of a month; from one that the month lacks, its last. Rule: RNW2. */
function toDay(year: number, month: number, day: number): string {
  return toCivilDate(year, month, Math.min(day, daysInMonth(year, month)));
}
