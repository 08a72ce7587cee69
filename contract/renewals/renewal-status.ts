import {addDays} from '#contract/kernel/dates.ts';

/** Where the renewal of a company, or one period of it, is. Source: S3.05, D15. */
export const renewalStatuses = ['OVERDUE', 'WITHIN_TIMEFRAME', 'ALREADY_RENEWED', 'NO_RENEWAL_REQUIRED'] as const;

/** One of {@link renewalStatuses}. */
export type RenewalStatus = (typeof renewalStatuses)[number];

/** How many days before its day a period begins to wait. Source: D15. */
export const timeframeDays = 60;

/**
 * Where one period is.
 *
 * @param today the civil day in the state. Rule: RNW6.
 */
export function statusOfPeriod({dueDay, isDone}: {dueDay: string; isDone: boolean}, today: string): RenewalStatus {
  if (isDone) return 'ALREADY_RENEWED';
  if (today > dueDay) return 'OVERDUE';
  return today >= addDays(dueDay, -timeframeDays) ? 'WITHIN_TIMEFRAME' : 'NO_RENEWAL_REQUIRED';
}

/** Where a company is, from all of its periods. Rule: RNW7. */
export function statusOfCompany(periods: readonly RenewalStatus[]): RenewalStatus {
  return renewalStatuses.find((status) => periods.includes(status)) ?? 'NO_RENEWAL_REQUIRED';
}
