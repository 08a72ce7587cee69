import type {Catalogue} from '#contract/catalogue/catalogue.ts';
import type {OrderLine, OrderPrice} from '#contract/catalogue/price-order.ts';
import type {CompanyRow} from '#contract/companies/company.ts';
import type {Dissolution} from './dissolution.ts';

type Lists = Pick<Catalogue, 'services' | 'dissolutionFees'>;

/** What a state takes to dissolve a company, with where that comes from; null where nobody knows. Rule: DIS3. */
export function findDissolutionFee({type, state}: Pick<CompanyRow, 'type' | 'state'>, {dissolutionFees}: Lists) {
  if (state === null || type === 'Cross Border Crypto') return null;
  return dissolutionFees.fees.find((fee) => fee.state === state && fee.type === type) ?? null;
}

/**
 * What it costs that Faro dissolves a company: what the state takes and what Faro takes, each a line of its own. The desk's word comes before the list.
 *
 * @returns null where nobody knows yet what the state takes. US cents. Rule: DIS3.
 */
export function priceDissolution(
  company: Pick<CompanyRow, 'type' | 'state'>,
  {feeCents}: Pick<Dissolution, 'feeCents'>,
  lists: Lists,
): Pick<OrderPrice, 'lines' | 'todayCents' | 'renewals'> | null {
  const stateCents = feeCents ?? findDissolutionFee(company, lists)?.cents ?? null;
  if (stateCents === null) return null;
  const once = {id: 'dissolution', period: 'once', count: 1} as const;
  const lines: OrderLine[] = [
    {...once, kind: 'handling', cents: lists.services.handlingCents.dissolution},
    {...once, kind: 'state-fee', cents: stateCents},
  ];
  return {lines, todayCents: lines.reduce((sum, {cents}) => sum + cents, 0), renewals: []};
}
