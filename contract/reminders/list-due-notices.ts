import {daysUntil, type DueDate} from '#contract/companies/due-dates.ts';
import {civilDateIn} from '#contract/kernel/dates.ts';
import {federalTimeZone, listDueDates, type DatedCompany} from '#contract/renewals/list-due-dates.ts';
import {todayIn, type Renewals} from '#contract/renewals/list-renewals.ts';
import {stepOfDate, subjectOf, type ReminderStep} from './reminder-steps.ts';

/** A date to tell of now: what is due, by which law or bill, and which of its reminders it is. */
export type DueNotice = {
  readonly date: DueDate;
  /** Names the date for good within its company. */
  readonly subject: string;
  readonly step: ReminderStep;
};

/** What the dates of a company hang on, as a device knows it. */
export type KnownDates = {
  readonly facts: DatedCompany;
  readonly renewals: Renewals<object> | null;
  /** Whether reminders of dates are wanted; what the law asks for is told all the same. */
  readonly isWanted: boolean;
};

/**
 * The dates of a company that are to be told of now, by the days and with the steps of the mails: of steps that were missed the last alone.
 * Rules: NTC6, NTC7.
 */
export function listDueNotices({facts, renewals, isWanted}: KnownDates, nowMs: number): readonly DueNotice[] {
  const federalToday = civilDateIn(federalTimeZone, nowMs);
  const {state} = facts.company;
  return listDueDates(facts, renewals, nowMs).flatMap((date) => {
    if (!isWanted && (date.kind === 'plan' || date.kind === 'service')) return [];
    const today = date.kind === 'state' && state !== null ? todayIn(state, nowMs) : federalToday;
    const step = stepOfDate(date, daysUntil(date.day, today));
    return step === null ? [] : [{date, subject: subjectOf(date), step}];
  });
}
