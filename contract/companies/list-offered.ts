import type {Catalogue, Service} from '#contract/catalogue/catalogue.ts';
import {stateCompanyTypes} from '#contract/catalogue/ids.ts';
import {listServices, priceServices, type OrderChoice, type OrderPrice} from '#contract/catalogue/price-order.ts';
import type {WishOf} from '#contract/purchases/purchase.ts';
import {findPlan, type SubscriptionRow} from '#contract/subscriptions/subscription.ts';
import type {CompanyRow} from './company.ts';
import type {CompanyServiceRow} from './company-service.ts';
import type {FormationRow} from './formation.ts';

/** What decides which services a company is offered. */
export type Offered = {
  readonly company: Pick<CompanyRow, 'id' | 'type' | 'state'>;
  /** Null of a company that was only added: it is offered a plan first. */
  readonly formation: Pick<FormationRow, 'kind' | 'status' | 'filedOn'> | null;
  readonly services: readonly Pick<CompanyServiceRow, 'id' | 'serviceId' | 'status'>[];
  readonly subscriptions: readonly Pick<SubscriptionRow, 'id' | 'planId' | 'period' | 'paidUntil'>[];
};

/**
 * The services that a company can buy now, in the catalogue's order: those that fit it, less what it has paid for a time or waits for.
 *
 * @param today civil day. Rule: BUY10.
 */
export function listOffered(
  {company, formation, services, subscriptions}: Offered,
  catalogue: Catalogue,
  today: string,
): readonly Service[] {
  if (!formation || formation.status === 'Canceled') return [];
  const isFiled = formation.status !== 'Start' || formation.filedOn !== null;
  return listServices({kind: formation.kind, ...typeOf(company)}, catalogue).filter(({id, each}) => {
    // What makes the state's registration quicker is too late once the papers are there.
    if (id === 'expedited-filing' && isFiled) return false;
    if (each === 'partner') return true;
    return !services.some((one) => one.serviceId === id && isHad(one, subscriptions, today));
  });
}

/** What services cost a company. Null where one of them is not offered to it. Rule: BUY10. */
export function priceOffered(
  offered: Offered,
  wish: Pick<WishOf<'services'>, 'services'>,
  {catalogue, today}: {readonly catalogue: Catalogue; readonly today: string},
): Pick<OrderPrice, 'lines' | 'todayCents' | 'renewals'> | null {
  const {company, formation, subscriptions} = offered;
  const plan = findPlan(subscriptions, company.id);
  const ids = new Set(listOffered(offered, catalogue, today).map(({id}) => id));
  if (!formation || !plan || !wish.services.every(({id}) => ids.has(id))) return null;
  const {planId, period} = plan;
  const choice = {kind: formation.kind, planId, period, ...typeOf(company), services: wish.services};
  return priceServices(choice, {catalogue, today});
}

function typeOf({type, state}: Offered['company']): Pick<OrderChoice, 'companyType' | 'state'> {
  return {companyType: stateCompanyTypes.find((one) => one === type) ?? null, state};
}

/** It is paid for a time that is not over, or it is not done yet. */
function isHad({id, status}: Offered['services'][number], paid: Offered['subscriptions'], today: string): boolean {
  if (status === 'returned') return false;
  const subscription = paid.find((one) => one.id === id);
  return subscription === undefined ? status !== 'done' : subscription.paidUntil > today;
}
