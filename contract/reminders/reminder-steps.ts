import {lateDays, type DueDate} from '#contract/companies/due-dates.ts';

/** How many days before a date its people are reminded; -1: once it is over. Source: S2.32. */
export const reminderSteps = [60, 30, 7, 1, -1] as const;

/** One of {@link reminderSteps}. */
export type ReminderStep = (typeof reminderSteps)[number];

/** Of what is paid by the month: the others would come right after a charge, and that one failed is told by itself. */
const monthlySteps: ReadonlySet<ReminderStep> = new Set([7, 1]);

/**
 * The step that is due so many days before a date: of steps that were missed the last alone. Null: none.
 *
 * @param daysLeft less than none once it is over. Rule: REM3.
 */
export function stepOf(daysLeft: number): ReminderStep | null {
  if (daysLeft < 0) return daysLeft >= -lateDays ? -1 : null;
  return reminderSteps.findLast((step) => step > 0 && daysLeft <= step) ?? null;
}

/** The step of a date that is due so many days before it; null: none. Rules: REM3, REM8. */
export function stepOfDate(date: DueDate, daysLeft: number): ReminderStep | null {
  const step = stepOf(daysLeft);
  const isMonthly = (date.kind === 'plan' || date.kind === 'service') && date.period === 'month';
  return step !== null && isMonthly && !monthlySteps.has(step) ? null : step;
}

/** What names a date of a company for good: what it is, and its period or its day. Rule: REM4. */
export function subjectOf(date: DueDate): string {
  if (date.kind === 'state') return `state:${date.what}:${String(date.period)}`;
  if (date.kind === 'federal') return `federal:${date.form}:${date.day}`;
  if (date.kind === 'boi') return `boi:${date.day}`;
  return date.kind === 'plan' ? `plan:${date.day}` : `service:${date.serviceId}:${date.day}`;
}
