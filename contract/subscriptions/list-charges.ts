import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import type {PlanPeriod} from '#contract/catalogue/ids.ts';
import {priceOrder, type OrderLine} from '#contract/catalogue/price-order.ts';
import type {CompanyRow} from '#contract/companies/company.ts';
import type {CompanyServiceRow} from '#contract/companies/company-service.ts';
import type {FormationRow} from '#contract/companies/formation.ts';

/** One thing that a company renews. */
export type Charge = {
  /** The row that says what was bought. */
  readonly id: string;
  readonly line: OrderLine & {readonly period: PlanPeriod};
  /** The civil day on which it is due: what is paid ends before it. */
  readonly on: string;
};

/** What a company has bought. */
export type Bought = {
  readonly company: Pick<CompanyRow, 'type' | 'state'>;
  readonly formation: Pick<FormationRow, 'id' | 'kind' | 'status' | 'planId' | 'period' | 'paidUntil'>;
  readonly services: readonly Pick<CompanyServiceRow, 'id' | 'serviceId' | 'count' | 'period' | 'paidUntil'>[];
};

/** What a company renews, the soonest first; nothing of one that was canceled. Pure. Rule: SUB1. Source: D44. */
export function listCharges(bought: Bought): Charge[] {
  const {formation, services} = bought;
  if (formation.status === 'Canceled') return [];
  const plan = {id: formation.id, kind: 'plan', item: formation.planId, on: formation.paidUntil} as const;
  const beside = services.flatMap(({id, serviceId, paidUntil}) =>
    paidUntil === null ? [] : [{id, kind: 'service', item: serviceId, on: paidUntil} as const],
  );
  return [plan, ...beside]
    .flatMap(({id, kind, item, on}) => {
      const line = priceOn(bought, on).find((one) => one.kind === kind && one.id === item);
      if (!line || line.cents === 0 || line.period === 'once') return [];
      return [{id, line: {...line, period: line.period}, on}];
    })
    .toSorted((one, other) => (one.on < other.on ? -1 : Number(one.on > other.on)));
}

/** The lines of all that was bought, at the prices of a day. */
function priceOn({company, formation, services}: Bought, day: string): readonly OrderLine[] {
  const {kind, planId, period} = formation;
  const choice = {
    kind,
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
