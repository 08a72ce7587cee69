import {addDays} from '#contract/kernel/dates.ts';
import type {SpaceLock} from '#contract/kernel/space.ts';
import {servicesOfPlan} from '#contract/policy/services.ts';
import {lapseDays} from './retries.ts';
import {findPlan, type SubscriptionRow} from './subscription.ts';

/** What of a company's subscriptions decides whether its plan has lapsed. */
export type Lapsing = Pick<SubscriptionRow, 'id' | 'planId' | 'paidUntil' | 'isEnding'>;

/**
 * What a company's plan does not pay for any more: from the day on which it ended, where it was not to be renewed, else from the day on
 * which its renewal lapsed. Pure. @returns null while it is paid or being tried, and where there is no plan. Rules: POL9, SUB11. Source: D44.
 */
export function lockOfPlan(rows: readonly Lapsing[], companyId: string, today: string): SpaceLock | null {
  const plan = findPlan(rows, companyId);
  if (!plan) return null;
  const since = plan.isEnding ? plan.paidUntil : addDays(plan.paidUntil, lapseDays);
  return since <= today ? {services: servicesOfPlan, reason: 'company.plan-lapsed', since} : null;
}
