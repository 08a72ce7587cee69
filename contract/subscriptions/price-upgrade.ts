import {planIds, type PlanId} from '#contract/catalogue/ids.ts';
import {addMonths} from '#contract/kernel/dates.ts';
import {leastChargeCents} from '#contract/orders/least-charge.ts';
import {listCharges, pricePlan, type Bought, type Charge} from './list-charges.ts';
import {sumCharges} from './list-charges-after.ts';
import {monthsOf} from './next-period.ts';
import {findPlan, type SubscriptionRow} from './subscription.ts';

const dayMs = 86_400_000;

/** What a larger plan costs today for the rest of a period, and what is renewed then. US cents; days are civil. */
export type Upgrade = {
  /** Today; 0 where it is less than a card can be charged. */
  readonly cents: number;
  /** Of the larger plan, with what is charged today. */
  readonly line: Charge['line'];
  readonly daysLeft: number;
  /** The day on which it is renewed. */
  readonly until: string;
  readonly thenCents: number;
};

/** The part of a difference of two prices that is for the days that are left; what is less than a cent is not charged. Pure. Rule: SUB12. */
export function prorate(
  differenceCents: number,
  {daysLeft, daysInPeriod}: {readonly daysLeft: number; readonly daysInPeriod: number},
): number {
  return Math.floor((differenceCents * daysLeft) / daysInPeriod);
}

/** How many days of a period are left from a day on, that day among them, and how many it has. Pure. */
export function countDays(
  {countedFrom, period, paidUntil}: Pick<SubscriptionRow, 'countedFrom' | 'period' | 'paidUntil'>,
  today: string,
): {readonly daysLeft: number; readonly daysInPeriod: number} {
  const months = monthsOf[period];
  const passed = Math.max(Math.round((monthOf(paidUntil) - monthOf(countedFrom)) / months), 1);
  const begins = addMonths(countedFrom, (passed - 1) * months);
  const daysInPeriod = daysBetween(begins, paidUntil);
  return {daysLeft: Math.min(daysBetween(today, paidUntil), daysInPeriod), daysInPeriod};
}

/** What going over to a plan at once costs; null where it is not larger, the period is over, or the plan is not to be renewed. Pure. Rule: SUB12. */
export function priceUpgrade(bought: Bought, companyId: string, planId: PlanId, today: string): Upgrade | null {
  const row = bought.subscriptions.find(({id}) => id === companyId);
  const plan = findPlan(bought.subscriptions, companyId);
  if (!row || !plan || row.paidUntil <= today || bought.formation.status === 'Canceled') return null;
  if (row.isEnding || planIds.indexOf(planId) <= planIds.indexOf(plan.planId)) return null;
  const {period} = row;
  const before = pricePlan(bought, {planId: plan.planId, period, day: today});
  const line = pricePlan(bought, {planId, period, day: today});
  if (!before || !line) return null;
  const days = countDays(plan, today);
  const cents = prorate(line.cents - before.cents, days);
  const after = {...row, planId, nextPlanId: null, nextPeriod: null};
  const subscriptions = bought.subscriptions.map((one) => (one.id === companyId ? after : one));
  const then = listCharges({...bought, subscriptions}).filter(({on}) => on === row.paidUntil);
  return {
    cents: cents < leastChargeCents ? 0 : cents,
    line: {...line, cents, period},
    daysLeft: days.daysLeft,
    until: row.paidUntil,
    thenCents: sumCharges(then),
  };
}

function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / dayMs);
}

function monthOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}
