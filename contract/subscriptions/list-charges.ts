import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import type {PlanId, PlanPeriod} from '#contract/catalogue/ids.ts';
import {priceOrder, type OrderLine} from '#contract/catalogue/price-order.ts';
import type {CompanyRow} from '#contract/companies/company.ts';
import type {CompanyServiceRow} from '#contract/companies/company-service.ts';
import type {FormationRow} from '#contract/companies/formation.ts';
import type {SubscriptionRow} from './subscription.ts';

/** One thing that a company renews. */
export type Charge = {
  /** The row of `subscriptions`. */
  readonly id: string;
  readonly line: OrderLine & {readonly period: PlanPeriod};
  /** The civil day on which it is due: what is paid ends before it. */
  readonly on: string;
  /** Another plan or period than the one that is paid until then. Rule: SUB10. */
  readonly isOther: boolean;
};

/** What of a row of `subscriptions` decides what is renewed. */
type Renewed = Pick<
  SubscriptionRow,
  'id' | 'planId' | 'period' | 'countedFrom' | 'paidUntil' | 'isEnding' | 'nextPlanId' | 'nextPeriod'
>;

/** What a company has bought. */
export type Bought = {
  readonly company: Pick<CompanyRow, 'type' | 'state'>;
  readonly formation: Pick<FormationRow, 'kind' | 'status' | 'volume'>;
  readonly services: readonly Pick<CompanyServiceRow, 'id' | 'serviceId' | 'count'>[];
  readonly subscriptions: readonly Renewed[];
};

/** What a company renews, the soonest first; nothing of one that was canceled. Pure. Rules: SUB1, SUB9, SUB10. Source: D44. */
export function listCharges(bought: Bought): Charge[] {
  if (bought.formation.status === 'Canceled') return [];
  const plan = bought.subscriptions.find(({planId}) => planId !== null);
  if (!plan?.planId) return [];
  const {planId, period} = plan;
  const next = {planId: plan.nextPlanId ?? planId, period: plan.nextPeriod ?? period};
  return bought.subscriptions
    .flatMap((row) => {
      const {id, paidUntil: on} = row;
      if (isNotRenewed(row, plan)) return [];
      const item = row.planId === null ? bought.services.find((one) => one.id === id)?.serviceId : next.planId;
      const lines = priceOn(bought, {...(on < plan.paidUntil ? {planId, period} : next), day: on});
      const line = lines.find((one) => one.id === item && one.kind === (row.planId === null ? 'service' : 'plan'));
      if (!line || line.cents === 0 || line.period === 'once') return [];
      const isOther = row.planId !== null && (next.planId !== planId || next.period !== period);
      return [{id, line: {...line, period: line.period}, on, isOther}];
    })
    .toSorted((one, other) => (one.on < other.on ? -1 : Number(one.on > other.on)));
}

/** It ends, or the plan has ended by then. Rule: SUB9. */
export function isNotRenewed(
  row: Pick<Renewed, 'isEnding' | 'paidUntil'>,
  plan: Pick<Renewed, 'isEnding' | 'paidUntil'>,
): boolean {
  return row.isEnding || (plan.isEnding && plan.paidUntil <= row.paidUntil);
}

/** A plan, by the month or the year, on a civil day. */
type Held = {readonly planId: PlanId; readonly period: PlanPeriod; readonly day: string};

/** The line of a plan at the prices of a day, as this company pays for it; undefined where it is not sold to it. */
export function pricePlan(bought: Bought, held: Held): OrderLine | undefined {
  return priceOn(bought, held).find(({kind, id}) => kind === 'plan' && id === held.planId);
}

/** The lines of all that was bought, at the prices of a day. */
function priceOn({company, formation, services}: Bought, {planId, period, day}: Held): readonly OrderLine[] {
  const choice = {
    kind: formation.kind,
    companyType: company.type === 'Cross Border Crypto' ? null : company.type,
    state: company.state,
    planId,
    period,
    services: services.map(({serviceId, count}) => ({id: serviceId, count})),
  };
  return priceOrder(choice, {catalogue: readCatalogue(day), today: day}).lines;
}

/** What is taken next, of one company on one day. */
export type NextCharge = {readonly companyId: string; readonly on: string; readonly cents: number};

/** The nearest charge from today on, of all companies; null where there is none. Rule: SUB2. */
export function findNextCharge(
  companies: readonly {readonly id: string; readonly charges: readonly Charge[]}[],
  today: string,
): NextCharge | null {
  const coming = companies.flatMap(({id, charges}) =>
    charges.filter(({on}) => on >= today).map((charge) => ({companyId: id, ...charge})),
  );
  const [first] = coming.toSorted((one, other) => (one.on < other.on ? -1 : Number(one.on > other.on)));
  if (!first) return null;
  const together = coming.filter(({companyId, on}) => companyId === first.companyId && on === first.on);
  const cents = together.reduce((sum, {line}) => sum + line.cents, 0);
  return {companyId: first.companyId, on: first.on, cents};
}
