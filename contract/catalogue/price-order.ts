import {addMonths} from '#contract/kernel/dates.ts';
import type {UsStateCode} from '#contract/companies/us-states.data.ts';
import type {Catalogue, Service, StateFact} from './catalogue.ts';
import {factOn} from './duties-on.ts';
import type {CouponEffect} from './coupon-effect.ts';
import {discountCents} from './coupon-effect.ts';
import type {OrderKind, PlanId, PlanPeriod, ProductId, ServiceId, StateCompanyType} from './ids.ts';
import {monthlyCents} from './rules.ts';

/** What somebody chose to buy. */
export type OrderChoice = {
  readonly kind: OrderKind;
  /** Null for a company abroad, as its state. */
  readonly companyType: StateCompanyType | null;
  readonly state: UsStateCode | null;
  readonly planId: PlanId;
  readonly period: PlanPeriod;
  /** How many of each: more than one only of what is for a partner. */
  readonly services: readonly {readonly id: ServiceId; readonly count: number}[];
};

/**
 * One line of an order. `id`: of the plan, the service or the state, or the coupon's code; of what is done with a state, `handling`, and of what that takes, the
 * duty and its period, such as `report:2026`; of paper that is forwarded, the zone.
 */
export type OrderLine = {
  readonly kind:
    | 'plan'
    | 'state-filing'
    | 'service'
    | 'coupon'
    | 'handling'
    | 'state-fee'
    | 'state-late'
    | 'forwarding'
    | 'shredding';
  readonly id: string;
  readonly period: PlanPeriod | 'once';
  readonly count: number;
  /** For all of `count`; 0 for what the plan includes, below 0 for a coupon. */
  readonly cents: number;
};

/** What is taken again one day, if nobody ends it before. */
export type Renewal = {
  /** Civil date. */
  readonly on: string;
  readonly period: PlanPeriod;
  readonly lines: readonly OrderLine[];
  readonly cents: number;
};

/** What an order costs, in US cents. */
export type OrderPrice = {
  readonly lines: readonly OrderLine[];
  readonly todayCents: number;
  /** The soonest first; at most one for each period. Without coupon: it counts for the first payment. */
  readonly renewals: readonly Renewal[];
  /** What the state takes in later years, named apart and in no sum; null where there is no state, or nothing is known. Rule: PLN6. */
  readonly apart: StateFact | null;
};

/** What a choice is priced with. */
export type PriceList = {
  readonly catalogue: Catalogue;
  /** Civil date of the payment. */
  readonly today: string;
  readonly coupon?: CouponEffect | undefined;
};

/** Which product an order of a kind is for. Source: S1.01. */
export function productOf(kind: OrderKind): ProductId {
  return kind === 'crypto' ? 'cross-border-crypto' : 'company';
}

/** What may be bought beside the plan, in the catalogue's order. Rule: PLN4. Source: S2.13. */
export function listServices(
  {kind, companyType, state}: Pick<OrderChoice, 'kind' | 'companyType' | 'state'>,
  {services}: Catalogue,
): readonly Service[] {
  return services.services.filter(
    ({kinds, companyTypes, states}) =>
      kinds.includes(kind) &&
      (companyTypes === null || (companyType !== null && companyTypes.includes(companyType))) &&
      (states === null || (state !== null && states.includes(state))),
  );
}

/**
 * What an order costs: the one price function, the same on the device and on the server, whose word counts.
 *
 * @returns lines in the catalogue's order, whatever order they were chosen in: equal choices give equal lines.
 * @throws an Error where the catalogue lacks the plan.
 * Rules: PLN4–PLN7, CPN1. Source: D18, D44.
 */
export function priceOrder(choice: OrderChoice, {catalogue, today, coupon}: PriceList): OrderPrice {
  const plan = pricePlan(choice, catalogue);
  const services = listServices(choice, catalogue).flatMap((service) => priceService(service, choice));
  const filing: OrderLine[] =
    choice.kind === 'create' && choice.state !== null
      ? [{kind: 'state-filing', id: choice.state, period: 'once', count: 1, cents: 0}]
      : [];
  const sold = [plan, ...filing, ...services];
  const lines = [...sold, ...priceCoupon(coupon, plan.cents, sumOf(sold))];
  return {
    lines,
    todayCents: sumOf(lines),
    renewals: [...renew(sold, 'month', addMonths(today, 1)), ...renew(sold, 'year', addMonths(today, 12))],
    apart:
      choice.state !== null && choice.companyType !== null
        ? factOn(catalogue.states.states[choice.state][choice.companyType], today)
        : null,
  };
}

/** What services cost without a plan's own price, for a company that has the plan; lines in the catalogue's order. Rules: PLN4, PLN5, BUY10. */
export function priceServices(
  choice: OrderChoice,
  {catalogue, today}: Omit<PriceList, 'coupon'>,
): Pick<OrderPrice, 'lines' | 'todayCents' | 'renewals'> {
  const lines = listServices(choice, catalogue).flatMap((service) => priceService(service, choice));
  return {lines, todayCents: sumOf(lines), renewals: renew(lines, 'year', addMonths(today, 12))};
}

function pricePlan({kind, planId, period}: OrderChoice, {plans}: Catalogue): OrderLine {
  const product = plans.products.find(({id}) => id === productOf(kind));
  const plan = product?.plans.find(({id}) => id === planId);
  if (!plan) throw new Error(`The catalogue has no plan ${planId} for ${kind}`);
  const cents = period === 'year' ? plan.yearlyCents : monthlyCents(plan.yearlyCents, plans.yearlySavingPercent);
  return {kind: 'plan', id: planId, period, count: 1, cents};
}

function priceService(service: Service, {services, planId}: OrderChoice): OrderLine[] {
  const chosen = services.find(({id}) => id === service.id);
  if (!chosen || chosen.count < 1) return [];
  const count = service.each === 'partner' ? chosen.count : 1;
  const cents = service.includedIn.includes(planId) ? 0 : service.cents * count;
  return [{kind: 'service', id: service.id, period: service.period, count, cents}];
}

function priceCoupon(coupon: CouponEffect | undefined, planCents: number, allCents: number): OrderLine[] {
  if (!coupon) return [];
  const cents = 0 - discountCents(coupon, coupon.appliesTo === 'plan' ? planCents : allCents);
  return [{kind: 'coupon', id: coupon.code, period: 'once', count: 1, cents}];
}

function renew(sold: readonly OrderLine[], period: PlanPeriod, on: string): Renewal[] {
  const lines = sold.filter((line) => line.period === period);
  return lines.length === 0 ? [] : [{on, period, lines, cents: sumOf(lines)}];
}

function sumOf(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, {cents}) => sum + cents, 0);
}
