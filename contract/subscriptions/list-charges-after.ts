import type {PlanId, PlanPeriod} from '#contract/catalogue/ids.ts';
import type {SubscriptionWish} from './change-subscription.ts';
import {listCharges, type Bought, type Charge} from './list-charges.ts';
import {findPlan, type SubscriptionRow} from './subscription.ts';

/** What is renewed once a company has another plan or period. US cents. */
export type ChargesAfter = {
  /** The civil day until which the present plan is paid. */
  readonly on: string;
  /** All that is renewed on that day, as the server charges it. */
  readonly charges: readonly Charge[];
  readonly cents: number;
  /** What the present plan includes and the other one does not, each with its own day; nothing where it includes as much. */
  readonly begins: readonly Charge[];
};

/** What a wish writes of a row: one replaces the other. Pure. Rules: SUB9, SUB10. */
export function writeWish(
  {planId, period}: Pick<SubscriptionRow, 'planId' | 'period'>,
  wish: SubscriptionWish,
): Partial<Pick<SubscriptionRow, 'isEnding' | 'nextPlanId' | 'nextPeriod'>> {
  if (wish.kind === 'renew') return {isEnding: false};
  if (wish.kind === 'end') return {isEnding: true, nextPlanId: null, nextPeriod: null};
  const nextPlanId = wish.planId === planId ? null : wish.planId;
  return {isEnding: false, nextPlanId, nextPeriod: wish.period === period ? null : wish.period};
}

/** All charges of the day on which the present plan ends, were it renewed as the one that is wished for; null without a plan. Pure. Rule: SUB15. */
export function listChargesAfter(
  bought: Bought,
  companyId: string,
  {planId, period}: {readonly planId: PlanId; readonly period: PlanPeriod},
): ChargesAfter | null {
  const plan = findPlan(bought.subscriptions, companyId);
  if (!plan) return null;
  const {paidUntil: on} = plan;
  const listAs = (wished: {readonly planId: PlanId; readonly period: PlanPeriod}) => {
    const edit = writeWish(plan, {kind: 'plan', ...wished});
    return listCharges({
      ...bought,
      subscriptions: bought.subscriptions.map((row) => (row.id === companyId ? {...row, ...edit} : row)),
    });
  };
  const after = listAs({planId, period});
  const before = new Set(listAs(plan).map(({id}) => id));
  const charges = after.filter((charge) => charge.on === on);
  return {on, charges, cents: sumCharges(charges), begins: after.filter(({id}) => !before.has(id))};
}

/** What charges come to together, in US cents. */
export function sumCharges(charges: readonly Charge[]): number {
  return charges.reduce((sum, {line}) => sum + line.cents, 0);
}
