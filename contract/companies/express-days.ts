import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import type {PlanId} from '#contract/catalogue/ids.ts';
import {productOf} from '#contract/catalogue/price-order.ts';
import {civilDateIn} from '#contract/kernel/dates.ts';
import type {FormationRow} from './formation.ts';
import {companyStatuses} from './progress.ts';
import {addWorkdays} from './workdays.ts';

/** Where a company that is formed has everything that its plan promised by a day. */
const ready = companyStatuses.indexOf('ReadyForBankAccount');

/**
 * The first and the last civil day on which a company is to be there by the express service of its plan; null where its plan has none, where it
 * was formed elsewhere, and once it is there. Rule: PRG17. Source: S9.05.
 */
export function readExpressDays({
  kind,
  status,
  orderedAt,
  planId,
}: Pick<FormationRow, 'kind' | 'status' | 'orderedAt'> & {readonly planId: PlanId | null}): {
  readonly from: string;
  readonly to: string;
} | null {
  if (kind !== 'create' || companyStatuses.indexOf(status) >= ready) return null;
  const day = civilDateIn('America/New_York', Date.parse(orderedAt));
  const product = readCatalogue(day).plans.products.find(({id}) => id === productOf(kind));
  const readyDays = product?.plans.find(({id}) => id === planId)?.includes.readyDays ?? null;
  return readyDays && {from: addWorkdays(day, readyDays.least), to: addWorkdays(day, readyDays.most)};
}
