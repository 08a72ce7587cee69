import type {DueDate} from '#contract/companies/due-dates.ts';

/** How many days before a date its people are reminded; -1: once it is over. Source: S2.32. */
export const reminderSteps = [60, 30, 7, 1, -1] as const;

/** One of {@link reminderSteps}. */
export type ReminderStep = (typeof reminderSteps)[number];

/** How long after a date one is still told that it is over, in days: later it is no news. */
const lateDays = 30;

/**
 * The step that is due so many days before a date: of steps that were missed the last alone. Null: none.
 *
 * @param daysLeft less than none once it is over. Rule: REM3.
 */
export function stepOf(daysLeft: number): ReminderStep | null {
  if (daysLeft < 0) return daysLeft >= -lateDays ? -1 : null;
  return reminderSteps.findLast((step) => step > 0 && daysLeft <= step) ?? null;
}

/** What names a date of a company for good: what it is, and its period or its day. Rule: REM4. */
export function subjectOf(date: DueDate): string {
  if (date.kind === 'state') return `state:${date.what}:${String(date.period)}`;
  if (date.kind === 'federal') return `federal:${date.form}:${date.day}`;
  if (date.kind === 'boi') return `boi:${date.day}`;
  return date.kind === 'plan' ? `plan:${date.day}` : `service:${date.serviceId}:${date.day}`;
}
