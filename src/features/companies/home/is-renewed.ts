import {findPlan} from '#contract/subscriptions/subscription.ts';
import type {HomeCompany} from './read-home.ts';

/** Whether the person is its owner, and pays for a plan that is renewed. */
export function isRenewed({
  company,
  formation,
  subscriptions,
}: Pick<HomeCompany, 'company' | 'formation' | 'subscriptions'>): boolean {
  const plan = findPlan(subscriptions, company.id);
  return company.role === 'owner' && plan !== undefined && !plan.isEnding && formation?.status !== 'Canceled';
}
