import type {PlanPeriod} from '#contract/catalogue/ids.ts';
import {addMonths} from '#contract/kernel/dates.ts';
import type {SubscriptionRow} from './subscription.ts';

/** How many months a period has. */
export const monthsOf = {month: 1, year: 12} as const satisfies Readonly<Record<PlanPeriod, number>>;

/**
 * The day before which a subscription is paid once its next period is. Always counted from the day on which it began, so that no short
 * month moves it. @returns a civil date after `paidUntil`. Rule: SUB5.
 */
export function endOfNext({
  countedFrom,
  period,
  paidUntil,
}: Pick<SubscriptionRow, 'countedFrom' | 'period' | 'paidUntil'>): string {
  const months = monthsOf[period];
  const passed = Math.floor((monthOf(paidUntil) - monthOf(countedFrom)) / months);
  const ends = [passed, passed + 1].map((nth) => addMonths(countedFrom, Math.max(nth, 1) * months));
  return ends.find((end) => end > paidUntil) ?? addMonths(countedFrom, (passed + 2) * months);
}

function monthOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}
